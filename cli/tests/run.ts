import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import { dispatch } from '../dispatch.ts'
import { fakeTerminal } from './fake-terminal.ts'

const BOMA = join(import.meta.dirname, '..', 'boma.ts')

/** What a run of the program left behind. */
export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs `boma` with these words in a folder, and types the lines into it. */
export async function boma(words: string, lines: readonly string[] = [], cwd: string = tmpdir()): Promise<Ran> {
  const env = { ...process.env, NO_COLOR: '1', NODE_NO_WARNINGS: '1' }
  const child = spawn(process.execPath, [BOMA, ...words.split(' ').filter((word) => word !== '')], { cwd, env })
  child.stdin.on('error', () => {})
  child.stdin.end(lines.map((line) => `${line}\n`).join(''))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, out, err }
}

/** The same without a process of its own: as true but for what only a process has, and much faster. */
export async function bomaHere(words: readonly string[], lines: readonly string[] = []): Promise<Ran> {
  const terminal = fakeTerminal(lines)
  const code = await dispatch(words, terminal)
  return { code, out: terminal.shown.join('\n'), err: terminal.complaints.join('\n') }
}

/** Where the folders of these tests lie. */
const root = mkdtempSync(join(tmpdir(), 'boma-'))
// Not after each test: of those that run side by side, none knows which is the one that has just finished.
afterAll(() => rmSync(root, { recursive: true }))

/** An empty folder that is gone after the tests. */
export const folder = (): string => mkdtempSync(join(root, 'at-'))

/** The position that was shown last: everything from the last 'Turn' line to the next empty prompt. */
export const lastTable = (out: string): string => out.slice(out.lastIndexOf('\nTurn '))
