import {
  type Action,
  ALLOWED,
  check,
  copyOf,
  DIRECTIONS,
  type Direction,
  directionTo,
  type Goal,
  type Hex,
  type Leaving,
  neighbour,
  OFF_MAP,
  type Reach,
  tryOut,
} from '@boma/kernel'
import { paceOf } from '@boma/showing'
import { act } from '../actions.ts'
import { ENTRY, grid, IS_ALL_ROUND, isHex, OFF_WEST, SPACES } from '../board.ts'
import type { Table } from '../layout.ts'
import { IS_COMBAT, type Unit } from '../roster.ts'
import { whyNotStepTo } from '../rules/15.2-together.ts'
import { allowanceOf, entryCost, goesOneHex } from '../rules/15-ground.ts'
import { whyNotMarch, whyNotMove } from '../rules/15-march.ts'
import { say, type Words } from '../words/words.ts'
import { asked, deciding } from './asked.ts'
import { fieldOf } from './field.ts'
import { answers, heldFire, isUnderFire, rules } from './tried.ts'
import { TURN } from './turn.ts'

/** How far the counters of a hex get (15.1), or at whom they can fire, or whom they can attack (10.3, 11.1). */
export function reach(t: Table, leaving: Leaving, words: Words): Reach | undefined {
  const from = leaving.space as Hex
  if (!(from >= 0 && from < SPACES)) return undefined
  switch (asked(t)) {
    case 'fire':
      return aimed(t, from, act.fire(from), act.at, 'fire')
    case 'melee':
      return aimed(t, from, act.charge(from), act.storm, 'melee')
    case 'movement':
    case 'take':
    case 'step':
      return marching(t, leaving, say(words, 'page.exposed'))
    default:
      return undefined
  }
}

/** Those whom a hex can fire at or attack: two answers as one order. */
function aimed(
  t: Table,
  from: Hex,
  begin: Action,
  at: typeof act.at | typeof act.storm,
  by: string,
): Reach | undefined {
  const then = copyOf(rules, t)
  if (!tryOut(rules, then, deciding(t), begin)) return undefined
  const pieces = combatUnitsOf(t, from)
  const goals = answers(then)
    .filter((action) => at.is(action))
    .map(
      (action): Goal => ({
        ...{ space: at.hex(action), by, order: [begin, action], path: [from] },
        ...{ left: '', halts: false, hostile: true },
      }),
    )
  return { pieces, mobile: pieces, goals, ...(by === 'fire' ? { field: fieldOf(t, from) } : {}) }
}

const unitsOf = (t: Table, at: Hex, may: (u: Unit) => boolean): readonly Unit[] => {
  const found: Unit[] = []
  for (let u = t.stacks.firstIn(at); u >= 0; u = t.stacks.nextIn(u)) if (may(u)) found.push(u)
  return found
}
const combatUnitsOf = (t: Table, at: Hex): readonly Unit[] => unitsOf(t, at, (u) => IS_COMBAT[u] === 1)

/** §15.1: those of a hex whom the question lets move. */
function mobileIn(t: Table, from: Hex): readonly Unit[] {
  if (asked(t) === 'movement')
    return whyNotMarch(t, from) === ALLOWED ? unitsOf(t, from, (u) => whyNotMove(t, u) === ALLOWED) : []
  if (from !== t.march.at) return []
  if (asked(t) === 'step') return unitsOf(t, from, (u) => t.group.has(u))
  return unitsOf(t, from, (u) => t.group.has(u) || (u > t.march.picked && whyNotMove(t, u) === ALLOWED))
}

/** A move that is tried out: the table as it then is, what has been ordered until then, and the way. */
interface Stop {
  readonly t: Table
  readonly order: readonly Action[]
  readonly path: readonly Hex[]
  readonly left: number
  /** May the enemy fire there (10.3C)? The order is gone on with if he does not. */
  readonly isExposed: boolean
  /** Is the move over there, because something else is asked? */
  readonly isOver: boolean
}

function marching(t: Table, leaving: Leaving, halt: string): Reach | undefined {
  const { space, pieces, via = [], facing } = leaving
  const mobile = mobileIn(t, space as Hex)
  if (mobile.length === 0) return undefined
  for (const units of partiesOf(mobile, pieces)) {
    const outset = setOut(t, space as Hex, units)
    const start = outset && comeBy(outset, via as readonly Hex[], facing)
    const goals = start === undefined ? [] : stopsFrom(start).flatMap(goalAt)
    const [planned] = start === undefined || via.length === 0 ? [] : goalAt(start)
    if (goals.length > 0 || planned !== undefined || (pieces !== undefined && outset !== undefined))
      return {
        ...{ pieces: units, mobile, goals, halt, ...paceOf(units, (u) => leftOf(t, u as Unit), String) },
        ...(planned === undefined ? {} : { planned }),
      }
  }
  return { pieces: partiesOf(mobile, pieces ?? [])[0] ?? [], mobile, goals: [] }
}

