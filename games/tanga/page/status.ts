import type { Status, Text } from '@boma/showing'
import type { Table } from '../layout.ts'
import { dayOf, hourAt, hourOf, isDark, isRaining, lastTurn } from '../rules/04-clock.ts'
import { hourWord, say } from '../words/words.ts'

/** Where the match stands: the hour, the turns with their nights, and the rain. */
export function status(t: Table): Status<Text> {
  return {
    heading: heading(t),
    timeline: Array.from({ length: lastTurn(t) }, (_, i) => {
      const hour = hourAt(t, i + 1)
      const isWet = i + 1 === t.tracks.turn && isRaining(t)
      return { label: hourWord(hour), weather: isWet ? 'rain' : isDark(hour) ? 'night' : '' }
    }),
    weathers: { night: say('table.night'), rain: say('table.rain') },
    now: t.tracks.turn - 1,
    meters: [],
  }
}

/** '4 November 1914, 1400'. */
function heading(t: Table): Text {
  if (t.tracks.turn === 0) return say('table.setUp')
  return say('page.hour', { day: dayOf(t), hour: hourWord(hourOf(t)) })
}
