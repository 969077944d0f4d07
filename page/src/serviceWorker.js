// The service worker: it opens the page also while the server cannot be reached. It keeps the files of the first view
// and nothing of a game. The build adds SHELL, the paths of these files; a changed file has another name.
/* global SHELL */

const ROOT = new URL('./', self.location.href).pathname // a proxy may serve the page under any path
const FILES = SHELL.map((path) => new URL(path, self.location.href).pathname)
const CACHES = `oneleft ${ROOT} ` // how the names of this page's caches begin: other pages of the site have theirs
const CACHE = CACHES + FILES.join(' ') // of this version of the page
const PAGE = ROOT
const FROM_PROXIES = [502, 503, 504] // what they answer for a server that they cannot reach

self.addEventListener('install', (event) => event.waitUntil(keepShell()))
// It becomes active when no page of the last version is open, so no page loses its files.
self.addEventListener('activate', (event) => event.waitUntil(forgetOtherVersions()))

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (origin !== self.location.origin || pathname.startsWith(`${ROOT}api/`)) return
  if (event.request.mode === 'navigate') event.respondWith(openPage(event.request))
  else if (FILES.includes(pathname)) event.respondWith(openFile(event.request))
})

async function keepShell() {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES)
  const page = await fetch(PAGE, { cache: 'no-cache' })
  const text = await page.text()
  if (!FILES.some((path) => path.endsWith('.js') && text.includes(path))) throw new Error('the page has changed again')
  const headers = new Headers(page.headers) // with the policy of the server
  headers.delete('content-encoding')
  headers.delete('content-length')
  await cache.put(PAGE, new Response(text.replace('id="page"', 'id="page" data-offline'), { headers }))
}

async function forgetOtherVersions() {
  for (const name of await caches.keys()) if (name.startsWith(CACHES) && name !== CACHE) await caches.delete(name)
}

const kept = async (what) => (await caches.open(CACHE)).match(what)

/** Always the newest page; without the server the one that says so. */
async function openPage(request) {
  const answer = await fetch(request).catch(() => Response.error())
  const isAway = answer.type === 'error' || FROM_PROXIES.includes(answer.status)
  return isAway ? ((await kept(PAGE)) ?? answer) : answer
}

const openFile = async (request) => (await kept(request)) ?? fetch(request)
