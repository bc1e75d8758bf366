import type { Awaited, Text } from '@boma/showing'
import { asked } from '../counsel/asked.ts'
import type { Table } from '../layout.ts'
import { NO_UNIT } from '../roster.ts'
import { scenario } from '../rules/05-calendar.ts'
import { unitSpot } from '../rules/14-history.ts'
import { LOTS } from '../rules/14-lots.ts'
import { lotOf } from '../rules/14-set-up.ts'
import { name, say } from '../words/words.ts'

/** §14.0: who is still to be set up by the side that decides, with the place that history had them in; Carriers come last. */
export function awaited(t: Table): readonly Awaited<Text>[] {
  const lot = asked(t) === 'setUp' ? lotOf(t) : undefined
  if (lot === undefined) return []
  const lots = LOTS[scenario(t)]
  return lots
    .slice(lots.indexOf(lot))
    .filter((each) => each.side === lot.side && each.unit !== NO_UNIT)
    .map(({ unit }) => ({
      piece: unit,
      name: name('unit', unit),
      where: say('wait.usually', { hex: name('hex', unitSpot(scenario(t), unit)) }),
    }))
}
