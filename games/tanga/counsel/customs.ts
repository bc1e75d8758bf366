import type { Custom, Terms } from '@boma/counsel'
import { type Action, distance, type Hex } from '@boma/kernel'
import { act } from '../actions.ts'
import { grid } from '../board.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { OPPORTUNITY } from '../rules/10-fire.ts'
import { asked } from './asked.ts'
import { boatload } from './debarking.ts'
import { note } from './note.ts'
import { type FireForecast, volleyOdds } from './odds/fire.ts'
import { answers } from './tried.ts'

/** A hex that may fire at those who move, with its odds. */
export interface Chance {
  readonly action: Action
  readonly from: Hex
  /** How many hexes they are away. */
  readonly range: number
  readonly odds: FireForecast
}

/** §10.3C: the hexes that may fire just now, the best chance first. */
export function chancesOf(t: Table): readonly Chance[] {
  return answers(t)
    .filter((action) => act.fire.is(action))
    .map((action) => {
      const from = act.fire.hex(action)
      const range = distance(grid, from, t.march.at)
      return { action, from, range, odds: volleyOdds(t, OPPORTUNITY, from, t.march.at) }
    })
    .sort((a, b) => b.odds.hit - a.odds.hit || a.range - b.range)
}

/** The best of them, where it hits more likely than it runs out of ammunition (7.3); undefined: a sensible player holds. */
export const worthFiring = (chances: readonly Chance[]): Chance | undefined =>
  chances.find(({ odds }) => odds.hit > odds.empty)

const isAsked = (t: Table): boolean => asked(t) === 'opportunity'

/** The phase that it is given for. */
const phaseOf = ({ tracks: { turn, phase, phasing } }: Table): Terms => ({ turn, phase, phasing })
const isSamePhase = (t: Table, { turn, phase, phasing }: Terms): boolean =>
  t.tracks.turn === turn && t.tracks.phase === phase && t.tracks.phasing === phasing

/** Those who move are all gone when none of them does. */
const areMoving = (t: Table, { movers }: Terms): boolean =>
  Array.isArray(movers) && movers.some((u: Unit) => t.group.has(u))

function moversOf(t: Table): readonly number[] {
  const found: Unit[] = []
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1)) found.push(u)
  return found
}

/** Fire is worth while from this chance on. */
const GOOD = 0.5

/** A custom that is offered when fire is, with terms of its own, and stands until the phase ends. */
const untilThePhaseEnds = (
  key: string,
  terms: (t: Table) => Terms,
  answer: (t: Table, terms: Terms) => Action | undefined,
): Custom<Table> => ({
  key,
  offered: (t) => (isAsked(t) ? { ...phaseOf(t), ...terms(t) } : undefined),
  holds: isSamePhase,
  answer: (t, given) => (isAsked(t) ? answer(t, given) : undefined),
})

const byRange = untilThePhaseEnds(
  'range',
  (t) => ({ range: Math.min(...chancesOf(t).map(({ range }) => range)) }),
  (t, { range: most = 0 }) => chancesOf(t).find(({ range, odds }) => range <= Number(most) && odds.hit > 0)?.action,
)
const ifGood = untilThePhaseEnds(
  'good',
  () => ({ chance: 100 * GOOD }),
  (t) => chancesOf(t).find(({ odds }) => odds.hit >= GOOD)?.action ?? act.hold(),
)
const forThisMarch = untilThePhaseEnds(
  'hold-march',
  (t) => ({ movers: moversOf(t) }),
  (t, terms) => (areMoving(t, terms) ? act.hold() : undefined),
)
/** §19.7: nobody knows when the march of those is over whom he does not see. */
const areMoversSeen = (t: Table): boolean => moversOf(t).length > 0
const forThePhase = untilThePhaseEnds(
  'hold',
  () => ({}),
  () => act.hold(),
)

/** §10.3C: ways to answer it until the phase ends: by range, by chance, or not at all; and a landing (5.2). */
export const customs: readonly Custom<Table>[] = [
  { ...byRange, says: ({ range = 0 }) => note(range === 1 ? 'custom.beside' : 'custom.range', { range }) },
  ifGood,
  {
    ...forThisMarch,
    offered: (t) => (areMoversSeen(t) ? forThisMarch.offered(t) : undefined),
    holds: (t, terms) => isSamePhase(t, terms) && areMoving(t, terms),
  },
  forThePhase,
  boatload,
]
