import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { chromiumPath } from '../tools/chromium/find.ts'
import { buildFar, ensureBuilt } from '../tools/serve/built.ts'
import { serveFolder } from '../tools/serve/folder.ts'

const ROOT = join(import.meta.dirname, '..')

/**
 * What the browser does for its own window, though nobody sees that: pages for what its address bar might suggest cost each
 * new window as much as ours. The last list of this kind counts, so the rest is what Playwright would have off.
 */
const OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** No sandbox, for tests run as root in containers; no graphics card, no calls home. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  `--disable-features=${OFF.join(',')}`,
]

/** Starts a browser without a window: the one at this path, or whichever there is. */
export async function launch(path?: string): Promise<Browser> {
  const executablePath = path ?? (await chromiumPath())
  // Scrollbars are seen, as at most desks: they take room from the page.
  return chromium
    .launch({ executablePath, args: FLAGS, ignoreDefaultArgs: ['--hide-scrollbars'] })
    .catch((caught: unknown) => {
      throw new Error(`The browser '${executablePath}' does not start: ${firstLine(caught)}`, { cause: caught })
    })
}

/** The same for a script: where no browser starts, it ends with one sentence that says why. */
export async function launchOrEnd(): Promise<Browser> {
  try {
    return await launch()
  } catch (caught) {
    console.error(caught instanceof Error ? caught.message : caught)
    process.exit(1)
  }
}

const firstLine = (caught: unknown): string =>
  (caught instanceof Error ? caught.message : String(caught)).split('\n')[0] ?? ''

/** The page on a free port of this machine. */
export interface Served {
  /** Where it lies. */
  readonly folder: string
  readonly address: string
  close(): void
}

/** Builds the page if it is stale, and serves it. */
export async function servePage(say: (line: string) => void = console.log): Promise<Served> {
  if (!ensureBuilt(ROOT, say)) throw new Error('The page could not be built: see above.')
  return serve(join(ROOT, 'dist', 'table'))
}

/** Builds the page whose matches are kept far away, at the end of a bad post, and serves it. */
export async function serveFarPage(say: (line: string) => void = console.log): Promise<Served> {
  say('Building the page over a bad post ...')
  const problem = buildFar(ROOT)
  if (problem !== '') throw new Error(problem)
  return serve(join(ROOT, 'dist', 'far'))
}

/** Serves a folder on a free port of this machine. */
export async function serve(folder: string): Promise<Served> {
  const server = serveFolder(folder)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    folder,
    address: `http://localhost:${port}/`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
