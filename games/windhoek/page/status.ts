import type { Side, Status } from '@boma/kernel'
import { LENGTH, LIMITS } from '../data/charts.ts'
import { TURNS } from '../data/in-force.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { ALLIED, GERMAN } from '../roster.ts'
import { lastTurn } from '../rules/05-victory.ts'
import { isRain } from '../rules/27-weather.ts'
import { say, type Words } from '../words/words.ts'
import { bodyOf } from './bodies.ts'

/** Where the match stands: the month and its weather, the turns with their rains, both sides' action points. */
export function status(t: Table, words: Words): Status {
  return {
    heading: heading(t, words),
    timeline: words.months.slice(0, latestEnd(t)).map((month, i) => ({
      label: month.slice(0, 3),
      weather: TURNS.rain.includes(i + 1) ? 'rain' : '',
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

/** §5.1: the last turn that there may be: marines bought at set-up (5.4) or the squadron (34.0) can still move it on. */
function latestEnd(t: Table): number {
  const { turn, mekBought, squadronCame } = t.tracks
  const isSettled = mekBought === 1 || squadronCame === 1 || (turn > 0 && !has(t, 'squadron'))
  return lastTurn(t) + (isSettled ? 0 : LENGTH.extended - LENGTH.standard)
}

const points = (t: Table, side: Side, words: Words): Status['meters'][number] => ({
  name: say(words, 'page.points', { side: words.sides[side] }),
  body: bodyOf(side),
  value: t.ap.points[side],
  most: LIMITS.actionPoints.most,
})
