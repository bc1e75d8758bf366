import { ALLOWED, local, NEXT, setLocal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { bodyOf, isBox } from '../board.ts'
import { automatic, choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { hasEnemy } from '../stacks.ts'
import { settle } from './04-control.ts'
import { violate } from './08.4-portugal.ts'
import { seatToMove } from './09.1-seats.ts'
import { attackBySea } from './10.1.6-attack.ts'
import { isDissolved, loseCarriers, moveForce, payForce, porters } from './10.1-force.ts'
import { costTo, hexOf } from './10.1-ground.ts'
import { eachCoast, hasLanding, MET, meet, whyNotLand } from './10.3-board.ts'
import { displaceIfForced } from './12.3-displacement.ts'

/** §10.3.7: whoever was lost with his transport is gone from the stack (ruling 159). */
function keepSurvivors(t: Table): void {
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) if (!t.entering.has(u)) t.force.remove(u)
  loseCarriers(t, porters(t) - t.entry.carriers)
  t.entering.clear()
  t.entry.at = 0 as typeof t.entry.at
  t.entry.side = 0 as typeof t.entry.side
  t.entry.carriers = 0
  setLocal(t, 0, 0)
}

/** §10.3.7: in the Patrol Box. */
export const afloat = automatic('10.3.7', (t) => {
  if (local(t, 0) === MET) keepSurvivors(t)
})

/** §10.3.2: where the stack lands; it may not stop in the Patrol Box, unless it lay there before (ruling 88). */
export const landing = question({
  name: 'landing',
  rule: '10.3.2',
  when: (t) => isBox(t.march.at) && !isDissolved(t),
  who: (t) => t.tracks.phasing,
  seat: seatToMove,
  choices: [
    choice({
      action: act.land,
      among: (t, out) => eachCoast(bodyOf(t.march.at), (place) => out.add(act.land(place))),
      whyNot: (t, a) => whyNotLand(t, act.land.hex(a), bodyOf(t.march.at)),
      take(t, a) {
        const place = act.land.hex(a)
        const hex = hexOf(place)
        payForce(t, costTo(t, t.tracks.phasing, hex))
        tell.landed(t, hex)
        moveForce(t, place)
        violate(t, t.tracks.phasing, hex)
        meet(t)
        return NEXT
      },
    }),
    choice({
      action: act.halt,
      // Who came to land is asked where.
      main: false,
      whyNot: (t) => (isBox(t.march.from) || !hasLanding(t, bodyOf(t.march.at)) ? ALLOWED : refuse.mayNotStay()),
      take: () => NEXT,
    }),
  ],
})

/** §10.3.2 + §10.3.4: ashore the move ends, in battle where the enemy is. */
export const ashore = automatic('10.3.4', (t) => {
  if (local(t, 0) !== MET) return
  const hex = hexOf(t.march.at)
  keepSurvivors(t)
  if (t.force.next(0) >= 0 && hasEnemy(t, t.tracks.phasing, hex)) {
    attackBySea(t, hex)
    return
  }
  settle(t, hex)
  displaceIfForced(t, hex)
})
