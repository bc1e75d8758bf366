import type { TestProject } from 'vitest/node'
import { browserPath, servePage } from '../open.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page is served. */
    address: string
    /** The browser to look at it with. */
    browser: string
  }
}

/** Before all browser tests: finds a browser, builds the page if it is stale, and serves it until they are done. */
export async function setup(project: TestProject): Promise<() => void> {
  project.provide('browser', browserPath())
  const { address, close } = await servePage()
  project.provide('address', address)
  return close
}
