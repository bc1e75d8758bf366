import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'

/** Pictures that only the system asks for when somebody installs the page, or the browser beside a text. */
const NOT_NEEDED = /512\.png$|favicon\.ico$/

/** Makes the service worker 'sw.js' of a source file, and tells it every file of the page with its hash, and one of them all. */
export function offline(source: string): Plugin {
  let config: ResolvedConfig
  return {
    name: 'boma:offline',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName: 'sw.js' })
    },
    // After everything else: page and workers are in the bundle only then.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js']
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built')
        if (worker.imports.length > 0)
          throw new Error(`sw.js must stand alone, but imports ${worker.imports.join(', ')}`)
        const files = new Map([...bundled(bundle), ...published(config.publicDir)])
        const known = `const __FILES__=${JSON.stringify(digests(files))},__VERSION__='${hashOf(files)}';`
        worker.code = known + worker.code
      },
    },
  }
}

type File = readonly [name: string, content: string | Uint8Array]

function bundled(bundle: Rolldown.OutputBundle): File[] {
  return Object.values(bundle)
    .filter((file) => file.fileName !== 'sw.js' && !file.fileName.endsWith('.map'))
    .map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source])
}

/** Files that are copied as they are. */
function published(folder: string): File[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)])
}

/** What each file must be, as a browser checks it: whatever else answers in its place is not laid in. */
export function digests(files: ReadonlyMap<string, string | Uint8Array>): Readonly<Record<string, string>> {
  const needed = [...files].filter(([name]) => !NOT_NEEDED.test(name)).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    needed.map(([name, content]) => [name, `sha256-${createHash('sha256').update(content).digest('base64')}`]),
  )
}

function hashOf(files: ReadonlyMap<string, string | Uint8Array>): string {
  const hash = createHash('sha256')
  for (const [name, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(name).update(content)
  return hash.digest('hex').slice(0, 16)
}
