import type { Army, Edge, Objective, ScenarioData } from '../data/kind.ts'
import {
  ALWAYS,
  FREE_OBJECTIVES,
  FREE_TABLE,
  FREE_TURNS,
  FREE_ZONE,
  type FreeObjective,
  LAKE,
} from '../data/random-table.ts'
import type { Table } from '../layout.ts'
import { sideOf, type Unit } from '../roster.ts'

const { w, h } = FREE_TABLE
const enemyOf = (army: Army): Army => (army === 'german' ? 'british' : 'german')

/** §17.6: a long edge, seen from the side that has it. */
const edgeOf = (northern: boolean): Edge =>
  northern ? { from: [0, h], to: [w, h], facing: 'S' } : { from: [0, 0], to: [w, 0], facing: 'N' }
const stripOf = (northern: boolean, depth: number) =>
  ({ shape: 'rect', x: 0, y: northern ? h - depth : 0, w, h: depth }) as const

/** §17.6: what both sides always count: units lost, and the army leader. */
const always = (army: Army): readonly Objective[] => [
  { side: army, points: ALWAYS.unitLost, each: 1, ground: false, test: { kind: 'units-lost', of: enemyOf(army) } },
  { side: army, points: ALWAYS.armyLeaderKilled, ground: false, test: { kind: 'leader-killed', of: enemyOf(army) } },
]

/** §17.6: what the objective that was drawn counts for a side. */
function drawn(objective: FreeObjective, army: Army, attacker: Army): readonly Objective[] {
  const { id, points, each, ground, hold = [] } = objective
  const base = { side: army, points, ground, ...(each === undefined ? {} : { each }) }
  if (hold.length > 0) return hold.map((_, i) => ({ ...base, test: { kind: 'hold', of: army, areas: [`hold-${i}`] } }))
  if (id === 'head-hunt') return [{ ...base, test: { kind: 'leader-killed', of: enemyOf(army) } }]
  if (id === 'breakthrough')
    return army === attacker ? [{ ...base, test: { kind: 'units-left', of: army, minFigures: 3 } }] : []
  return [{ ...base, test: { kind: army === attacker ? 'baggage-lost' : 'baggage-left', of: enemyOf(attacker) } }]
}

/** §17.6: a free game as a scenario: by the objective, the defender's edge, and who attacks. */
function make(objective: FreeObjective | undefined, isDefenderNorth: boolean, attacker: Army): ScenarioData {
  const defender = enemyOf(attacker)
  const isNorth = (army: Army): boolean => (army === defender) === isDefenderNorth
  const both = <V>(of: (army: Army) => V): Readonly<Record<Army, V>> => ({
    german: of('german'),
    british: of('british'),
  })
  const exits = () => {
    if (objective?.id === 'breakthrough') return [{ side: attacker, units: ['*'], edge: edgeOf(isDefenderNorth) }]
    return objective?.id === 'carriers' ? [{ side: defender, units: ['baggage'], edge: edgeOf(!isDefenderNorth) }] : []
  }
  return {
    id: 'free',
    date: '',
    table: { w, h },
    turns: FREE_TURNS,
    attacker,
    terrain: [],
    forces: both(() => []),
    deploy: both((army) => [
      // A gunboat in the own half of the lake
      { units: ['gunboat'], in: [{ ...stripOf(isNorth(army), h / 2), w: LAKE.w }] },
      { units: ['*'], in: [stripOf(isNorth(army), FREE_ZONE)] },
    ]),
    suggested: both(() => []),
    ambush: both((army) => ({ count: 0, where: stripOf(isNorth(army), h / 2) })),
    arrivals: [],
    landing: [],
    exits: exits(),
    tasks: [],
    special: [],
    objectives: (['german', 'british'] as const).flatMap((army) => [
      ...always(army),
      ...(objective === undefined ? [] : drawn(objective, army, attacker)),
    ]),
  }
}

const ALL: readonly ScenarioData[] = [undefined, ...FREE_OBJECTIVES].flatMap((objective) =>
  [false, true].flatMap((isNorth) => (['german', 'british'] as const).map((army) => make(objective, isNorth, army))),
)

/** §17.6: the free game that is played, as a scenario. */
export const freeScenario = (t: Table): ScenarioData | undefined =>
  ALL[4 * t.tracks.objective + 2 * t.tracks.northern + t.tracks.attacker]

/** §17.6: has the side of a unit the northern edge? */
export const isNorthern = (t: Table, u: Unit): boolean =>
  (sideOf(u) !== t.tracks.attacker) === (t.tracks.northern === 1)
