import { type Browser, chromium } from 'playwright-core'
import { build, preview } from 'vite'
import solid from 'vite-plugin-solid'

const ROOT = `${import.meta.dirname}/..`
const OUT = `${ROOT}/../.cache/demo`
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run']

/** The demo, built and served on a free port, with a browser to look at it. */
export interface Demo {
  readonly browser: Browser
  readonly address: string
  close(): Promise<void>
}

/** Builds the demo into the cache and serves it. */
export async function serveDemo(): Promise<Demo> {
  // The page's own configuration is about the page: it packs it for offline use.
  const common = { root: ROOT, configFile: false, logLevel: 'error' } as const
  await build({
    ...common,
    plugins: [solid()],
    build: { outDir: OUT, emptyOutDir: true, target: 'es2024', rolldownOptions: { input: `${ROOT}/demo.html` } },
  })
  const server = await preview({ ...common, build: { outDir: OUT }, preview: { port: 4914 } })
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS })
  return {
    browser,
    address: `${server.resolvedUrls?.local[0]}demo.html`,
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
