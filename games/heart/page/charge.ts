import { other, SIDES } from '@boma/kernel'
import { type Forecast, sideAlone, type Text } from '@boma/showing'
import { chargeOdds } from '../counsel/odds.ts'
import type { Table } from '../layout.ts'
import { sideOf, type Unit } from '../roster.ts'
import { say } from '../words/words.ts'
import { bodyOf } from './bodies.ts'
import { unitName } from './names.ts'

/** §12.8: what may come of a charge: whether it makes contact, and of the combat there. */
export function ofCharge(t: Table, u: Unit, target: Unit): Forecast<Text> {
  const { reaches, least, fewer, more, losses } = chargeOdds(t, u, target)
  const own = bodyOf(sideOf(u))
  return {
    title: say('page.ifCharges', { unit: unitName(t, u), target: unitName(t, target) }),
    rule: '12.8',
    exact: true,
    assumes: say('page.assumesCharge'),
    outcomes: [
      { name: say('page.chargeLess'), probability: fewer, body: own },
      { name: say('page.chargeAlike'), probability: Math.max(0, reaches - fewer - more), body: '' },
      { name: say('page.fallsShort'), probability: Math.max(0, 1 - reaches), body: 'marker' },
      { name: say('page.chargeMore'), probability: more, body: bodyOf(other(sideOf(u))) },
      // The first is what is hoped for, however unlikely: it is written at the target
    ].filter(({ probability }, i) => i === 0 || probability > 0),
    histograms: SIDES.map((side) => ({
      name: say('page.lossesOf', { side: sideAlone(side) }),
      body: bodyOf(side),
      chances: Array.from(losses[side]),
    })),
    lines: [
      { text: say('page.contact'), value: `${Math.round(100 * reaches)} %`, rule: '12.8' },
      ...(least > 0 ? [{ text: say('page.leastMove'), value: `${least}″`, rule: '12.2' }] : []),
    ],
  }
}
