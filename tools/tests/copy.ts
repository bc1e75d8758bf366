import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')
/** Games that a test can do without: the page is built faster. */
const LARGE = /^games\/(?:askari|heart|lettow|tanga|windhoek)\//

/** A copy of the project, without its large games, in which games can be written and taken away. */
export function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'boma-copy-'))
  const kept = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  for (const file of kept.trim().split('\n')) if (!LARGE.test(file)) cpSync(join(ROOT, file), join(copy, file))
  const packages = join(ROOT, 'node_modules')
  const link = (name: string, to: string): void => symlinkSync(to, join(copy, 'node_modules', name))
  mkdirSync(join(copy, 'node_modules', '@boma'), { recursive: true })
  for (const name of readdirSync(packages)) if (name !== '@boma') link(name, join(packages, name))
  // Ours are links already, from where they lie: in the copy they lead to the copy.
  for (const name of readdirSync(join(packages, '@boma')))
    link(`@boma/${name}`, readlinkSync(join(packages, '@boma', name)))
  return copy
}

/** Runs a program of a copy: its exit code, and all that it said. */
export function runIn(
  copy: string,
  program: string,
  args: readonly string[],
  typed = '',
): readonly [number | null, string] {
  const env = { ...process.env, NO_COLOR: '1', NODE_NO_WARNINGS: '1', VITEST: undefined }
  const words = [join(copy, program), ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: copy,
    env,
    encoding: 'utf8',
    input: typed,
  })
  return [status, stdout + stderr]
}

/** Every file of a copy's games, with its bytes. */
export const gamesIn = (copy: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(copy, 'games'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path, readFileSync(path, 'latin1')]),
  )
