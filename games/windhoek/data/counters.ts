import type { Counter } from './counter.ts'
import { ALLIED_COUNTERS } from './counters-allied.ts'
import { GERMAN_COUNTERS } from './counters-german.ts'
import { PORTUGUESE_COUNTERS } from './counters-portuguese.ts'
import type { Source } from './provenance.ts'

/** Every unit of the counter sheet: German, South African and British, Portuguese. */
export const COUNTERS: readonly Counter[] = [...GERMAN_COUNTERS, ...ALLIED_COUNTERS, ...PORTUGUESE_COUNTERS]

/** A kind of marker; the sheet's number binds nobody (25.4). */
export type Marker = {
  readonly id: string
  readonly front: string
  readonly back?: string
  readonly sheet: number
  readonly source: { readonly kind: Source; readonly sheet: Source }
}

/** The markers of the sheet, which with the units make up the 176 counters of 1.1. */
export const MARKERS: readonly Marker[] = [
  {
    id: 'turn',
    front: 'Turn, dry',
    back: 'Turn, rain',
    sheet: 1,
    source: { kind: 'printed 3.5', sheet: 'derived 3.5' },
  },
  { id: 'action-points', front: 'Action points', sheet: 2, source: { kind: 'printed 3.5', sheet: 'derived 9.2' } },
  { id: 'advantage', front: 'Battle advantage', sheet: 1, source: { kind: 'printed 3.5', sheet: 'reconstructed' } },
  { id: 'amphibious', front: 'Amphibious', sheet: 1, source: { kind: 'printed 22.2', sheet: 'reconstructed' } },
  { id: 'railhead', front: 'Railhead', sheet: 3, source: { kind: 'printed 3.4', sheet: 'derived 32.1' } },
  { id: 'column', front: 'Column', sheet: 6, source: { kind: 'printed 26.2', sheet: 'reconstructed' } },
  { id: 'entrenchment', front: 'Entrenchment', sheet: 9, source: { kind: 'printed 3.4', sheet: 'reconstructed' } },
  {
    id: 'break-or-device',
    front: 'Rail break',
    back: 'Infernal device',
    sheet: 12,
    source: { kind: 'printed 3.4', sheet: 'reconstructed' },
  },
]

/** Counters in the box, units and markers together. */
export const SHEET_TOTAL = { counters: 176, source: 'printed 1.1' } as const
