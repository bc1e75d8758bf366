import { type MatchDice, NOBODY, optionBits, SIDES, type Side, scenarioOf, seatsOf, sideWord } from '@boma/kernel'
import { PLAYER_NAMES } from '@boma/opponents'
import type { Game } from '@boma/showing'
import type { Occupant } from './play/session.ts'
import { diceSecret } from './secrets.ts'
import { Unusable, wanted } from './unusable.ts'

/** The scenario that a person means; undefined when none was named. */
export function scenarioNamed(game: Game, id: string | undefined): string | undefined {
  if (id !== undefined) wanted(() => scenarioOf(game, id))
  return id
}

/** The optional rules that a list names; undefined for the usual ones. */
export function optionsOf(game: Game, list: string | undefined): readonly string[] | undefined {
  if (list === undefined) return undefined
  if (list === 'none') return []
  if (list === 'all') return game.options.map((option) => option.id)
  const ids = list.split(',').map((id) => id.trim())
  wanted(() => optionBits(game, ids))
  return ids
}

/** The dice that a person wants to play with. */
export function diceOf(kind: string, seed: string | undefined): MatchDice {
  if (kind === 'manual') return { kind }
  if (kind === 'cipher') return { kind, secret: diceSecret(seed) }
  throw new Unusable(`--dice wants 'cipher' or 'manual', not '${kind}'.`)
}

const SEATS: readonly Occupant[] = ['human', ...PLAYER_NAMES]

/** Who sits where, by the game's seats; people, unless told otherwise. A side's name means all its seats. */
export function seatedAt(game: Game, texts: readonly string[]): readonly Occupant[] {
  const places = seatsOf(game)
  const seats: Occupant[] = places.map(() => 'human')
  for (const text of texts) {
    const [, name = '', word] = /^(.+)=(.+)$/.exec(text.toLowerCase()) ?? []
    const seat = SEATS.find((each) => each === word)
    if (seat === undefined) throw new Unusable(`--side wants NAME=${SEATS.join(' or NAME=')}, not '${text}'.`)
    const own = places.findIndex(({ id }) => id === name)
    const side = own < 0 ? sideNamed(game, name) : NOBODY
    for (const [i, place] of places.entries()) if (i === own || place.side === side) seats[i] = seat
  }
  return seats
}

/** The side that a person means. */
export function sideNamed(game: Game, name: string): Side {
  const side = SIDES.find((s) => sideWord(game, s) === name.toLowerCase())
  if (side === undefined)
    throw new Unusable(
      `${game.english.name} has no side '${name}'; it has ${SIDES.map((s) => sideWord(game, s)).join(' and ')}.`,
    )
  return side
}
