import type { Side } from '@boma/kernel'
import type { Status, Text } from '@boma/showing'
import { CENTERS, holderOf } from '../counsel/standing.ts'
import { TURNS } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { ALLIED, GERMAN } from '../roster.ts'
import { isAirReady } from '../rules/12-combat.ts'
import { name, say } from '../words/words.ts'
import { bodyOf } from './bodies.ts'

/** Where the match stands: the turn, how many supply centers each side occupies (26.0), and whether the Allies have air support. */
export const status = (t: Table): Status<Text> => ({
  heading: heading(t),
  timeline: TURNS.map((turn, i) => ({ label: turnLabel(turn, i), weather: '' })),
  last: TURNS.at(-1) ?? '',
  now: t.tracks.turn - 1,
  meters: [ALLIED, GERMAN].map((side) => held(t, side)).concat(air(t)),
})

/** The first turn of a year has the year's number, the others only their own. */
function turnLabel(turn: string, i: number): string {
  const [year, number] = turn.split(' ')
  return TURNS[i - 1]?.startsWith(year) ? number : year
}

/** '1915 II'. */
export const heading = (t: Table): Text => TURNS[t.tracks.turn - 1] ?? say('page.setUp')

const held = (t: Table, side: Side): Status<Text>['meters'][number] => ({
  name: say('page.centers', { side: name('side', side) }),
  body: bodyOf(side),
  value: CENTERS.filter((place) => holderOf(t, place) === side).length,
  most: CENTERS.length,
})

/** §24.4: it may be used once in an Allied combat phase, until it is lost for good. */
const air = (t: Table): Status<Text>['meters'][number] => ({
  name: say('page.air'),
  body: bodyOf(ALLIED),
  value: isAirReady(t) ? 1 : 0,
  most: 1,
})
