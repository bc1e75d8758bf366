// Each thing the kernel and the games must not do is written into a miniature project with our own configuration,
// and Biome or lint-pure has to refuse it there.

import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const project = mkdtempSync(join(tmpdir(), 'boma-lint-'))

/** A snippet, the file it stands in, and a word of the complaint it must draw (or nothing, when it is allowed). */
type Case = readonly [file: string, code: string, complaint?: string]

const impure: readonly (readonly [code: string, complaint: string])[] = [
  ['export const x = Math.random()', 'Math.random'],
  ["export const x = Math['random']()", 'Math.random'],
  ['export const { random } = Math', 'Math.random'],
  ...['Date', 'performance', 'fetch', 'process', 'Buffer', 'crypto', 'document', 'window', 'navigator'].map(global),
  ...['localStorage', 'setTimeout', 'setInterval', 'queueMicrotask', 'Promise', 'globalThis', 'console'].map(global),
  ['export async function wait() {}', 'never wait'],
  ['export const wait = async () => 1', 'never wait'],
  ['export const wait = { async now() {} }', 'never wait'],
  ['export const x = await 1', 'never wait'],
  ["import 'node:fs'", 'imports only'],
  ["import 'fs'", 'imports only'],
  ["import type { Table } from 'vitest'", 'imports only'],
  ["export { sep } from 'node:path'", 'imports only'],
  ["export const os = () => import('node:os')", 'imports only'],
  ["import '@boma/other'", 'imports only'],
]

const refused: Case[] = [
  ...impure.map(([code, complaint], n): Case => [`kernel/hex/${n}.ts`, code, complaint]),
  ...impure.map(([code, complaint], n): Case => [`games/one/${n}.ts`, code, complaint]),
  ...impure.map(([code, complaint], n): Case => [`games/one/rules/${n}.ts`, code, complaint]),
  ['kernel/table/map.ts', 'export const x = new Map()', 'Map'],
  ['kernel/table/set.ts', 'export const x = new Set<number>()', 'Set'],
  ['games/one/layout.ts', 'export const x = () => new WeakMap()', 'Map'],
  ['games/one/rules/05-map.ts', 'export const x = new Map([[1, 2]])', 'Map'],
  ['kernel/to-kernel.ts', "import '@boma/kernel'", 'only itself'],
  ['kernel/to-game.ts', "import '../games/one/index.ts'", 'leaves its package'],
  ['table/src/to-tools.ts', "import '../../tools/x.ts'", 'leaves its package'],
  ['games/one/to-kernel.ts', "import '../../kernel/index.ts'", 'leaves its package'],
  ['games/one/to-game.ts', "import type { X } from '../two/index.ts'", 'leaves its package'],
  ['games/one/to-deep-kernel.ts', "import '@boma/kernel/table/layout.ts'", '@boma/kernel'],
  ['games/one/rules/test-tools.ts', "import '@boma/testing'", 'imports only'],
  ['games/one/rules/shows.ts', "import '@boma/showing'", 'imports only'],
  ['games/one/page/tests-page.ts', "import '@boma/testing'", 'imports only'],
  ['games/one/rules/counsels.ts', "import '@boma/counsel'", 'imports only'],
  ['games/one/rules/07-says.ts', "import type { Message } from '../words/words.ts'", 'which rules must not know'],
  ['games/one/sequence.ts', "import './index.ts'", 'which rules must not know'],
  ['games/one/rules.ts', "import './counsel/appraise.ts'", 'which rules must not know'],
  ['games/one/counsel/says.ts', "import { say } from '../words/words.ts'", 'which counsel must not know'],
  ['games/one/counsel/odds/shells.ts', "import '../../page/fire.ts'", 'which counsel must not know'],
  ['games/one/page/up.ts', "import '../index.ts'", 'which presence must not know'],
  ['games/one/counsel/shows.ts', "import '@boma/showing'", 'imports only'],
  ['counsel/to-showing.ts', "import '@boma/showing'", 'through the kernel alone'],
  ['opponents/to-showing.ts', "import '@boma/showing'", 'rules and counsel'],
  ['showing/to-testing.ts', "import '@boma/testing'", 'and their counsel'],
  ['testing/to-game.ts', "import '@boma/one'", 'knows none of them'],
  ['testing/clock.ts', 'export const now = () => Date.now()', 'Date'],
  ['games/one/tests/deep.test.ts', "import '@boma/testing/given.ts'", 'by its index'],
  ['cli/to-game.ts', "export const game = () => import('../games/one/index.ts')", 'leaves its package'],
  ['table/to-game.tsx', "import { x } from '../games/one/index.ts'", 'leaves its package'],
  ['cli/to-deep-game.ts', "import '@boma/one/rules/05.ts'", 'by its index'],
  ['tools/to-game.ts', "export { x } from '../games/one/index.ts'", 'leaves its package'],
  ['kernel/bare.ts', 'export const bare = 1', "'bare' has no doc comment"],
  ['kernel/plain.ts', '/* plain */\nexport type Plain = 1', "'Plain' has no doc comment"],
  ['kernel/apart.ts', '/** Apart. */\n\nexport function apart() {}', "'apart' has no doc comment"],
  ['kernel/listed.ts', 'const listed = 1\nexport { listed }', 'no doc comment'],
  ['testing/bare.ts', 'export const bare = 1', "'bare' has no doc comment"],
  ['conformance/bare.ts', 'export const bare = 1', "'bare' has no doc comment"],
  ['kernel/second.ts', '/** First. */\nexport const a = 1\nexport const b = 1', "'b' has no doc comment"],
  ['cli/long.ts', lines(401), 'too many lines'],
  ['kernel/long.ts', lines(301), 'too many lines'],
]

