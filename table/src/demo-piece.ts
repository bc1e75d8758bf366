import type { Piece, Side } from '@boma/kernel'

/** A piece for the demo, like any other but for what is said. */
export const piece = (id: number, more: Partial<Piece>): Piece => ({
  id,
  space: 0,
  body: 'german',
  side: 0 as Side,
  symbol: 'infantry',
  name: 'FK',
  fullName: '',
  values: '2',
  back: '',
  states: [],
  source: '',
  ...more,
})
