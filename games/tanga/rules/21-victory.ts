import { finish, NOBODY } from '@boma/kernel'
import { tell } from '../actions.ts'
import { SCENARIOS } from '../data/in-force.ts'
import type { Condition, Moment, Victory } from '../data/victory.ts'
import { automatic } from '../flow.ts'
import type { Table } from '../layout.ts'
import { NO_UNIT, type Unit } from '../roster.ts'
import { lastTurn } from './04-clock.ts'
import { type Holds, holdsOf, sideNamed } from './21-conditions.ts'

/** A condition of a victory, and whether it holds. */
export type Asked = { readonly condition: Condition; readonly holds: Holds }
/** A way to win, as the data have it, with all that it asks, and what tells that it is reached. */
export type Ending = { readonly victory: Victory; readonly asked: readonly Asked[]; readonly end: (t: Table) => void }

const LEVELS = { decisive: tell.wonDecisively, major: tell.wonClearly, minor: tell.wonNarrowly, plain: tell.won }

function endBy({ side, rule, level }: Victory): Ending['end'] {
  if (side === 'nobody') {
    const drawn = tell.drawn.under(rule)
    return (t) => {
      drawn(t)
      finish(t, NOBODY)
    }
  }
  const [won, winner] = [LEVELS[level].under(rule), sideNamed(side)]
  return (t) => {
    won(t, winner)
    finish(t, winner)
  }
}

const ENDINGS: readonly (readonly Ending[])[] = SCENARIOS.map(({ victories }) =>
  victories.map((victory) => ({
    victory,
    asked: victory.asks.map((condition) => ({ condition, holds: holdsOf(condition) })),
    end: endBy(victory),
  })),
)

/** §21.0: the ways to win the scenario that is played, in the order in which they are looked at. */
export const endingsIn = (t: Table): readonly Ending[] => ENDINGS[t.core.scenario] ?? []

const isReached = (t: Table, { asked }: Ending, fallen: Unit): boolean => asked.every(({ holds }) => holds(t, fallen))

/** The victory that would be won if the match ended as things are; none of those that come of a loss. */
export const asThingsAre = (t: Table): Victory | undefined =>
  endingsIn(t).find((each) => each.victory.when !== 'loss' && isReached(t, each, NO_UNIT))?.victory

/** Ends the match if a victory that is looked at now is reached. */
function lookAt(t: Table, moment: Moment, fallen = NO_UNIT): void {
  for (const each of endingsIn(t))
    if (each.victory.when === moment && isReached(t, each, fallen)) {
      each.end(t)
      return
    }
}

/** §21.2.1.1A, §22.1.1.2A: what ends a match at once, when a counter has been lost in combat. */
export function afterLoss(t: Table, u: Unit): void {
  if (t.core.result === 0) lookAt(t, 'loss', u)
}

/** §21.1D: at the end of a German Melee Phase the British may be through. */
export const throughTheLine = automatic('21.1d', (t) => lookAt(t, 'german-melee'))

/** §4.2O, §21.2.1.1, §22.1.1.2: victory at the end of a turn, and at the end of the last. */
export const endOfGame = automatic('4.2o', (t) => {
  lookAt(t, 'turn')
  if (t.core.result === 0 && t.tracks.turn >= lastTurn(t)) lookAt(t, 'end')
})
