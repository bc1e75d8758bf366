import type { Hex, Layer } from '@boma/kernel'
import { grid, HEXES, isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { NO_UNIT } from '../roster.ts'
import { isInArc } from '../rules/08-facing.ts'
import { sees } from '../rules/10.4-sight.ts'
import { firerAt, OPPORTUNITY } from '../rules/10-fire.ts'
import { firstCombat } from '../stacks.ts'
import { say, type Words } from '../words/words.ts'

/** §10.4: what is seen from a hex, and what the units there can fire at. */
const sight = (words: Words): Layer<Table> => ({
  id: 'sight',
  name: say(words, 'page.sight'),
  fromOrigin: true,
  legend: [
    { tone: 'bad', text: say(words, 'legend.fire') },
    { tone: 'good', text: say(words, 'legend.seen') },
  ],
  spaces(t, _viewer, from) {
    const origin = from?.space as Hex | undefined
    if (origin === undefined || !isHex(origin)) return []
    const isManned = firstCombat(t, origin) >= 0
    const found: { space: number; tone: string }[] = []
    for (let at = 0 as Hex; at < HEXES; at++) {
      if (at === origin || at >= grid.size || !sees(t, origin, at)) continue
      if (isManned && firerAt(t, origin, OPPORTUNITY, at) !== NO_UNIT) found.push({ space: at, tone: 'bad' })
      else if (!isManned || isInArc(t, origin, at)) found.push({ space: at, tone: 'good' })
    }
    return found
  },
})

/** What a player may want drawn over the map. */
export const layersIn = (words: Words): readonly Layer<Table>[] => [sight(words)]
