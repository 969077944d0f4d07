import './fakeBrowser'
import { beforeEach, expect, test } from 'vitest'
import { becomePerson, personLink, personSecret, readPersonLink } from './person'
import { loadName, saveName } from './storage'

beforeEach(() => {
  localStorage.clear()
  Object.assign(location, { origin: 'http://table.test' })
})

test('a device makes one secret of at least 128 bits and keeps it', () => {
  const secret = personSecret()
  expect(secret).toMatch(/^[\w-]{32}$/)
  expect(personSecret()).toBe(secret)
  localStorage.clear()
  expect(personSecret()).not.toBe(secret)
})

test('a link carries the person to another device, after the #', () => {
  saveName('Ana & Bo')
  const secret = personSecret()
  const { hash, pathname, search } = new URL(personLink())
  expect(pathname + search).toBe('/')
  localStorage.clear()
  const person = readPersonLink(hash)
  expect(person).toEqual({ secret, name: 'Ana & Bo' })
  if (person) becomePerson(person)
  expect([personSecret(), loadName()]).toEqual([secret, 'Ana & Bo'])
})

test('anything else after the # is nobody', () => {
  for (const hash of ['', '#', '#person=short', `#person=${'x'.repeat(65)}`, '#person=%3Cb%3E']) {
    expect(readPersonLink(hash)).toBeNull()
  }
})
