import { type Hex, NOBODY, SIDES, type Side } from '@boma/kernel'
import { type Mark, type Piece, type SymbolLook, sideAlone, type Text } from '@boma/showing'
import {
  type Body,
  boxOf,
  GEA,
  GREAT_BODIES,
  SPACES,
  TO_COME,
  TOWN_HEX,
  TOWN_OWNER,
  TOWNS,
  type Town,
} from '../board.ts'
import type { Counter } from '../data/counter.ts'
import type { Table } from '../layout.ts'
import { CARRIER_MA, COUNTER, ENTENTE, GERMAN, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { bodyHolder } from '../rules/04-control.ts'
import { BROKEN, carriersIn, ENTRENCHED, FINISHED, is, REDUCED, SUPPRESSED, sideOf } from '../stacks.ts'
import { name, say } from '../words/words.ts'
import { bodyOf, bodyOfUnit } from './bodies.ts'

/** What a page calls the types that it has another name for. */
const SYMBOLS: Readonly<Record<Counter['type'], SymbolLook>> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  artillery: 'artillery',
  'machine-gun': 'machine-gun',
  'armored-car': 'armored-car',
  coastal: 'marine',
  ship: 'naval-support',
  boat: 'boat',
}

/** All pieces and Carriers; nothing is hidden (ruling 156). Who is still to come is not shown on the map. */
export const pieces = (t: Table): readonly Piece<Text>[] => [...allPieces(t), ...carriers(t)]
/** The units and vessels of the box. */
export const allPieces = (t: Table): readonly Piece<Text>[] => COUNTER.map((counter, u) => piece(t, u as Unit, counter))

function piece(t: Table, u: Unit, counter: Counter): Piece<Text> {
  const isBack = is(t, u, REDUCED)
  const back = counter.reduced ?? ''
  return {
    id: u,
    space: t.units.where[u],
    body: bodyOfUnit(u, sideOf(t, u)),
    side: sideOf(t, u),
    symbol: SYMBOLS[counter.type],
    name: counter.id.replaceAll('-', ' '),
    fullName: name('unit', u),
    values: isBack ? back : counter.full,
    moves: counter.move > 0 && counter.kind === 'unit' ? String(counter.move) : '',
    code: codeOf(counter, isBack),
    back: isBack ? counter.full : back,
    states: statesOf(t, u),
    source: counter.source.values.split(' ')[0] ?? '',
  }
}

/** As printed in the band: the hex or the turn that it comes in, on the reduced side its morale (2.2.2). */
function codeOf({ setUp, turn, morale }: Counter, isBack: boolean): string {
  if (isBack) return morale === undefined ? '' : `MV ${morale}`
  if (typeof turn === 'number') return String(turn)
  return setUp === undefined || setUp === 'rail' ? '' : setUp
}

const statesOf = (t: Table, u: Unit): readonly string[] => [
  ...(is(t, u, REDUCED) ? ['reduced'] : []),
  ...(is(t, u, BROKEN) ? ['broken'] : []),
  ...(is(t, u, SUPPRESSED) ? ['suppressed'] : []),
  ...(is(t, u, ENTRENCHED) ? ['entrenched'] : []),
  ...(t.force.has(u) ? ['moving'] : []),
  ...(is(t, u, FINISHED) && sideOf(t, u) === t.tracks.phasing ? ['acted'] : []),
]

/** Whose a piece is, be it captured (2.2.4a) or Portuguese with the Germans (8.4); a marker of Carriers tells it by its number. */
export function ownerOf(piece: number, t?: Table): Side {
  if (piece >= UNITS) return ((piece - UNITS) % 2) as Side
  return t === undefined ? SIDE_OF[piece as Unit] : sideOf(t, piece as Unit)
}

/** The number by which a page knows the Carriers of a side in a space. */
export const carrierPiece = (space: Hex, side: Side): number => UNITS + space * 2 + side

/** §2.5: Carriers, one marker for all of a side in a space. */
const carriers = (t: Table): readonly Piece<Text>[] =>
  SPACE_LIST.flatMap((space) =>
    SIDES.filter((side) => carriersIn(t, side, space) > 0).map((side) => carrier(t, space, side)),
  )
const SPACE_LIST: readonly Hex[] = Array.from({ length: SPACES }, (_, space) => space as Hex)

function carrier(t: Table, space: Hex, side: Side): Piece<Text> {
  const count = carriersIn(t, side, space)
  const hasStirred = side === t.tracks.phasing && t.places.stirred[space] >= count
  return { ...carriersOf(side, count), id: carrierPiece(space, side), space, states: hasStirred ? ['acted'] : [] }
}

/** So many Carriers of a side, wherever they are. */
export function carriersOf(side: Side, count: number): Piece<Text> {
  return {
    id: carrierPiece(0 as Hex, side),
    space: 0,
    body: bodyOf(side),
    side,
    symbol: 'carrier',
    name: count === 1 ? say('page.carrier') : say('page.carriers', { count: String(count) }),
    fullName: say(count === 1 ? 'page.oneCarrier' : 'page.manyCarriers', { count: String(count) }),
    values: '',
    moves: String(CARRIER_MA),
    back: '',
    states: [],
    source: 'reconstructed',
  }
}

/** Trenches, flags on towns that the enemy of their land holds (4.1.4), and on Patrol Boxes who controls the water (12.1). */
export const marks = (t: Table): readonly Mark<Text>[] => [...trenches(t), ...flags(t), ...waters(t)]

const TAKEN = [say('page.heldByGermans'), say('page.heldByEntente')]

/** §10.3.3: who controls each of the great waters, where anybody does. */
const waters = (t: Table): readonly Mark<Text>[] =>
  Array.from({ length: GREAT_BODIES }, (_, body) => body as Body).map((body) => {
    const holder = bodyHolder(t, body)
    const held = holder === NOBODY ? say('page.contested') : sideAlone(holder)
    return { space: boxOf(body), kind: 'water', name: held, body: bodyOf(holder) }
  })

function trenches(t: Table): readonly Mark<Text>[] {
  const dug = new Set<Hex>()
  for (let u = 0 as Unit; u < UNITS; u++)
    if (is(t, u, ENTRENCHED) && t.units.where[u] < TO_COME) dug.add(t.units.where[u])
  return [...dug].map((space) => ({ space, kind: 'entrenchment' }))
}

function flags(t: Table): readonly Mark<Text>[] {
  const found: Mark<Text>[] = []
  for (let town = 0 as Town; town < TOWNS; town++) {
    const holder = t.towns.holder[town]
    const home = TOWN_OWNER[town] === GEA ? GERMAN : ENTENTE
    if (holder <= 1 && holder !== home)
      found.push({ space: TOWN_HEX[town], kind: 'flag', name: TAKEN[holder], body: bodyOf(holder as Side) })
  }
  return found
}
