import { AGAIN, ALLOWED, type Direction, type Hex, neighbour, OFF_MAP, type Refusal } from '@boma/kernel'
import { act, tell } from '../../actions.ts'
import { CAPE, CAPE_ENTRIES, grid, isHex } from '../../board.ts'
import { choice, question } from '../../flow.ts'
import type { Table } from '../../layout.ts'
import { halts, whyNotCross } from '../13-movement.ts'
import { whyNotRest } from '../14-stacking.ts'
import { isRoad } from '../21-railroads.ts'
import { touchesCape } from '../28-cape.ts'
import { drop, stop } from './drop.ts'
import { FOOT, moveForce } from './force.ts'
import { forceGait, payStep, whyNotAfford } from './points.ts'
import { hasWayOn } from './way-on.ts'

/** May the force step into this hex, or into the Cape Colony Box? */
function whyNotStep(t: Table, to: Hex): Refusal {
  const crossing = whyNotCross(t, t.force.next(0), t.march.at, to)
  if (crossing !== ALLOWED) return crossing
  const dear = whyNotAfford(t, to)
  if (dear !== ALLOWED) return dear
  // §14.5 + §14.4: friends do not hinder, but where the force may not stay it must be able to march on (W176)
  const crowd = whyNotRest(t, to)
  return crowd === ALLOWED || hasWayOn(t, forceGait(t), to) ? ALLOWED : crowd
}

const onTheRoad = tell.stepped.under('21.1')
const overTheEdge = tell.stepped.under('28.1')

/** §13.0: the force goes one hex. */
function takeStep(t: Table, to: Hex): void {
  const from = t.march.at
  payStep(t, to)
  if (!isHex(from) || !isHex(to)) overTheEdge(t, from, to)
  else if (isRoad(t, from, to)) onTheRoad(t, from, to)
  else tell.stepped(t, from, to)
  moveForce(t, to)
}

/** §11.4, §25.3.1, §28.1: the force marches on until something halts it; where it begins nothing does. */
const marchesOn = (t: Table): boolean =>
  t.march.mode === FOOT && (t.march.steps === 0 || !halts(t, t.force.next(0), t.march.at))

/** §13.0: where a force on foot goes next. */
export const step = question({
  name: 'step',
  rule: '13.0',
  when: marchesOn,
  who: (t) => t.tracks.phasing,
  choices: [
    choice({
      action: act.step,
      among(t, out) {
        const { at } = t.march
        if (at === CAPE) for (let i = 0; i < CAPE_ENTRIES.length; i++) out.add(act.step(CAPE_ENTRIES[i]))
        else
          for (let d = 0; d < 6; d++) {
            const to = neighbour(grid, at, d as Direction)
            if (to !== OFF_MAP) out.add(act.step(to))
          }
        if (touchesCape(at)) out.add(act.step(CAPE))
      },
      whyNot: (t, a) => whyNotStep(t, act.step.hex(a)),
      take(t, a) {
        takeStep(t, act.step.hex(a))
        return AGAIN
      },
    }),
    drop,
    stop,
  ],
})
