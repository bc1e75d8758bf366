import { SIDES, type Side } from '@boma/kernel'
import type { PrintedBox, PrintedCounter, Text } from '@boma/showing'
import type { Army, ForceUnit } from '../data/kind.ts'
import { LISTS } from '../data/lists.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import type { Table } from '../layout.ts'
import { MACHINE_GUN, TYPE_WORDS, type Type, typeNamed } from '../roster.ts'
import { BODIES } from './bodies.ts'
import { figureOf } from './pieces.ts'

type Troops = readonly Pick<ForceUnit, 'type' | 'figures'>[]

/** All that an army ever brings to one table: its forces in the scenarios, and the ready lists. */
const forcesOf = (army: Army): readonly Troops[] => [
  ...SCENARIOS.map(({ forces }) => forces[army]),
  ...LISTS.filter(({ side }) => side === army).map(({ units }) => units),
]

/** The most figures of a type that any of these forces has. */
const mostOf = (type: string, forces: readonly Troops[]): number =>
  Math.max(...forces.map((units) => units.reduce((sum, unit) => sum + (unit.type === type ? unit.figures : 0), 0)))

/** §9.2: figures on their bases; a crew of a machine gun is one figure with the gun, and two men. */
function figuresOf(side: Side, type: Type, count: number): readonly PrintedCounter<Text>[] {
  const crew = type === MACHINE_GUN ? 3 : type === typeNamed('lmg') ? 2 : 1
  const guns = Math.ceil(count / crew)
  return [
    { front: figureOf(side, type, 0), count: guns },
    ...(count > guns ? [{ front: figureOf(side, type, 1), count: count - guns }] : []),
  ]
}

const counters = (): readonly PrintedCounter<Text>[] =>
  SIDES.flatMap((side) => {
    const forces = forcesOf(BODIES[side])
    return TYPE_WORDS.flatMap((word, type) => {
      const count = mostOf(word, forces)
      return count === 0 ? [] : figuresOf(side, type as Type, count)
    })
  })

/** What is printed of the box: figures, and plans of the tables. */
export const box: PrintedBox<Table> = {
  counter: 25.4,
  unit: 25.4,
  counters,
  // Markers beside units (8.7, 14.7); how many there are is ours
  markers: [
    { mark: { space: 0, kind: 'smoke' }, count: 12 },
    { mark: { space: 0, kind: 'objective' }, count: 6 },
  ],
  decks: () => [],
  reference: [
    ['1.0', '3.1', '3.2', '3.3', '3.4', '3.5', '3.6', '3.7', '3.8', '3.9', '17.4', '17.5', 'appendix-b'],
    ['6', '8', '2', 'appendix-a'],
  ],
}
