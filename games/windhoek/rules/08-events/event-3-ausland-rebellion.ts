import { AGAIN, ALLOWED, call, NEXT, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../../actions.ts'
import { EVENT_NUMBERS } from '../../data/events.ts'
import { automatic, choice, procedure, question } from '../../flow.ts'
import type { Table } from '../../layout.ts'
import { has } from '../../options.ts'
import { afterLast, firstUnit, GERMAN, NO_UNIT, SIDE_OF, type Unit } from '../../roster.ts'
import { hasTwoSteps, isDisrupted, isOnMap } from '../../stacks.ts'
import { causeOf, disrupt } from '../16-losses.ts'

const REBELLION = causeOf('event-3')
const pointsGone = tell.pointsGone.under('event-3')

/** §event-3: a German unit on the map that can be disrupted and not eliminated (W115). */
const canBeDisrupted = (t: Table, unit: Unit): boolean =>
  SIDE_OF[unit] === GERMAN && hasTwoSteps(unit) && isOnMap(t, unit) && !isDisrupted(t, unit)

/** How many such units come after this one. */
function disruptableAfter(t: Table, unit: Unit): number {
  let n = 0
  for (let u = (unit + 1) as Unit; u < afterLast(GERMAN); u++) if (canBeDisrupted(t, u)) n++
  return n
}

function whyNotDisrupt(t: Table, unit: Unit): Refusal {
  if (!canBeDisrupted(t, unit)) return refuse.noUnitToDisrupt(unit)
  // §26.0: which of two was named first, the one that the enemy sees or the other, must not tell which is the other
  if (has(t, 'fog')) return ALLOWED
  // Else they are named in their order, so that each pair is chosen in one way only; enough must be left to name.
  const isEnough = disruptableAfter(t, unit) >= stillDue(t) - 1
  return unit > t.march.picked && isEnough ? ALLOWED : refuse.disruptInOrder(unit)
}

/** How many have still to be named: two in all, or as many as there are. */
const stillDue = (t: Table): number => Math.min(t.tracks.eventLeft, disruptableAfter(t, t.march.picked))

const chooseUnit = question({
  name: 'ausland-rebellion',
  rule: 'event-3',
  when: (t) => t.tracks.eventLeft > 0,
  who: () => GERMAN,
  choices: [
    choice({
      action: act.disrupt,
      among(t, out) {
        for (let u = firstUnit(GERMAN); u < afterLast(GERMAN); u++) if (canBeDisrupted(t, u)) out.add(act.disrupt(u))
      },
      whyNot: (t, a) => whyNotDisrupt(t, act.disrupt.unit(a)),
      take(t, a) {
        if (!has(t, 'fog')) t.march.picked = act.disrupt.unit(a)
        t.tracks.eventLeft--
        disrupt(t, act.disrupt.unit(a), REBELLION)
        return AGAIN
      },
    }),
    // §event-3: fewer if there are fewer (W115)
    choice({
      action: act.end,
      passes: true,
      whyNot: (t) => (stillDue(t) > 0 ? refuse.mustDisrupt() : ALLOWED),
      take(t) {
        t.tracks.eventLeft = 0
        return NEXT
      },
    }),
  ],
})

/** §event-3: the German player disrupts two of his units, or as many as there are. */
export const rebellion = procedure('ausland-rebellion', 'event-3', [
  automatic('event-3', (t) => {
    const most = EVENT_NUMBERS.unitsDisrupted
    // §26.0: asked also if nobody is left to name: the enemy must not learn how few are in good order
    t.tracks.eventLeft = has(t, 'fog') ? most : Math.min(most, disruptableAfter(t, NO_UNIT))
  }),
  chooseUnit,
  automatic('event-3', (t) => {
    t.march.picked = NO_UNIT
  }),
])

/** §event-3: Ausland rebellion. This turn's own roll for action points comes later and is kept (W135). */
export function auslandRebellion(t: Table): void {
  t.ap.points[GERMAN] = 0
  pointsGone(t, GERMAN)
  call(t, rebellion)
}
