import type { Hex } from '@boma/kernel'
import { type Layer, shadesOf, type Text } from '@boma/showing'
import { fieldOf } from '../counsel/field.ts'
import type { Table } from '../layout.ts'
import { say } from '../words/words.ts'

/** §10.4: what is seen from a hex, and what the units there can fire at. */
const sight: Layer<Table, Text> = {
  id: 'sight',
  name: say('page.sight'),
  fromOrigin: true,
  legend: [
    { tone: 'fire', text: say('legend.fire') },
    { tone: 'good', text: say('legend.seen') },
  ],
  spaces: (t, _viewer, from) => (from?.space === undefined ? [] : shadesOf(fieldOf(t, from.space as Hex))),
}

/** What a player may want drawn over the map. */
export const layers: readonly Layer<Table, Text>[] = [sight]
