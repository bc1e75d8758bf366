import { ALLOWED, DONE, type Hex, type Refusal } from '@boma/kernel'
import { act, refuse } from '../actions.ts'
import { LIMITS } from '../data/charts.ts'
import { choice } from '../flow.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { ALLIED, IS_INFANTRY, IS_MARINE, NO_UNIT } from '../roster.ts'
import { hasEnemy } from '../stacks.ts'
import { beginBattle } from './12-march/attack.ts'
import { COASTS, isOnSea, isPort } from './22-ports.ts'
import { whyNotTerritory } from './29-angola.ts'

/** May the force at sea assault this hex? */
export function whyNotAssault(t: Table, hex: Hex): Refusal {
  // §31.0: only with the option, on a coastal hex that the enemy occupies
  if (!has(t, 'amphibious') || !isOnSea(hex) || !hasEnemy(t, ALLIED, hex)) return refuse.noAssault(hex)
  // §22.1: a voyage to a hex that is no Allied port begins in a port or Cape Colony (W91)
  if (!isPort(t.march.from)) return refuse.noPort(t.march.from)
  // §29.1, §29.3: where the force could not stay if it won
  const into = whyNotTerritory(t, t.force.next(0), hex)
  return into === ALLOWED ? whyNotLandingForce(t, hex) : into
}

/** §31.0 + §31.1: marines, and for each of them two infantry units at most. */
function whyNotLandingForce(t: Table, hex: Hex): Refusal {
  let marines = 0
  let infantry = 0
  let stranger = NO_UNIT
  let lastBrought = NO_UNIT
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) {
    if (IS_MARINE[u] === 1) marines++
    else if (IS_INFANTRY[u] === 0) stranger = u
    else {
      infantry++
      lastBrought = u
    }
  }
  if (marines === 0) return refuse.noAssault(hex)
  if (stranger >= 0) return refuse.tooManyToLand(stranger)
  return infantry > marines * LIMITS.infantryPerMarine.units ? refuse.tooManyToLand(lastBrought) : ALLOWED
}

/** §31.0: a force at sea attacks a coastal hex; it will take it or be lost. */
export const assault = choice({
  action: act.assault,
  among(t, out) {
    if (!has(t, 'amphibious')) return
    for (let i = 0; i < COASTS.length; i++) out.add(act.assault(COASTS[i]))
  },
  whyNot: (t, a) => whyNotAssault(t, act.assault.hex(a)),
  take(t, a) {
    beginBattle(t, t.march.from, act.assault.hex(a), true)
    return DONE
  },
})
