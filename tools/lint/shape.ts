import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { boxFaults } from './box.ts'

/** What lies in a game's folder: whether every game has it, and the names that it must export. */
interface Part {
  readonly must: boolean
  readonly exports: readonly string[]
}
const must = (...exports: string[]): Part => ({ must: true, exports })
const may = (...exports: string[]): Part => ({ must: false, exports })

/** The shape of all games, as docs/architecture.md describes it. `*` stands for the folder's name. */
export const SHAPE: Readonly<Record<string, Part>> = {
  'package.json': must(),
  'box.json': must(),
  'cover.svg': must(),
  'index.ts': must('*'),
  'rules.ts': must('rules'),
  'version.ts': must('version'),
  data: must(),
  'board.ts': may(),
  'roster.ts': may(),
  'stacks.ts': may(),
  'layout.ts': must('layout', 'Table'),
  'actions.ts': must('act', 'refuse', 'tell'),
  'flow.ts': must('automatic', 'choice', 'procedure', 'question', 'sequence'),
  'sequence.ts': must('flow'),
  'options.ts': may('options'),
  rules: must(),
  'fog.ts': may('fog'),
  'possible.ts': must('possible'),
  'overlay.ts': may('applyOverlay'),
  'words/words.ts': must('Words', 'Message', 'say'),
  'words/english.ts': must('english'),
  'words/german.ts': must('german'),
  'guide/english.ts': must('guide'),
  'guide/german.ts': must('guide'),
  'lessons/plans.ts': may(),
  'lessons/english.ts': may('lessons'),
  'lessons/german.ts': may('lessons'),
  'page/index.ts': must('presence'),
  'counsel/index.ts': must('counsel', 'advised'),
  'doctrine/index.ts': may('doctrine'),
  'ledger.ts': must('ledger'),
  'bench.ts': must('*Benches'),
  'rulebook.md': must(),
  'rulebook.de.md': must(),
  'register.txt': may(),
  'register.de.txt': may(),
  'rulings.md': must(),
  'tests/conformance.test.ts': must(),
  'tests/german.test.ts': must(),
  'tests/guide.test.ts': must(),
  'tests/ledger.test.ts': must(),
  'tests/perft.test.ts': must(),
}

/** Names at the top of a game's folder. A folder that is called like a file holds what the file is put together from. */
const TOP: ReadonlySet<string> = new Set(
  Object.keys(SHAPE).flatMap((part) => {
    const [first = ''] = part.split('/')
    return first.endsWith('.ts') ? [first, first.slice(0, -'.ts'.length)] : [first]
  }),
)

/** '04-march', '15.5.2-advantage': a chapter or a case, then a name. */
const NUMBERED = /^(\d\d)(?:\.\d+)*-[a-z0-9-]+(?:(?:\.test)?\.ts)?$/

/** Complaints about games that are not made like the others. */
export function shapeFaults(root: string): string[] {
  const games = join(root, 'games')
  return namesIn(games).flatMap((id) =>
    faultsOf(join(games, id), id).map(([part, what]) => `games/${id}/${part}: ${what}`),
  )
}

type Fault = readonly [part: string, what: string]

const faultsOf = (game: string, id: string): readonly Fault[] => [
  ...Object.entries(SHAPE).flatMap(([part, wanted]) => partFaults(game, part, wanted, id)),
  ...namesIn(game)
    .filter((name) => !TOP.has(name))
    .map((name): Fault => [name, 'no other game has this; docs/architecture.md says what belongs where']),
  ...folderFaults(game),
  ...languageFaults(game),
  ...numberFaults(game, 'rules'),
  ...numberFaults(game, 'tests/rules'),
  ...playthroughFaults(game),
  ...nameFaults(game),
  ...(existsSync(join(game, 'box.json')) ? boxFaults(readFileSync(join(game, 'box.json'), 'utf8')) : []).map(
    (fault): Fault => ['box.json', fault],
  ),
]

