import { ALLOWED, DONE, local, NEXT, type Refusal, type Side, setLocal } from '@boma/kernel'
import { act, refuse } from '../actions.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { NO_UNIT, SIDE_OF, type Unit } from '../roster.ts'
import { setOff } from './13.2-retreat.ts'
import { shakePassed } from './13.3-passed.ts'

/** The latest wave of those who must retreat; 0 when nobody must. */
function lastWave(t: Table): number {
  let last = 0
  for (let u = t.fleeing.first; u !== NO_UNIT; u = t.fleeing.next(u + 1)) last = Math.max(last, t.units.wave[u])
  return last
}
/** The next of the latest wave. */
function nextOfWave(t: Table, from: number): Unit {
  const wave = lastWave(t)
  for (let u = t.fleeing.next(from); u !== NO_UNIT; u = t.fleeing.next(u + 1)) if (t.units.wave[u] === wave) return u
  return NO_UNIT
}
const isSeveral = (t: Table): boolean => {
  const first = nextOfWave(t, 0)
  return first !== NO_UNIT && nextOfWave(t, first + 1) !== NO_UNIT
}
const whyNotNext = (t: Table, u: Unit): Refusal =>
  t.fleeing.has(u) && t.units.wave[u] === lastWave(t) ? ALLOWED : refuse.notInIt(u)

// In local 0: the wave of those whom somebody that has just set off passes; 0 when nobody has.
function send(t: Table, u: Unit): void {
  setLocal(t, 0, t.units.wave[u] + 1)
  setOff(t, u)
}

/** P2: those who lost their nerve retreat one by one, in their owner's order. */
const nextFugitive = question({
  name: 'retreat',
  rule: '13.2',
  who: (t): Side => SIDE_OF[t.fleeing.first],
  when: isSeveral,
  choices: [
    choice({
      action: act.retreat,
      among(t, out) {
        for (let u = nextOfWave(t, 0); u !== NO_UNIT; u = nextOfWave(t, u + 1)) out.add(act.retreat(u))
      },
      whyNot: (t, a) => whyNotNext(t, act.retreat.unit(a)),
      take(t, a) {
        send(t, act.retreat.unit(a))
        return NEXT
      },
    }),
  ],
})

/** Where there is one alone he need not be named. */
const onlyFugitive = automatic('13.2', (t) => {
  if (local(t, 0) > 0) return NEXT
  const u = nextOfWave(t, 0)
  if (u === NO_UNIT) return DONE
  send(t, u)
  return NEXT
})

const thosePassed = automatic('13.3a', (t) => {
  const wave = local(t, 0)
  setLocal(t, 0, 0)
  return shakePassed(t, wave)
})

/** Everybody in `fleeing` retreats, one by one; whom each passes checks, and is carried away first (13.3A). */
export const retreats = procedure('retreats', '13.0', [nextFugitive, onlyFugitive, thosePassed])
