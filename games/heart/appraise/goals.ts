import { SIDES, type Side } from '@boma/kernel'
import { sixteenths } from '../board.ts'
import type { Army, Objective, Rect, ScenarioData, Task } from '../data/kind.ts'
import { FREE_OBJECTIVES } from '../data/random-table.ts'
import type { Table } from '../layout.ts'
import { ARMIES, scenarioIn } from '../rules/17-forces.ts'

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

/** What a task asks of a side: those who can do it go there, the others go with them; the enemy goes there too. */
function workAt(scenario: ScenarioData, { place, event, units }: Task, isOwn: boolean): readonly Goal[] {
  const box = boxNamed(scenario, place, 0)
  const workers = isOwn && units !== undefined ? [goal(box, { weight: 2, units, before: event })] : []
  return [...workers, goal(box, { weight: isOwn ? 1 : 0.5, before: event })]
}

/** What an objective of a side, or of its enemy, asks of that side. */
function wanted(scenario: ScenarioData, army: Army, { side, test }: Objective, objective: number): readonly Goal[] {
  const isOwn = side === army
  const areas = (test.areas ?? []).map((name) => boxNamed(scenario, name, objective))
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

const known = new Map<ScenarioData, readonly (readonly Goal[])[]>()
/** Where units of a side want to be in this scenario. */
export function goalsOf(t: Table, side: Side): readonly Goal[] {
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
