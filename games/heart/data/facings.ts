/** §9.5, §9.7: a way to face: its step in close and in dispersed order, and where a figure touches that side of a stand, in sixteenths of an inch. */
export interface Facing {
  readonly name: string
  readonly step: readonly [number, number]
  readonly open: readonly [number, number]
  readonly touch: readonly [number, number]
}

/** The sixteen ways to face, clockwise from the north. */
export const FACINGS: readonly Facing[] = [
  { name: 'N', step: [0, 16], open: [0, 40], touch: [0, 24] },
  { name: 'NNE', step: [6, 15], open: [15, 38], touch: [9, 23] },
  { name: 'NE', step: [12, 12], open: [29, 29], touch: [18, 18] },
  { name: 'ENE', step: [15, 6], open: [38, 15], touch: [23, 9] },
  { name: 'E', step: [16, 0], open: [40, 0], touch: [24, 0] },
  { name: 'ESE', step: [15, -6], open: [38, -15], touch: [23, -9] },
  { name: 'SE', step: [12, -12], open: [29, -29], touch: [18, -18] },
  { name: 'SSE', step: [6, -15], open: [15, -38], touch: [9, -23] },
  { name: 'S', step: [0, -16], open: [0, -40], touch: [0, -24] },
  { name: 'SSW', step: [-6, -15], open: [-15, -38], touch: [-9, -23] },
  { name: 'SW', step: [-12, -12], open: [-29, -29], touch: [-18, -18] },
  { name: 'WSW', step: [-15, -6], open: [-38, -15], touch: [-23, -9] },
  { name: 'W', step: [-16, 0], open: [-40, 0], touch: [-24, 0] },
  { name: 'WNW', step: [-15, 6], open: [-38, 15], touch: [-23, 9] },
  { name: 'NW', step: [-12, 12], open: [-29, 29], touch: [-18, 18] },
  { name: 'NNW', step: [-6, 15], open: [-15, 38], touch: [-9, 23] },
]
