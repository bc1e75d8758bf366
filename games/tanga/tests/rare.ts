import { snapshot } from '@boma/kernel'
import { given } from './given.ts'

/** Positions that random play hardly ever comes to: conformance begins some matches there. */
export const rare = (): readonly Uint8Array[] =>
  [
    // §6.2: Germans who were driven off the west edge and are disorganized there, beside others on the map
    given().units({ 'fk1-1': 'west disorganized', 'fk1-2': '1010 disorganized', poppe: 'west', 'raj13-a': '2005' }),
    given().units({
      'schk6-1': 'west disorganized',
      'schk6-2': 'west',
      'raj13-a': '2005 disorganized',
      'raj13-co': '2005',
    }),
  ].map((position) => snapshot(position.phase('rally').t))
