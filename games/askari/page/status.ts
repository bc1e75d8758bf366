import type { Status } from '@boma/showing'
import { SCENARIO_NAMES, SCENARIOS } from '../data/scenarios.ts'
import type { Table } from '../layout.ts'
import { dateOf, monthOf, say, type Words } from '../words/words.ts'
import { planOf } from './calendar.ts'

/** Where the match stands: the month, the turns with their rains, the Segment and whose Impulse it is. */
export function status(t: Table, words: Words): Status {
  const { first, last } = SCENARIOS[SCENARIO_NAMES[t.core.scenario]]
  return {
    heading: heading(t, words),
    timeline: Array.from({ length: last - first + 1 }, (_, i) => {
      const { rain, month } = dateOf(first + i)
      return {
        label: (rain ? words.months[2] : words.months[month]).slice(0, 3),
        weather: rain ? 'rain' : '',
        plan: planOf(t, first + i, words),
      }
    }),
    weathers: { rain: say(words, 'page.rain') },
    first,
    now: Math.max(-1, t.tracks.turn - first),
    meters: [],
  }
}

/** 'August 1914, Segment 2'. */
function heading(t: Table, words: Words): string {
  const { turn, segment } = t.tracks
  if (turn === 0) return say(words, 'table.setUp')
  const month = monthOf(words, turn)
  return segment === 0 ? month : say(words, 'page.segment', { month, segment: String(segment) })
}
