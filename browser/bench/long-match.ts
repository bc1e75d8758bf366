import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'

const TABLE = join(import.meta.dirname, '..', '..', 'table')
const OUT = join(TABLE, '..', '.cache', 'bench-long-match')

/** How many times as long a choice takes the page's model in a match of 5,000 orders as in one of 50. */
export async function longMatch(): Promise<number> {
  // Built as the page is: Node alone cannot say which games lie in their folder.
  await build({
    root: TABLE,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['browser'] },
    ssr: { noExternal: true, resolve: { conditions: ['browser'] } },
    publicDir: false,
    build: { ssr: join(TABLE, 'bench', 'long-match.ts'), outDir: OUT, emptyOutDir: true },
  })
  const { stdout } = await promisify(execFile)(process.execPath, [join(OUT, 'long-match.js')])
  const { short, long } = JSON.parse(stdout) as { readonly short: number; readonly long: number }
  return long / short
}
