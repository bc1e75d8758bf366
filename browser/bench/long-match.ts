import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const BENCH = join(import.meta.dirname, '..', '..', 'table', 'bench', 'long-match.ts')

/** How many times as long a choice takes the page's model in a match of 5,000 orders as in one of 50. */
export async function longMatch(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=browser', BENCH])
  const { short, long } = JSON.parse(stdout) as { readonly short: number; readonly long: number }
  return long / short
}
