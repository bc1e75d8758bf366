// A miniature game of the right shape is broken in each way that the check must notice.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SHAPE, shapeFaults } from '../lint/shape.ts'

const root = join(import.meta.dirname, '..', '..')
const WORDS = { kind: 'Hexes', for: 'Two sides', cover: 'One' }
const BOX = { name: 'One', place: 9, sample: true, en: WORDS, de: WORDS }
const LEDGER = 'const CASES = `\n3.1 rule The turn\n4.1 rule March\n`\n'

let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'boma-shape-'))
  for (const [part, { must, exports }] of Object.entries(SHAPE)) {
    if (!must) continue
    const text = exports.map((name) => `export const ${name.replace('*', 'one')} = 1\n`).join('')
    if (part.includes('.')) write(part, part === 'ledger.ts' ? LEDGER + text : text)
  }
  write('box.json', JSON.stringify(BOX))
  write('data/map.ts')
  write('rules/04-march.ts')
  write('tests/rules/04-march.test.ts')
})

afterEach(() => rmSync(project, { recursive: true }))

function write(part: string, text = ''): void {
  const file = join(project, 'games', 'one', part)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const remove = (part: string): void => rmSync(join(project, 'games', 'one', part), { recursive: true })

test('a game of the shape is let pass', () => {
  expect(shapeFaults(project)).toEqual([])
})

test('so are our own games', () => {
  expect(shapeFaults(root)).toEqual([])
})

test('a large game may put a file, a chapter or a language together from a folder', () => {
  for (const file of ['actions/march.ts', 'rules/03-turn/any-name.ts', 'rules/04.1.2-step.ts']) write(file)
  remove('words/german.ts')
  write('words/german/index.ts', 'export const german = 1\n')
  for (const file of ['5.2-red.boma', 'endings.ts', 'luck.ts', 'make.ts', 'playthroughs.test.ts'])
    write(`tests/playthroughs/${file}`)
  expect(shapeFaults(project)).toEqual([])
})

test('the builders of the flow may be exported all at once', () => {
  write('flow.ts', 'export const { automatic, choice, perform, procedure, question, sequence } = flowFor<Table>()\n')
  expect(shapeFaults(project)).toEqual([])
})

const box = (told: object) => () => write('box.json', JSON.stringify({ ...BOX, ...told }))

const BROKEN: readonly (readonly [string, fault: string, () => void])[] = [
  ['with a box that is no JSON', 'box.json: it is no JSON object', () => write('box.json', '{,}')],
  ['with a box without German', "box.json: 'de' is missing", box({ de: undefined })],
  ['with half a box', "box.json: de: 'cover' is missing", box({ de: { ...WORDS, cover: undefined } })],
  ['with a box that is nowhere on the shelf', "box.json: 'place' must be a number", box({ place: '9' })],
  [
    'with a word in its box that nobody reads',
    "box.json: nobody reads 'sampel'; it may say name, place, en, de, sample, lessons, correctable",
    box({ sampel: true }),
  ],
  ['without a file that all have', 'layout.ts: every game has this, and it is missing', () => remove('layout.ts')],
  ['without rules', 'rules: every game has this, and it is missing', () => remove('rules')],
  [
    'without a language',
    'words/german.ts: every game has this, and it is missing',
    () => {
      remove('words/german.ts')
    },
  ],
  [
    'with a file of its own at the top',
    'lay-out.ts: no other game has this; docs/architecture.md says what belongs where',
    () => write('lay-out.ts'),
  ],
  [
    'with a folder of its own at the top',
    'german: no other game has this; docs/architecture.md says what belongs where',
    () => write('german/index.ts'),
  ],
  [
    'whose vocabulary lies elsewhere',
    "actions.ts: it must export 'tell'",
    () => write('actions.ts', 'export const act = 1\nexport const refuse = 1\nconst tell = 1\n'),
  ],
  ['that is called otherwise than its folder', "index.ts: it must export 'one'", () => write('index.ts')],
  ['whose page is called otherwise', "page/index.ts: it must export 'presence'", () => write('page/index.ts')],
  ['whose words have no shape', "words/words.ts: it must export 'Words'", () => write('words/words.ts')],
  [
    'with pieces of a file that is not there',
    'fog: it holds the pieces of fog.ts, which is missing',
    () => write('fog/imagine.ts'),
  ],
  [
    'with a language twice',
    'words/german: it is there twice: as german.ts and as german/',
    () => write('words/german/index.ts'),
  ],
  [
    'with a language that nobody can open',
    'words/dutch: a language in a folder needs an index.ts',
    () => write('words/dutch/messages.ts'),
  ],
  [
    'with a rule without a number',
    "rules/march.ts: it must begin with its chapter, as in '04-march.ts'",
    () => write('rules/march.ts'),
  ],
  [
    'with a chapter that is in no rulebook',
    'rules/05-fire.ts: the ledger has no chapter 5',
    () => write('rules/05-fire.ts'),
  ],
  [
    'with a test of no chapter',
    "tests/rules/meetings.test.ts: it must begin with its chapter, as in '04-march.ts'",
    () => write('tests/rules/meetings.test.ts'),
  ],
  [
    'with recorded matches that nobody can make anew',
    'tests/playthroughs/make.ts: recorded matches come with this, and it is missing',
    () => write('tests/playthroughs/5.2-red.boma'),
  ],
  [
    'with a recorded match that is called otherwise',
    "tests/playthroughs/5.2-red.txt: a recorded match is called '….boma'",
    () => write('tests/playthroughs/5.2-red.txt'),
  ],
]

test.each(BROKEN)('a game %s is refused', (_, fault, spoil) => {
  spoil()
  expect(shapeFaults(project)).toContain(`games/one/${fault}`)
})

test('the page about the architecture names every part', () => {
  const page = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8')
  const folder = page.slice(page.indexOf("## A game's folder"))
  const named = Object.keys(SHAPE).filter((part) => !part.startsWith('tests/'))
  expect(named.filter((part) => !new RegExp(`^ +${part.replace('.', '\\.')}\\b`, 'm').test(folder))).toEqual([])
})

test('a name that two parts of a game declare is found: the last of them would be taken for both', () => {
  const actions = join(project, 'games', 'one', 'actions')
  mkdirSync(actions, { recursive: true })
  writeFileSync(join(actions, 'march.ts'), "export const refusals = {\n  notBeside: refusal('4.2', hex),\n}\n")
  writeFileSync(join(actions, 'melee.ts'), "export const refusals = {\n  notBeside: refusal('11.1', hex),\n}\n")
  expect(shapeFaults(project)).toContain('games/one/actions/melee.ts: march.ts has a refusal called notBeside, too')
})
