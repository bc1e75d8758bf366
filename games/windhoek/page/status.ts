import type { Side, Status } from '@boma/kernel'
import { LENGTH, LIMITS } from '../data/charts.ts'
import { TURNS } from '../in-force.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { ALLIED, GERMAN } from '../roster.ts'
import { lastTurn } from '../rules/05-victory.ts'
import { isRain } from '../rules/27-weather.ts'
import { bodyOf, SIDE_NAMES } from './words.ts'

/** Where the match stands: the month and its weather, the turns with their rains, both sides' action points. */
export function status(t: Table): Status {
  return {
    heading: heading(t),
    timeline: TURNS.months.slice(0, latestEnd(t)).map((month, i) => ({
      label: month.slice(0, 3),
      mark: TURNS.rain.includes(i + 1) ? 'rain' : '',
    })),
    now: t.tracks.turn - 1,
    meters: [ALLIED, GERMAN].map((side) => points(t, side)),
  }
}

function heading(t: Table): string {
  if (t.tracks.turn === 0) return 'Set-up'
  const month = TURNS.months[t.tracks.turn - 1]
  return isRain(t) ? `${month}, rain` : month
}

/** §5.1: the last turn that there may be: marines bought at set-up (5.4) or the squadron (34.0) can still move it on. */
function latestEnd(t: Table): number {
  const { turn, mekBought, squadronCame } = t.tracks
  const isSettled = mekBought === 1 || squadronCame === 1 || (turn > 0 && !has(t, 'squadron'))
  return lastTurn(t) + (isSettled ? 0 : LENGTH.extended - LENGTH.standard)
}

const points = (t: Table, side: Side): Status['meters'][number] => ({
  name: SIDE_NAMES[side],
  body: bodyOf(side),
  value: t.ap.points[side],
  most: LIMITS.actionPoints.most,
})
