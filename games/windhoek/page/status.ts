import type { Side } from '@boma/kernel'
import { type Status, sideAlone, type Text } from '@boma/showing'
import { LIMITS } from '../data/charts.ts'
import { TURNS } from '../data/in-force.ts'
import type { Table } from '../layout.ts'
import { ALLIED, GERMAN } from '../roster.ts'
import { latestEnd } from '../rules/05-victory.ts'
import { isRain, isRainTurn } from '../rules/27-weather.ts'
import { name, say } from '../words/words.ts'
import { bodyOf } from './bodies.ts'

/** Where the match stands: the month and its weather, the turns with their rains, both sides' action points. */
export function status(t: Table): Status<Text> {
  const turns = Math.min(latestEnd(t), TURNS.months.length)
  return {
    heading: heading(t),
    timeline: Array.from({ length: turns }, (_, i) => ({
      label: name('shortMonth', i),
      weather: isRainTurn(i + 1) ? 'rain' : '',
    })),
    last: name('month', turns - 1),
    now: t.tracks.turn - 1,
    meters: [ALLIED, GERMAN].map((side) => points(t, side)),
  }
}

/** 'January 1915, rain'. */
export function heading(t: Table): Text {
  if (t.tracks.turn === 0) return say('page.setUp')
  const month = name('month', t.tracks.turn - 1)
  return isRain(t) ? say('page.rain', { month }) : month
}

const points = (t: Table, side: Side): Status<Text>['meters'][number] => ({
  name: say('page.points', { side: sideAlone(side) }),
  body: bodyOf(side),
  value: t.ap.points[side],
  most: LIMITS.actionPoints.most,
})
