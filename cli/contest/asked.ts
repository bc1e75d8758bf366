import { playerNamed } from '@boma/opponents'
import type { Game } from '@boma/showing'
import { type Arguments, type OptionSpec, wholeNumber } from '../args.ts'
import { optionsOf, scenarioNamed } from '../choices.ts'
import { gameNamed } from '../games.ts'
import { secretBytes } from '../secrets.ts'
import { Unusable, wanted } from '../unusable.ts'
import { ALL_CORES, type ContestTerms } from './meeting.ts'
import type { Pairing } from './pairs.ts'
import { type MatchRow, nameOf, rowsIn } from './row.ts'

const PAIRS = '20'

/** The options of every command in which players meet in pairs. */
export const contestOptions: Readonly<Record<string, OptionSpec>> = {
  game: { value: 'ID', says: 'the game' },
  scenario: { value: 'ID', says: `the scenario; the game's first when left out` },
  options: { value: 'LIST', says: `optional rules: 'fog,weather', 'all' or 'none'; the usual ones when left out` },
  pairs: { value: 'N', says: `how many pairs at most; ${PAIRS} when left out` },
  seed: { value: 'TEXT', says: `the same text gives the same matches; '1' when left out` },
  threads: { value: 'N', says: 'how many matches at a time; as many as there are cores when left out' },
  rows: { value: 'FILE', says: 'keep a row of each match there, and play none again that it has' },
}

/** What two players are to play, and how. */
export interface Contest {
  readonly game: Game
  readonly terms: Omit<Pairing, 'players'>
  readonly conduct: ContestTerms
  readonly rows: Map<string, MatchRow>
}

/** What a person asked for. */
export async function contestOf(given: Arguments): Promise<Contest> {
  const id = given.text('game')
  if (id === undefined) throw new Unusable(`It wants --game ID.`)
  const game = await gameNamed(id)
  const scenario = scenarioNamed(game, given.text('scenario')) ?? game.scenarios[0]?.id ?? ''
  const options = optionsOf(game, given.text('options'))
  const pairs = wholeNumber('pairs', given.text('pairs') ?? PAIRS)
  const seed = new DataView(secretBytes('contest', given.text('seed') ?? '1').buffer).getUint32(0)
  const threads = wholeNumber('threads', given.text('threads') ?? `${ALL_CORES}`)
  const file = given.text('rows')
  const kept = file === undefined ? [] : rowsIn(file).filter(({ version }) => version === game.version)
  return {
    game,
    terms: { game: game.id, scenario, ...(options && { options }), seed, pairs },
    conduct: { threads, file, bounds: boundsOf(given.text('test')) },
    rows: new Map(kept.map((row) => [nameOf(row), row])),
  }
}

/** The name of a player, when there is one of it. */
export function contender(text: string): string {
  wanted(() => playerNamed(text))
  return text
}

function boundsOf(text: string | undefined): readonly [number, number] | undefined {
  if (text === undefined) return undefined
  const [, least, most] = /^(-?\d+),(-?\d+)$/.exec(text) ?? []
  if (least === undefined || Number(least) >= Number(most))
    throw new Unusable(`--test wants two leads, the smaller first, as in '0,50', not '${text}'.`)
  return [Number(least), Number(most)]
}
