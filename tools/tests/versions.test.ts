// A miniature game is changed in many ways: only those that can change an outcome make another version of it.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { versionFiles } from '../versions/file.ts'
import { versionOf } from '../versions/hash.ts'

const root = join(import.meta.dirname, '..', '..')

const FILES: Readonly<Record<string, string>> = {
  'kernel/index.ts': "export { d6 } from './dice/roll.ts'\nexport { ring } from './hex/ring.ts'\n",
  'kernel/dice/roll.ts': 'export const d6 = (t: { seed: number }): number => (t.seed % 6) + 1\n',
  'kernel/hex/ring.ts':
    'const seen = new Set<number>()\nexport const ring = (n: number): number => 6 * n + seen.size\n',
  'kernel/play.ts': 'export const play = (n: number): number => n + 1\n',
  'kernel/fog.ts': 'export const view = (n: number): number => n\n',
  'kernel/dice/cipher.ts': 'export const cipher = (n: number): number => n ^ 5\n',
  'kernel/dice/commitment.ts': 'export const commit = (n: number): number => n ^ 7\n',
  'games/one/index.ts': `
import { appraise } from './appraise.ts'
import { rules } from './rules.ts'
import { english } from './words/english.ts'
export const one = { ...rules, appraise, english, tongues: { de: () => import('./words/german.ts') } }
`,
  'games/one/rules.ts': `
import { flow } from './sequence.ts'
import { version } from './version.ts'
export const rules = { version, flow }
`,
  'games/one/sequence.ts': "import { march } from './rules/04-march.ts'\nexport const flow = [march]\n",
  'games/one/rules/04-march.ts': `
import { d6 } from '@boma/kernel'
import { COST } from '../data/map.ts'
// §4.1: hex by hex
export function march(t: { seed: number }, left: number): boolean {
  return left >= COST[0] && d6(t) > 2
}
`,
  'games/one/data/map.ts': 'export const COST = [1, 2]\n',
  'games/one/words/english.ts': "export const english = { march: 'March' }\n",
  'games/one/words/german.ts': "export const german = { march: 'Marschieren' }\n",
  'games/one/counsel/appraise.ts': 'export const appraise = (): number => 1\n',
  'games/one/version.ts': "export const version = 'abc'\n",
}

type Files = Record<string, string>
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** The version of the miniature game, after a change. */
async function versionAfter(change: (files: Files) => void): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'boma-version-'))
  folders.push(root)
  const files = { ...FILES }
  change(files)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return versionOf(root, 'one')
}

function edit(file: string, from: string, to: string): (files: Files) => void {
  return (files) => {
    const text = files[file] ?? ''
    if (!text.includes(from)) throw new Error(`'${from}' is not in ${file}`)
    files[file] = text.replace(from, to)
  }
}

const MARCH = 'games/one/rules/04-march.ts'

test('a version is twelve digits, and the same in every folder', async () => {
  expect(await versionAfter(() => {})).toMatch(/^[0-9a-f]{12}$/)
  expect(await versionAfter(() => {})).toBe(await versionAfter(() => {}))
})

test.each<[string, (files: Files) => void]>([
  ['a reworded comment', edit(MARCH, 'hex by hex', 'one hex after the other')],
  ['another line', edit(MARCH, 'left >= COST[0] && d6(t) > 2', '(\n    left >= COST[0] &&\n    d6(t) > 2\n  )')],
  ['another type', edit(MARCH, 'left: number', 'left: 1 | 2 | 3')],
  [
    'another name for a local',
    edit(MARCH, "import { COST } from '../data/map.ts'", "import { COST as C } from '../data/map.ts'\nconst COST = C"),
  ],
  ['words', edit('games/one/words/english.ts', 'March', 'Go')],
  ['another language', edit('games/one/words/german.ts', 'Marschieren', 'Gehen')],
  ['an appraisal', edit('games/one/counsel/appraise.ts', '1', '2')],
  ['the version itself', edit('games/one/version.ts', 'abc', 'def')],
  ['a part of the kernel that the game does not use', edit('kernel/hex/ring.ts', '6 * n', '7 * n')],
  [
    'line ends of Windows',
    (files) => {
      for (const [file, text] of Object.entries(files)) files[file] = text.replaceAll('\n', '\r\n')
    },
  ],
  [
    'a file in another place',
    (files) => {
      files['games/one/rules/04.1-march.ts'] = files[MARCH] ?? ''
      delete files[MARCH]
      edit('games/one/sequence.ts', '04-march', '04.1-march')(files)
    },
  ],
])('%s makes no other version', async (_, change) => {
  expect(await versionAfter(change)).toBe(await versionAfter(() => {}))
})

test.each<[string, (files: Files) => void]>([
  ['a number of a rule', edit(MARCH, '> 2', '> 3')],
  ['a guard that is gone', edit(MARCH, 'left >= COST[0] && ', '')],
  ['a printed number', edit('games/one/data/map.ts', '1, 2', '1, 3')],
  ['the order of play', edit('games/one/sequence.ts', '[march]', '[march, march]')],
  ['a part of the kernel that the game uses', edit('kernel/dice/roll.ts', '% 6', '% 8')],
  ['what carries out rules', edit('kernel/play.ts', 'n + 1', 'n + 2')],
  ['the dice', edit('kernel/dice/cipher.ts', '^ 5', '^ 6')],
  ['fog', edit('kernel/fog.ts', '=> n', '=> -n')],
])('%s makes another version', async (_, change) => {
  expect(await versionAfter(change)).not.toBe(await versionAfter(() => {}))
})

test('a rule that looks into words brings them in', async () => {
  const look = edit(MARCH, 'import { COST }', "import { english } from '../words/english.ts'\nimport { COST }")
  const use = edit(MARCH, '> 2', '> english.march.length')
  const both = (files: Files) => {
    look(files)
    use(files)
  }
  const before = await versionAfter(both)
  const after = await versionAfter((files) => {
    both(files)
    edit('games/one/words/english.ts', 'March', 'Go')(files)
  })
  expect(after).not.toBe(before)
})

test('every game takes its version from the file', () => {
  for (const game of ['lettow', 'skirmish', 'windhoek']) {
    const rules = readFileSync(join(root, 'games', game, 'rules.ts'), 'utf8')
    expect(rules).toContain("import { version } from './version.ts'\n")
    expect(rules).toContain('\n  version,\n')
  }
})

test('the versions of our games are those that their rules and data make', async () => {
  const stale = (await versionFiles(root)).filter(({ is, shouldBe }) => is !== shouldBe).map(({ game }) => game)
  const sentence = `the rules of ${stale.join(', ')} have changed: run 'npm run versions' and commit games/*/version.ts`
  expect(stale, sentence).toEqual([])
})
