// Starts the page, or the one that says that the server cannot be reached.
import { mount } from 'svelte'
import App from './App.svelte'
import './themes.css'
import './page.css'
import { ROOT } from './lib/root'

const target = document.getElementById('page')
if (target && 'offline' in target.dataset)
  void import('./screens/Offline.svelte').then(({ default: Offline }) => mount(Offline, { target }))
else if (target) mount(App, { target })

// A server with a newer page lacks this one's files: a page that needs one is replaced. Without an answer this
// one stays, with all that it has.
window.addEventListener('vite:preloadError', () => {
  const ownScript = new URL(import.meta.url).pathname
  void fetch(`${ROOT}/`, { cache: 'no-cache' })
    .then((page) => page.text())
    .then((page) => page.includes('id="page"') && !page.includes(ownScript) && location.reload())
    .catch(() => undefined)
})
