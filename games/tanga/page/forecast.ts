import { type Action, type Forecast, type Hex, other } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { type FireForecast, volleyOdds } from '../odds.ts'
import { firingHex } from '../rules/10.3-fire-phases.ts'
import { DEFENSIVE, OFFENSIVE, OPPORTUNITY } from '../rules/10-fire.ts'
import { placeIn, say, type Words } from '../words/words.ts'
import { asked, deciding } from './asked.ts'
import { bodyOf } from './bodies.ts'

/** What a volley may bring, before it is fired (10.25). */
export function forecast(t: Table, action: Action, words: Words): Forecast | undefined {
  if (act.at.is(action) && asked(t) === 'target') {
    const kind = deciding(t) === t.tracks.phasing ? OFFENSIVE : DEFENSIVE
    return told(t, volleyOdds(t, kind, firingHex(t), act.at.hex(action)), act.at.hex(action), words)
  }
  if (act.fire.is(action) && asked(t) === 'opportunity')
    return told(t, volleyOdds(t, OPPORTUNITY, act.fire.hex(action), t.march.at), t.march.at, words)
  return undefined
}

/** The odds as the side sees them that fires. */
function told(t: Table, odds: FireForecast, at: Hex, words: Words): Forecast {
  const side = deciding(t)
  const lost = 1 - (odds.eliminated[0] ?? 1)
  const enemy = bodyOf(other(side))
  return {
    title: say(words, 'page.ifFired', { hex: placeIn(words, at), need: String(odds.need) }),
    rule: '10.25',
    outcomes: [
      { name: say(words, 'page.costsUnit'), probability: lost, body: bodyOf(side) },
      { name: say(words, 'page.costsStep'), probability: odds.step - lost, body: bodyOf(side) },
      { name: say(words, 'page.hitsOnly'), probability: odds.hit - odds.step, body: '' },
      { name: say(words, 'page.misses'), probability: 1 - odds.hit, body: enemy },
    ],
    exact: true,
    assumes: say(words, 'page.fireAssumes', { empty: String(Math.round(odds.empty * 100)) }),
    histograms: [],
    lines: odds.lines.map(({ text, value, rule }) => ({ text: say(words, text), value: signed(value), rule })),
  }
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
