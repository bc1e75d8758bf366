import { ALLOWED, type Hex } from '@boma/kernel'
import type { Goal, Leaving, Reach } from '@boma/showing'
import { paceOf } from '@boma/showing'
import { act } from '../actions.ts'
import { isHex, SECOND_SHORE, SPACES } from '../board.ts'
import type { Table } from '../layout.ts'
import { ARMORED_CAR, CARRIER_MA, ENTENTE, isGround, TYPE, UNITS, type Unit } from '../roster.ts'
import { isSupplied } from '../rules/07-communications.ts'
import { idleCarriers, pointsLeft, porters } from '../rules/10.1-force.ts'
import { whyNotFrom, whyNotGo, whyNotTake } from '../rules/10.1-form.ts'
import { hexOf, isOnLand, placeOf } from '../rules/10.1-ground.ts'
import { firstIn, nextIn } from '../stacks.ts'
import { placeIn, say, type Words } from '../words/words.ts'
import { asked } from './asked.ts'
import { goOn, type Party, setOut } from './reach/outset.ts'
import { sailing, sailorsIn } from './reach/sailing.ts'
import { goalsFrom } from './reach/search.ts'

/** The number by which a page knows the Carriers of the phasing side in a place (see pieces.ts). */
const markerOf = (t: Table, place: Hex): number => UNITS + place * 2 + t.tracks.phasing

/**
 * §9.1.5: how far units and Carriers of a place get in one move, by land, rail and water, and whom they can attack; or how
 * far vessels get (12.3). Those without a line go a point less far, or use up a Carrier where they else could not get
 * (10.1.8).
 */
export function reach(t: Table, { space, pieces, via = [] }: Leaving, words: Words): Reach | undefined {
  if (!(space >= 0 && space < SPACES) || !Number.isInteger(space)) return undefined
  const parties = placesOf(space as Hex).map((place) => mobileIn(t, place))
  const vessels = sailorsIn(t, space as Hex)
  const mobile = [...parties.flatMap((party) => idsOf(t, party)), ...vessels]
  if (mobile.length === 0) return undefined
  // Ruling 4: only those of one shore go together; vessels go by themselves. Who was taken in last says who goes.
  const last = pieces?.findLast((piece) => mobile.includes(piece)) ?? mobile[0]
  if (vessels.includes(last as Unit)) {
    const fleet = vessels.filter((u) => pieces?.includes(u) ?? true)
    return { pieces: fleet, mobile, ...sailing(t, fleet, via as readonly Hex[], words) }
  }
  const party = parties.find((each) => idsOf(t, each).includes(last as number))
  const going = party && (pieces === undefined ? party : only(t, party, pieces))
  if (going === undefined || isNobody(going)) return { pieces: [], mobile, goals: [] }
  return { pieces: idsOf(t, going), mobile, ...marching(t, going, via as readonly Hex[], words) }
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

/** What a party can spend, who of it is slow, and where it gets: first without using up a Carrier, then by it. */
function marching(t: Table, party: Party, via: readonly Hex[], words: Words): Omit<Reach, 'pieces' | 'mobile'> {
  const isUnderWay = asked(t) === 'step' || asked(t) === 'landing'
  const outset = isUnderWay ? goOn(t, party) : setOut(t, party)
  if (outset === undefined) return { goals: [] }
  const pace = paceOf(idsOf(t, party), (piece) => pointsOf(outset.t, piece), String)
  // Who boards further along the coast could land where the stack set out: nobody who points at it means that.
  const isRoundTrip = ({ space }: Goal) => via.length === 0 && space === hexOf(party.place)
  const goals = goalsFrom(outset, party.place, via).filter((goal) => !isRoundTrip(goal))
  const farther = isUnderWay ? [] : fedGoals(t, party, via, words)
  const isKnown = ({ space, hostile }: Goal) => goals.some((g) => g.space === space && g.hostile === hostile)
  return { ...pace, goals: [...goals, ...farther.filter((goal) => !isRoundTrip(goal) && !isKnown(goal))] }
}

/** §10.1.4: what a unit, or the weariest of the Carriers, has to spend. */
const pointsOf = (t: Table, piece: number): number => (piece < UNITS ? pointsLeft(t, piece as Unit) : carrierPoints(t))

function carrierPoints(t: Table): number {
  for (let spent = CARRIER_MA; spent > 0; spent--) if (t.porters.count[spent] > 0) return CARRIER_MA - spent
  return CARRIER_MA
}

/** §7.2.3: where they get if a Carrier is used up for those without a line, which is said to be its price. */
function fedGoals(t: Table, party: Party, via: readonly Hex[], words: Words): readonly Goal[] {
  const outset = setOut(t, party, true)
  const source = outset?.order.find((action) => act.consume.is(action))
  if (outset === undefined || source === undefined) return []
  const hex = placeIn(words, act.consume.hex(source))
  const price = say(words, t.tracks.phasing === ENTENTE ? 'reach.carrierAndPoint' : 'reach.carrier', { hex })
  return goalsFrom(outset, party.place, via).map((goal) => ({ ...goal, price }))
}
