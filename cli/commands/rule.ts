import { relative } from 'node:path'
import type { Game } from '@boma/showing'
import type { Command } from '../args.ts'
import { gameNamed } from '../games.ts'
import { nearest, orList } from '../near.ts'
import { codeOf, type Place, testsOf } from '../rules/citations.ts'
import { casesOf, type PrintedCase, rulingsOn } from '../rules/rulebook.ts'
import { type Sources, sourcesOf } from '../rules/sources.ts'
import { bold, faint, SELF } from '../screen/words.ts'
import { WIDEST, wrap } from '../screen/wrap.ts'
import { Unusable } from '../unusable.ts'

/** `boma rule`: all there is about a case of a rulebook. */
export const rule: Command = {
  name: 'rule',
  takes: ['GAME', '[CASE]'],
  summary: 'say what a case of the rules is, where it is applied and tested; without CASE list all cases',
  options: {},
  notes: [`As in '${SELF} rule windhoek 25.3.1', or '${SELF} rule windhoek 25' for a whole chapter.`],
  async run(given, terminal) {
    const [id = '', number] = given.words
    const game = await gameNamed(id)
    const sources = sourcesOf(game.id)
    const cases = casesOf(sources)
    const width = Math.min(terminal.width, WIDEST)
    if (number === undefined) terminal.say(...cases.map(listed))
    else terminal.say(...page(caseNamed(cases, number, game), cases, sources, width))
    return 0
  },
}

/** Chapters stand out, cases lie under them. */
const listed = ({ id, title }: PrintedCase): string =>
  id.endsWith('.0') ? bold(`${id} ${title}`) : `${'  '.repeat(id.split('.').length - 1)}${id} ${title}`

/** The case that a person means: '25.3.1', '§25.3.1', or '25' for chapter 25.0. */
function caseNamed(cases: readonly PrintedCase[], number: string, game: Game): PrintedCase {
  const id = number.toLowerCase().replace(/^§/, '').replace(/\.$/, '')
  const found = cases.find((c) => c.id === id) ?? cases.find((c) => c.id === `${id}.0`)
  if (found !== undefined) return found
  const near = nearest(
    id,
    cases.map((c) => c.id),
  )
  throw new Unusable(
    near.length > 0
      ? `${game.english.name} has no case '${number}'; did you mean ${orList(near)}?`
      : `${game.english.name} has no case '${number}'; '${SELF} rule ${game.id}' lists them all.`,
  )
}

function page(found: PrintedCase, cases: readonly PrintedCase[], sources: Sources, width: number): string[] {
  const code = codeOf(sources.code, found.id)
  const tests = testsOf(sources.tests, found.id)
  const rulings = rulingsOn(sources.rulings, found.id)
  const under = cases.filter((c) => c !== found && isUnder(c.id, found.id.replace(/\.0$/, '')))
  return [
    bold(`${found.id} ${found.title}`),
    ...wrap(found.text.map(plain), width),
    ...part(
      'Cases under it',
      under.map((c) => `  ${c.id} ${c.title}`),
    ),
    ...part(
      'Rulings',
      rulings.flatMap((row) => rulingLines(row, width)),
    ),
    ...part('Code', code.flatMap(codeLines)),
    ...part(
      'Tests',
      tests.map((test) => `  ${whereIs(test)}  ${faint(test.says.join(' '))}`),
    ),
  ]
}

/** 8.1.7a lies under 8.1.7, that under 8.1. */
const isUnder = (id: string, above: string): boolean =>
  id.startsWith(`${above}.`) || (id.startsWith(above) && /^[a-o](?:-1)?$/.test(id.slice(above.length)))

const part = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', bold(heading), ...lines]

/** Markdown without its marks of emphasis, and of examples that are set off. */
const plain = (line: string): string =>
  line
    .replace(/^> ?/, '')
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/\*(.+?)\*/g, '$1')
    .replaceAll('`', '')

function rulingLines([number = '', about = '', ...said]: readonly string[], width: number): readonly string[] {
  return [`  ${bold(number)} ${faint(`(${about})`)}`, ...said.flatMap((text) => wrap([plain(text)], width, '    '))]
}

const codeLines = (place: Place): readonly string[] => [
  `  ${whereIs(place)}`,
  ...place.says.map((line) => faint(`    ${line}`)),
]

/** A place as terminals and editors jump to it: from here when it lies below, else in full. */
function whereIs({ path, line }: Place): string {
  const near = relative(process.cwd(), path)
  return `${near.startsWith('..') ? path : near}:${line}`
}
