import {
  ALLOWED,
  DIRECTIONS,
  type Direction,
  DONE,
  EVERYONE,
  type Hex,
  type Moves,
  markReveal,
  NEXT,
  only,
  RESTART,
  type Refusal,
  type Side,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { HEXES, IS_ALL_ROUND, IS_PASSABLE } from '../board.ts'
import { automatic, choice, perform, phase, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { BRITISH, GERMAN, IS_COMBAT, NO_UNIT, SIDE_OF, type Unit } from '../roster.ts'
import { firstCombat, hasCombat, holder, put } from '../stacks.ts'
import { AREAS, LOTS, type Lot } from './03-lots.ts'
import { suggestion } from './03-suggested.ts'
import { scenarioOf } from './04-clock.ts'
import { frontAt, isInArc } from './08-facing.ts'
import { oneMoreFault, refusedStack } from './09-stacking.ts'
import { sees } from './10.4-sight.ts'
import { navalOption } from './10.27-option.ts'
import { bringsInFront } from './19.7-shown.ts'

/** The counter that is laid down next; undefined when all lie. */
export const lotOf = (t: Table): Lot | undefined => LOTS[t.core.scenario][t.tracks.placing - 1]
const lot = (t: Table): Lot => lotOf(t) as Lot

/** May the counter lie there as far as its zone goes? */
function isInZone(t: Table, { zone, side }: Lot, at: Hex): boolean {
  if (zone === undefined) return hasCombat(t, at, side)
  return zone[at] === 1
}

/** §21.1C: the British of Two to Tanga set up where no German sees them (ruling T37); `fired` holds what Germans see meanwhile. */
const isWatched = (t: Table, at: Hex): boolean => SIDE_OF[lot(t).unit] === BRITISH && t.fired.has(at)

/** Is the hex passable, and in nobody else's hands? */
const isOpen = (t: Table, { side }: Lot, at: Hex): boolean => IS_PASSABLE[at] === 1 && (holder(t, at) ?? side) === side
/** Is there room for the counter in this hex: open, and rightly stacked then (9.0)? */
const hasRoom = (t: Table, each: Lot, at: Hex): boolean => isOpen(t, each, at) && oneMoreFault(t, at, each.unit) === ''

const isFree = (t: Table, each: Lot, at: Hex): boolean => !isWatched(t, at) && hasRoom(t, each, at)
const fits = (t: Table, each: Lot, at: Hex): boolean => isInZone(t, each, at) && isFree(t, each, at)

/** Whoever finds no room in his zone goes to any hex where his side sets up. */
function isZoneFull(t: Table, each: Lot): boolean {
  for (let at = 0 as Hex; at < HEXES; at++) if (fits(t, each, at)) return false
  return true
}

const mayLie = (t: Table, each: Lot, at: Hex, isFull: boolean): boolean =>
  isInZone(t, each, at) || (isFull && AREAS[t.core.scenario][each.side][at] === 1)

/** §3.1: may the counter that is asked about be laid down there? */
export function whyNotDeploy(t: Table, at: Hex, facing: Direction): Refusal {
  const each = lot(t)
  if (at >= HEXES) return refuse.outsideZone(at)
  if (!mayLie(t, each, at, isZoneFull(t, each))) return refuse.outsideZone(at)
  if (isWatched(t, at)) return refuse.inGermanSight(at)
  if (!isOpen(t, each, at)) return refuse.outsideZone(at)
  const fault = oneMoreFault(t, at, each.unit)
  if (fault !== '') return refusedStack(fault, at)
  return facesFreely(t, each.unit, at) || facing === t.places.facing[at] ? ALLOWED : refuse.facingFixed(at)
}

/** §8.1: the first combat unit of a hex says which way it faces; where all sides are frontal nobody has to (8.3). */
export const facesFreely = (t: Table, u: Unit, at: Hex): boolean =>
  IS_COMBAT[u] === 1 && IS_ALL_ROUND[at] === 0 && firstCombat(t, at) === NO_UNIT

function addHexes(t: Table, out: Moves): void {
  const each = lot(t)
  const isFull = isZoneFull(t, each)
  for (let at = 0 as Hex; at < HEXES; at++)
    if (mayLie(t, each, at, isFull) && isFree(t, each, at)) addHex(t, each, at, out)
}
function addHex(t: Table, { unit }: Lot, at: Hex, out: Moves): void {
  if (facesFreely(t, unit, at)) for (const d of DIRECTIONS) out.add(act.deploy(at, d))
  else out.add(act.deploy(at, t.places.facing[at] as Direction))
}

/** Lays the counter down, and goes on to the next. */
function deploy(t: Table, at: Hex, facing: Direction): void {
  const { unit, side } = lot(t)
  put(t, unit, at)
  t.places.facing[at] = facing
  // §19.7: whoever is there already may come into sight
  if (has(t, 'fog') && IS_COMBAT[unit] === 1 && bringsInFront(t, at, side, 0, frontAt(t, at))) markReveal(t)
  tell.deployed.to(has(t, 'fog') ? only(side) : EVERYONE, t, side, unit, at, facing)
  t.tracks.placing++
  if (lotOf(t)?.side !== side) endOfSide(t, side)
}

/** When the Germans lie, what they see is noted. */
function endOfSide(t: Table, side: Side): void {
  // Ruling T176: now the other side sees what there is to see
  markReveal(t)
  t.fired.clear()
  if (side === GERMAN && scenarioOf(t).unseen === true) noteWatched(t)
}

/** §21.1C: the hexes that a German combat unit has in front and in sight, whatever the distance (ruling T37). */
function noteWatched(t: Table): void {
  for (let u = t.heads.first; u !== NO_UNIT; u = t.heads.next(u + 1)) {
    const from = t.units.where[u]
    if (from >= HEXES || !hasCombat(t, from, GERMAN)) continue
    for (let at = 0 as Hex; at < HEXES; at++)
      if (at !== from && !t.fired.has(at) && isInArc(t, from, at) && sees(t, from, at)) t.fired.add(at)
  }
}

const place = question({
  name: 'deploy',
  rule: '3.1',
  about: (t) => ({ unit: lot(t).unit }),
  when: (t) => lotOf(t) !== undefined,
  who: (t): Side => lot(t).side,
  choices: [
    choice({
      action: act.deploy,
      exact: true,
      among: addHexes,
      whyNot: (t, a) => whyNotDeploy(t, act.deploy.hex(a), act.deploy.facing(a)),
      take(t, a) {
        deploy(t, act.deploy.hex(a), act.deploy.facing(a))
        return RESTART
      },
    }),
    choice({
      action: act.suggested,
      main: true,
      take(t) {
        const { side } = lot(t)
        while (lotOf(t)?.side === side) {
          const at = suggested(t)
          deploy(t, at, facesFreely(t, lot(t).unit, at) ? usualFacing(side) : (t.places.facing[at] as Direction))
        }
        return RESTART
      },
    }),
  ],
})

/** Ruling T166: in its zone, as long as there is room. */
function suggested(t: Table): Hex {
  const each = lot(t)
  const isFull = isZoneFull(t, each)
  return suggestion(t, each.unit, (at) => mayLie(t, each, at, isFull) && isFree(t, each, at))
}

/** Towards the enemy: south-east for Germans, north-west for British. */
const usualFacing = (side: Side): Direction => (side === GERMAN ? 2 : 5) as Direction

const done = automatic('3.1', () => DONE)

/** §3.1: the Germans set up, then the British. */
export const placing = procedure('placing', '3.1', [place, done])

/** §3.1, §10.27: naval gunfire is agreed on, then both sides set up. */
export const setUp = phase('set-up', 'set-up', '3.1', [
  perform(navalOption),
  perform(placing),
  automatic('3.1', (t) => {
    t.tracks.placing = 0
    return NEXT
  }),
])
