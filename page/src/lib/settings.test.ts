import './fakeBrowser'
import { expect, it, vi } from 'vitest'

async function reload() {
  vi.resetModules()
  return import('./settings.svelte')
}

it('keeps what was chosen', async () => {
  const { choose } = await reload()
  choose('theme', 'paper')
  choose('volume', 30)
  expect((await reload()).settings).toMatchObject({ theme: 'paper', volume: 30, speed: 'normal' })
})

it('reads what earlier pages have stored, and nothing else', async () => {
  localStorage.setItem('theme', 'dark')
  localStorage.removeItem('sound')
  localStorage.setItem('muted', 'yes')
  localStorage.setItem('speed', 'warp')
  localStorage.setItem('volume', 'loud')
  expect((await reload()).settings).toMatchObject({ theme: 'night', sound: 'off', speed: 'normal', volume: 70 })
})
