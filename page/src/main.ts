// Starts the page, and keeps it on this device for when the server cannot be reached.
import { mount } from 'svelte'
import App from './App.svelte'
import './themes.css'
import './page.css'

const target = document.getElementById('page')
if (target && 'offline' in target.dataset)
  void import('./screens/Offline.svelte').then(({ default: Offline }) => mount(Offline, { target }))
else if (target) mount(App, { target })

// Browsers have service workers on secure pages only: over https, or on this computer.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  window.addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined))
