import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Who sits down at a match, and with whom. */
const SITTING = '/src/sitting/screen.tsx'
const AT_HAND = '../referee/local.ts'

/** Has a match kept far away, at the end of a bad post: for tests, and in no page that people get. */
export function far(table: string): Plugin {
  return {
    name: 'boma:far',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === AT_HAND && importer?.endsWith(SITTING) ? join(table, 'src/referee/tests/far-page.ts') : undefined,
  }
}
