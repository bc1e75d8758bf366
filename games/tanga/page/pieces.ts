import { type Hex, NOBODY, type Side } from '@boma/kernel'
import type { Mark, Piece, Text } from '@boma/showing'
import { GONE, GOVERNMENT, grid, HEXES, HIDDEN, IS_ALL_ROUND, isHex } from '../board.ts'
import { nextToLay } from '../counsel/laying.ts'
import { TURN } from '../counsel/turn.ts'
import type { Table } from '../layout.ts'
import {
  BONUS,
  BRITISH,
  CF,
  face,
  IS_COMBAT,
  isLeader,
  KIND,
  MF,
  MORALE,
  RANGE,
  SIDE_OF,
  STEVEDORE,
  TITLES,
  UNITS,
  type Unit,
} from '../roster.ts'
import { isBound } from '../rules/06.3-standing.ts'
import {
  DIGGING,
  DISORGANIZED,
  HALTED,
  HAS_FIRED,
  hasCombat,
  holder,
  is,
  isFaceDown,
  NO_AMMUNITION,
  RETREATED,
  SMOKE,
  TRENCH,
} from '../stacks.ts'
import { name, say } from '../words/words.ts'
import { bodyOf } from './bodies.ts'

const SYMBOLS = ['infantry', 'machine-gun', 'artillery', 'carrier', 'leader'] as const

/** All counters but those that are out of the game; what the fog hides lies face down on a side's view (19.7). */
export function pieces(t: Table, viewer: Side): readonly Piece<Text>[] {
  const found: Piece<Text>[] = []
  const next = nextToLay(t, viewer)
  for (let u = 0 as Unit; u < UNITS; u++)
    if (isOnTable(t.units.where[u]) || u === next) found.push(piece(t, u, u === next || t.group.has(u)))
  for (let at = 0 as Hex; at < HEXES; at++) if (isFaceDown(t, at)) found.push(faceDown(t, at))
  return found.sort((a, b) => a.space - b.space || (a.depth ?? 0) - (b.depth ?? 0) || a.id - b.id)
}

/** Out of the game there is nothing to see; nor where the view does not tell. */
const isOnTable = (place: Hex): boolean => place !== GONE && place !== HIDDEN

/** §19.7: a stack of which the viewer knows only where it is, and whose. */
function faceDown(t: Table, at: Hex): Piece<Text> {
  const side = holder(t, at) ?? NOBODY
  const none = { symbol: '', name: '', fullName: '', values: '', back: '', source: '' } as const
  return { id: UNITS + at, space: at, body: bodyOf(side), side, ...none, states: ['hidden'] }
}

/** §10.25: only combat units lie on top. */
const UNDER = 99

function piece(t: Table, u: Unit, isMeant: boolean): Piece<Text> {
  return {
    ...pieceOf(u, is(t, u, DISORGANIZED)),
    space: t.units.where[u],
    states: [...statesOf(t, u), ...(isMeant ? ['moving'] : [])],
    depth: IS_COMBAT[u] === 1 ? t.units.rank[u] : UNDER,
  }
}

/** A counter with one of its sides up, wherever it may lie. */
export function pieceOf(u: Unit, back: boolean): Omit<Piece<Text>, 'space' | 'states'> {
  return {
    id: u,
    body: bodyOf(SIDE_OF[u]),
    side: SIDE_OF[u],
    symbol: SYMBOLS[KIND[u]] ?? 'infantry',
    name: TITLES[u] ?? '',
    fullName: name('unit', u),
    values: valuesOf(u, back ? 1 : 0),
    moves: isLeader(u) || KIND[u] === STEVEDORE ? '' : String(MF[face(u, back ? 1 : 0)]),
    back: IS_COMBAT[u] === 1 ? valuesOf(u, back ? 0 : 1) : '',
    source: 'reconstructed',
  }
}

/** Combat factor, morale and range as printed; a leader's bonus; nothing for stevedores. */
function valuesOf(u: Unit, side: number): string {
  if (isLeader(u)) return `+${BONUS[u]}`
  if (KIND[u] === STEVEDORE) return ''
  const lies = face(u, side)
  return [CF[lies], MORALE[lies], RANGE[lies]].join('-')
}

const STATES: readonly (readonly [bit: number, name: string])[] = [
  [DISORGANIZED, 'disorganized'],
  [NO_AMMUNITION, 'emptied'],
  [RETREATED, 'retreated'],
]

const statesOf = (t: Table, u: Unit): readonly string[] => [
  ...(IS_COMBAT[u] === 1 && isBound(t, u) ? ['broken'] : []),
  ...STATES.filter(([bit]) => is(t, u, bit)).map(([, name]) => name),
  ...(is(t, u, HALTED | HAS_FIRED) && SIDE_OF[u] === t.tracks.phasing ? ['acted'] : []),
]

/** Whose a counter is; a stack that lies face down has no number of its own. */
export const ownerOf = (id: number): Side => (id < UNITS ? SIDE_OF[id as Unit] : NOBODY)

/** Which way units face (8.1), trenches and diggers (18), smoke (19.4), and flags on government buildings (ruling T136). */
export function marks(t: Table): readonly Mark<Text>[] {
  const found: Mark<Text>[] = []
  for (let at = 0 as Hex; at < HEXES; at++) {
    const works = t.places.works[at]
    if ((works & TRENCH) !== 0) found.push({ space: at, kind: 'entrenchment', name: say('page.markTrench') })
    if ((works & DIGGING) !== 0) found.push({ space: at, kind: 'digging', name: say('page.markDigging') })
    if ((works & SMOKE) !== 0) found.push({ space: at, kind: 'smoke', name: say('page.markSmoke') })
    const side = holder(t, at)
    if (side !== undefined && IS_ALL_ROUND[at] === 0 && hasCombat(t, at, side)) found.push(facing(t, at, side))
  }
  return [...found, ...flags(t)]
}

const facing = (t: Table, at: Hex, side: Side): Mark<Text> => ({
  space: at,
  kind: 'facing',
  name: say('table.facing', { facing: name('facing', t.places.facing[at]) }),
  body: bodyOf(side),
  turned: t.places.facing[at] * TURN,
})

const flags = (t: Table): readonly Mark<Text>[] =>
  GOVERNMENT.flatMap((at, g) =>
    ((t.tracks.british >> g) & 1) === 1 && isHex(at) && grid.size > at
      ? [{ space: at, kind: 'flag', name: say('page.heldByBritish'), body: bodyOf(BRITISH) }]
      : [],
  )
