import './fakeBrowser'
import { beforeEach, expect, test } from 'vitest'
import { becomePerson, isOwnTag, keepTag, personLink, personSecret, readPersonLink } from './person'
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

test('a device knows its player after the name was claimed', () => {
  keepTag('abc234')
  expect(isOwnTag('abc234✓')).toBe(true)
})

test('a device knows the tags that it has played under, until it becomes someone else', () => {
  for (const tag of ['abc234', 'xyz567', 'abc234', '']) keepTag(tag)
  expect(['abc234', 'xyz567', 'zzzzzz', ''].map(isOwnTag)).toEqual([true, true, false, false])
  becomePerson({ secret: 'x'.repeat(32), name: 'Ana' })
  expect(isOwnTag('abc234')).toBe(false)
})

test('anything else after the # is nobody', () => {
  for (const hash of ['', '#', '#person=short', `#person=${'x'.repeat(65)}`, '#person=%3Cb%3E']) {
    expect(readPersonLink(hash)).toBeNull()
  }
})
