import type { Side } from '@boma/kernel'
import { sixteenths } from '../board.ts'
import type { Army, Objective, ObjectiveTest, Rect, ScenarioData, Task } from '../data/kind.ts'
import { FREE_OBJECTIVES } from '../data/random-table.ts'
import type { Table } from '../layout.ts'
import { BAGGAGE, FOOT, HORSE, RANK, TYPE_WORDS, UNIT_RANK, type Unit } from '../roster.ts'
import { mobilityOf } from '../rules/09-units.ts'
import { hasHappened } from '../rules/17-events.ts'
import { ARMIES, scenarioIn, slotOf } from '../rules/17-forces.ts'
import type { Box } from './ways.ts'
import { POINT } from './weights.ts'

/** What an objective asks of a side, as a place where some of its units have to be. */
export interface Goal {
  readonly box: Box
  /** What hangs on it, in points of a list. */
  readonly value: number
  /** As soon as may be, or when the match ends. */
  readonly isUrgent: boolean
  /** How many units it takes. */
  readonly units: number
  /** Who can do it. */
  readonly who: (t: Table, u: Unit) => boolean
  /** §12.14: does it lead off the table? */
  readonly isExit?: boolean
  /** Turns that it takes besides those on the way. */
  readonly inHand?: number
  /** Does it wait for an event, or end with one? */
  readonly before?: string
  readonly after?: string
}

type Corners = readonly [x0: number, y0: number, x1: number, y1: number]
const boxOf = ([x0, y0, x1, y1]: Corners): Box => ({
  x0: sixteenths(x0),
  y0: sixteenths(y0),
  x1: sixteenths(x1),
  y1: sixteenths(y1),
})
const cornersOf = ({ x, y, w, h }: Rect): Corners => [x, y, x + w, y + h]