/** All go who can go together; else one by one, the first before the others. */
function partiesOf(mobile: readonly Unit[], pieces: Leaving['pieces']): readonly (readonly Unit[])[] {
  const parties =
    pieces === undefined ? [mobile, ...mobile.map((u) => [u])] : [mobile.filter((u) => pieces.includes(u))]
  return parties.filter((units) => units.length > 0)
}

/** The move by the places named, and no other. */
export function plannedMove(t: Table, { space, pieces, via = [], facing }: Leaving): Goal | undefined {
  for (const units of partiesOf(mobileIn(t, space as Hex), pieces)) {
    const outset = setOut(t, space as Hex, units)
    const stop = outset && comeBy(outset, via as readonly Hex[], facing)
    const goal = stop && goalAt(stop)[0]
    if (goal !== undefined) return goal
  }
  return undefined
}

const leftOf = (t: Table, u: Unit): number => Math.max(0, allowanceOf(t, u) - t.units.spent[u])

function leastLeft(t: Table): number {
  let least = 99
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1)) least = Math.min(least, leftOf(t, u))
  return least
}

/** These set out together; undefined when they may not. */
function setOut(t: Table, from: Hex, units: readonly Unit[]): Stop | undefined {
  const then = copyOf(rules, t)
  const order: Action[] = []
  const side = deciding(t)
  const play = (action: Action): boolean => order.push(action) > 0 && tryOut(rules, then, side, action)
  if (asked(t) === 'movement' && !play(act.march(from))) return undefined
  if (asked(then) === 'take' && !picks(then, units).every(play)) return undefined
  for (let u = then.group.next(0); u >= 0; u = then.group.next(u + 1)) if (!units.includes(u)) return undefined
  return { t: then, order, path: [from], left: leastLeft(then), isExposed: false, isOver: false }
}

/** The actions that pick them, and nobody else. */
function picks(t: Table, units: readonly Unit[]): readonly Action[] {
  const isAll = t.group.next(0) < 0 && mobileIn(t, t.march.at).every((u) => units.includes(u))
  return isAll ? [act.all()] : [...units.filter((u) => !t.group.has(u)).map((u) => act.take(u)), act.go()]
}

/** They have come by the places named, from one to the next as cheaply as they can, and face so at the last. */
function comeBy(outset: Stop, via: readonly Hex[], facing?: number): Stop | undefined {
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

/** §15.2: the hexes they can come to, the most points left first. */
function stopsFrom(start: Stop): readonly Stop[] {
  const found = new Map<Hex, Stop>()
  const open: Stop[] = [start]
  for (let stop = open.shift(); stop !== undefined; stop = open.shift()) {
    if (stop.isOver) continue
    for (const to of neighboursOf(stop.t.march.at)) {
      const known = found.get(to)
      if (known !== undefined && known.left >= stop.left - stepCost(stop.t, to)) continue
      const next = whyNotStepTo(stop.t, to) === ALLOWED ? stepped(stop, to) : undefined
      if (next === undefined) continue
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
function stepped(stop: Stop, to: Hex, facing?: Direction): Stop | undefined {
  const t = copyOf(rules, stop.t)
  const side = deciding(t)
  const way = facing ?? wayTo(stop.t.march.at, to)
  const action = act.step(to, facesThere(t, to) ? way : (0 as Direction))
  if (!tryOut(rules, t, side, action)) return undefined
  const isExposed = isUnderFire(t)
  heldFire(t)
  return {
    t,
    order: [...stop.order, action],
    path: [...stop.path, to],
    left: leastLeft(t),
    isExposed,
    isOver: deciding(t) !== side || asked(t) !== 'step',
  }
}

/** Who comes in from the west faces east: the side between is the one to the south-east. */
const wayTo = (from: Hex, to: Hex): Direction =>
  isHex(from) ? ((directionTo(grid, from, to) ?? 0) as Direction) : (2 as Direction)

function goalAt(stop: Stop): readonly Goal[] {
  const space = stop.path.at(-1) ?? 0
  const goal = { space, by: 'march', path: stop.path, left: String(stop.left), hostile: false, halts: stop.isExposed }
  if (stop.isOver) return [{ ...goal, order: stop.order }]
  const halt = act.halt()
  const mayHalt = check(rules, stop.t, deciding(stop.t), halt) === ALLOWED
  return mayHalt ? [{ ...goal, order: [...stop.order, halt] }] : []
}
