import type { TestProject } from 'vitest/node'
import { chromiumPath } from '../../tools/chromium/find.ts'
import { serveFarPage, servePage } from '../open.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page is served. */
    address: string
    /** And the folder where it lies. */
    folder: string
    /** The browser to look at it with, or why there is none. */
    browser: { readonly path: string } | { readonly missing: string }
  }
}

/** The tests over a page whose matches are kept far away. */
const FAR = 'far'

/** Before all browser tests: finds a browser, builds the page if it is stale, and serves it until they are done. */
export async function setup(project: TestProject): Promise<(() => void) | undefined> {
  try {
    project.provide('browser', { path: await chromiumPath() })
  } catch (caught) {
    // Each of these tests says so; the others are run all the same.
    project.provide('browser', { missing: caught instanceof Error ? caught.message : String(caught) })
    return undefined
  }
  const { address, folder, close } = await (project.name === FAR ? serveFarPage() : servePage())
  project.provide('address', address)
  project.provide('folder', folder)
  return close
}
