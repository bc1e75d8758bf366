import { COUNTERS } from '../../data/counters.ts'
import type { Fight, Told } from './land-battle.ts'
import { NEIGHBOURS, type Party, type Piece, type Spot, type World } from './world.ts'

/** What lies where when a land battle is over, from cases 11.5.3 and 11.12 and rulings 21, 26, 92, 94, 114, 115 and 117. */

const PARTIES: readonly Party[] = ['german', 'entente']

/** Who had to leave: the loser, or who withdrew; undefined when nobody won. */
function beatenIn(log: readonly Told[]): Party | undefined {
  const end = log.find(({ kind }) => kind === 'battleWon' || kind === 'withdrew')
  if (end === undefined) return undefined
  const side = end.facts['side'] ?? 0
  return PARTIES[end.kind === 'withdrew' ? side : 1 - side]
}

const counterOf = (name: string) => COUNTERS.find((counter) => counter.id === name)
const isHarbour = (name: string): boolean => counterOf(name)?.type === 'coastal'
const isUnit = (name: string): boolean => counterOf(name)?.kind === 'unit'

/** Where each counter is; those in the pile, out of the game or off the map are not in it. */
const placesIn = (w: World): ReadonlyMap<string, Piece> => new Map(w.pieces.map((piece) => [piece.name, piece]))

/** What is not where the rules put it; undefined when all is. `names` were in the battle, those brought up by rail too. */
export function misplaced(
  fight: Fight,
  log: readonly Told[],
  names: readonly string[],
  after: World,
): string | undefined {
  const beaten = beatenIn(log)
  if (beaten === undefined) return undefined
  const taken = new Set(log.filter(({ kind }) => kind === 'gunCaptured').map(({ facts }) => nameOf(facts['unit'])))
  const lost = new Set(log.filter(({ kind }) => kind === 'eliminated').map(({ facts }) => nameOf(facts['unit'])))
  const places = placesIn(after)
  const refuges = new Set<Spot>()
  for (const name of names) {
    const place = places.get(name)
    if (lost.has(name)) {
      if (place !== undefined) return `${name} was lost`
      continue
    }
    const wasBeaten = fight.pieces[numberOf(name)]?.party === beaten && !taken.has(name)
    if (taken.has(name) && place?.party === beaten) return `${name} was captured`
    if (!wasBeaten) {
      if (isUnit(name) && place?.at !== fight.at) return `${name} has won, and is not there`
    } else if (isHarbour(name)) return `${name} cannot retreat`
    else if (place !== undefined && !isAfloat(place)) {
      if (!isUnit(name)) return `${name} must go to the box`
      refuges.add(place.at)
    }
  }
  return wrongRefuge(fight, beaten, refuges) ?? wrongHex(fight, beaten, after)
}

const nameOf = (unit = -1): string => COUNTERS[unit]?.id ?? ''
const numberOf = (name: string): number => COUNTERS.findIndex((counter) => counter.id === name)
const isAfloat = (piece: Piece): boolean => !/^\d{4}$/.test(piece.at)

/** §11.12.2: attackers go back where they came from; defenders to one hex next to the battle, and not to that one. */
function wrongRefuge(fight: Fight, beaten: Party, refuges: ReadonlySet<Spot>): string | undefined {
  if (refuges.size > 1) return `the beaten went to ${[...refuges].join(' and ')}`
  const [refuge] = refuges
  if (refuge === undefined) return undefined
  if (beaten === fight.attacker) return refuge === fight.from ? undefined : 'the attackers went elsewhere'
  const near = [...(NEIGHBOURS.get(fight.at)?.values() ?? [])]
  return refuge !== fight.from && near.includes(refuge) ? undefined : 'the defenders cannot go there'
}

/** §11.12.3, §4.1.4: the winner has the hex, its Carriers and its town. */
function wrongHex(fight: Fight, beaten: Party, after: World): string | undefined {
  const winner = beaten === 'german' ? 'entente' : 'german'
  const there = (after.unitsAt.get(fight.at) ?? []).map((piece) => piece.party)
  if (there.includes(beaten)) return 'the beaten are still there'
  if (!there.includes(winner)) return undefined
  if (beaten !== 'nobody' && (after.carriers[beaten].get(fight.at) ?? 0) > 0) return 'the Carriers are not captured'
  const holder = after.holders.get(fight.at)
  return holder === undefined || holder === winner ? undefined : 'the town is not taken'
}
