import {
  type Action,
  ALLOWED,
  check,
  copyOf,
  DIRECTIONS,
  type Direction,
  directionTo,
  type Hex,
  neighbour,
  OFF_MAP,
  tryOut,
} from '@boma/kernel'
import type { Goal, Leaving } from '@boma/showing'
import { act } from '../actions.ts'
import { ENTRY, grid, IS_ALL_ROUND, isHex, OFF_WEST } from '../board.ts'
import { asked, deciding } from '../counsel/asked.ts'
import type { Table } from '../layout.ts'
import { IS_COMBAT, type Unit } from '../roster.ts'
import { whyNotStepTo } from '../rules/15.2-together.ts'
import { allowanceOf, entryCost, goesOneHex } from '../rules/15-ground.ts'
import { whyNotMarch, whyNotMove } from '../rules/15-march.ts'
import { heldFire, isUnderFire, rules } from './tried.ts'
import { TURN } from './turn.ts'

const unitsOf = (t: Table, at: Hex, may: (u: Unit) => boolean): readonly Unit[] => {
  const found: Unit[] = []
  for (let u = t.stacks.firstIn(at); u >= 0; u = t.stacks.nextIn(u)) if (may(u)) found.push(u)
  return found
}
/** The combat units of a hex. */
export const combatUnitsOf = (t: Table, at: Hex): readonly Unit[] => unitsOf(t, at, (u) => IS_COMBAT[u] === 1)

/** §15.1: those of a hex whom the question lets move. */
export function mobileIn(t: Table, from: Hex): readonly Unit[] {
  if (asked(t) === 'movement')
    return whyNotMarch(t, from) === ALLOWED ? unitsOf(t, from, (u) => whyNotMove(t, u) === ALLOWED) : []
  if (from !== t.march.at) return []
  if (asked(t) === 'step') return unitsOf(t, from, (u) => t.group.has(u))
  return unitsOf(t, from, (u) => t.group.has(u) || (u > t.march.picked && whyNotMove(t, u) === ALLOWED))
}

/** A move that is tried out: the table as it then is, what has been ordered until then, and the way. */
export interface Stop {
  readonly t: Table
  readonly order: readonly Action[]
  readonly path: readonly Hex[]
  readonly left: number
  /** May the enemy fire there (10.3C)? The order is gone on with if he does not. */
  readonly isExposed: boolean
  /** Is the move over there, because something else is asked? */
  readonly isOver: boolean
  /** What fire there may cost them; 0 where nobody asks. */
  readonly hurt: number
}

/** What those who look for a way mind on it. */
export interface Caution {
  /** What fire costs those who have just come from a hex, and whether that is too much. */
  weigh(t: Table, from: Hex): number
  isTooMuch(hurt: number): boolean
  /** Does a hex, with so much left there, lead nowhere that they want to come to? */
  isAside(at: Hex, left: number): boolean
}
const RECKLESS: Caution = { weigh: () => 0, isTooMuch: () => false, isAside: () => false }

/** All go who can go together; else one by one, the first before the others. */
export function partiesOf(mobile: readonly Unit[], pieces: Leaving['pieces']): readonly (readonly Unit[])[] {
  const parties =
    pieces === undefined ? [mobile, ...mobile.map((u) => [u])] : [mobile.filter((u) => pieces.includes(u))]
  return parties.filter((units) => units.length > 0)
}

/** The move by the places named, and no other, with how those set out who make it. */
export function moveBy(
  t: Table,
  { space, pieces, via = [], facing }: Leaving,
): { readonly outset: Stop; readonly goal: Goal } | undefined {
  for (const units of partiesOf(mobileIn(t, space as Hex), pieces)) {
    const outset = setOut(t, space as Hex, units)
    const stop = outset && comeBy(outset, via as readonly Hex[], facing)
    const goal = stop && goalAt(stop)[0]
    if (outset !== undefined && goal !== undefined) return { outset, goal }
  }
  return undefined
}

/** What a unit has left of its movement factors. */
export const leftOf = (t: Table, u: Unit): number => Math.max(0, allowanceOf(t, u) - t.units.spent[u])

function leastLeft(t: Table): number {
  let least = 99
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1)) least = Math.min(least, leftOf(t, u))
  return least
}

/** These set out together; undefined when they may not. */
export function setOut(t: Table, from: Hex, units: readonly Unit[]): Stop | undefined {
  const then = copyOf(rules, t)
  const order: Action[] = []
  const side = deciding(t)
  const play = (action: Action): boolean => order.push(action) > 0 && tryOut(rules, then, side, action)
  if (asked(t) === 'movement' && !play(act.march(from))) return undefined
  if (asked(then) === 'take' && !picks(then, units).every(play)) return undefined
  for (let u = then.group.next(0); u >= 0; u = then.group.next(u + 1)) if (!units.includes(u)) return undefined
  return { t: then, order, path: [from], left: leastLeft(then), isExposed: false, isOver: false, hurt: 0 }
}

