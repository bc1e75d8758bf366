import {
  type Action,
  ALLOWED,
  copyOf,
  DIRECTIONS,
  type Direction,
  directionTo,
  type Game,
  type Goal,
  type Hex,
  type Leaving,
  legal,
  Moves,
  neighbour,
  OFF_MAP,
  type Reach,
  tryOut,
} from '@boma/kernel'
import { paceOf } from '@boma/showing'
import { act } from '../actions.ts'
import { ENTRY, grid, IS_ALL_ROUND, isHex, OFF_WEST, SPACES } from '../board.ts'
import { layout, type Table } from '../layout.ts'
import { IS_COMBAT, type Unit } from '../roster.ts'
import { allowanceOf } from '../rules/15-ground.ts'
import { whyNotMarch, whyNotMove } from '../rules/15-march.ts'
import { flow } from '../sequence.ts'
import { say, type Words } from '../words/words.ts'
import { asked, deciding } from './asked.ts'

/** What it takes to try an action out: the sequence of play, its actions and the table. */
const rules = { flow, actions: act, layout } as unknown as Game<Table>

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
  return { pieces, mobile: pieces, goals }
}

const moves = new Moves()
const answers = (t: Table): readonly Action[] => {
  legal(rules, t, moves)
  return moves.toArray()
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
  /** May the enemy fire there (10.3C)? The order ends then, and is gone on with afterwards. */
  readonly isExposed: boolean
}

function marching(t: Table, { space, pieces, via = [] }: Leaving, halt: string): Reach | undefined {
  const from = space as Hex
  const mobile = mobileIn(t, from)
  if (mobile.length === 0) return undefined
  const wanted = pieces === undefined ? undefined : mobile.filter((u) => pieces.includes(u))
  // All go who can go together; else one by one, the first before the others.
  const tried = wanted === undefined ? [mobile, ...mobile.map((u) => [u])] : [wanted]
  for (const units of tried) {
    const outset = units.length === 0 ? undefined : setOut(t, from, units)
    if (outset === undefined) continue
    const goals = goalsFrom(outset, via as readonly Hex[])
    if (goals.length > 0 || wanted !== undefined)
      return { pieces: units, mobile, goals, halt, ...paceOf(units, (u) => leftOf(t, u as Unit), String) }
  }
  return { pieces: wanted ?? [], mobile, goals: [] }
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
  return { t: then, order, path: [from], left: leastLeft(then), isExposed: false }
}

/** The actions that pick them, and nobody else. */
function picks(t: Table, units: readonly Unit[]): readonly Action[] {
  const isAll = t.group.next(0) < 0 && mobileIn(t, t.march.at).every((u) => units.includes(u))
  return isAll ? [act.all()] : [...units.filter((u) => !t.group.has(u)).map((u) => act.take(u)), act.go()]
}

/** Every hex where the move may end, by the cheapest way that leads by the places named. */
function goalsFrom(outset: Stop, via: readonly Hex[]): readonly Goal[] {
  let start: Stop | undefined = outset
  for (const place of via) start = start && stopsFrom(start).find(({ t }) => t.march.at === place)
  return (start === undefined ? [] : stopsFrom(start)).flatMap(goalAt)
}

/** §15.2: the hexes they can come to, the most points left first. */
function stopsFrom(start: Stop): readonly Stop[] {
  const found = new Map<Hex, Stop>()
  const open: Stop[] = [start]
  for (let stop = open.shift(); stop !== undefined; stop = open.shift()) {
    if (stop.isExposed) continue
    for (const to of neighboursOf(stop.t.march.at)) {
      const next = stepped(stop, to)
      const known = found.get(to)
      if (next === undefined || (known !== undefined && known.left >= next.left)) continue
      found.set(to, next)
      open.push(next)
      open.sort((a, b) => b.left - a.left)
    }
  }
  found.delete(start.t.march.at)
  return [...found.values()]
}

const neighboursOf = (at: Hex): readonly Hex[] => {
  if (at === OFF_WEST) return ENTRY
  return DIRECTIONS.map((d) => neighbour(grid, at, d)).filter((to) => to !== OFF_MAP) as readonly Hex[]
}

/** One step further, facing the way they go (ruling T46). */
function stepped(stop: Stop, to: Hex): Stop | undefined {
  const t = copyOf(rules, stop.t)
  const side = deciding(t)
  const isArmed = combatUnitsOf(t, t.march.at).some((u) => t.group.has(u))
  const facing = isArmed && IS_ALL_ROUND[to] === 0 ? wayTo(stop.t.march.at, to) : (0 as Direction)
  const action = act.step(to, facing)
  if (!tryOut(rules, t, side, action)) return undefined
  return {
    t,
    order: [...stop.order, action],
    path: [...stop.path, to],
    left: leastLeft(t),
    isExposed: deciding(t) !== side || asked(t) !== 'step',
  }
}

/** Who comes in from the west faces east: the side between is the one to the south-east. */
const wayTo = (from: Hex, to: Hex): Direction =>
  isHex(from) ? ((directionTo(grid, from, to) ?? 0) as Direction) : (2 as Direction)

function goalAt(stop: Stop): readonly Goal[] {
  const space = stop.path.at(-1) ?? 0
  const goal = { space, by: 'march', path: stop.path, left: String(stop.left), hostile: false }
  if (stop.isExposed) return [{ ...goal, order: stop.order, halts: true }]
  const halt = act.halt()
  const then = copyOf(rules, stop.t)
  return tryOut(rules, then, deciding(then), halt) ? [{ ...goal, order: [...stop.order, halt], halts: false }] : []
}
