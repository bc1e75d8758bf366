import type { Status, Text } from '@boma/showing'
import { SCENARIO_NAMES, SCENARIOS } from '../data/scenarios.ts'
import type { Table } from '../layout.ts'
import { dateOf, name, say } from '../words/words.ts'
import { planOf } from './calendar.ts'

/** Where the match stands: the month, the turns with their rains, the Segment and whose Impulse it is. */
export function status(t: Table): Status<Text> {
  const { first, last } = SCENARIOS[SCENARIO_NAMES[t.core.scenario]]
  return {
    heading: heading(t),
    timeline: Array.from({ length: last - first + 1 }, (_, i) => {
      const { rain } = dateOf(first + i)
      return {
        label: name('shortMonth', first + i),
        weather: rain ? 'rain' : '',
        plan: planOf(t, first + i),
      }
    }),
    last: name('month', last),
    weathers: { rain: say('page.rain') },
    first,
    now: Math.max(-1, t.tracks.turn - first),
    meters: [],
  }
}

/** 'August 1914, Segment 2'. */
function heading(t: Table): Text {
  const { turn, segment } = t.tracks
  if (turn === 0) return say('table.setUp')
  const month = name('month', turn)
  return segment === 0 ? month : say('page.segment', { month, segment: String(segment) })
}
