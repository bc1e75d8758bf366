import { ALLOWED, type Moves, other, type Refusal } from '@boma/kernel'
import { act, refuse } from '../actions.ts'
import { STEP_X, STEP_Y, sixteenths, squareOf } from '../board.ts'
import type { Edge } from '../data/kind.ts'
import { DISTANCES } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { headOf, NO_UNIT, SCOUT, sideOf, type Unit } from '../roster.ts'
import { gatherAround } from './09-around.ts'
import { isChain, linkOf } from './09-coherency.ts'
import { squareTo } from './09-contact.ts'
import { comeFromThere, gatherGroup, group, layForm, settle, unpaid } from './09-room.ts'
import { isOnTable, nextOnTable, ON_TABLE, tailOf } from './09-units.ts'
import { isOnEdge } from './12-exits.ts'
import { placeUnit } from './17-placing.ts'
import { facingNamed } from './17-spots.ts'

const how = unpaid(false)
const SCOUTED = squareOf(DISTANCES.arrivalBlock)
const NEAR = squareOf(DISTANCES.arrivalEnemy)

/** Is an enemy of that unit, of such a kind, within a distance of a place? */
function isWatched(t: Table, u: Unit, x: number, y: number, square: number, onlyScouts: boolean): boolean {
  const enemy = other(sideOf(u))
  for (let v = nextOnTable(t, enemy); v !== NO_UNIT; v = nextOnTable(t, enemy, v)) {
    if (onlyScouts && t.units.type[v] !== SCOUT) continue
    for (let f = headOf(v), end = tailOf(t, v); f !== end; f++) if (squareTo(t, f, x, y) <= square) return true
  }
  return false
}

/** §7.2, §17.2: may the unit come in at that point of the edge, as far as enemies go? */
function whyNotNearEnemies(t: Table, u: Unit, x: number, y: number): Refusal {
  if (isWatched(t, u, x, y, SCOUTED, true)) return refuse.scoutWatches(u)
  return isWatched(t, u, x, y, NEAR, false) ? refuse.enemyNearEdge(u) : ALLOWED
}

/** §17.9: at least so many inches from every enemy. */
function whyNotNearShore(t: Table, u: Unit, x: number, y: number, inches: number): Refusal {
  const enemy = other(sideOf(u))
  for (let v = nextOnTable(t, enemy); v !== NO_UNIT; v = nextOnTable(t, enemy, v))
    for (let f = headOf(v), end = tailOf(t, v); f !== end; f++)
      if (squareTo(t, f, x, y) < squareOf(inches)) return refuse.enemyNearShore(u)
  return ALLOWED
}

const whyNotNear = (t: Table, u: Unit, shore: number, x: number, y: number): Refusal =>
  shore > 0 ? whyNotNearShore(t, u, x, y, shore) : whyNotNearEnemies(t, u, x, y)

/** §17.1, §17.9: may the unit come in there, so many abreast? `shore` is 0 for the edge of the table. */
export function whyNotEnter(
  t: Table,
  u: Unit,
  edge: Edge | undefined,
  shore: number,
  x: number,
  y: number,
  width: number,
): Refusal {
  if (edge === undefined || !isOnEdge(edge, x, y)) return refuse.notOnEdge(u)
  if (width < 1 || width > t.units.count[u]) return refuse.wrongWidth(u)
  const why = whyNotNear(t, u, shore, x, y)
  if (why !== ALLOWED) return why
  const room = planEntry(t, u, facingNamed(edge.facing), x, y, width)
  if (room !== ALLOWED) return room
  return isChain(group.count, group.toX, group.toY, linkOf(0)) ? ALLOWED : refuse.notCoherent(u)
}

/** §17.1, §17.9: brings the unit in there, so many abreast; how many came to stand beside their places (9.13). */
export function enter(t: Table, u: Unit, edge: Edge | undefined, x: number, y: number, width: number): number {
  const facing = facingNamed(edge?.facing)
  planEntry(t, u, facing, x, y, width)
  placeUnit(t, u, ON_TABLE, facing, width, 0)
  return group.aside
}

/** §17.1: plans the places of 9.5 in `group`, shifted so that the last rank is on the edge, or near them (9.13). */
function planEntry(t: Table, u: Unit, facing: number, x: number, y: number, width: number): Refusal {
  gatherGroup(t, u)
  const last = Math.trunc((t.units.count[u] - 1) / width)
  layForm(x + last * STEP_X[facing], y + last * STEP_Y[facing], facing, width, 0)
  comeFromThere()
  gatherAround(t, u)
  how.facing = facing
  return settle(t, how)
}

/** Points along an edge at which entries are tried first. */
const TRIED = 9
/** Adds some entries that are legal to an empty list; with `first` none but the first. None is added only when there is none at all (17.2). */
export function someEntries(
  t: Table,
  u: Unit,
  edge: Edge | undefined,
  shore: number,
  out: Moves,
  first: boolean,
): void {
  if (edge === undefined) return
  const n = t.units.count[u]
  const [px, py, qx, qy] = [...edge.from, ...edge.to].map(sixteenths) as [number, number, number, number]
  for (const width of [Math.max(1, Math.ceil(n / 2)), Math.min(2, n)])
    for (let i = 0; i < TRIED; i++) {
      const x = px + Math.trunc(((qx - px) * i) / (TRIED - 1))
      const y = py + Math.trunc(((qy - py) * i) / (TRIED - 1))
      if (whyNotEnter(t, u, edge, shore, x, y, width) !== ALLOWED) continue
      if (!out.has(act.arrive(x, y, width))) out.add(act.arrive(x, y, width))
      if (first || out.count >= TRIED) return
    }
  if (out.count === 0) addFirst(t, u, edge, shore, out)
}

/** §17.2: looks along the whole edge, sixteenth by sixteenth, with every width. */
function addFirst(t: Table, u: Unit, edge: Edge, shore: number, out: Moves): void {
  const [px, py, qx, qy] = [...edge.from, ...edge.to].map(sixteenths) as [number, number, number, number]
  const steps = Math.max(Math.abs(qx - px), Math.abs(qy - py))
  for (let i = 0; i <= steps; i++) {
    const x = px + Math.trunc(((qx - px) * i) / steps)
    const y = py + Math.trunc(((qy - py) * i) / steps)
    if (whyNotNear(t, u, shore, x, y) !== ALLOWED) continue
    for (let width = 1; width <= t.units.count[u]; width++) {
      if (whyNotEnter(t, u, edge, shore, x, y, width) !== ALLOWED) continue
      out.add(act.arrive(x, y, width))
      return
    }
  }
}

/** Has an Organiser of that side come onto the table? */
export function hasOnTable(t: Table, u: Unit, trait: number): boolean {
  const side = sideOf(u)
  for (let v = nextOnTable(t, side); v !== NO_UNIT; v = nextOnTable(t, side, v))
    if ((t.units.traits[v] & trait) !== 0) return isOnTable(t, v)
  return false
}
