import { ALLOWED, type Goal, type Hex, type Leaving, type Reach } from '@boma/kernel'
import { isHex, SECOND_SHORE, SPACES } from '../board.ts'
import type { Table } from '../layout.ts'
import { ARMORED_CAR, isGround, TYPE, UNITS, type Unit } from '../roster.ts'
import { isSupplied } from '../rules/07-communications.ts'
import { idleCarriers, porters } from '../rules/10.1-force.ts'
import { whyNotFrom, whyNotGo, whyNotTake } from '../rules/10.1-form.ts'
import { hexOf, isOnLand, placeOf } from '../rules/10.1-ground.ts'
import { firstIn, nextIn } from '../stacks.ts'
import { asked } from './asked.ts'
import { goOn, type Party, setOut } from './reach/outset.ts'
import { goalsFrom } from './reach/search.ts'

/** The number by which a page knows the Carriers of the phasing side in a place (see pieces.ts). */
const markerOf = (t: Table, place: Hex): number => UNITS + place * 2 + t.tracks.phasing

/**
 * §9.1.5: how far units and Carriers of a place get in one move, by land, rail and water, and whom they can attack; those
 * without a line use up no Carrier for it (10.1.8).
 */
export function reach(t: Table, { space, pieces, via = [] }: Leaving): Reach | undefined {
  if (!(space >= 0 && space < SPACES) || !Number.isInteger(space)) return undefined
  const parties = placesOf(space as Hex).map((place) => mobileIn(t, place))
  const mobile = parties.flatMap((party) => idsOf(t, party))
  if (mobile.length === 0) return undefined
  const wanted = parties.map((party) => (pieces === undefined ? party : only(t, party, pieces)))
  // Ruling 4: only those of one shore go together
  const going = wanted.find((party) => !isNobody(party))
  if (going === undefined) return { pieces: [], mobile, goals: [] }
  return { pieces: idsOf(t, going), mobile, goals: goalsOf(t, going, via as readonly Hex[]) }
}

/** A hex is two places if it is split (10.1.7). */
const placesOf = (space: Hex): readonly Hex[] => {
  const hex = hexOf(space)
  return isHex(hex) && SECOND_SHORE[hex] >= 0 ? [hex, SECOND_SHORE[hex]] : [space]
}

const isNobody = ({ units, carriers }: Party): boolean => units.length === 0 && carriers === 0

const idsOf = (t: Table, { place, units, carriers }: Party): readonly number[] => [
  ...units,
  ...(carriers > 0 ? [markerOf(t, place)] : []),
]

const only = (t: Table, party: Party, pieces: readonly number[]): Party => ({
  ...party,
  units: party.units.filter((u) => pieces.includes(u)),
  carriers: pieces.includes(markerOf(t, party.place)) ? party.carriers : 0,
})

/** Those in a place whom the question lets go. */
function mobileIn(t: Table, place: Hex): Party {
  switch (asked(t)) {
    case 'impulse':
    case 'assault':
      return whyNotFrom(t, place) === ALLOWED ? resting(t, place) : { place, units: [], carriers: 0 }
    case 'form':
      return place === t.march.at ? picked(t) : { place, units: [], carriers: 0 }
    case 'step':
    case 'landing':
      return place === t.march.at ? moving(t) : { place, units: [], carriers: 0 }
    default:
      return { place, units: [], carriers: 0 }
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

function goalsOf(t: Table, party: Party, via: readonly Hex[]): readonly Goal[] {
  const question = asked(t)
  const outset = question === 'step' || question === 'landing' ? goOn(t, party) : setOut(t, party)
  const goals = outset === undefined ? [] : goalsFrom(outset, party.place, via)
  // Who boards further along the coast could land where the stack set out: nobody who points at it means that.
  const isRoundTrip = ({ space }: Goal) => via.length === 0 && space === hexOf(party.place)
  return goals.filter((goal) => !isRoundTrip(goal))
}
