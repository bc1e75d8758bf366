import type { Side } from '@boma/kernel'
import type { Status } from '@boma/showing'
import { LIMITS } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { ALLIED, GERMAN } from '../roster.ts'
import { latestEnd } from '../rules/05-victory.ts'
import { isRain, isRainTurn } from '../rules/27-weather.ts'
import { say, type Words } from '../words/words.ts'
import { bodyOf } from './bodies.ts'

/** Where the match stands: the month and its weather, the turns with their rains, both sides' action points. */
export function status(t: Table, words: Words): Status {
  return {
    heading: heading(t, words),
    timeline: words.months.slice(0, latestEnd(t)).map((month, i) => ({
      label: month.slice(0, 3),
      weather: isRainTurn(i + 1) ? 'rain' : '',
    })),
    now: t.tracks.turn - 1,
    meters: [ALLIED, GERMAN].map((side) => points(t, side, words)),
  }
}

/** 'January 1915, rain'. */
export function heading(t: Table, words: Words): string {
  if (t.tracks.turn === 0) return say(words, 'page.setUp')
  const month = words.months[t.tracks.turn - 1]
  return isRain(t) ? say(words, 'page.rain', { month }) : month
}

const points = (t: Table, side: Side, words: Words): Status['meters'][number] => ({
  name: say(words, 'page.points', { side: words.sides[side] }),
  body: bodyOf(side),
  value: t.ap.points[side],
  most: LIMITS.actionPoints.most,
})
