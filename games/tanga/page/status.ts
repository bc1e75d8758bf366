import type { Status } from '@boma/showing'
import type { Table } from '../layout.ts'
import { dayOf, hourAt, hourOf, isDark, isRaining, lastTurn } from '../rules/04-clock.ts'
import { hourWord, say, type Words } from '../words/words.ts'

/** Where the match stands: the hour, the turns with their nights, and the rain. */
export function status(t: Table, words: Words): Status {
  return {
    heading: heading(t, words),
    timeline: Array.from({ length: lastTurn(t) }, (_, i) => {
      const hour = hourAt(t, i + 1)
      const isWet = i + 1 === t.tracks.turn && isRaining(t)
      return { label: hourWord(hour), weather: isWet ? 'rain' : isDark(hour) ? 'night' : '' }
    }),
    weathers: { night: say(words, 'table.night'), rain: say(words, 'table.rain') },
    now: t.tracks.turn - 1,
    meters: [],
  }
}

/** '4 November 1914, 1400'. */
function heading(t: Table, words: Words): string {
  if (t.tracks.turn === 0) return say(words, 'table.setUp')
  return say(words, 'page.hour', { day: String(dayOf(t)), hour: hourWord(hourOf(t)) })
}
