import { AGAIN, ALLOWED, DONE, local, NEXT, other, type Refusal, type Side, setLocal } from '@boma/kernel'
import { act, refuse } from '../actions.ts'
import { ATTRITION } from '../data/charts.ts'
import { automatic, choice, phase, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { BELGIAN, ENTENTE, FK, GERMAN, GROUND, hasTag, KAR, NATION, type Unit } from '../roster.ts'
import { isAtSea, isFull, isNeutral, isOnMap, sideOf } from '../stacks.ts'
import { seatOfSide } from './01-seats.ts'
import { casualty, causeOf } from './02-steps.ts'
import { isRain } from './05-calendar.ts'
import { lacksQuinine } from './06.1-effects.ts'

/** Locals: whose units suffer, how many still, the first that may be picked: picks go up. */
const victims = (t: Table): Side => local(t, 0) as Side
const LEFT = 1
const FROM = 2
/** §6.2: attrition is rolled for nobody's deed. */
const CAUSE = causeOf('6.2.3', { joins: false })

/** Is the unit a full two-step one of the side, on the map or at sea, and not of neutral Portugal? */
export const isWhole = (t: Table, side: Side, unit: Unit): boolean =>
  unit < GROUND &&
  isFull(t, unit) &&
  sideOf(t, unit) === side &&
  (isOnMap(t, unit) || isAtSea(t, unit)) &&
  !isNeutral(t, unit)

/** §6.2.2: neither Belgian, KAR nor FK, and at full strength (ruling 46). */
export const isSubject = (t: Table, side: Side, unit: Unit): boolean =>
  isWhole(t, side, unit) && NATION[unit] !== BELGIAN && !hasTag(unit, KAR | FK)

function countFrom(t: Table, from: Unit): number {
  let n = 0
  for (let u = from; u < GROUND; u++) if (isSubject(t, victims(t), u)) n++
  return n
}

/** §6.2.3 + §6.2.4: four of the Entente, then two of the Germans; where there are not so many, all. */
const suffer = (side: Side, rule: string) =>
  automatic(rule, (t) => {
    // §6.2.1: on rain turns alone
    if (!isRain(t.tracks.turn)) return DONE
    setLocal(t, 0, side)
    setLocal(t, FROM, 0)
    const losses = side === ENTENTE ? ATTRITION.entente : ATTRITION.german + (lacksQuinine(t) ? 1 : 0)
    setLocal(t, LEFT, losses)
    if (countFrom(t, 0 as Unit) > losses) return NEXT
    setLocal(t, LEFT, 0)
    for (let u = 0 as Unit; u < GROUND; u++) if (isSubject(t, side, u)) casualty(t, u, CAUSE)
    return NEXT
  })

function whyNotStrike(t: Table, unit: Unit): Refusal {
  if (!isSubject(t, victims(t), unit)) return refuse.notSubject(unit)
  if (unit < local(t, FROM)) return refuse.pickedAlready(unit)
  return countFrom(t, (unit + 1) as Unit) >= local(t, LEFT) - 1 ? ALLOWED : refuse.tooFewAfter(unit)
}

const strike = question({
  name: 'attrition',
  rule: '6.2.3',
  when: (t) => local(t, LEFT) > 0,
  who: (t): Side => other(victims(t)),
  seat: (t) => seatOfSide(other(victims(t))),
  choices: [
    choice({
      action: act.strike,
      among(t, out) {
        for (let u = local(t, FROM) as Unit; u < GROUND; u++) if (isSubject(t, victims(t), u)) out.add(act.strike(u))
      },
      whyNot: (t, a) => whyNotStrike(t, act.strike.unit(a)),
      take(t, a) {
        const unit = act.strike.unit(a)
        casualty(t, unit, CAUSE)
        setLocal(t, LEFT, local(t, LEFT) - 1)
        setLocal(t, FROM, unit + 1)
        return local(t, LEFT) > 0 ? AGAIN : NEXT
      },
    }),
  ],
})

/** §6.2: the Attrition Phase. */
export const attrition = phase('attrition', 'attrition', '6.2', [
  suffer(ENTENTE, '6.2.3'),
  strike,
  suffer(GERMAN, '6.2.4'),
  strike,
])
