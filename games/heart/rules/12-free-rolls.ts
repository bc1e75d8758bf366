import { ALLOWED, DONE, d6, local, NEXT, other, RESTART, type Refusal, type Side, setLocal } from '@boma/kernel'
import { LOWEST_SCORE } from '../actions/operands.ts'
import { act, refuse, tell } from '../actions.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { FIGURES, type Figure, firstOf, headOf, NO_FIGURE, NO_UNIT, sideOf, type Unit, unitOf } from '../roster.ts'
import { FREE_ROLL, isBeaten } from './06-scores.ts'
import { touch } from './09-contact.ts'
import { isOnTable, nextAttached, tailOf } from './09-units.ts'
import { groupOf } from './14-contacts.ts'
import { bonusAgainst } from './15-fights.ts'
import { takeAway } from './16-losses.ts'

// Locals: the unit that leaves; the figure that strikes next.
const leaving = (t: Table): Unit => local(t, 0) as Unit
const STRIKER = 1
const striker = (t: Table): Figure => local(t, STRIKER) as Figure
const foes = (t: Table): Side => other(sideOf(leaving(t)))

/** §12.9: does a figure of the unit, or attached to it, stand in contact with a striker? */
const isStruck = (t: Table, g: Figure, f: Figure): boolean =>
  groupOf(t, unitOf(f)) === leaving(t) && f < tailOf(t, unitOf(f)) && !t.fallen.has(f) && touch(t, g, f)

/** The next figure of the unit, or attached to it, that a striker touches and that stands, behind another, or the first; NO_FIGURE behind the last. */
function nextStruck(t: Table, g: Figure, last: Figure = NO_FIGURE): Figure {
  const u = leaving(t)
  let least = NO_FIGURE
  for (let v = u; v !== NO_UNIT; v = nextAttached(t, u, v))
    for (let f = headOf(v), end = tailOf(t, v); f !== end; f++)
      if (f > last && (least === NO_FIGURE || f < least) && !t.fallen.has(f) && touch(t, g, f)) least = f
  return least
}

/** §12.9: a free roll, its die first, at +2; the one who leaves cannot win. */
function strikeAt(t: Table, g: Figure, f: Figure): void {
  const score = d6(t) + bonusAgainst(t, g, f) + FREE_ROLL
  const his = d6(t) + bonusAgainst(t, f, g)
  tell.freeRoll(t, g, f, score - LOWEST_SCORE, his - LOWEST_SCORE)
  if (!isBeaten(his, score)) return
  t.fallen.add(f)
  tell.killed(t, f, g, t.figures.x[f], t.figures.y[f])
}

/** The next enemy that touches somebody of the unit; whoever can choose is asked. */
const nextStriker = automatic('12.9', (t) => {
  const first = headOf(firstOf(foes(t)))
  for (let g = Math.max(striker(t), first) as Figure; g < first + FIGURES / 2; g++) {
    const v = unitOf(g)
    if (!isOnTable(t, v) || g >= headOf(v) + t.units.count[v]) continue
    const f = nextStruck(t, g)
    if (f === NO_FIGURE) continue
    setLocal(t, STRIKER, g)
    if (nextStruck(t, g, f) !== NO_FIGURE) return NEXT
    strikeAt(t, g, f)
  }
  takeAway(t)
  return DONE
})

function whyNotStrike(t: Table, f: Figure): Refusal {
  return isStruck(t, striker(t), f) ? ALLOWED : refuse.notTouching(f)
}

const whom = question({
  name: 'freeRoll',
  rule: '12.9',
  who: foes,
  about: (t) => ({ unit: leaving(t), figure: striker(t) }),
  choices: [
    choice({
      action: act.strike,
      among(t, out) {
        const g = striker(t)
        for (let f = nextStruck(t, g); f !== NO_FIGURE; f = nextStruck(t, g, f)) out.add(act.strike(f))
      },
      whyNot: (t, a) => whyNotStrike(t, act.strike.figure(a)),
      take(t, a) {
        strikeAt(t, striker(t), act.strike.figure(a))
        setLocal(t, STRIKER, striker(t) + 1)
        return RESTART
      },
    }),
  ],
})

/** §12.9: enemies in contact strike at a unit that leaves (local 0: the unit). */
export const freeRolls = procedure('free-rolls', '12.9', [nextStriker, whom])
