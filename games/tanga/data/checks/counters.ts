import { type OverlayFault, twiceFaults } from '@boma/overlay'
import type { Counter, Formation } from '../counter.ts'
import type { DataSet } from '../data-set.ts'

/** A stack keeps 1 + the first counter in a byte; what lies face down (19.7) has the numbers from 240 on. */
const MOST = 238
/** §5.2C: the stevedores. */
const STEVEDORES = 3
/** Leaders whom rules call by name (21.2.1.1A, 9.2). */
const CALLED = ['lettow', 'hering']

/** What is wrong with counters, leaders and formations. */
export function counterFaults({ british, german, leaders, formations }: DataSet): readonly OverlayFault[] {
  const units = [...british, ...german]
  const ids = [...units, ...leaders].map((each) => each.id)
  const wants: readonly (readonly [holds: boolean, path: string, problem: string])[] = [
    [ids.length <= MOST, 'counters', `there can be ${MOST} at most, leaders among them`],
    [
      units.filter((unit) => unit.kind === 'stevedore').length === STEVEDORES,
      'counters',
      `there are ${STEVEDORES} units of stevedores (5.2C)`,
    ],
  ]
  return [
    ...twiceFaults('counters', ids),
    ...units.flatMap((unit) => oneCounter(unit)),
    ...CALLED.filter((id) => !leaders.some((leader) => leader.id === id)).map((id) => ({
      path: `leaders.${id}`,
      problem: 'the rules look for this leader',
    })),
    ...leaders
      .filter(({ side, formation }) => formation !== undefined && sideOf(formations, formation) !== side)
      .map(({ id }) => ({ path: `leaders.${id}.formation`, problem: "is not one of his side's" })),
    ...formations.flatMap(({ id, partial }) =>
      (partial?.without ?? [])
        .filter((unit) => !ids.includes(unit))
        .map((unit) => ({ path: `formations.${id}`, problem: `ruling T108 looks for ${unit}` })),
    ),
    ...wants.filter(([holds]) => !holds).map(([, path, problem]) => ({ path, problem })),
  ]
}

const sideOf = (formations: readonly Formation[], id: string) => formations.find((each) => each.id === id)?.side

function oneCounter(c: Counter): readonly OverlayFault[] {
  const [, , range] = c.front.split('-')
  const isRifles = c.kind === 'infantry'
  const wants: readonly (readonly [holds: boolean, field: string, problem: string])[] = [
    [c.kind === 'stevedore' || c.formation !== undefined, 'formation', 'a combat unit belongs to one (2.6.2)'],
    [c.kind === 'stevedore' || c.back !== undefined, 'back', 'a combat unit can be disorganized (2.6.5)'],
    [
      (range === '0') === (c.kind === 'artillery' || c.kind === 'stevedore'),
      'front',
      'guns alone have no range (10.26)',
    ],
    [
      isRifles || (!c.halfFire && !c.m71 && c.sect === undefined),
      'kind',
      'rifles alone have a sect, smoke or fire at half',
    ],
    [c.defence === undefined || c.kind === 'artillery', 'defence', 'guns alone defend otherwise than they fire (19.5)'],
  ]
  return wants.filter(([holds]) => !holds).map(([, field, problem]) => ({ path: `counters.${c.id}.${field}`, problem }))
}
