import type { Hex } from '@boma/kernel'
import type { Layer } from '@boma/showing'
import type { Table } from '../layout.ts'
import { say, type Words } from '../words/words.ts'
import { fieldOf } from './field.ts'

/** §10.4: what is seen from a hex, and what the units there can fire at. */
const sight = (words: Words): Layer<Table> => ({
  id: 'sight',
  name: say(words, 'page.sight'),
  fromOrigin: true,
  legend: [
    { tone: 'fire', text: say(words, 'legend.fire') },
    { tone: 'good', text: say(words, 'legend.seen') },
  ],
  spaces: (t, _viewer, from) => (from?.space === undefined ? [] : fieldOf(t, from.space as Hex)),
})

/** What a player may want drawn over the map. */
export const layersIn = (words: Words): readonly Layer<Table>[] => [sight(words)]
