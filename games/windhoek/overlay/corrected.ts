import type { Source } from '../data/provenance.ts'

/** Where a datum comes from that an overlay gave. */
export const CORRECTED: Source = 'corrected'
