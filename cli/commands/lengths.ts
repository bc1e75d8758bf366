import { type BySide, NOBODY, winner } from '@boma/kernel'
import { LENGTHS, PLAYERS, playOut, type ScenarioLength } from '@boma/opponents'
import type { Game } from '@boma/showing'
import { type Command, wholeNumber } from '../args.ts'
import { scenarioNamed } from '../choices.ts'
import { gameNamed } from '../games.ts'
import { counted, OrderCount } from '../lengths/orders.ts'
import { secretBytes } from '../secrets.ts'
import { listOf, writeOut } from '../written.ts'

const FILE = 'opponents/lengths.ts'
const MATCHES = '20'
const SECONDS = '120'

/** `boma lengths`: how long the scenarios of a game are, and how even. */
export const lengths: Command = {
  name: 'lengths',
  takes: ['GAME'],
  summary: 'play matches between two greedy players, and say how long each scenario is and how even',
  options: {
    games: { value: 'N', says: `how many matches of a scenario; ${MATCHES} when left out` },
    seconds: { value: 'N', says: `begin no more matches of a scenario after so long; ${SECONDS} when left out` },
    scenario: { value: 'ID', says: 'only this scenario' },
    write: { says: `write it to ${FILE}, from which page and terminal say it` },
  },
  notes: [
    'An order is what a person would give as one: a march with all its steps. The same matches are played each time.',
  ],
  async run(given, terminal) {
    const game = await gameNamed(given.words[0] ?? '')
    const only = scenarioNamed(game, given.text('scenario'))
    const most = wholeNumber('games', given.text('games') ?? MATCHES)
    const seconds = wholeNumber('seconds', given.text('seconds') ?? SECONDS)
    for (const { id } of game.scenarios.filter((scenario) => only === undefined || scenario.id === only)) {
      const length = lengthOfMatches(game, id, most, performance.now() + seconds * 1000)
      terminal.say(`${game.id} ${id}: ${length.orders} orders, ${length.points.join(' : ')} of ${length.matches}.`)
      if (given.flag('write')) keep(length)
    }
    return 0
  },
}

function lengthOfMatches(game: Game, scenario: string, most: number, until: number): ScenarioLength {
  const first = new DataView(secretBytes('lengths', scenario).buffer).getUint32(0)
  const points: [number, number] = [0, 0]
  const orders: number[] = []
  while (orders.length < most && (orders.length === 0 || performance.now() < until)) {
    const given = new OrderCount()
    const players = [counted(PLAYERS.greedy, given), counted(PLAYERS.greedy, given)] as const
    const won = winner(playOut(game, { scenario }, players, (first + orders.length) >>> 0))
    orders.push(given.count)
    points[0] += won === NOBODY ? 0.5 : won === 0 ? 1 : 0
    points[1] += won === NOBODY ? 0.5 : won === 1 ? 1 : 0
  }
  return { game: game.id, scenario, matches: orders.length, orders: median(orders), points: points as BySide<number> }
}

const median = (figures: readonly number[]): number => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0

/** What has been kept of all scenarios; what was measured anew takes the place of what was. */
const kept: ScenarioLength[] = []

function keep(length: ScenarioLength): void {
  kept.push(length)
  const isSame = (a: ScenarioLength, b: ScenarioLength) => a.game === b.game && a.scenario === b.scenario
  const all = [...LENGTHS.filter((old) => !kept.some((each) => isSame(each, old))), ...kept]
  const sorted = all.toSorted((a, b) => a.game.localeCompare(b.game))
  writeOut(
    FILE,
    [
      `import type { ScenarioLength } from './length.ts'`,
      '',
      '// Written by `boma lengths GAME --write`, from matches that were played.',
      '',
      '/** How long matches of each scenario were, and how they ended. */',
      `export const LENGTHS: readonly ScenarioLength[] = ${listOf(sorted)}`,
      '',
    ].join('\n'),
  )
}
