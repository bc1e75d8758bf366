import { ALLOWED, type Hex, NEXT, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { CAPE } from '../board.ts'
import { choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { ALLIED } from '../roster.ts'
import { controller, hasEnemy } from '../stacks.ts'
import { moveForce, SEA_LANE, whyNotForm } from './12-march/force.ts'
import { whyNotRest } from './14-stacking.ts'
import { COASTS, isOnSea, isPort } from './22-ports.ts'
import { whyNotTerritory } from './29-angola.ts'
import { assault } from './31-landing.ts'
import { squadronInPlay } from './34.2-naval-supremacy.ts'

/** May a force take ship there? */
export function whyNotEmbark(t: Table, from: Hex): Refusal {
  // §22.0: the Germans have no transports
  if (t.tracks.phasing !== ALLIED) return refuse.noShips()
  // §34.2: while the German squadron is in play nobody sails (W137)
  if (squadronInPlay(t)) return refuse.gunHeldOff()
  // §22.1: from a port, Cape Colony or the coast
  if (!isOnSea(from)) return refuse.noPort(from)
  return whyNotForm(t, SEA_LANE, from)
}

/** May the force land there? */
export function whyNotLand(t: Table, to: Hex): Refusal {
  const { from } = t.march
  // §22.1: on the coast, and one end of the voyage is a port or Cape Colony
  if (to === from || !isOnSea(to)) return refuse.noPort(to)
  // §22.2: never onto Germans
  if (hasEnemy(t, ALLIED, to)) return refuse.germansThere(to)
  // §29.1, §29.3: nor into neutral Angola, nor with Portuguese beyond their ground (W63)
  const into = whyNotTerritory(t, t.force.next(0), to)
  if (into !== ALLOWED) return into
  // §22.1: from a mere coast only to a port that Allied units occupy, or to Cape Colony
  if (!isPort(from) && !(isPort(to) && (to === CAPE || controller(t, to) === ALLIED))) return refuse.noPort(to)
  return whyNotRest(t, to)
}

/** §22.1: where a force at sea lands; it may also stay ashore, though the points are spent (W166). */
export const sail = question({
  name: 'sail',
  rule: '22.1',
  when: (t) => t.march.mode === SEA_LANE,
  who: (t) => t.tracks.phasing,
  choices: [
    choice({
      action: act.land,
      among(_, out) {
        for (let i = 0; i < COASTS.length; i++) out.add(act.land(COASTS[i]))
        out.add(act.land(CAPE))
      },
      whyNot: (t, a) => whyNotLand(t, act.land.hex(a)),
      take(t, a) {
        tell.sailed(t, t.march.from, act.land.hex(a))
        moveForce(t, act.land.hex(a))
        return NEXT
      },
    }),
    assault,
    // Not the main one either: it wastes the point that the voyage has cost.
    choice({ action: act.stop, main: false, take: () => NEXT }),
  ],
})