/** What a part of a game declares under a name, as a refusal, an event or an action. */
const DECLARED = /^ {2}(\w+): (refusal|event|action)\(/gm

/** A name that two parts declare means only the last of them, wherever the other is meant. */
function nameFaults(game: string): readonly Fault[] {
  const seen = new Map<string, string>()
  return namesIn(join(game, 'actions')).flatMap((part) => {
    const text = readFileSync(join(game, 'actions', part), 'utf8')
    return [...text.matchAll(DECLARED)].flatMap(([, name = '', kind = '']): readonly Fault[] => {
      const first = seen.get(`${kind} ${name}`)
      seen.set(`${kind} ${name}`, part)
      return first === undefined ? [] : [[`actions/${part}`, `${first} has a ${kind} called ${name}, too`]]
    })
  })
}

function partFaults(game: string, part: string, { must, exports }: Part, id: string): readonly Fault[] {
  const file = fileOf(game, part)
  if (file === undefined) return must ? [[part, 'every game has this, and it is missing']] : []
  const text = exports.length > 0 ? readFileSync(file, 'utf8') : ''
  return exports
    .map((name) => name.replace('*', id))
    .filter((name) => !exportsName(text, name))
    .map((name) => [part, `it must export '${name}'`])
}

/** The file that a part is: a language may be a folder with an index. */
function fileOf(game: string, part: string): string | undefined {
  const candidates = [part, ...(/^(words|guide)\//.test(part) ? [part.replace('.ts', '/index.ts')] : [])]
  return candidates.map((name) => join(game, name)).find((path) => existsSync(path))
}

const exportsName = (text: string, name: string): boolean =>
  new RegExp(`^export (?:(?:const|function|type|interface) ${name}\\b|const \\{[^}]*\\b${name}\\b)`, 'm').test(text)

/** A folder that holds the pieces of a file needs that file. */
const folderFaults = (game: string): readonly Fault[] =>
  namesIn(game)
    .filter((name) => isFolder(join(game, name)) && `${name}.ts` in SHAPE && !existsSync(join(game, `${name}.ts`)))
    .map((name) => [name, `it holds the pieces of ${name}.ts, which is missing`])

/** A language is a file or a folder, and not both. */
const languageFaults = (game: string): readonly Fault[] =>
  namesIn(join(game, 'words')).flatMap((name): Fault[] => {
    const path = join(game, 'words', name)
    if (!isFolder(path)) return []
    if (existsSync(`${path}.ts`)) return [[`words/${name}`, `it is there twice: as ${name}.ts and as ${name}/`]]
    return existsSync(join(path, 'index.ts')) ? [] : [[`words/${name}`, 'a language in a folder needs an index.ts']]
  })

/** Rules and their tests are found by number: each file or folder begins with a chapter that the ledger has. */
function numberFaults(game: string, folder: string): readonly Fault[] {
  const file = join(game, 'ledger.ts')
  const ledger = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return namesIn(join(game, folder)).flatMap((name): Fault[] => {
    const chapter = NUMBERED.exec(name)?.[1]
    if (chapter === undefined) return [[`${folder}/${name}`, `it must begin with its chapter, as in '04-march.ts'`]]
    const isKnown = new RegExp(`^${Number(chapter)}\\.`, 'm').test(ledger)
    return isKnown ? [] : [[`${folder}/${name}`, `the ledger has no chapter ${Number(chapter)}`]]
  })
}

const PLAYTHROUGHS = 'tests/playthroughs'
function playthroughFaults(game: string): readonly Fault[] {
  const names = namesIn(join(game, PLAYTHROUGHS))
  if (names.length === 0) return []
  const wanted = ['endings.ts', 'make.ts', 'playthroughs.test.ts'].filter((name) => !names.includes(name))
  return [
    ...wanted.map((name): Fault => [`${PLAYTHROUGHS}/${name}`, 'recorded matches come with this, and it is missing']),
    ...names
      .filter((name) => !/\.(?:boma|ts)$/.test(name))
      .map((name): Fault => [`${PLAYTHROUGHS}/${name}`, `a recorded match is called '….boma'`]),
  ]
}

const isFolder = (path: string): boolean => statSync(path).isDirectory()

const namesIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name !== 'node_modules' && !name.startsWith('.')) : []
