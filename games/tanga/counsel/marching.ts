import type { Leaving, March, Marching, MarchStep, Outset } from '@boma/counsel'
import {
  type Action,
  ALLOWED,
  copyOf,
  DIRECTIONS,
  type Direction,
  directionTo,
  type Hex,
  neighbour,
  OFF_MAP,
  tryOut,
} from '@boma/kernel'
import { act } from '../actions.ts'
import { ENTRY, grid, IS_ALL_ROUND, isHex, OFF_WEST, SPACES } from '../board.ts'
import type { Table } from '../layout.ts'
import { IS_COMBAT, type Unit } from '../roster.ts'
import { whyNotStepTo } from '../rules/15.2-together.ts'
import { allowanceOf, entryCost, goesOneHex } from '../rules/15-ground.ts'
import { whyNotMarch, whyNotMove } from '../rules/15-march.ts'
import { rules } from '../rules.ts'
import { asked, deciding } from './asked.ts'
import { note } from './note.ts'
import { heldFire } from './tried.ts'
import { TURN } from './turn.ts'

/** Those of a hex of whom that holds. */
export const unitsOf = (t: Table, at: Hex, may: (u: Unit) => boolean): readonly Unit[] => {
  const found: Unit[] = []
  for (let u = t.stacks.firstIn(at); u >= 0; u = t.stacks.nextIn(u)) if (may(u)) found.push(u)
  return found
}

/** §15.1: those of a hex whom the question lets move. */
function mobileIn(t: Table, from: Hex): readonly Unit[] {
  if (asked(t) === 'movement')
    return whyNotMarch(t, from) === ALLOWED ? unitsOf(t, from, (u) => whyNotMove(t, u) === ALLOWED) : []
  if (from !== t.march.at) return []
  if (asked(t) === 'step') return unitsOf(t, from, (u) => t.group.has(u))
  if (asked(t) !== 'take') return []
  return unitsOf(t, from, (u) => t.group.has(u) || (u > t.march.picked && whyNotMove(t, u) === ALLOWED))
}

/** All go who can go together; else one by one, the first before the others. */
const partiesOf = (mobile: readonly number[], { pieces }: Leaving): readonly (readonly number[])[] =>
  pieces === undefined ? [mobile, ...mobile.map((u) => [u])] : [mobile.filter((u) => pieces.includes(u))]

/** What a unit has left of its movement factors. */
const leftOf = (t: Table, u: Unit): number => Math.max(0, allowanceOf(t, u) - t.units.spent[u])

/** What these order to set out together; none when they may not. */
function outsets(t: Table, units: readonly Unit[], from: Hex): readonly Outset[] {
  const then = copyOf(rules, t)
  const order: Action[] = []
  const side = deciding(t)
  const play = (action: Action): boolean => order.push(action) > 0 && tryOut(rules, then, side, action)
  if (asked(t) === 'movement' && !play(act.march(from))) return []
  if (asked(then) === 'take' && !picks(then, units).every(play)) return []
  for (let u = then.group.next(0); u >= 0; u = then.group.next(u + 1)) if (!units.includes(u)) return []
  return [{ by: 'march', order }]
}

/** The actions that pick them, and nobody else. */
function picks(t: Table, units: readonly Unit[]): readonly Action[] {
  const isAll = t.group.next(0) < 0 && mobileIn(t, t.march.at).every((u) => units.includes(u))
  return isAll ? [act.all()] : [...units.filter((u) => !t.group.has(u)).map((u) => act.take(u)), act.go()]
}

/** The hexes next to one, or those by which one comes in from the west (4.2I). */
export const neighboursOf = (at: Hex): readonly Hex[] => {
  if (at === OFF_WEST) return ENTRY
  return DIRECTIONS.map((d) => neighbour(grid, at, d)).filter((to) => to !== OFF_MAP) as readonly Hex[]
}

/** §15.2: a step to each hex beside them that they may enter together, facing the way they go (ruling T46); or they halt. */
function steps(t: Table, { left }: March): readonly MarchStep[] {
  const { at } = t.march
  const on = neighboursOf(at)
    .filter((to) => whyNotStepTo(t, to) === ALLOWED)
    .map(
      (to): MarchStep => ({
        order: [stepTo(t, to, wayTo(at, to))],
        does: 'go',
        to,
        left: Math.max(0, left - costOf(t, to)),
      }),
    )
  return [...on, { order: [act.halt()], does: 'halt', to: at }]
}

/** What a step costs them (15.2, 20.5). */
function costOf(t: Table, to: Hex): number {
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1)) if (goesOneHex(t, u)) return 1
  return entryCost(t.march.at, to)
}

/** §8.1, §8.3, ruling T46: it matters how those who move face in a hex: armed, where not all sides are frontal. */
const facesThere = (t: Table, to: Hex): boolean =>
  IS_ALL_ROUND[to] === 0 && unitsOf(t, t.march.at, (u) => IS_COMBAT[u] === 1).some((u) => t.group.has(u))

const stepTo = (t: Table, to: Hex, facing: Direction): Action =>
  act.step(to, facesThere(t, to) ? facing : (0 as Direction))

/** Who comes in from the west faces east: the side between is the one to the south-east. */
const wayTo = (from: Hex, to: Hex): Direction =>
  isHex(from) ? ((directionTo(grid, from, to) ?? 0) as Direction) : (2 as Direction)

/** §15.1: how far the counters of a hex get; §10.3C: the enemy may fire at them on the way, and is taken to hold. */
export const marching: Marching<Table> = {
  spaces: SPACES,
  mobile: (t, space) => mobileIn(t, space as Hex),
  parties: (_, mobile, leaving) => partiesOf(mobile, leaving),
  points: (t, unit) => leftOf(t, unit as Unit),
  outsets: (t, pieces, { space }) => outsets(t, pieces as readonly Unit[], space as Hex),
  isUnderWay: (t) => asked(t) === 'step',
  steps,
  letGo: heldFire,
  isStep: (from, to) => neighboursOf(from as Hex).includes(to as Hex),
  faced: (t, step, facing) => ({ ...step, order: [stepTo(t, step.to as Hex, (facing / TURN) as Direction)] }),
  halt: note('page.exposed'),
}

/** The same order, but so that they face that way at its last step, in degrees clockwise from the top, where that matters. */
export function turnedTo(t: Table, order: readonly Action[], facing: number | undefined): readonly Action[] {
  const last = order.findLastIndex((action) => act.step.is(action))
  const action = order[last]
  if (facing === undefined || action === undefined) return order
  const to = act.step.hex(action)
  const before = order.slice(0, last)
  const then = copyOf(rules, t)
  const side = deciding(t)
  for (const each of before) {
    if (!tryOut(rules, then, side, each)) return order
    heldFire(then)
  }
  return [...before, stepTo(then, to, (facing / TURN) as Direction), ...order.slice(last + 1)]
}
