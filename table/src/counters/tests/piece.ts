import { FIRST } from '@boma/kernel'
import type { Piece } from '@boma/showing'

/** A counter like any other but for what is said. */
export const piece = (id: number, more: Partial<Piece> = {}): Piece => ({
  id,
  space: 0,
  body: 'german',
  side: FIRST,
  symbol: 'infantry',
  name: '',
  fullName: '',
  values: '2',
  back: '',
  states: [],
  source: '',
  ...more,
})
