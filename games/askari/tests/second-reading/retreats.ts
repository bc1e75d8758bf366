import { COUNTERS } from '../../data/counters.ts'
import { TERRAIN, TERRAIN_OF } from '../../data/map.ts'
import { BODIES, SPLIT_HEXES } from '../../data/waters.ts'
import { waterHolder } from './communications.ts'
import { isLand, isWatery, NEIGHBOURS, type Party, type Piece, type Spot, type World } from './world.ts'

/** Retreats of beaten defenders once more, from cases 11.12 and 10.3.6 and rulings 5, 20, 21, 70, 87, 115 and 116. */

/** The compass sides by which those on a shore of a hex can leave it; all of them in a hex that is whole. */
function sidesOf(spot: Spot, second: boolean): readonly string[] | undefined {
  const split = SPLIT_HEXES.find((each) => each.hex === spot)
  return split === undefined ? undefined : (split.shores[second ? 1 : 0]?.sides ?? [])
}

const OPPOSITE: Readonly<Record<string, string>> = { N: 'S', S: 'N', NE: 'SW', SW: 'NE', NW: 'SE', SE: 'NW' }

/** May land troops on this shore walk over that side into the neighbour? */
function canWalk(from: Spot, second: boolean, side: string, to: Spot): boolean {
  if (!isLand(from) || !isLand(to) || isWatery(from, to)) return false
  const own = sidesOf(from, second)
  if (own !== undefined && !own.includes(side)) return false
  const back = OPPOSITE[side] ?? ''
  const theirs = [sidesOf(to, false), sidesOf(to, true)]
  return theirs[0] === undefined || theirs.some((sides) => sides?.includes(back))
}

const enemyOf = (party: Party): Party => (party === 'german' ? 'entente' : 'german')

const letterAt = (spot: Spot): string => TERRAIN[Number(spot.slice(2)) - 1]?.[Number(spot.slice(0, 2)) - 1] ?? '~'
/** Ruling 20: forest, mountain and swamp are closed to armored cars. */
const CLOSED = ['forest', 'mountain', 'swamp']
const isClosedToCars = (spot: Spot): boolean =>
  CLOSED.includes(TERRAIN_OF[letterAt(spot) as keyof typeof TERRAIN_OF] as string)

const counterOf = (piece: Piece) => COUNTERS.find((counter) => counter.id === piece.name)
const isCar = (piece: Piece): boolean => counterOf(piece)?.type === 'armored-car'
const isHarbour = (piece: Piece): boolean => counterOf(piece)?.type === 'coastal'

/** The beaten units on one shore of the hex, harbour guns apart. */
const beatenOn = (w: World, at: Spot, party: Party, second: boolean): readonly Piece[] =>
  (w.unitsAt.get(at) ?? []).filter((p) => p.party === party && p.secondShore === second && !isHarbour(p))

/** §11.12.2 + §11.12.4: the hexes that the beaten defenders on a shore may go to. */
export function waysOut(w: World, at: Spot, from: Spot, party: Party, second: boolean): readonly Spot[] {
  const beaten = beatenOn(w, at, party, second)
  if (beaten.length === 0) return []
  return [...(NEIGHBOURS.get(at) ?? [])].flatMap(([side, to]) => {
    if (to === from || !canWalk(at, second, side, to)) return []
    // Ruling 70: neutral Portuguese are nobody's, and enemies as soon as somebody comes.
    const isHeld = (w.unitsAt.get(to) ?? []).some((p) => p.party === enemyOf(party) || p.party === 'nobody')
    const canAnybody = beaten.some((p) => !isCar(p) || !isClosedToCars(to))
    return isHeld || !canAnybody ? [] : [to]
  })
}

/** Ruling 4.5: units that a nation ships, in the order ocean, Victoria, Tanganyika, Nyasa. */
function shipped(w: World, nation: Piece['nation'], water: string): number {
  const column = ['Indian Ocean', 'Lake Victoria', 'Lake Tanganyika', 'Lake Nyasa'].indexOf(water)
  const isOn = (name: string) => w.pieces.some((p) => p.name === name && (p.at === water || waterOff(p.at) === water))
  if (nation === 'german' && isOn('Gv-Gotzen')) return 6
  if (nation === 'belgian' && isOn('Bn-Dhanis')) return 6
  if (nation === 'german') return [1, 1, 2, 1][column] ?? 0
  if (nation === 'belgian') return [0, 0, 2, 0][column] ?? 0
  if (nation === 'portuguese') return [3, 0, 0, 0][column] ?? 0
  return [w.turn >= 16 ? 12 : 9, 4, w.turn >= 15 ? 2 : 1, 3][column] ?? 0
}

/** The great water that a coastal hex lies on; '' for none. */
const waterOff = (spot: Spot): string =>
  BODIES.find((body) => body.patrolBox && (body.coast as readonly string[]).includes(spot))?.name ?? ''

/** §10.3.6: the beaten on a shore who may be taken off by sea. */
export function takenOff(w: World, at: Spot, party: Party, second: boolean): readonly string[] {
  const water = waterOff(at)
  // Ruling 116: not while the enemy controls the water.
  if (water === '' || waterHolder(w, water) === enemyOf(party)) return []
  return beatenOn(w, at, party, second)
    .filter((p) => shipped(w, p.nation, water) > 0)
    .map((p) => p.name)
}
