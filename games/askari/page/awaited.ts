import type { Awaited } from '@boma/showing'
import { asked } from '../counsel/asked.ts'
import type { Table } from '../layout.ts'
import { NO_UNIT } from '../roster.ts'
import { scenario } from '../rules/05-calendar.ts'
import { unitSpot } from '../rules/14-history.ts'
import { LOTS } from '../rules/14-lots.ts'
import { lotOf } from '../rules/14-set-up.ts'
import { placeIn, say, unitsIn, type Words } from '../words/words.ts'

/** §14.0: who is still to be set up by the side that decides, with the place that history had them in; Carriers come last. */
export function awaited(t: Table, words: Words): readonly Awaited[] {
  const lot = asked(t) === 'setUp' ? lotOf(t) : undefined
  if (lot === undefined) return []
  const lots = LOTS[scenario(t)]
  const names = unitsIn(words)
  return lots
    .slice(lots.indexOf(lot))
    .filter((each) => each.side === lot.side && each.unit !== NO_UNIT)
    .map(({ unit }) => ({
      piece: unit,
      name: names[unit] ?? '',
      where: say(words, 'wait.usually', { hex: placeIn(words, unitSpot(scenario(t), unit)) }),
    }))
}
