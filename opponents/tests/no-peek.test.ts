import type { Advised } from '@boma/counsel'
import { advised as heart } from '@boma/heart/counsel'
import { copy, equal, Match, SIDES, searchDice, type TableBase, view } from '@boma/kernel'
import { advised as skirmish } from '@boma/skirmish/counsel'
import { advised as tanga } from '@boma/tanga/counsel'
import { advised as windhoek } from '@boma/windhoek/counsel'
import { describe, expect, test } from 'vitest'
import { PLAYERS, seatedAt, type Thinker, type Window, windowOn } from '../index.ts'
import { lookAheadPlayer } from '../look-ahead.ts'
import { disguise } from './positions.ts'

/** Games that hide something, with a scenario in which they do, and the option where it is one. */
const GAMES = [
  [windhoek, 'standard', ['fog']],
  [tanga, 'two-to-tanga', ['fog']],
  [heart, 'convoy', []],
  [skirmish, 'ford', ['fog']],
] as unknown as readonly (readonly [Advised, string, readonly string[]])[]

/** Whoever looks one step ahead, plans, and looks ahead: the levels above differ in how far they look alone. */
const levels: readonly Thinker[] = [
  PLAYERS.greedy,
  PLAYERS.planner,
  lookAheadPlayer({ name: 'ahead', candidates: 3, turns: 1, budget: 8 }),
]

/** What a side sees of another match that it cannot tell from this one: the same log, and the view of a disguised table. */
function disguised(game: Advised, match: Match, seed: number): Window<TableBase> {
  return {
    ...windowOn(match),
    view: (side, into) => copy(view(game, disguise(game, match.table, side, seed), side), into),
  }
}

/** Moments of a match between planners at which something is hidden from whoever decides: so many at most, and apart. */
function* moments(game: Advised, scenario: string, options: readonly string[], most: number) {
  const dice = { kind: 'cipher', secret: new Uint8Array(16).fill(3) } as const
  const match = new Match(game, { scenario, options, dice })
  const aides = SIDES.map((side) => seatedAt(game, side, PLAYERS.planner))
  let found = 0
  for (let d = match.decision; d !== undefined && found < most; d = match.decision) {
    const { side, seat } = d
    const isHidden = !equal(disguise(game, match.table, side, match.length), match.table)
    if (match.length % 11 === 10 && isHidden) {
      yield { match, side }
      found++
    }
    const intent = aides[side]?.decide(windowOn(match), { dice: searchDice(match.length) })
    match.order(seat, intent?.order ?? [])
  }
}

describe.each(GAMES.map(([game, ...more]) => [game.id, game, ...more] as const))(
  'in %s',
  (_, game, scenario, options) => {
    test('what a side cannot see changes none of its orders nor their reasons, however it thinks', () => {
      let seen = 0
      for (const { match, side } of moments(game, scenario, options, 3)) {
        seen++
        for (const thinker of levels) {
          const ask = (window: Window<TableBase>) => {
            const { order, why } = seatedAt(game, side, thinker).decide(window, { dice: searchDice([5, match.length]) })
            return { order, why }
          }
          expect(ask(disguised(game, match, match.length))).toEqual(ask(windowOn(match)))
        }
      }
      expect(seen).toBe(3)
    })
  },
)
