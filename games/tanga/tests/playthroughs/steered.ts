import { type Action, BARRED, flood, type Hex, hexNet, makeWays, passage, type Side } from '@boma/kernel'
import { act } from '../../actions.ts'
import { COST, GONE, grid, IS_PASSABLE, isHex, OFF_WEST } from '../../board.ts'
import type { Table } from '../../layout.ts'
import { type Group, groupNamed, SIDE_OF, type Unit } from '../../roster.ts'
import { HALTED, hasCombat, holder, is } from '../../stacks.ts'

/** What a side is steered to do: who lands, in this order, where each counter goes (nowhere if it stays), and whether all fire. */
export interface Plan {
  readonly lands?: readonly string[]
  readonly fires?: boolean
  readonly goes?: (t: Table, u: Unit) => readonly Hex[]
}

const ways = makeWays(hexNet(grid))
const NEVER = 9999

/** Asked backwards from a goal: nobody goes through a hex of the other side, but to the goal itself. */
const unopposedTo = (goal: Hex) =>
  passage<Table, Hex>({
    cost: (t, side, from) =>
      IS_PASSABLE[from] === 1 && (from === goal || (holder(t, from) ?? side) === side)
        ? (COST[from] ?? BARRED)
        : BARRED,
  })

/** Movement points from each hex to the nearest of some. */
function pointsTo(t: Table, side: Side, goals: readonly Hex[]): (at: Hex) => number {
  const least = new Map<Hex, number>()
  for (const goal of goals) {
    flood(ways, unopposedTo(goal), t, side, goal)
    for (let i = 0; i < ways.count; i++) {
      const at = ways.places[i] as Hex
      least.set(at, Math.min(least.get(at) ?? NEVER, ways.spent[at] ?? NEVER))
    }
  }
  return (at) => least.get(at) ?? NEVER
}

/** The hex or the place off the map where a counter is. */
export const whereIs = (t: Table, u: Unit): Hex => t.units.where[u] ?? GONE

/** Does it want to go, and is it not there yet? */
function wants(t: Table, u: Unit, { goes }: Plan): boolean {
  const goals = goes?.(t, u) ?? []
  return goals.length > 0 && !goals.includes(whereIs(t, u)) && !is(t, u, HALTED)
}
const unitsIn = (t: Table, at: Hex): readonly Unit[] => {
  const found: Unit[] = []
  for (let u = t.stacks.firstIn(at); u >= 0; u = t.stacks.nextIn(u)) found.push(u)
  return found
}

const FIRE = [act.sweep, act.fire, act.at] as const

/** The action that the plan asks for here; undefined where it asks for nothing. */
export function steer(t: Table, side: Side, legal: readonly Action[], plan: Plan): Action | undefined {
  return (
    (plan.fires === true ? legal.find((a) => FIRE.some((kind) => kind.is(a))) : undefined) ??
    legal.find((a) => act.hold.is(a)) ??
    landing(legal, plan) ??
    legal.find((a) => act.march.is(a) && unitsIn(t, act.march.hex(a)).some((u) => wants(t, u, plan))) ??
    picking(t, legal, plan) ??
    stepping(t, side, legal, plan)
  )
}

function landing(legal: readonly Action[], { lands = [] }: Plan): Action | undefined {
  for (const group of lands.map(groupNamed))
    for (const a of legal) if (act.debark.is(a) && (act.debark.group(a) as Group) === group) return a
  return legal.find((a) => act.ashore.is(a))
}

function picking(t: Table, legal: readonly Action[], plan: Plan): Action | undefined {
  if (!legal.some((a) => act.take.is(a) || act.go.is(a))) return undefined
  const all = legal.find((a) => act.all.is(a))
  if (all !== undefined && unitsIn(t, t.march.at).every((u) => wants(t, u, plan))) return all
  const go = legal.find((a) => act.go.is(a))
  return go ?? legal.find((a) => act.take.is(a) && wants(t, act.take.unit(a), plan))
}

/** The step that brings them nearest; they halt where none brings them nearer. */
function stepping(t: Table, side: Side, legal: readonly Action[], { goes }: Plan): Action | undefined {
  const steps = legal.filter((a) => act.step.is(a))
  const first = t.group.next(0)
  if (steps.length === 0 || first < 0 || goes === undefined) return undefined
  const points = pointsTo(t, side, goes(t, first))
  const far = (a: Action): number => points(act.step.hex(a))
  const halt = legal.find((a) => act.halt.is(a))
  const best = steps.toSorted((a, b) => far(a) - far(b))[0] as Action
  const isNearer = t.march.at === OFF_WEST || far(best) < points(t.march.at)
  return isNearer || halt === undefined ? best : halt
}

/** Where a counter is, if it is on the map. */
export const whereabouts = (t: Table, u: Unit): readonly Hex[] => (isHex(whereIs(t, u)) ? [whereIs(t, u)] : [])
/** Those hexes of some where none of one's own are, but for oneself. */
export const unheld = (t: Table, u: Unit, among: readonly Hex[]): readonly Hex[] =>
  among.includes(whereIs(t, u)) ? [whereIs(t, u)] : among.filter((at) => !hasCombat(t, at, SIDE_OF[u] as Side))
