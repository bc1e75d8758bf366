import { ALLOWED, type Dice, other, type Side } from '@boma/kernel'
import { HIDES } from '../board/ground.ts'
import { WAYS } from '../board.ts'
import type { Table } from '../layout.ts'
import { endOf, firstOf, headOf, INDEPENDENT, NO_UNIT, PER_SIDE, RANK, type Unit } from '../roster.ts'
import { HIDDEN, isHidden, nextOnTable, tailOf } from '../rules/09-units.ts'
import { ground, isBurned } from '../rules/10-ground.ts'
import { isFoundBy } from '../rules/13-finding.ts'
import { placeUnit, whyNotPlace } from '../rules/17-placing.ts'
import { isAmbushGround } from '../rules/17-zones.ts'

/** How often a place is drawn before all are gone through. */
const TRIES = 60
/** Half an inch: how far apart the places are that are gone through then. */
const HALF_INCH = 8
type Draw = (below: number) => number

/** Puts the hidden units of a side somewhere that its enemy could not tell from the truth. */
export function fill(t: Table, side: Side, dice: Dice): void {
  let n = 0
  const draw = (below: number): number => dice.draw(n, below, side + 1, n++)
  for (let u = firstOf(side), end = endOf(side); u !== end; u++)
    if (isHidden(t, u) && RANK[t.units.type[u]] !== INDEPENDENT) lay(t, u, draw)
  for (let u = firstOf(side), end = endOf(side); u !== end; u++)
    if (isHidden(t, u) && RANK[t.units.type[u]] === INDEPENDENT) join(t, u, draw)
}

/** A hidden unit lies in an area that hides, where nobody would have found it. */
function lay(t: Table, u: Unit, draw: Draw): void {
  const lairs = lairsIn(t)
  const { areas } = ground(t)
  const n = t.units.count[u]
  for (let i = 0; i < TRIES && lairs.length > 0; i++) {
    const at = lairs[draw(lairs.length)] ?? 0
    const x = areas.x0[at] + draw(areas.x1[at] - areas.x0[at] + 1)
    const y = areas.y0[at] + draw(areas.y1[at] - areas.y0[at] + 1)
    if (lies(t, u, x, y, draw(WAYS), 1 + draw(n), true)) return
  }
  if (!searchFor(t, u, lairs, draw, true)) searchFor(t, u, lairs, draw, false)
}

/** Areas that hide, as far as they are not burned. */
function lairsIn(t: Table): readonly number[] {
  const g = ground(t)
  return Array.from({ length: g.areas.count }, (_, i) => i).filter(
    (i) => HIDES[g.areas.kind[i]] === 1 && !isBurned(t, g, i),
  )
}

/** Puts the unit there if it may lie there, and if nobody would have found it. */
function lies(t: Table, u: Unit, x: number, y: number, facing: number, width: number, unfound: boolean): boolean {
  if (!isAmbushGround(t, u, x, y) || whyNotPlace(t, u, true, x, y, facing, width, 0) !== ALLOWED) return false
  placeUnit(t, u, HIDDEN, facing, width, 0)
  return !unfound || !isFound(t, u)
}

/** Goes through all areas from one of them on, every half inch of them, in ranks of several widths that face any way. */
function searchFor(t: Table, u: Unit, lairs: readonly number[], draw: Draw, unfound: boolean): boolean {
  const n = t.units.count[u]
  const facing = draw(WAYS)
  const from = draw(Math.max(1, lairs.length))
  const widths = new Set([(n + 1) >> 1, 2, n, 3, 1].filter((each) => each <= n))
  for (let turned = 0; turned < WAYS; turned++)
    for (const width of widths)
      for (let i = 0; i < lairs.length; i++)
        if (liesIn(t, u, lairs[(from + i) % lairs.length] ?? 0, (facing + turned) % WAYS, width, unfound)) return true
  return false
}

function liesIn(t: Table, u: Unit, lair: number, facing: number, width: number, unfound: boolean): boolean {
  const { x0, y0, x1, y1 } = ground(t).areas
  for (let x = x0[lair]; x <= x1[lair]; x += HALF_INCH)
    for (let y = y0[lair]; y <= y1[lair]; y += HALF_INCH) if (lies(t, u, x, y, facing, width, unfound)) return true
  return false
}

function isFound(t: Table, u: Unit): boolean {
  const enemy = other((u < PER_SIDE ? 0 : 1) as Side)
  for (let v = nextOnTable(t, enemy); v !== NO_UNIT; v = nextOnTable(t, enemy, v)) if (isFoundBy(t, v, u)) return true
  return false
}

/** §9.8, §13.1: a hidden figure is with a hidden unit. */
function join(t: Table, u: Unit, draw: Draw): void {
  const hosts: Unit[] = []
  for (let v = firstOf((u < PER_SIDE ? 0 : 1) as Side), end = endOf((u < PER_SIDE ? 0 : 1) as Side); v !== end; v++)
    if (isHidden(t, v) && RANK[t.units.type[v]] !== INDEPENDENT) hosts.push(v)
  const from = draw(Math.max(1, hosts.length))
  for (let i = 0; i < hosts.length; i++) if (joins(t, u, hosts[(from + i) % hosts.length] as Unit, draw)) return
}

/** Puts him within two inches of a figure of the unit; false when there is no room. */
function joins(t: Table, u: Unit, host: Unit, draw: Draw): boolean {
  const { x, y } = t.figures
  const from = draw(SPOTS.length)
  for (let f = headOf(host), end = tailOf(t, host); f !== end; f++)
    for (let i = 0; i < SPOTS.length; i++) {
      const [dx, dy] = SPOTS[(from + i) % SPOTS.length] ?? [0, 0]
      if (x[f] + dx < 0 || y[f] + dy < 0 || !lies(t, u, x[f] + dx, y[f] + dy, 0, 1, true)) continue
      t.units.attached[u] = host + 1
      return true
    }
  return false
}

/** §9.8: places within two inches of a figure, a quarter of an inch apart. */
const REACH = 32
const SPOTS = Array.from(
  { length: 17 * 17 },
  (_, n) => [(n % 17) * 4 - REACH, Math.trunc(n / 17) * 4 - REACH] as const,
).filter(([dx, dy]) => dx * dx + dy * dy <= REACH * REACH)
