import { cacheName, fileFor, isStale } from './precached.ts'

// The build fills these in: every file of the page, and a hash of them all.
declare const __FILES__: readonly string[]
declare const __VERSION__: string

const worker = self as unknown as ServiceWorkerGlobalScope
const { scope } = worker.registration
const cache = cacheName(scope, __VERSION__)

worker.addEventListener('install', (e) => e.waitUntil(fetchAll()))
worker.addEventListener('activate', (e) => e.waitUntil(tidy()))
worker.addEventListener('message', (e) => {
  if (e.data === 'take over') void worker.skipWaiting()
})
worker.addEventListener('fetch', (e) => {
  const file = fileFor(e.request, scope, __FILES__)
  if (file !== undefined) e.respondWith(answer(file, e.request))
})

/** All or nothing: a page of which a part is missing would break when nobody can mend it. */
async function fetchAll(): Promise<void> {
  const fresh = __FILES__.map(
    (file) => new Request(scope + file, { cache: isNamedByHash(file) ? 'default' : 'reload' }),
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