const allowed: Case[] = [
  ['kernel/hex/static-map.ts', '/** Made once. */\nexport const x = new Map()'],
  ['kernel/hex/tests/clock.test.ts', "import 'node:fs'\nexport const now = async () => Date.now()"],
  ['kernel/hex/own-name.ts', '/** Its own. */\nexport const x = (window: number): number => window'],
  ['kernel/overloads.ts', '/** Both. */\nexport function f(a: 1): 1\nexport function f(a: 2): 2'],
  ['kernel/index.ts', "export {\n  f,\n} from './overloads.ts'\nexport type * from './hex/own-name.ts'"],
  ['kernel/words.ts', "/** An async Date, Math.random, await. */\nexport const words = 'async Date'"],
  ['games/one/index.ts', "import '@boma/kernel'\nimport './page/reach.ts'\nexport const undocumented = 1"],
  ['games/one/tests/rule.test.ts', "import '@boma/testing'"],
  ['games/one/data/checks/map.ts', "import '@boma/overlay'"],
  ['games/one/page/board.ts', "import '@boma/kernel'\nimport '@boma/showing'"],
  ['games/one/counsel/index.ts', "import '@boma/kernel'\nimport '@boma/counsel'"],
  ['kernel/tests/play.test.ts', "import '@boma/testing/toy'"],
  ['cli/to-corrections.ts', "import '@boma/one/overlay'"],
  ['games/one/rules/06-up.ts', "import '../board.ts'"],
  ['games/one/counsel/note.ts', "export type { Message } from '../words/words.ts'"],
  ['games/one/counsel/plans.ts', "import '../rules/06-up.ts'\nimport './odds.ts'"],
  ['games/one/page/reach.ts', "import '../counsel/plans.ts'\nimport '../words/words.ts'"],
  ['games/one/tests/all.test.ts', "import '../index.ts'"],
  ['cli/to-rules.ts', "import '@boma/one/rules'"],
  ['games/one/bench.ts', 'export const now = () => Date.now()'],
  ['cli/clock.ts', "import 'node:fs'\nimport '@boma/one'\nexport const now = () => Date.now()"],
  ['table/build/presses.ts', "import '../../tools/x.ts'"],
  ['cli/full.ts', lines(400)],
  ['cli/tests/long.test.ts', lines(401)],
  ['kernel/tests/long.test.ts', lines(401)],
]

/** What was said about each file, all complaints in one string. */
const said = new Map<string, string>()

beforeAll(() => {
  for (const file of ['biome.json', '.gitignore']) copyFileSync(join(root, file), join(project, file))
  cpSync(join(root, 'tools', 'lint'), join(project, 'tools', 'lint'), { recursive: true })
  for (const folder of [
    '.',
    'kernel',
    'counsel',
    'conformance',
    'overlay',
    'rulebook',
    'showing',
    'testing',
    'opponents',
    'games/one',
    'games/two',
    'cli',
    'table',
  ])
    write(`${folder}/package.json`, '{}')
  for (const [file, code] of [...refused, ...allowed]) write(file, `${code}\n`)
  for (const [file, complaint] of [...biome(), ...lintPure()]) said.set(file, `${said.get(file) ?? ''}${complaint}\n`)
})

afterAll(() => rmSync(project, { recursive: true }))

describe('the lint refuses', () => {
  for (const [file, code, complaint] of refused) {
    test(title(file, code), () => expect(said.get(file)).toContain(complaint))
  }
})

describe('the lint allows', () => {
  for (const [file, code] of allowed) {
    test(title(file, code), () => expect(said.get(file)).toBeUndefined())
  }
})

function title(file: string, code: string): string {
  return `${file}: ${code.slice(0, 80).replaceAll('\n', ' ')}`
}

function global(name: string) {
  return [`export const x = () => ${name}`, name] as const
}

function lines(count: number): string {
  return Array.from({ length: count }, (_, n) => `export const x${n} = ${n}`).join('\n')
}

function write(file: string, text: string): void {
  mkdirSync(join(project, dirname(file)), { recursive: true })
  writeFileSync(join(project, file), text)
}

function biome(): [file: string, complaint: string][] {
  const script = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
  const { diagnostics } = JSON.parse(node(script, 'lint', '--reporter=json', '--max-diagnostics=none', '.').stdout)
  return diagnostics.map(({ location, message }: Diagnostic) => [location.path, message])
}

type Diagnostic = { location: { path: string }; message: string }

function lintPure(): [file: string, complaint: string][] {
  const { status, stderr } = node(join(root, 'tools', 'lint-pure.ts'), '.')
  expect(status).toBe(1)
  return stderr.split('\n').flatMap((line) => {
    const [, file, complaint] = /^(.*?):\d+: (.*)$/.exec(line) ?? []
    return file === undefined || complaint === undefined ? [] : [[relative(project, file), complaint]]
  })
}

function node(...args: string[]) {
  return spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' })
}
