import { call, d6, type Hex } from '@boma/kernel'
import { tell } from '../actions.ts'
import { automatic, perform, procedure } from '../flow.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { M71, NO_UNIT, SIDE_OF } from '../roster.ts'
import { firstCombat, HAS_FIRED, mark, NO_AMMUNITION, nextCombat, SMOKE } from '../stacks.ts'
import { aboutFight } from './04-clock.ts'
import { afterCombat, beforeCombat } from './06.3-after-combat.ts'
import { hit } from './10.25-hit.ts'
import { canFireAt, needOf, OFFENSIVE, OPPORTUNITY, type Volley } from './10-fire.ts'
import { tellShown } from './19.7-shown.ts'

const now: Volley = { kind: OFFENSIVE, from: 0 as Hex, at: 0 as Hex, facing: 0 }

/** The volley that is fired now. */
export function volleyNow(t: Table): Volley {
  now.kind = t.fire.kind
  now.from = t.fire.from
  now.at = t.fire.at
  now.facing = t.fire.kind === OPPORTUNITY ? t.march.facing : t.places.facing[t.fire.at]
  return now
}

/** §10.25: two dice, not above the number needed; §7.3: a natural six empties the pouches of all who fired. */
const shoot = automatic('10.25', (t) => {
  const v = volleyNow(t)
  const need = Math.max(0, needOf(t, v))
  aboutFight(t, v.from, v.at)
  const [first, second] = [d6(t), d6(t)]
  tell.fired(t, SIDE_OF[t.stacks.firstIn(v.from)], v.from, v.at, need)
  spend(t, v, isNaturalSix(t, first, second))
  if (first + second > need) {
    tell.missed(t, v.at)
    return
  }
  tell.hit(t, v.at)
  call(t, hit)
})

/** §7.3: a natural six: on either die, or in all where that is agreed on (ruling T71). */
export const isNaturalSix = (t: Table, first: number, second: number): boolean =>
  has(t, 'total-six') ? first + second === 6 : first === 6 || second === 6

/** §10.24, §19.7: who fires is seen, and leaves behind: smoke of the M71 (19.4), empty pouches (7.3), units that have fired (19.2.1, 18.2). */
function spend(t: Table, v: Volley, isEmptied: boolean): void {
  let smokes = false
  for (let u = firstCombat(t, v.from); u !== NO_UNIT; u = nextCombat(t, u)) {
    if (!canFireAt(t, u, v.kind, v.at)) continue
    t.shown.add(u)
    smokes ||= M71[u] === 1
    if (v.kind === OFFENSIVE) mark(t, u, HAS_FIRED)
  }
  tellShown(t, v.from)
  if (isEmptied) empty(t, v)
  if (!smokes) return
  t.places.works[v.from] |= SMOKE
  tell.smoked(t, v.from)
}

/** §7.3: all who fired are out of ammunition. */
function empty(t: Table, v: Volley): void {
  for (let u = firstCombat(t, v.from); u !== NO_UNIT; u = nextCombat(t, u)) {
    if (!canFireAt(t, u, v.kind, v.at)) continue
    mark(t, u, NO_AMMUNITION)
    tell.ranOut(t, u)
  }
}

/** P1: the units of a hex fire at another, and all that comes of it (10.25). */
export const volley = procedure('volley', '10.25', [beforeCombat, shoot, perform(afterCombat)])

/** Sets a volley off. */
export function fire(t: Table, kind: number, from: Hex, at: Hex): void {
  t.fire.kind = kind
  t.fire.from = from
  t.fire.at = at
  call(t, volley)
}