/** The actions that pick them, and nobody else. */
function picks(t: Table, units: readonly Unit[]): readonly Action[] {
  const isAll = t.group.next(0) < 0 && mobileIn(t, t.march.at).every((u) => units.includes(u))
  return isAll ? [act.all()] : [...units.filter((u) => !t.group.has(u)).map((u) => act.take(u)), act.go()]
}

/** They have come by the places named, from one to the next as cheaply as they can, and face so at the last. */
export function comeBy(outset: Stop, via: readonly Hex[], facing?: number): Stop | undefined {
  let stop: Stop | undefined = outset
  for (const [i, place] of via.entries()) {
    if (stop === undefined || stop.isOver) return undefined
    const way = i === via.length - 1 && facing !== undefined ? ((facing / TURN) as Direction) : undefined
    const before: Stop = stop
    // Who names the next hex means the step there, though a road may lead round to it.
    stop = neighboursOf(before.t.march.at).includes(place)
      ? stepped(before, place, way)
      : stopsFrom(before).find(({ t }) => t.march.at === place)
  }
  return stop
}

/** §15.2: the hexes they can come to without more danger than they will bear, the most points left first. */
export function stopsFrom(start: Stop, caution = RECKLESS): readonly Stop[] {
  const found = new Map<Hex, Stop>()
  const open: Stop[] = [start]
  for (let stop = open.shift(); stop !== undefined; stop = open.shift()) {
    if (stop.isOver) continue
    for (const to of neighboursOf(stop.t.march.at)) {
      const known = found.get(to)
      const left = stop.left - stepCost(stop.t, to)
      if ((known !== undefined && known.left >= left) || caution.isAside(to, left)) continue
      const next = whyNotStepTo(stop.t, to) === ALLOWED ? stepped(stop, to, undefined, caution) : undefined
      if (next === undefined || caution.isTooMuch(next.hurt)) continue
      found.set(to, next)
      open.push(next)
      open.sort((a, b) => b.left - a.left)
    }
  }
  found.delete(start.t.march.at)
  return [...found.values()]
}

/** What a step costs them at the least (15.2, 20.5). */
function stepCost(t: Table, to: Hex): number {
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1)) if (goesOneHex(t, u)) return 1
  return entryCost(t.march.at, to)
}

const neighboursOf = (at: Hex): readonly Hex[] => {
  if (at === OFF_WEST) return ENTRY
  return DIRECTIONS.map((d) => neighbour(grid, at, d)).filter((to) => to !== OFF_MAP) as readonly Hex[]
}

/** §8.1, §8.3, ruling T46: does it matter how those who move face in a hex: armed, where not all sides are frontal? */
const facesThere = (t: Table, to: Hex): boolean =>
  IS_ALL_ROUND[to] === 0 && combatUnitsOf(t, t.march.at).some((u) => t.group.has(u))

/** One step further, facing the way they go (ruling T46) unless they are to face otherwise. */
function stepped(stop: Stop, to: Hex, facing?: Direction, caution = RECKLESS): Stop | undefined {
  const t = copyOf(rules, stop.t)
  const side = deciding(t)
  const way = facing ?? wayTo(stop.t.march.at, to)
  const action = act.step(to, facesThere(t, to) ? way : (0 as Direction))
  if (!tryOut(rules, t, side, action)) return undefined
  const isExposed = isUnderFire(t)
  const hurt = isExposed ? caution.weigh(t, stop.t.march.at) : 0
  heldFire(t)
  return {
    t,
    order: [...stop.order, action],
    path: [...stop.path, to],
    left: leastLeft(t),
    isExposed,
    isOver: deciding(t) !== side || asked(t) !== 'step',
    hurt,
  }
}

/** Who comes in from the west faces east: the side between is the one to the south-east. */
const wayTo = (from: Hex, to: Hex): Direction =>
  isHex(from) ? ((directionTo(grid, from, to) ?? 0) as Direction) : (2 as Direction)

/** A move that ends there, if it may. */
export function goalAt(stop: Stop): readonly Goal[] {
  const space = stop.path.at(-1) ?? 0
  const goal = { space, by: 'march', path: stop.path, left: String(stop.left), hostile: false, halts: stop.isExposed }
  if (stop.isOver) return [{ ...goal, order: stop.order }]
  const halt = act.halt()
  const mayHalt = check(rules, stop.t, deciding(stop.t), halt) === ALLOWED
  return mayHalt ? [{ ...goal, order: [...stop.order, halt] }] : []
}
