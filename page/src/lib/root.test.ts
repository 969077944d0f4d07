import { readFileSync, readdirSync } from 'node:fs'
import './fakeBrowser'
import { expect, test, vi } from 'vitest'

test('no link of the page forgets the root', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svelte'))
  expect(files.length).toBeGreaterThan(50)
  for (const name of files) expect(readFileSync(`src/${name}`, 'utf8'), name).not.toMatch(/href=("|\{`)\//)
})

test('an invitation leads to the page under its path', async () => {
  document.documentElement.dataset.root = '/uno'
  vi.resetModules()
  const { Invitation } = await import('./invitation.svelte')
  const invitation = new Invitation('abc', '?hand')
  expect([invitation.link, invitation.tvPath]).toEqual(['http://table/uno/t/abc?hand', '/uno/t/abc?tv'])
  invitation.address = 'http://192.0.2.1:8000' // as other devices reach it
  expect(invitation.link).toBe('http://192.0.2.1:8000/uno/t/abc?hand')
})