/** The box around a piece of ground; of the free game, around the place to hold. */
function around({ terrain }: ScenarioData, name: string, objective: number): Corners {
  const free = /^hold-(\d)$/.exec(name)
  const held = FREE_OBJECTIVES[objective - 1]?.hold?.[Number(free?.[1])]
  if (held !== undefined) return cornersOf(held)
  const piece = terrain.find(({ id }) => id === name)
  if (piece?.shape === 'rect') return cornersOf(piece)
  const xs = piece?.points.map(([x]) => x) ?? [0]
  const ys = piece?.points.map(([, y]) => y) ?? [0]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
const widened = ([x0, y0, x1, y1]: Corners, by: number): Corners => [x0 - by, y0 - by, x1 + by, y1 + by]

/** Units that can hold ground: on foot or horse. */
const isFoot = (t: Table, u: Unit): boolean =>
  RANK[t.units.type[u]] === UNIT_RANK && (mobilityOf(t, u) === FOOT || mobilityOf(t, u) === HORSE)
const isNamed =
  (names: readonly string[]) =>
  (t: Table, u: Unit): boolean =>
    names.includes(slotOf(t, u)?.id ?? '')
const hasMen =
  (least: number) =>
  (t: Table, u: Unit): boolean =>
    isFoot(t, u) && t.units.count[u] >= least

/** Those who can do a task of the scenario (17.8). */
export const canDo = ({ units, types, minFigures = 1 }: Task) => {
  const named = units === undefined ? undefined : isNamed(units)
  return (t: Table, u: Unit): boolean =>
    (named === undefined || named(t, u)) &&
    (types === undefined || types.includes(TYPE_WORDS[t.units.type[u]])) &&
    t.units.count[u] >= minFigures
}

const AT_THE_END = { isUrgent: false, units: 1 } as const

/** What a task asks of the side that does it, and of the other, who keeps them away. */
function workAt(scenario: ScenarioData, task: Task, isOwn: boolean, value: number): readonly Goal[] {
  const place = around(scenario, task.place, 0)
  const box = boxOf(place)
  const { event: before } = task
  // Where they could begin at any time somebody has to be near all the time
  if (!isOwn)
    return [{ box: boxOf(widened(place, NEAR)), value: value / 2, isUrgent: true, units: 2, who: isFoot, before }]
  // Those who need a guard go when the way is clear, or time is short
  const isUrgent = task.guard === undefined
  return [{ box, value: 2 * value, isUrgent, units: 2, who: canDo(task), before, inHand: isUrgent ? 0 : TRIES }]
}
/** Whoever stands within so many inches of a place lets nobody work there. */
const NEAR = 5
/** §17.8: turns that are kept for a task that may fail. */
const TRIES = 3

/** §12.14: where a side leaves the table. */
const waysOut = (scenario: ScenarioData, army: Army, value: number, isUrgent: boolean): readonly Goal[] =>
  scenario.exits
    .filter(({ side }) => side === army)
    .map(({ units, edge: { from, to }, after }) => ({
      box: boxOf([
        Math.min(from[0], to[0]),
        Math.min(from[1], to[1]),
        Math.max(from[0], to[0]),
        Math.max(from[1], to[1]),
      ]),
      value,
      isUrgent,
      isExit: true,
      units: 9,
      who: units[0] === '*' ? isFoot : units[0] === 'baggage' ? isPorter : isNamed(units),
      ...(after === undefined ? {} : { after }),
    }))
const isPorter = (t: Table, u: Unit): boolean => RANK[t.units.type[u]] === BAGGAGE

/** An objective as one side sees it: whether it is its own, what it is worth, and the places that it names. */
interface Asked {
  readonly scenario: ScenarioData
  readonly army: Army
  readonly test: ObjectiveTest
  readonly isOwn: boolean
  readonly value: number
  readonly boxes: readonly Box[]
  /** Beyond its line. */
  readonly beyond: Box
}

const everywhere = ({ boxes }: Asked, more: Omit<Goal, 'box'>): readonly Goal[] =>
  boxes.map((box) => ({ box, ...more }))
const ownAlone =
  (of: (asked: Asked) => readonly Goal[]) =>
  (asked: Asked): readonly Goal[] =>
    asked.isOwn ? of(asked) : []
const taskOf = ownAlone(({ scenario, test, value }) =>
  scenario.tasks
    .filter(({ event }) => event === test.event)
    .flatMap((task) => workAt(scenario, task, test.kind === 'event', value)),
)
const leaving = ownAlone(({ scenario, army, value }) => waysOut(scenario, army, value, true))

/** What each kind of objective asks of the side that has it, and of its enemy. */
const ASKS: Readonly<Record<string, (asked: Asked) => readonly Goal[]>> = {
  'unit-in'(asked) {
    const { test, army, isOwn, value } = asked
    if (isOwn) return everywhere(asked, { ...AT_THE_END, value, who: hasMen(test.minFigures ?? 1) })
    return test.noUnitOf === army ? everywhere(asked, { ...AT_THE_END, value, who: isFoot }) : []
  },
  'no-unit-in': (asked) => (asked.isOwn ? [] : everywhere(asked, { ...AT_THE_END, value: asked.value, who: isFoot })),
  'no-figures': ({ isOwn, beyond, value }) =>
    isOwn ? [] : [{ ...AT_THE_END, box: beyond, value, units: 2, who: isFoot }],
  'more-figures': ({ beyond, value }) => [{ ...AT_THE_END, box: beyond, value: value / 2, units: 4, who: isFoot }],
  hold: ownAlone((asked) => everywhere(asked, { ...AT_THE_END, value: 2 * asked.value, units: 2, who: hasMen(3) })),
  event: taskOf,
  'not-event': taskOf,
  'figures-left': leaving,
  'units-left': leaving,
  // Porters let their escort clear the way first, however late that makes them: what is captured counts for the enemy
  'baggage-left': ownAlone(({ scenario, army, value }) =>
    waysOut(scenario, army, LOADS * value, false).map((goal) => ({ ...goal, inHand: -PATIENCE })),
  ),
  'units-near': ownAlone(({ scenario, test, value }) => {
    const box = boxOf(around(scenario, test.terrain ?? '', 0))
    return [{ ...AT_THE_END, box, value, units: 2, who: isNamed(test.units ?? []) }]
  }),
}
/** §9.9: turns for which porters wait. */
const PATIENCE = 6
/** A group of porters carries that many loads that count. */
const LOADS = 3

/** What an objective of a side, or of its enemy, asks of that side. */
function asks(scenario: ScenarioData, army: Army, { side, points, test }: Objective, drawn: number): readonly Goal[] {
  const near = test.near === undefined ? [] : [widened(around(scenario, test.near.terrain, 0), test.near.inches)]
  const boxes = [...(test.areas ?? []).map((name) => around(scenario, name, drawn)), ...near].map(boxOf)
  const { w, h } = scenario.table
  const beyond = boxOf([0, test.where?.yAbove ?? 0, test.where?.xBelow ?? w, h])
  return ASKS[test.kind]?.({ scenario, army, test, isOwn: side === army, value: POINT * points, boxes, beyond }) ?? []
}

/** What the objectives of the match ask of a side. */
export function goalsOf(t: Table, side: Side): readonly Goal[] {
  const scenario = scenarioIn(t)
  if (scenario === undefined) return []
  return scenario.objectives.flatMap((each) => asks(scenario, ARMIES[side] ?? 'german', each, t.tracks.objective))
}

/** Does it count just now? */
export const isOn = (t: Table, { before, after }: Goal): boolean =>
  (before === undefined || !hasHappened(t, before)) && (after === undefined || hasHappened(t, after))
