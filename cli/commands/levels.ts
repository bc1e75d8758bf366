import { type Advised, LEVELS, type Opening, PLAYERS, playOut, type Thinker } from '@boma/opponents'
import type { Game } from '@boma/showing'
import { type Arguments, type Command, wholeNumber } from '../args.ts'
import { optionsOf, scenarioNamed } from '../choices.ts'
import { gameNamed, gamesOnOffer } from '../games.ts'
import { type Gauges, noTimes, p95, type Times, timed } from '../levels/timed.ts'
import type { Terminal } from '../screen/terminal.ts'
import { SELF } from '../screen/words.ts'
import { secretBytes } from '../secrets.ts'
import { reason, Unusable } from '../unusable.ts'

/** `boma levels`: every level of the computer through every scenario, and how long it thinks. */
export const levels: Command = {
  name: 'levels',
  takes: ['[GAME]'],
  summary:
    'let every level of the computer play every scenario to its end against itself, and say how long its turns take',
  options: {
    scenario: { value: 'ID', says: 'this scenario alone' },
    options: { value: 'LIST', says: `optional rules: 'fog,weather', 'all' or 'none'; the usual ones when left out` },
    level: {
      value: 'NAME',
      repeatable: true,
      says: `this level alone: ${LEVELS.map(({ level }) => level).join(', ')}`,
    },
    budget: { value: 'N', says: 'iterations of a thought; as many as the level has when left out' },
    matches: { value: 'N', says: 'matches of each; 1 when left out' },
    seconds: { value: 'N', says: 'leave a match after so many seconds; to its end when left out' },
    seed: { value: 'TEXT', says: `the same text gives the same matches; '1' when left out` },
  },
  notes: [
    'A match in which a player breaks down, or orders what is not allowed, is told of, and the exit code is 1. Times are seconds',
    'that one core was at work: p95 is what nineteen of twenty turns do not exceed.',
    'Example:',
    `  ${SELF} levels skirmish --level recruit`,
  ],
  async run(given, terminal) {
    const [id] = given.words
    const all = id === undefined ? await gamesOnOffer(false) : [await gameNamed(id)]
    const chosen = levelsOf(given.texts('level'))
    let broken = 0
    terminal.say(HEAD)
    for (const game of all)
      for (const scenario of scenariosOf(game, given.text('scenario')))
        for (const level of chosen) broken += play(game, scenario, level, given, terminal)
    return broken === 0 ? 0 : 1
  },
}

const HEAD =
  'game scenario level: matches to their end, orders; turn p95 and longest, first order p95, longest step; memory'

function levelsOf(names: readonly string[]): readonly (typeof LEVELS)[number][] {
  const unknown = names.find((name) => !LEVELS.some(({ level }) => level === name))
  if (unknown !== undefined) throw new Unusable(`There is no level '${unknown}'.`)
  return names.length === 0 ? LEVELS : LEVELS.filter(({ level }) => names.includes(level))
}

const scenariosOf = (game: Game, name: string | undefined): readonly string[] =>
  name === undefined ? game.scenarios.map(({ id }) => id) : [scenarioNamed(game, name) ?? '']

/** Plays the matches of one level in one scenario, and says what came of them; how many were broken off by a fault. */
function play(
  game: Game,
  scenario: string,
  { level, player }: (typeof LEVELS)[number],
  given: Arguments,
  terminal: Terminal,
): number {
  const matches = wholeNumber('matches', given.text('matches') ?? '1')
  const first = new DataView(secretBytes('levels', given.text('seed') ?? '1').buffer).getUint32(0)
  const options = optionsOf(game, given.text('options'))
  const times = noTimes()
  const tally = { ended: 0, orders: 0, faults: [] as string[] }
  for (let n = 0; n < matches; n++) {
    const thinker = timed(withBudget(PLAYERS[player], given.text('budget')), times, GAUGES, n)
    playOne(game, { scenario, ...(options && { options }) }, thinker, (first + n) >>> 0, given.text('seconds'), tally)
  }
  terminal.say(`${game.id} ${scenario} ${level}: ${lineOf(matches, tally, times)}`, ...tally.faults)
  return tally.faults.length
}

const withBudget = (thinker: Thinker, budget: string | undefined): Thinker =>
  budget === undefined ? thinker : { ...thinker, budget: wholeNumber('budget', budget) }

/** What is thrown when a match has taken long enough. */
class Enough extends Error {}

function playOne(
  game: Advised,
  opening: Opening,
  thinker: Thinker,
  seed: number,
  seconds: string | undefined,
  tally: { ended: number; orders: number; readonly faults: string[] },
): void {
  const until =
    seconds === undefined ? Number.POSITIVE_INFINITY : GAUGES.worked() + 1000 * wholeNumber('seconds', seconds)
  try {
    playOut(game, opening, [thinker, thinker], seed, () => {
      tally.orders++
      if (GAUGES.worked() > until) throw new Enough()
    })
    tally.ended++
  } catch (caught) {
    if (!(caught instanceof Enough)) tally.faults.push(`  seed ${seed}: ${reason(caught)}`)
  }
}

const GAUGES: Gauges = {
  worked: () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  },
  held: () => {
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  },
}

function lineOf(
  matches: number,
  { ended, orders }: { readonly ended: number; readonly orders: number },
  { turns, longestStep, memory }: Times,
): string {
  const whole = [...turns.values()].map((turn) => turn.whole)
  const first = [...turns.values()].map((turn) => turn.first)
  const times = [p95(whole), Math.max(0, ...whole), p95(first), longestStep].map(inSeconds)
  return `${ended} of ${matches}, ${orders}; ${times.join(', ')} s; ${Math.round(memory / 2 ** 20)} MB`
}

const inSeconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3)
