/** The cache of one version of the page in one place: others of the same server are not touched. */
export const cacheName = (scope: string, version: string): string => `boma ${scope} ${version}`

/** Is it a cache of an earlier version of the page in this place? */
export const isStale = (name: string, scope: string, version: string): boolean =>
  name.startsWith(cacheName(scope, '')) && name !== cacheName(scope, version)

/** A request, as far as it matters here. */
interface Asked {
  readonly url: string
  readonly method: string
  /** 'navigate' when a person goes there. */
  readonly mode: string
}

/** The file of the list that answers a request; undefined when it is none of the page's affairs. */
export function fileFor(asked: Asked, scope: string, files: readonly string[]): string | undefined {
  const [address = ''] = asked.url.split(/[?#]/)
  if (asked.method !== 'GET' || !address.startsWith(scope)) return undefined
  const file = address.slice(scope.length)
  if (files.includes(file)) return file
  return asked.mode === 'navigate' && file === '' ? 'index.html' : undefined
}
