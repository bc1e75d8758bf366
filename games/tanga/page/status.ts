import type { Status, Text } from '@boma/showing'
import type { Table } from '../layout.ts'
import { dayOf, hourAt, hourOf, isDark, isRaining, lastTurn, turnOf } from '../rules/04-clock.ts'
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
    last: moment(dayAt(t, lastTurn(t)), hourAt(t, lastTurn(t))),
    weathers: { night: say('table.night'), rain: say('table.rain') },
    now: t.tracks.turn - 1,
    meters: [],
  }
}

/** '4 November 1914, 1400'. */
function heading(t: Table): Text {
  if (t.tracks.turn === 0) return say('table.setUp')
  return moment(dayOf(t), hourOf(t))
}

const moment = (day: number, hour: number): Text => say('page.hour', { day, hour: hourWord(hour) })

/** The day of November on which a turn begins. */
function dayAt(t: Table, turn: number): number {
  let day = 1
  while (turnOf(t, day, hourAt(t, turn)) < turn) day++
  return day
}
