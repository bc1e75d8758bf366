import { showNotices } from './notices.ts'
import { cacheName, fileFor, isStale } from './precached.ts'

// The build fills these in: every file of the page with its hash, and a hash of them all.
declare const __FILES__: Readonly<Record<string, string>>
declare const __VERSION__: string

const worker = self as unknown as ServiceWorkerGlobalScope
const { scope } = worker.registration
const cache = cacheName(scope, __VERSION__)
const files = Object.keys(__FILES__)

showNotices(worker)
worker.addEventListener('install', (e) => e.waitUntil(fetchAll()))
worker.addEventListener('activate', (e) => e.waitUntil(tidy()))
worker.addEventListener('message', (e) => {
  if (e.data === 'take over') void worker.skipWaiting()
})
worker.addEventListener('fetch', (e) => {
  const file = fileFor(e.request, scope, files)
  if (file !== undefined) e.respondWith(answer(file, e.request))
})

/**
 * All or nothing: a page of which a part is missing would break when nobody can mend it. And each file is the one that was
 * built: a network that asks for a password answers 200 as well, and what is laid in once is kept for good.
 */
async function fetchAll(): Promise<void> {
  const fresh = Object.entries(__FILES__).map(
    ([file, integrity]) => new Request(scope + file, { cache: isNamedByHash(file) ? 'default' : 'reload', integrity }),
  )
  await (await caches.open(cache)).addAll(fresh)
}

const isNamedByHash = (file: string): boolean => file.startsWith('assets/')

async function tidy(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => isStale(name, scope, __VERSION__)).map((name) => caches.delete(name)))
  await worker.clients.claim()
}

async function answer(file: string, request: Request): Promise<Response> {
  const kept = await (await caches.open(cache)).match(scope + file)
  return kept ?? fetch(request)
}
