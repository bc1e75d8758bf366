import type { Source } from './provenance.ts'

/** The kinds of unit (24.1); a fort is a marker that is drawn like one (22.1). */
export const UNIT_TYPES = ['light', 'regular', 'mounted', 'armored', 'garrison', 'fort'] as const
/** A kind of unit. */
export type UnitType = (typeof UNIT_TYPES)[number]
/** The contingents (29.0). */
export const CONTINGENTS = ['German', 'British', 'Belgian', 'Portuguese'] as const
/** A contingent. */
export type Contingent = (typeof CONTINGENTS)[number]

/** A counter. */
export interface CounterData {
  /** What players write: one word. */
  readonly id: string
  readonly name: string
  readonly side: 'allied' | 'german'
  readonly contingent: Contingent
  readonly type: UnitType
  /** The highest roll that hits. */
  readonly cf: number
  /** A space, a region to be set up in, a box, or the recruit pool. */
  readonly start: string
  readonly source: { readonly unit: Source; readonly cf: Source; readonly start: Source }
}

/** §4.7: the counters: German first, then Allied, then the two forts. */
// biome-ignore format: one counter per line
export const COUNTERS: readonly CounterData[] = [
  { id: 'DESG', name: 'DESG', side: 'german', contingent: 'German', type: 'garrison', cf: 1, start: 'Dar-es-Salaam', source: { unit: 'printed', cf: 'reconstructed', start: 'printed' } },
  { id: '1-FKA', name: '1 FKA', side: 'german', contingent: 'German', type: 'light', cf: 3, start: 'GEA', source: { unit: 'reconstructed', cf: 'reconstructed', start: 'reconstructed' } },
  { id: '2-FKA', name: '2 FKA', side: 'german', contingent: 'German', type: 'light', cf: 3, start: 'GEA', source: { unit: 'reconstructed', cf: 'reconstructed', start: 'reconstructed' } },
  { id: '3-FKA', name: '3 FKA', side: 'german', contingent: 'German', type: 'light', cf: 3, start: 'GEA', source: { unit: 'reconstructed', cf: 'reconstructed', start: 'reconstructed' } },
  { id: '4-FKA', name: '4 FKA', side: 'german', contingent: 'German', type: 'light', cf: 3, start: 'GEA', source: { unit: 'reconstructed', cf: 'reconstructed', start: 'reconstructed' } },
  { id: '5-FKA', name: '5 FKA', side: 'german', contingent: 'German', type: 'light', cf: 3, start: 'pool', source: { unit: 'reconstructed', cf: 'reconstructed', start: 'reconstructed' } },
  { id: '6-FKA', name: '6 FKA', side: 'german', contingent: 'German', type: 'light', cf: 3, start: 'pool', source: { unit: 'reconstructed', cf: 'reconstructed', start: 'reconstructed' } },
  { id: 'SK', name: 'SK', side: 'german', contingent: 'German', type: 'light', cf: 2, start: 'GEA', source: { unit: 'reconstructed', cf: 'reconstructed', start: 'reconstructed' } },
  { id: 'SK(R)', name: 'SK(R)', side: 'german', contingent: 'German', type: 'light', cf: 2, start: 'pool', source: { unit: 'printed', cf: 'reconstructed', start: 'reconstructed' } },
  { id: 'FW', name: 'FW', side: 'german', contingent: 'German', type: 'regular', cf: 2, start: 'GEA', source: { unit: 'printed', cf: 'reconstructed', start: 'reconstructed' } },
  { id: 'MarK', name: 'MarK', side: 'german', contingent: 'German', type: 'regular', cf: 2, start: 'pool', source: { unit: 'printed', cf: 'reconstructed', start: 'reconstructed' } },
  { id: 'KonA', name: 'KonA', side: 'german', contingent: 'German', type: 'regular', cf: 3, start: 'konigsberg', source: { unit: 'printed', cf: 'reconstructed', start: 'printed' } },
  { id: 'Mombasa-Gar', name: 'Mombasa', side: 'allied', contingent: 'British', type: 'garrison', cf: 1, start: 'Mombasa', source: { unit: 'printed', cf: 'reconstructed', start: 'printed' } },
  { id: 'Nairobi-Gar', name: 'Nairobi', side: 'allied', contingent: 'British', type: 'garrison', cf: 1, start: 'Nairobi', source: { unit: 'printed', cf: 'reconstructed', start: 'printed' } },
  { id: 'Rhodesia-Gar', name: 'Rhodesia', side: 'allied', contingent: 'British', type: 'garrison', cf: 1, start: 'Abercorn', source: { unit: 'printed', cf: 'reconstructed', start: 'printed' } },
  { id: '1/KAR', name: '1/KAR', side: 'allied', contingent: 'British', type: 'light', cf: 3, start: 'BEA', source: { unit: 'printed', cf: 'reconstructed', start: 'printed' } },
  { id: 'Vol/LF', name: 'Vol/LF', side: 'allied', contingent: 'British', type: 'mounted', cf: 2, start: 'BEA', source: { unit: 'printed', cf: 'reconstructed', start: 'printed' } },
  { id: 'B-IEF', name: 'B IEF', side: 'allied', contingent: 'British', type: 'regular', cf: 2, start: 'indian-ocean', source: { unit: 'printed', cf: 'reconstructed', start: 'printed' } },
  { id: 'C-IEF', name: 'C IEF', side: 'allied', contingent: 'British', type: 'regular', cf: 2, start: 'indian-ocean', source: { unit: 'printed', cf: 'reconstructed', start: 'printed' } },
  { id: 'PEA-Gar', name: 'PEA', side: 'allied', contingent: 'Portuguese', type: 'garrison', cf: 1, start: 'Mozambique', source: { unit: 'printed', cf: 'reconstructed', start: 'printed' } },
  { id: 'PEA-Inf', name: 'PEA Inf', side: 'allied', contingent: 'Portuguese', type: 'regular', cf: 2, start: 'Mozambique', source: { unit: 'printed', cf: 'reconstructed', start: 'printed' } },
  { id: '1-FP', name: '1 FP', side: 'allied', contingent: 'Belgian', type: 'light', cf: 3, start: 'Belgian-Congo', source: { unit: 'printed', cf: 'reconstructed', start: 'printed' } },
  { id: '2-FP', name: '2 FP', side: 'allied', contingent: 'Belgian', type: 'light', cf: 3, start: 'Belgian-Congo', source: { unit: 'printed', cf: 'reconstructed', start: 'printed' } },
  { id: '1-SA', name: '1 SA', side: 'allied', contingent: 'British', type: 'regular', cf: 3, start: 'south-africa', source: { unit: 'reconstructed', cf: 'reconstructed', start: 'printed' } },
  { id: '2-SA', name: '2 SA', side: 'allied', contingent: 'British', type: 'regular', cf: 3, start: 'south-africa', source: { unit: 'reconstructed', cf: 'reconstructed', start: 'printed' } },
  { id: '3-SA', name: '3 SA', side: 'allied', contingent: 'British', type: 'regular', cf: 3, start: 'south-africa', source: { unit: 'reconstructed', cf: 'reconstructed', start: 'printed' } },
  { id: 'SA-Mtd', name: 'SA Mtd', side: 'allied', contingent: 'British', type: 'mounted', cf: 3, start: 'south-africa', source: { unit: 'reconstructed', cf: 'reconstructed', start: 'printed' } },
  { id: 'EAD', name: 'EAD', side: 'allied', contingent: 'British', type: 'regular', cf: 3, start: 'pool', source: { unit: 'printed', cf: 'reconstructed', start: 'reconstructed' } },
  { id: '2/KAR', name: '2/KAR', side: 'allied', contingent: 'British', type: 'light', cf: 3, start: 'pool', source: { unit: 'reconstructed', cf: 'reconstructed', start: 'reconstructed' } },
  { id: '3/KAR', name: '3/KAR', side: 'allied', contingent: 'British', type: 'light', cf: 3, start: 'pool', source: { unit: 'reconstructed', cf: 'reconstructed', start: 'reconstructed' } },
  { id: 'RM', name: 'RM', side: 'allied', contingent: 'British', type: 'regular', cf: 2, start: 'pool', source: { unit: 'printed', cf: 'reconstructed', start: 'reconstructed' } },
  { id: 'RFF', name: 'RFF', side: 'allied', contingent: 'British', type: 'light', cf: 2, start: 'pool', source: { unit: 'printed', cf: 'reconstructed', start: 'reconstructed' } },
  { id: 'WA', name: 'WA', side: 'allied', contingent: 'British', type: 'light', cf: 3, start: 'pool', source: { unit: 'printed', cf: 'reconstructed', start: 'reconstructed' } },
  { id: 'Kartu-Col', name: 'Kartu Col', side: 'allied', contingent: 'British', type: 'light', cf: 3, start: 'pool', source: { unit: 'printed', cf: 'reconstructed', start: 'reconstructed' } },
  { id: 'MGC', name: 'MGC', side: 'allied', contingent: 'British', type: 'armored', cf: 3, start: 'pool', source: { unit: 'printed', cf: 'reconstructed', start: 'reconstructed' } },
  { id: 'PEA-Ex', name: 'PEA Ex', side: 'allied', contingent: 'Portuguese', type: 'regular', cf: 2, start: 'pool', source: { unit: 'reconstructed', cf: 'reconstructed', start: 'reconstructed' } },
  { id: 'Allied-Fort', name: 'Fort', side: 'allied', contingent: 'British', type: 'fort', cf: 0, start: 'pool', source: { unit: 'printed', cf: 'printed', start: 'printed' } },
  { id: 'German-Fort', name: 'Fort', side: 'german', contingent: 'German', type: 'fort', cf: 0, start: 'pool', source: { unit: 'printed', cf: 'printed', start: 'printed' } },
]
