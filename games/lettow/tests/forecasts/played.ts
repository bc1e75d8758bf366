import { type Action, apply, blank, copy, type Dice, legal, Moves, type Side, searchDice, toDecide } from '@boma/kernel'
import { act } from '../../actions.ts'
import { isOnMap, type Space } from '../../board.ts'
import { lettow } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { CF, IS_FAST, IS_FORT, SIDE_OF, UNITS, type Unit } from '../../roster.ts'

const worth = (u: Unit): number => 2 * (CF[u] ?? 0) + (IS_FAST[u] ?? 0)
const moves = new Moves()

/** What forecasts assume: nobody flies or leaves before he must, and the weakest are given up first, of those the slow ones. */
function assumed(t: Table, at: Space): Action {
  const all = Array.from({ length: legal(lettow, t, moves) }, (_, i) => moves.at(i))
  const lost = all.filter((a) => act.lose.is(a)).toSorted((a, b) => worth(act.lose.unit(a)) - worth(act.lose.unit(b)))
  const meant = (a: Action) =>
    act.stay.is(a) ||
    act.decline.is(a) ||
    act.end.is(a) ||
    act.fallBack.is(a) ||
    (act.fight.is(a) && act.fight.space(a) === at)
  const chosen = lost[0] ?? all.find(meant)
  if (chosen === undefined) throw new Error('the combat came to no end')
  return chosen
}

/** The places in the outcomes: the mover wins, the attacker must leave, the mover has lost all. */
type End = 0 | 1 | 2
interface Fought {
  readonly end: End
  /** How many units attacker and defender have lost. */
  readonly lost: readonly [number, number]
}

/** Who fights on both sides; the attacker comes first. */
export type Forces = readonly [readonly Unit[], readonly Unit[]]

const unitsAt = (t: Table, side: Side, at: Space): readonly Unit[] =>
  Array.from({ length: UNITS }, (_, u) => u as Unit).filter(
    (u) => SIDE_OF[u] === side && IS_FORT[u] === 0 && t.units.where[u] === at,
  )

/** Fights a combat out with these dice, up to the attacker's retreat. */
function foughtOut(t: Table, at: Space, [attack, defence]: Forces, mover: Side, dice: Dice): Fought {
  const attacker = SIDE_OF[attack[0] as Unit]
  const gone = (units: readonly Unit[]): number => units.filter((u) => !isOnMap(t.units.where[u] as Space)).length
  for (let n = 0; n < 200; n++) {
    const lost = [gone(attack), gone(defence)] as const
    if (lost[1] === defence.length) return { end: mover === attacker ? 0 : 2, lost }
    if (lost[0] === attack.length) return { end: mover === attacker ? 2 : 0, lost }
    // 16.0: nobody but the attacker falls back, and only when three rounds are over
    if (attack.every((u) => t.units.where[u] !== at)) return { end: 1, lost }
    apply(lettow, t, toDecide(lettow, t), assumed(t, at), dice)
  }
  throw new Error('the combat came to no end')
}

/** Shares of all combats: how they ended, and how many units attacker and defender lost. */
export interface Shares {
  readonly ends: readonly [number, number, number]
  readonly lost: readonly [readonly number[], readonly number[]]
}

/** Plays an action so often, and the combat after it as the sentence beside its forecast says. */
export function played(t: Table, action: Action, at: Space, times: number, key: number): Shares {
  const mover = toDecide(lettow, t)
  const { phasing } = t.tracks
  const joining = [act.move, act.sail].filter((kind) => kind.is(action)).map((kind) => kind.unit(action))
  const forces: Forces = [[...unitsAt(t, phasing, at), ...joining], unitsAt(t, (1 - phasing) as Side, at)]
  const trial = blank(lettow)
  const ends: [number, number, number] = [0, 0, 0]
  const lost: [number[], number[]] = [[], []]
  for (let i = 0; i < times; i++) {
    copy(t, trial)
    const dice = searchDice([key, i])
    apply(lettow, trial, mover, action, dice)
    const fought = foughtOut(trial, at, forces, mover, dice)
    ends[fought.end] += 1 / times
    for (const side of [0, 1] as const) lost[side][fought.lost[side]] = (lost[side][fought.lost[side]] ?? 0) + 1 / times
  }
  return { ends, lost }
}
