import type { Side } from '@boma/kernel'
import type { Status } from '@boma/showing'
import { CENTERS } from '../counsel/standing.ts'
import { TURNS } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { ALLIED, GERMAN } from '../roster.ts'
import { occupies } from '../rules/03-map.ts'
import { isAirReady } from '../rules/12-combat.ts'
import { say, type Words } from '../words/words.ts'
import { bodyOf } from './bodies.ts'

/** Where the match stands: the turn, how many supply centers each side occupies (26.0), and whether the Allies have air support. */
export const status = (t: Table, words: Words): Status => ({
  heading: heading(t, words),
  timeline: TURNS.map((turn, i) => ({ label: turnLabel(turn, i), weather: '' })),
  now: t.tracks.turn - 1,
  meters: [ALLIED, GERMAN].map((side) => held(t, side, words)).concat(air(t, words)),
})

/** The first turn of a year has the year's number, the others only their own. */
function turnLabel(turn: string, i: number): string {
  const [year, number] = turn.split(' ')
  return TURNS[i - 1]?.startsWith(year) ? number : year
}

/** '1915 II'. */
export const heading = (t: Table, words: Words): string => TURNS[t.tracks.turn - 1] ?? say(words, 'page.setUp')

const held = (t: Table, side: Side, words: Words): Status['meters'][number] => ({
  name: say(words, 'page.centers', { side: words.inSentence[side] }),
  body: bodyOf(side),
  value: CENTERS.filter((place) => occupies(t, side, place)).length,
  most: CENTERS.length,
})

/** §24.4: it may be used once in an Allied combat phase, until it is lost for good. */
const air = (t: Table, words: Words): Status['meters'][number] => ({
  name: say(words, 'page.air'),
  body: bodyOf(ALLIED),
  value: isAirReady(t) ? 1 : 0,
  most: 1,
})
