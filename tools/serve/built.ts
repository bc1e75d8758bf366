import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** What the page is made of. */
const SOURCES = [
  'table',
  'kernel',
  'counsel',
  'editions',
  'overlay',
  'rulebook',
  'showing',
  'games',
  'opponents',
  'package-lock.json',
  'tsconfig.base.json',
  'LICENSE',
]
const NOT_SOURCES = ['node_modules', 'tests', 'bench', 'dist', '.cache']

/** Every file that the page is made of, in a fixed order. */
export function sourcesOf(root: string): string[] {
  const under = (path: string): string[] => {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return existsSync(path) ? [path] : []
    const names = readdirSync(path).filter((name) => !NOT_SOURCES.includes(name))
    return names.flatMap((name) => under(join(path, name)))
  }
  return SOURCES.flatMap((name) => under(join(root, name))).sort()
}

/** A hash of the names and contents of all that the page is made of. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256')
  for (const file of sourcesOf(root)) hash.update(`${relative(root, file)}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

/** Builds the page unless it was built from these very sources; says so. Answers whether the page is there. */
export function ensureBuilt(root: string, say: (line: string) => void, build = viteBuild): boolean {
  const note = join(root, '.cache', 'table.hash')
  const hash = sourceHash(root)
  const isBuilt = existsSync(join(root, 'dist', 'table', 'index.html'))
  if (isBuilt && existsSync(note) && readFileSync(note, 'utf8') === hash) return true
  say(isBuilt ? 'The page has changed; building it again ...' : 'Building the page (once) ...')
  const problem = attempt(() => {
    // First of all: a build that is broken off must not pass for the one before it.
    rmSync(note, { force: true })
    const wrong = build(root)
    if (wrong !== '') return wrong
    mkdirSync(dirname(note), { recursive: true })
    writeFileSync(note, hash)
    return ''
  })
  if (problem !== '') say(problem)
  return problem === ''
}

/** What went wrong, also where the folder is not ours to write in. */
function attempt(work: () => string): string {
  try {
    return work()
  } catch (caught) {
    return `The page could not be built: ${caught instanceof Error ? caught.message : caught}.`
  }
}

/** Builds the page whose matches are kept far away, for tests; answers with what went wrong. */
export const buildFar = (root: string): string => viteBuild(root, { BOMA_FAR: 'yes' })

/** Builds the page; answers with what went wrong. */
function viteBuild(root: string, more: Readonly<Record<string, string>> = {}): string {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = [vite, 'build', 'table', '--logLevel', 'error']
  // Whoever asks for it, tests included, gets the page that people get: Vite goes by NODE_ENV, which test runners set.
  const env = { ...process.env, NODE_ENV: 'production', ...more }
  const { status, stderr, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env })
  return status === 0 ? '' : `The page could not be built.\n${stdout}${stderr}`.trimEnd()
}
