import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { ensureBuilt } from '../tools/serve/built.ts'
import { serveFolder } from '../tools/serve/folder.ts'

const ROOT = join(import.meta.dirname, '..')

/** What Chromium is called where it is installed. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** No sandbox, for tests run as root in containers; no graphics card, no calls home. */
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run']

const NOT_FOUND =
  'No Chromium was found: please install Chromium or Chrome, or say where one is with CHROMIUM=/path/to/chromium.'

/** The path of a Chromium; where there is none it is installed, and where that cannot be, one sentence says so. */
export function browserPath(say: (line: string) => void = console.log): string {
  const found = findBrowser() ?? (install(say) ? findBrowser() : undefined)
  if (found === undefined) throw new Error(NOT_FOUND)
  return found
}

function findBrowser(): string | undefined {
  const { CHROMIUM: named, PATH = '' } = process.env
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined
  const folders = [...PATH.split(delimiter), '/usr/bin', '/snap/bin']
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...paths, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find((path) => existsSync(path))
}

/** Debian's own package, where that is ours to install. */
function install(say: (line: string) => void): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  say('Installing Chromium for the browser tests (once) ...')
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  return apt('update') && apt('install', '-y', 'chromium')
}

/** Starts a browser without a window. */
export const launch = (path: string = browserPath()): Promise<Browser> =>
  chromium.launch({ executablePath: path, args: FLAGS })

/** The page on a free port of this machine. */
export interface Served {
  readonly address: string
  close(): void
}

/** Builds the page if it is stale, and serves it. */
export async function servePage(say: (line: string) => void = console.log): Promise<Served> {
  if (!ensureBuilt(ROOT, say)) throw new Error('The page could not be built: see above.')
  const server = serveFolder(join(ROOT, 'dist', 'table'))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}/`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
