import { other } from '@boma/kernel'
import type { Forecast } from '@boma/showing'
import type { Table } from '../layout.ts'
import { chargeOdds } from '../odds.ts'
import { sideOf, type Unit } from '../roster.ts'
import { say, type Words } from '../words/words.ts'
import { bodyOf } from './bodies.ts'
import { unitName } from './names.ts'

/** §12.8: what may come of a charge: whether it makes contact, and of the combat there. */
export function ofCharge(t: Table, u: Unit, target: Unit, words: Words): Forecast {
  const { reaches, least, fewer, more, losses } = chargeOdds(t, u, target)
  const own = bodyOf(sideOf(u))
  return {
    title: say(words, 'page.ifCharges', { unit: unitName(t, u, words), target: unitName(t, target, words) }),
    rule: '12.8',
    exact: true,
    assumes: say(words, 'page.assumesCharge'),
    outcomes: [
      { name: say(words, 'page.chargeLess'), probability: fewer, body: own },
      { name: say(words, 'page.chargeAlike'), probability: Math.max(0, reaches - fewer - more), body: '' },
      { name: say(words, 'page.fallsShort'), probability: Math.max(0, 1 - reaches), body: 'marker' },
      { name: say(words, 'page.chargeMore'), probability: more, body: bodyOf(other(sideOf(u))) },
      // The first is what is hoped for, however unlikely: it is written at the target
    ].filter(({ probability }, i) => i === 0 || probability > 0),
    histograms: losses.map((lost, side) => ({
      name: say(words, 'page.lossesOf', { side: words.sides[side] ?? '' }),
      body: bodyOf(side as never),
      chances: Array.from(lost),
    })),
    lines: [
      { text: say(words, 'page.contact'), value: `${Math.round(100 * reaches)} %`, rule: '12.8' },
      ...(least > 0 ? [{ text: say(words, 'page.leastMove'), value: `${least}″`, rule: '12.2' }] : []),
    ],
  }
}
