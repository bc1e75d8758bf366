import { AGAIN, ALLOWED, call, DONE, type Hex, NEXT, RESTART, type Side } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { isHex } from '../board.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { GROUND, type Unit } from '../roster.ts'
import { mark, put, REDUCED } from '../stacks.ts'
import { seatOfSide } from './01-seats.ts'
import { restore } from './02-steps.ts'
import { arriving, bringIn } from './08.1-arriving.ts'
import { consolidate, eachPair, hasPair, whyNotConsolidate } from './08.2-consolidation.ts'
import {
  addConversions,
  canSpend,
  citeFor,
  convert,
  eachCitation,
  eachRebuilt,
  isConverting,
  isInPile,
  isReducedHere,
  lapse,
  noteRebuilt,
  pointsInHand,
  pointsOf,
  returnsTo,
  side,
  spendPoint,
  whyNoPoint,
  whyNotCite,
  whyNotComplete,
  whyNotConvert,
  whyNotLapse,
  whyNotRebuild,
  whyNotRestore,
} from './08.2-points.ts'

/** §8.2.6 + §8.2.8: the unit comes back reduced, as a reinforcement does. */
function rebuild(t: Table, unit: Unit): void {
  mark(t, unit, REDUCED)
  noteRebuilt(t, unit)
  tell.rebuilt(t, unit)
  const place = returnsTo(t, unit)
  if (place < 0) call(t, arriving, unit, 1)
  else if (isHex(place as Hex)) bringIn(t, unit, place as Hex)
  else put(t, unit, place as Hex)
}

const replace = question({
  name: 'replace',
  rule: '8.2.1',
  about: (t) => ({ points: pointsInHand(t) }),
  who: side,
  seat: (t) => seatOfSide(side(t)),
  choices: [
    choice({
      // §8.2.5: a reduced unit is flipped up
      action: act.restore,
      among(t, out) {
        if (whyNoPoint(t) !== ALLOWED) return
        for (let u = 0 as Unit; u < GROUND; u++) if (isReducedHere(t, u)) out.add(act.restore(u))
      },
      whyNot: (t, a) => whyNotRestore(t, act.restore.unit(a)),
      take(t, a) {
        restore(t, act.restore.unit(a))
        return NEXT
      },
    }),
    choice({
      // §8.2.9: the line may end at a Carrier, which is used up
      action: act.cite,
      among(t, out) {
        if (whyNoPoint(t) !== ALLOWED) return
        for (let u = 0 as Unit; u < GROUND; u++)
          if (isReducedHere(t, u)) eachCitation(t, u, (source) => out.add(act.cite(source, u)))
      },
      whyNot: (t, a) => whyNotCite(t, act.cite.unit(a), act.cite.hex(a)),
      take(t, a) {
        citeFor(t, act.cite.hex(a))
        restore(t, act.cite.unit(a))
        return NEXT
      },
    }),
    choice({
      action: act.rebuild,
      among(t, out) {
        if (whyNoPoint(t) !== ALLOWED) return
        for (let u = 0 as Unit; u < GROUND; u++) if (isInPile(t, u)) out.add(act.rebuild(u))
      },
      whyNot: (t, a) => whyNotRebuild(t, act.rebuild.unit(a)),
      take(t, a) {
        rebuild(t, act.rebuild.unit(a))
        return NEXT
      },
    }),
    choice({
      // §8.2.7: a second point makes it whole
      action: act.complete,
      among: (t, out) => eachRebuilt(t, (unit) => out.add(act.complete(unit))),
      whyNot: (t, a) => whyNotComplete(t, act.complete.unit(a)),
      take(t, a) {
        restore(t, act.complete.unit(a))
        return NEXT
      },
    }),
    choice({
      action: act.convert,
      exact: true,
      among: addConversions,
      whyNot: (t, a) => whyNotConvert(t, act.convert.hex(a)),
      take(t, a) {
        convert(t, act.convert.hex(a))
        return AGAIN
      },
    }),
    choice({
      // §8.2.1: a point that is not spent is lost
      action: act.lapse,
      whyNot: whyNotLapse,
      take(t) {
        lapse(t)
        return RESTART
      },
    }),
    choice({
      action: act.consolidate,
      among: (t, out) => eachPair(t, (kept, given) => out.add(act.consolidate(kept, given))),
      whyNot: (t, a) =>
        isConverting(t) ? refuse.spendFirst() : whyNotConsolidate(t, act.consolidate.unit(a), act.consolidate.other(a)),
      take(t, a) {
        consolidate(t, act.consolidate.unit(a), act.consolidate.other(a))
        return RESTART
      },
    }),
    choice({
      // §8.2.1: points cannot be saved
      action: act.end,
      passes: true,
      main: true,
      whyNot: (t) => (isConverting(t) ? refuse.spendFirst() : ALLOWED),
      take: () => DONE,
    }),
  ],
})

/** §8.2.4b: what was just done took a point; whoever was rebuilt has come in by now, with the Carrier still there to help. */
const pay = automatic('8.2.1', (t) => {
  spendPoint(t)
  return RESTART
})

/** §8.2: the Replacements Segment of a side; its locals are those of 08.2-points.ts. */
export const replacements = procedure('replacements', '8.2.1', [
  automatic('8.2.1', (t) => (canSpend(t) || hasPair(t) ? NEXT : DONE)),
  replace,
  pay,
])

/** The Segment of a side, with the points that its towns give it. */
export const replacementsOf = (who: Side) => automatic('8.2.3', (t) => call(t, replacements, who, pointsOf(t, who)))
