import { AGAIN, ALLOWED, NEXT, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { IS_PORTUGUESE, NO_UNIT, type Unit } from '../roster.ts'
import { hasEnemy } from '../stacks.ts'
import { moveTogether, putAt } from './04-control.ts'
import { whyNotStack } from './14-stacking.ts'
import { attacking, defending } from './15.2-forces.ts'
import { hasWithdrawn, victor } from './17-outcome.ts'
import { isFlooded } from './27-weather.ts'
import { isPortugueseGround } from './29-angola.ts'

/** §17.5 + §16.4.3: has the attacker won, or the defender withdrawn, and is nobody left in the hex? */
export function mayAdvance(t: Table): boolean {
  const cleared = victor(t) === attacking(t) || hasWithdrawn(t, defending(t))
  return cleared && !hasEnemy(t, attacking(t), t.battle.at)
}

/** May this unit advance into the hex? §11.5: zones do not matter. */
export function whyNotAdvance(t: Table, unit: Unit): Refusal {
  const { from, at } = t.battle
  // §17.5 + §21.6: units of the attack, each once; a train that attacked has its line into the hex (W85)
  if (!t.attackers.has(unit)) return refuse.notAttacking(unit)
  if (unit < t.battle.pickFrom || t.units.where[unit] !== from) return refuse.advanceUpwards(unit)
  // §13.6: nobody enters a pan in rain (W161)
  if (isFlooded(t, at)) return refuse.closedByRain(at)
  // §29.3: Portuguese only where they may go (W162)
  if (IS_PORTUGUESE[unit] === 1 && !isPortugueseGround(at)) return refuse.notPortugueseGround(at)
  return whyNotStack(t, unit, at)
}

/** The first attacker that may advance, NO_UNIT when there is none. */
function nextToAdvance(t: Table): Unit {
  for (let u = t.attackers.next(t.battle.pickFrom); u >= 0; u = t.attackers.next(u + 1))
    if (whyNotAdvance(t, u) === ALLOWED) return u
  return NO_UNIT
}

const advancedUnopposed = tell.advanced.under('16.4.3')

function tellAdvance(t: Table, unit: Unit): void {
  const told = hasWithdrawn(t, defending(t)) ? advancedUnopposed : tell.advanced
  told(t, unit, t.battle.at)
}

/** §17.5: a unit moves into the defender's hex, for no movement points. */
function advance(t: Table, unit: Unit): void {
  putAt(t, unit, t.battle.at)
  t.battle.pickFrom = (unit + 1) as Unit
  tellAdvance(t, unit)
}

const mayAllAdvance = (t: Table): boolean => {
  for (let u = t.attackers.next(0); u >= 0; u = t.attackers.next(u + 1))
    if (whyNotAdvance(t, u) !== ALLOWED) return false
  return true
}

function advanceAll(t: Table): void {
  // Together, so that they never hold both hexes: one by one is for those who leave somebody behind.
  if (!mayAllAdvance(t)) for (let u = nextToAdvance(t); u >= 0; u = nextToAdvance(t)) advance(t, u)
  else {
    moveTogether(t, t.attackers, t.battle.at)
    for (let u = t.attackers.next(0); u >= 0; u = t.attackers.next(u + 1)) tellAdvance(t, u)
  }
}

/** §17.5: some, all or none of the attackers advance, at once. */
export const advanceOrStay = question({
  name: 'advance',
  rule: '17.5',
  who: attacking,
  when: (t) => mayAdvance(t) && nextToAdvance(t) >= 0,
  choices: [
    choice({
      action: act.advance,
      among(t, out) {
        for (let u = t.attackers.next(0); u >= 0; u = t.attackers.next(u + 1)) out.add(act.advance(u))
      },
      whyNot: (t, a) => whyNotAdvance(t, act.advance.unit(a)),
      take(t, a) {
        advance(t, act.advance.unit(a))
        return AGAIN
      },
    }),
    choice({
      action: act.all,
      main: true,
      take(t) {
        advanceAll(t)
        return NEXT
      },
    }),
    choice({ action: act.end, passes: true, take: () => NEXT }),
  ],
})
