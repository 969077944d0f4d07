import './fakeBrowser'
import { expect, test } from 'vitest'
import { chooseHandOnly, isHandOnly } from './handOnly.svelte'
import { deleteToken, isHandOnlyStored } from './storage'

test('a device keeps for each table whether it shows the hand alone', () => {
  chooseHandOnly('one', true)
  expect([isHandOnly('one'), isHandOnlyStored('one')]).toEqual([true, true])
  expect(isHandOnly('other')).toBe(false)
  chooseHandOnly('one', false)
  expect([isHandOnly('one'), isHandOnlyStored('one')]).toEqual([false, false])
})

test('a person who leaves a table leaves no trace of it', () => {
  chooseHandOnly('left', true)
  deleteToken('left')
  expect(isHandOnlyStored('left')).toBe(false)
})
