import { type Proposal, reason } from '@boma/counsel'
import { type Action, DIRECTIONS, type Hex, neighbour, OFF_MAP, other, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { grid, HEXES } from '../board.ts'
import { place } from '../counsel/note.ts'
import { type FireForecast, volleyOdds } from '../counsel/odds/fire.ts'
import { answers } from '../counsel/tried.ts'
import type { Table } from '../layout.ts'
import { FORMATION, GERMAN, KIND, MACHINE_GUN, type Unit } from '../roster.ts'
import { breakpointOf, lossesOf } from '../rules/06.3-standing.ts'
import { firingHex } from '../rules/10.3-fire-phases.ts'
import { DEFENSIVE, firerAt, OFFENSIVE, OPPORTUNITY } from '../rules/10-fire.ts'
import { hasCombat, isFaceDown } from '../stacks.ts'
import { goalsIn } from './goals.ts'
import { stepLost } from './odds.ts'
import { BLANK, LOAD } from './weights.ts'

/** One answer, and why. */
export const just = (action: Action, why = reason('wait'), worth = 0): readonly Proposal[] => [
  { order: [action], worth, why },
]

/** What a volley is worth: what it may cost the enemy, and more where a formation is about to break (6.3). */
function volleyWorth(
  t: Table,
  kind: number,
  from: Hex,
  at: Hex,
): { readonly worth: number; readonly odds: FireForecast } {
  const odds = volleyOdds(t, kind, from, at)
  // Who lies face down is taken for an ordinary company
  if (isFaceDown(t, at)) return { worth: stepLost(odds.need, 3) * 1.5, odds }
  let worth = 0
  for (const { unit, disorganized, retreats, eliminated } of odds.fates)
    worth += (disorganized + 1.3 * retreats + 2 * eliminated) * weightOf(t, unit)
  for (const { falls } of odds.leaders) worth += falls
  return { worth, odds }
}

/** A step counts for more the nearer its formation is to its breakpoint. */
function weightOf(t: Table, u: Unit): number {
  const f = FORMATION[u]
  if (f < 0) return 1
  const left = breakpointOf(t, f) - lossesOf(t, f)
  const gun = KIND[u] === MACHINE_GUN ? 1.2 : 1
  return gun * (left <= 1 ? 3 : left <= 2 ? 2 : left <= 4 ? 1.3 : 1)
}

interface Shot {
  readonly from: Hex
  readonly at: Hex
  readonly worth: number
  readonly hit: number
}

/** The best that a hex can fire at. */
function bestShot(t: Table, side: Side, kind: number, from: Hex): Shot | undefined {
  let best: Shot | undefined
  const look = (at: Hex): void => {
    if (!hasCombat(t, at, other(side)) || firerAt(t, from, kind, at) < 0) return
    const { worth, odds } = volleyWorth(t, kind, from, at)
    if (odds.need > BLANK && (best === undefined || worth > best.worth)) best = { from, at, worth, hit: odds.hit }
  }
  if (kind === DEFENSIVE)
    for (const d of DIRECTIONS) {
      const at = neighbour(grid, from, d)
      if (at !== OFF_MAP) look(at)
    }
  else for (let at = 0 as Hex; at < HEXES; at++) look(at)
  return best
}

/** §7.3: what being loaded is worth: a volley empties its firers three times in ten, whatever it hits. */
function load(t: Table, side: Side): number {
  const { left } = goalsIn(t)
  return (side === GERMAN ? LOAD.german : LOAD.british) * (left === 0 ? 0.5 : 1)
}

/** §10.3: which hex fires next: the one with the best shot that is worth its ammunition. */
export function proposeFire(t: Table, side: Side): readonly Proposal[] {
  const kind = side === t.tracks.phasing ? OFFENSIVE : DEFENSIVE
  let best: Shot | undefined
  for (const action of answers(t)) {
    if (!act.fire.is(action)) continue
    const shot = bestShot(t, side, kind, act.fire.hex(action))
    if (shot === undefined || shot.worth < load(t, side)) continue
    // §10.25: in the order of the sweep, so that nobody is passed over
    const isEarlier = best !== undefined && t.march.sweep > 0 && alongSweep(t, shot.from) < alongSweep(t, best.from)
    const isBetter = best === undefined || (t.march.sweep === 0 && shot.worth > best.worth)
    if (isEarlier || isBetter) best = shot
  }
  if (best === undefined) return just(act.end())
  const { from, at, hit, worth } = best
  return [{ order: [act.fire(from), act.at(at)], worth, why: reason('strike', { at: place(at), chance: hit }) }]
}

function alongSweep(t: Table, at: Hex): number {
  const { sweep } = t.march
  const along = sweep <= 2 ? grid.x[at] : at % grid.rows
  return sweep % 2 === 1 ? along : HEXES - along
}

/** §10.25: at whom, where the hex has been named. */
export function proposeTarget(t: Table, side: Side): readonly Proposal[] {
  const from = firingHex(t)
  const shot = bestShot(t, side, side === t.tracks.phasing ? OFFENSIVE : DEFENSIVE, from)
  const [first] = answers(t)
  if (shot === undefined) return first === undefined ? [] : just(first)
  return just(act.at(shot.at), reason('strike', { at: place(shot.at), chance: shot.hit }))
}

/** §10.25: from the end where the best volleys are; nobody fires when none is worth it. */
export function proposeSweep(t: Table, side: Side): readonly Proposal[] {
  const isAny = answers(t).length > 0
  let best = 0
  let most = -1
  let hasShot = false
  for (let at = 0 as Hex; at < HEXES; at++) {
    if (!hasCombat(t, at, side)) continue
    const shot = bestShot(t, side, OFFENSIVE, at)
    if (shot === undefined || shot.worth < load(t, side)) continue
    hasShot = true
    if (shot.worth <= most) continue
    most = shot.worth
    best = grid.x[at] < grid.columns / 2 ? 0 : 1
  }
  return isAny && hasShot ? just(act.sweep(best), reason('strike')) : just(act.end())
}

/** §10.3C: at those who move: where it is worth the ammunition, or where they could decide it. */
export function proposeOpportunity(t: Table, side: Side): readonly Proposal[] {
  const { isGoal } = goalsIn(t)
  let best: Shot | undefined
  for (const action of answers(t)) {
    if (!act.fire.is(action)) continue
    const from = act.fire.hex(action)
    const { worth, odds } = volleyWorth(t, OPPORTUNITY, from, t.march.at)
    if (odds.need > BLANK && (best === undefined || worth > best.worth))
      best = { from, at: t.march.at, worth, hit: odds.hit }
  }
  const decides = side === GERMAN && isGoal[t.march.at] === 1 ? 0.3 : 1
  if (best === undefined || best.worth < LOAD.chance * decides) return just(act.hold(), reason('wait'))
  return just(act.fire(best.from), reason('strike', { at: place(best.at), chance: best.hit }), best.worth)
}
