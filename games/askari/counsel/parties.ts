import { ALLOWED, type Hex } from '@boma/kernel'
import { isHex, SECOND_SHORE } from '../board.ts'
import type { Table } from '../layout.ts'
import { ARMORED_CAR, isGround, TYPE, UNITS, type Unit } from '../roster.ts'
import { firstVesselIn } from '../rules/04-control.ts'
import { isSupplied } from '../rules/07-communications.ts'
import { idleCarriers, porters } from '../rules/10.1-force.ts'
import { whyNotFrom, whyNotGo, whyNotTake } from '../rules/10.1-form.ts'
import { hexOf, isOnLand, placeOf } from '../rules/10.1-ground.ts'
import { whyNotSail } from '../rules/12.3-sailing.ts'
import { firstIn, nextIn } from '../stacks.ts'
import { asked } from './asked.ts'
import type { Party } from './outset.ts'

/** The number by which the Carriers of the phasing side in a place are known, behind all counters. */
const markerOf = (t: Table, place: Hex): number => UNITS + place * 2 + t.tracks.phasing
/** The place of the Carriers with this number. */
const placeOfMarker = (piece: number): Hex => ((piece - UNITS) >> 1) as Hex

/** The members of a party by their numbers. */
export const idsOf = (t: Table, { place, units, carriers }: Party): readonly number[] => [
  ...units,
  ...(carriers > 0 ? [markerOf(t, place)] : []),
]

/** A hex is two places if it is split (10.1.7). */
export const placesOf = (space: Hex): readonly Hex[] => {
  const hex = hexOf(space)
  return isHex(hex) && SECOND_SHORE[hex] >= 0 ? [hex, SECOND_SHORE[hex]] : [space]
}

/** Those in a place whom the question lets go by land. */
export function partyIn(t: Table, place: Hex): Party {
  switch (asked(t)) {
    case 'impulse':
    case 'assault':
      return whyNotFrom(t, place) === ALLOWED ? resting(t, place) : nobodyIn(place)
    case 'form':
      return place === t.march.at ? picked(t) : nobodyIn(place)
    case 'step':
    case 'landing':
      return place === t.march.at ? moving(t) : nobodyIn(place)
    default:
      return nobodyIn(place)
  }
}

const nobodyIn = (place: Hex): Party => ({ place, units: [], carriers: 0 })

/** The party that these are of. */
export function partyOf(t: Table, pieces: readonly number[]): Party {
  const [first = 0] = pieces
  const place = first < UNITS ? placeOf(t, first as Unit) : placeOfMarker(first)
  const { units, carriers } = partyIn(t, place)
  return {
    place,
    units: units.filter((u) => pieces.includes(u)),
    carriers: pieces.includes(markerOf(t, place)) ? carriers : 0,
  }
}

function unitsIn(t: Table, place: Hex, may: (unit: Unit) => boolean): readonly Unit[] {
  const found: Unit[] = []
  for (let u = firstIn(t, hexOf(place)); u >= 0 && isGround(u); u = nextIn(t, u))
    if (placeOf(t, u) === place && may(u)) found.push(u)
  return found
}

/** §10.1.8: an armored car without a line stays, as long as no Carrier is used up for it. */
const isStuck = (t: Table, unit: Unit, place: Hex): boolean =>
  TYPE[unit] === ARMORED_CAR && isOnLand(place) && !isSupplied(t, unit)

const resting = (t: Table, place: Hex): Party => ({
  place,
  units: unitsIn(t, place, (u) => whyNotGo(t, u, place) === ALLOWED && !isStuck(t, u, place)),
  carriers: Math.max(0, idleCarriers(t, place)),
})

const picked = (t: Table): Party => ({
  place: t.march.at,
  units: unitsIn(t, t.march.at, (u) => t.joining.has(u) || whyNotTake(t, u) === ALLOWED),
  carriers: idleCarriers(t, t.march.at),
})

const moving = (t: Table): Party => ({
  place: t.march.at,
  units: unitsIn(t, t.march.at, (u) => t.force.has(u)),
  carriers: porters(t),
})

/** The vessels in a space that may put to sea, when that is asked. */
export function sailorsIn(t: Table, space: Hex): readonly Unit[] {
  const found: Unit[] = []
  if (asked(t) !== 'impulse') return found
  for (let u = firstVesselIn(t, space); u >= 0; u = nextIn(t, u)) if (whyNotSail(t, u) === ALLOWED) found.push(u)
  return found
}
