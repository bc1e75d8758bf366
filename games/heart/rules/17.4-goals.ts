import { SIDES, type Side } from '@boma/kernel'
import { sixteenths } from '../board.ts'
import type { Army, Objective, Rect, ScenarioData, Task } from '../data/kind.ts'
import { FREE_OBJECTIVES } from '../data/random-table.ts'
import type { Table } from '../layout.ts'
import { sideOf, type Unit } from '../roster.ts'
import { hasHappened } from './17-events.ts'
import { ARMIES, scenarioIn, slotOf } from './17-forces.ts'

/*
 * What the objectives and tasks of a scenario ask of each side, as places: legs towards them are offered among the many
 * that there are (12-samples.ts), and the computer's player goes by them.
 */

/** Where units of a side want to be, in sixteenths. */
export interface Goal {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
  /** How much: 1 for what decides. */
  readonly weight: number
  /** Whom it concerns, by what the data call them; all when left out. */
  readonly units?: readonly string[]
  /** Only before, or only after that event of the scenario. */
  readonly before?: string
  readonly after?: string
}

type Box = readonly [x0: number, y0: number, x1: number, y1: number]
const boxOf = ({ x, y, w, h }: Rect): Box => [x, y, x + w, y + h]
type More = Omit<Goal, 'x0' | 'y0' | 'x1' | 'y1'>
const goal = ([x0, y0, x1, y1]: Box, more: More): Goal => ({
  x0: sixteenths(x0),
  y0: sixteenths(y0),
  x1: sixteenths(x1),
  y1: sixteenths(y1),
  ...more,
})

/** The box around a piece of ground of a scenario; of the free game, around the place to hold. */
function boxNamed({ terrain }: ScenarioData, name: string, objective: number): Box {
  const free = /^hold-(\d)$/.exec(name)
  const held = FREE_OBJECTIVES[objective - 1]?.hold?.[Number(free?.[1])]
  if (held !== undefined) return boxOf(held)
  const piece = terrain.find(({ id }) => id === name)
  if (piece?.shape === 'rect') return boxOf(piece)
  const xs = piece?.points.map(([x]) => x) ?? [0]
  const ys = piece?.points.map(([, y]) => y) ?? [0]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

const widened = ([x0, y0, x1, y1]: Box, by: number): Box => [x0 - by, y0 - by, x1 + by, y1 + by]

/** What a task asks of a side: those who can do it go there, the others go with them; the enemy goes there too. */
function workAt(scenario: ScenarioData, { place, event, units }: Task, isOwn: boolean): readonly Goal[] {
  const box = boxNamed(scenario, place, 0)
  const workers = isOwn && units !== undefined ? [goal(box, { weight: 2, units, before: event })] : []
  return [...workers, goal(box, { weight: isOwn ? 1 : 0.5, before: event })]
}

/** What an objective of a side, or of its enemy, asks of that side. */
function wanted(scenario: ScenarioData, army: Army, { side, test }: Objective, objective: number): readonly Goal[] {
  const isOwn = side === army
  const around = test.near === undefined ? [] : [widened(boxNamed(scenario, test.near.terrain, 0), test.near.inches)]
  const areas = [...(test.areas ?? []).map((name) => boxNamed(scenario, name, objective)), ...around]
  const { w, h } = scenario.table
  switch (test.kind) {
    case 'unit-in':
    case 'no-unit-in':
    case 'hold':
      return areas.map((box) => goal(box, { weight: isOwn ? 1 : 0.6 }))
    case 'more-figures':
      return isOwn ? [goal([0, test.where?.yAbove ?? 0, test.where?.xBelow ?? w, h], { weight: 0.5 })] : []
    case 'event':
    case 'not-event':
      return scenario.tasks
        .filter(({ event }) => event === test.event)
        .flatMap((task) => workAt(scenario, task, test.kind === 'event' && isOwn))
    case 'figures-left':
    case 'units-left':
    case 'baggage-left':
      return isOwn ? ways(scenario, army) : []
    case 'units-near':
      return isOwn ? [goal(boxNamed(scenario, test.terrain ?? '', 0), { weight: 1, units: test.units ?? [] })] : []
    default:
      return []
  }
}

/** §12.14: where a side may leave. */
const ways = (scenario: ScenarioData, army: Army): readonly Goal[] =>
  scenario.exits
    .filter(({ side }) => side === army)
    .map(({ units, edge: { from, to }, after }) =>
      goal([Math.min(from[0], to[0]), Math.min(from[1], to[1]), Math.max(from[0], to[0]), Math.max(from[1], to[1])], {
        weight: 1.5,
        ...(units[0] === '*' ? {} : { units }),
        ...(after === undefined ? {} : { after }),
      }),
    )

// biome-ignore lint/plugin: what the data say, worked out once for each scenario
const known = new Map<ScenarioData, readonly (readonly Goal[])[]>()
/** Where units of a side want to be in this scenario. */
function goalsOf(t: Table, side: Side): readonly Goal[] {
  const scenario = scenarioIn(t)
  if (scenario === undefined) return []
  let goals = known.get(scenario)
  if (goals === undefined) {
    const objective = t.tracks.objective
    goals = SIDES.map((s) =>
      scenario.objectives.flatMap((each) => wanted(scenario, ARMIES[s] ?? 'german', each, objective)),
    )
    known.set(scenario, goals)
  }
  return goals[side] ?? []
}

const isFor = (t: Table, u: Unit, { units, before, after }: Goal): boolean =>
  (units === undefined || units.includes(slotOf(t, u)?.id ?? '')) &&
  (before === undefined || !hasHappened(t, before)) &&
  (after === undefined || hasHappened(t, after))

/** How far a place is from a goal, squared, in sixteenths. */
export function squareToGoal({ x0, y0, x1, y1 }: Goal, x: number, y: number): number {
  const dx = Math.max(x0 - x, 0, x - x1)
  const dy = Math.max(y0 - y, 0, y - y1)
  return dx * dx + dy * dy
}

/** Where a unit at a place wants to be: what weighs most, and of that the nearest. */
export function goalFrom(t: Table, u: Unit, x: number, y: number): Goal | undefined {
  let best: Goal | undefined
  let least = 0
  for (const goal of goalsOf(t, sideOf(u))) {
    if ((best !== undefined && goal.weight < best.weight) || !isFor(t, u, goal)) continue
    const far = squareToGoal(goal, x, y)
    if (best !== undefined && goal.weight === best.weight && far >= least) continue
    best = goal
    least = far
  }
  return best
}
