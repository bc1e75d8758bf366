import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { fingerprint, NOBODY, winner } from '@boma/kernel'
import { type Advised, playerNamed, playOut } from '@boma/opponents'
import { Unusable } from '../unusable.ts'

/** A match that is to be played: the players by side, and the seed of all its dice. */
export interface Fixture {
  readonly game: string
  readonly scenario: string
  readonly options?: readonly string[]
  readonly seed: number
  readonly players: readonly [string, string]
}

/** What came of it: enough to count, and to see that it comes out the same when it is played again. */
export interface MatchRow extends Fixture {
  readonly version: string
  /** 0 or 1, or 2 for nobody. */
  readonly winner: number
  /** Orders of both sides. */
  readonly orders: number
  /** The fingerprint of the table at its end. */
  readonly hash: string
  readonly ms: number
}

/** Plays a match out. */
export function played(game: Advised, fixture: Fixture): MatchRow {
  const { scenario, options, seed, players } = fixture
  const began = performance.now()
  let orders = 0
  const thinkers = [playerNamed(players[0]), playerNamed(players[1])] as const
  const t = playOut(game, { scenario, ...(options && { options }) }, thinkers, seed, () => orders++)
  const won = winner(t)
  return {
    ...fixture,
    version: game.version,
    winner: won === NOBODY ? 2 : won,
    orders,
    hash: fingerprint(t),
    ms: Math.round(performance.now() - began),
  }
}

/** What tells one match from all others. */
export const nameOf = ({ game, scenario, options, seed, players }: Fixture): string =>
  [game, scenario, options?.join('+') ?? 'usual', seed, ...players].join(' ')

/** The rows of a file, as far as there is one; throws Unusable at a line that is none. */
export function rowsIn(path: string): readonly MatchRow[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.flatMap((line, i) => (line === '' ? [] : [rowOf(line, `${path}, line ${i + 1}`)]))
}

/** Adds a row to a file. */
export const addRow = (path: string, row: MatchRow): void => appendFileSync(path, `${JSON.stringify(row)}\n`)

const WORDS = ['game', 'scenario', 'version', 'hash'] as const
const NUMBERS = ['seed', 'winner', 'orders', 'ms'] as const

function rowOf(line: string, where: string): MatchRow {
  const read = parsed(line)
  const { players, options } = read
  const isPair = isWords(players) && players.length === 2
  const isRow =
    WORDS.every((key) => typeof read[key] === 'string') &&
    NUMBERS.every((key) => Number.isSafeInteger(read[key])) &&
    (options === undefined || isWords(options))
  if (!isRow || !isPair) throw new Unusable(`${where} is not the row of a match.`)
  return read as unknown as MatchRow
}

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string')

function parsed(line: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(line)
    return typeof read === 'object' && read !== null ? (read as Readonly<Record<string, unknown>>) : {}
  } catch {
    return {}
  }
}
