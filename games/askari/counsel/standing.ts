import type { Claim, Said, Standing, Sum } from '@boma/counsel'
import { type Hex, NOBODY, type Side } from '@boma/kernel'
import { TOWN_HEX, TOWN_VP, TOWNS, type Town } from '../board.ts'
import { CALENDAR } from '../data/charts.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import type { Table } from '../layout.ts'
import { ENTENTE, GERMAN } from '../roster.ts'
import { lastTurn, scenario } from '../rules/05-calendar.ts'
import { eachHexLost, type Score, scoreOf } from '../rules/13-victory.ts'
import { note, place } from './note.ts'

/** §13.1: the Entente's victory points, where each comes from, and what it needs. */
export function standing(t: Table): Standing<Said> | undefined {
  const score = scoreOf(t)
  const lost: Hex[] = []
  eachHexLost(t, (at) => lost.push(at))
  return {
    short: `${score.total < 0 ? '−' : ''}${Math.abs(score.total)}/${score.threshold + 1}`,
    rule: '13.1',
    sums: sumsOf(t, score, lost),
    claims: [entente(score), german(t, score)],
    ...decidedBy(t, score),
    places: [
      ...GERMAN_TOWNS.map((town) => ({
        space: TOWN_HEX[town],
        name: { kind: 'town', value: TOWN_HEX[town] },
        side: sideOf(t, town),
      })),
      ...lost.map((at) => ({ space: at, name: place(at), side: GERMAN })),
    ],
  }
}

/** §13.1.2, §13.1.3, §7.2.3b, §14.4.6: what the Entente's points are made of; what comes to nothing is not told, but the towns. */
function sumsOf(t: Table, { won, lost, cited, tally }: Score, places: readonly Hex[]): readonly Sum<Said>[] {
  const held = GERMAN_TOWNS.filter((town) => sideOf(t, town) === ENTENTE).map((town) => TOWN_HEX[town])
  const sums: readonly Sum<Said>[] = [
    { text: note('vp.towns'), points: won, rule: '13.1.2', spaces: held },
    { text: note('vp.lost'), points: -lost, rule: '13.1.3', spaces: places },
    { text: note('vp.cited'), points: -cited, rule: '7.2.3', spaces: [] },
    { text: note('vp.tally'), points: tally, rule: '14.4.6', spaces: [] },
  ]
  return sums.filter(({ points }, i) => i === 0 || points !== 0)
}

/** §13.1.2: the towns that the Entente is paid for. */
const GERMAN_TOWNS: readonly Town[] = Array.from({ length: TOWNS }, (_, town) => town as Town).filter(
  (town) => TOWN_VP[town] === 1,
)

function sideOf(t: Table, town: Town): Side {
  const holder = t.towns.holder[town]
  return holder === GERMAN || holder === ENTENTE ? (holder as Side) : NOBODY
}

/** §13.1.1: more points than the threshold. */
function entente({ total, threshold }: Score): Claim<Said> {
  const missing = threshold + 1 - total
  return {
    side: ENTENTE,
    text: note('win.entente', { total, needed: threshold }),
    missing: missing > 0 ? note('win.missing', { count: missing }) : '',
    isMet: missing <= 0,
  }
}

/** §13.1.1: otherwise the Germans win when the last turn is over. */
function german(t: Table, { total, threshold }: Score): Claim<Said> {
  const last = lastTurn(t)
  const left = last - Math.max(SCENARIOS[scenario(t)].first, t.tracks.turn) + 1
  return {
    side: GERMAN,
    text: note('win.german', { month: { kind: 'month', value: last }, most: threshold }),
    missing: note(left <= 1 ? 'win.lastTurn' : 'win.turnsLeft', { count: left }),
    isMet: total <= threshold,
  }
}

/**
 * §13.1.1: the Entente has lost when all the towns of German East Africa, with nothing lost outside, would not be enough:
 * what was written down (§14.4.6) and Carriers lived off (§7.2.3) never come back. Its victory is never certain before the
 * end, for any town can fall.
 */
function decidedBy(t: Table, { cited, tally, threshold }: Score): Pick<Standing<Said>, 'decided'> {
  const towns = GERMAN_TOWNS.length
  const isTallied = t.tracks.turn > CALENDAR.tally
  const written = SCENARIOS[scenario(t)].tallies && !isTallied ? towns : tally
  const most = towns - cited + written
  if (most > threshold) return {}
  const text = note('win.decided', { towns, most: `${most}`, needed: threshold + 1 })
  return { decided: { side: GERMAN, text, rule: '13.1.1' } }
}
