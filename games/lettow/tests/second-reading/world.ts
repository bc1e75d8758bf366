import { CARDS } from '../../data/cards.ts'
import { COUNTERS, type Contingent, type UnitType } from '../../data/counters.ts'
import { SPACES } from '../../data/spaces.ts'
import type { Table } from '../../layout.ts'
import type { Unit } from '../../roster.ts'

/** A space or box, as players write it. */
export type Spot = string
/** A side. */
export type Camp = 'allied' | 'german'

/** A counter. */
export interface Piece {
  readonly name: string
  readonly camp: Camp
  readonly contingent: Contingent
  readonly type: UnitType
  readonly at: Spot
  /** Movement points left. */
  readonly points: number
  readonly moved: boolean
}

/** A position as it lies on the table, without anything that the rules work out from it. */
export interface World {
  /** Units, without the forts. */
  readonly units: readonly Piece[]
  readonly forts: Readonly<Record<Camp, Spot>>
  readonly phasing: Camp
  readonly card: string
  readonly war: boolean
  readonly lakesShut: boolean
  readonly oceanShut: boolean
  /** Rail spaces that a raid has shut. */
  readonly torn: readonly Spot[]
  /** The stack that the card singles out; '' for none. */
  readonly stack: Spot
  readonly breakOff: boolean
  readonly supply: boolean
}

const BOXES: readonly Spot[] = ['ocean', 'south-africa', 'konigsberg', 'allied-pool', 'german-pool', 'aside']
/** What players call a place. */
export const spotOf = (place: number): Spot => SPACES[place]?.id ?? BOXES[place - SPACES.length] ?? ''

/** Reads a position. */
export function worldOf(t: Table): World {
  const pieces = COUNTERS.map(
    (c, i): Piece => ({
      name: c.id,
      camp: c.side,
      contingent: c.contingent,
      type: c.type,
      at: spotOf(t.units.where[i as Unit] ?? -1),
      points: t.units.left[i as Unit] ?? 0,
      moved: ((t.units.did[i as Unit] ?? 0) & 1) === 1,
    }),
  )
  const fort = (camp: Camp): Spot => pieces.find((p) => p.type === 'fort' && p.camp === camp)?.at ?? ''
  return {
    units: pieces.filter((p) => p.type !== 'fort'),
    forts: { allied: fort('allied'), german: fort('german') },
    phasing: t.tracks.phasing === 0 ? 'allied' : 'german',
    card: CARDS[t.tracks.card]?.id ?? '',
    war: t.tracks.intervened === 1,
    lakesShut: t.tracks.lakesShut === 1,
    oceanShut: t.tracks.oceanShut === 1,
    torn: SPACES.flatMap((s, i) => (t.raided.has(i as never) ? [s.id] : [])),
    stack: spotOf(t.tracks.stack),
    breakOff: (t.core.options & 1) !== 0,
    supply: (t.core.options & 2) !== 0,
  }
}
