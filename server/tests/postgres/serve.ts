import type { TestProject } from 'vitest/node'
import { OwnPostgres } from './start.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL for tests, or why there is none. */
    postgres: { readonly address: string } | { readonly missing: string }
  }
}

/** Before all tests that need one: starts a PostgreSQL, which ends with them. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  try {
    const own = await OwnPostgres.fresh()
    project.provide('postgres', { address: own.address })
    return () => own.stop()
  } catch (caught) {
    project.provide('postgres', { missing: caught instanceof Error ? caught.message : String(caught) })
    return undefined
  }
}
