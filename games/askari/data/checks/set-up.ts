import { type OverlayFault, twice } from '@boma/overlay'
import type { DataSet } from '../data-set.ts'
import type { Atlas } from './index.ts'

/** Spaces beside the hexes that a set-up names. */
const WATERS = ['ocean', 'victoria', 'tanganyika', 'nyasa']

/** What is wrong with who is set up where: counters and spaces are there, nobody stands twice, Carriers lie on land. */
export function setUpFaults({ history, carriers, counters }: DataSet, atlas: Atlas): readonly OverlayFault[] {
  const isKnown = (id: string) => counters.some((counter) => counter.id === id)
  const lists = [
    ['setUp.carriers', carriers] as const,
    ...Object.entries(history).map(([name, each]) => [`setUp.history.${name}.carriers`, each.carriers] as const),
  ]
  return [
    ...lists.flatMap(([path, { german, entente }]) =>
      [...german, ...entente]
        .filter((hex) => !atlas.isLand(hex))
        .map((hex) => ({ path, problem: `${hex} is no land hex` })),
    ),
    ...Object.entries(history).flatMap(([name, { units }]) => {
      const path = `setUp.history.${name}.units`
      const ids = Object.values(units).flatMap((list) => list.split(' '))
      return [
        ...Object.keys(units)
          .filter((space) => !atlas.isHex(space) && !WATERS.includes(space))
          .map((space) => ({ path, problem: `there is no space ${space}` })),
        ...ids.filter((id) => !isKnown(id)).map((id) => ({ path, problem: `there is no counter ${id}` })),
        ...twice(ids).map((id) => ({ path, problem: `${id} stands twice` })),
      ]
    }),
  ]
}
