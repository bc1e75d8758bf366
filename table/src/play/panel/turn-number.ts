import type { Status } from '@boma/showing'

/** The number of the turn in this place of the timeline; a scenario may begin late. */
export const numberOf = ({ first = 1 }: Status, place: number): number => first + place
