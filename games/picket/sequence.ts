import {
  AGAIN,
  ALLOWED,
  call,
  DONE,
  FIRST,
  isUnderWay,
  local,
  NEXT,
  RESTART,
  type Refusal,
  SECOND,
  type Side,
} from '@boma/kernel'
import { act, refuse, tell } from './actions.ts'
import { automatic, choice, perform, procedure, question, sequence } from './flow.ts'
import type { Table } from './layout.ts'
import { FIGURES, type Figure, PER_SIDE } from './roster.ts'
import { owner, stands } from './rules/01-table.ts'
import { move, someMoves, whyNotMove } from './rules/04-moving.ts'
import { shoot, whyNotShoot } from './rules/05-shooting.ts'
import { checkLastTurn, checkNobodyLeft } from './rules/06-victory.ts'

const phasing = (t: Table): Side => t.tracks.phasing
/** The figure that was taken up. */
const active = (t: Table): Figure => local(t, 0) as Figure

/** May this figure be taken up? */
export function whyNotTake(t: Table, figure: Figure): Refusal {
  // §3.2: one's own, on the table, once a turn
  if (owner(figure) !== phasing(t)) return refuse.notYours(figure)
  if (!stands(t, figure)) return refuse.isDown(figure)
  if (t.acted.has(figure)) return refuse.actedAlready(figure)
  return ALLOWED
}

const takeOrEnd = question({
  name: 'take',
  rule: '3.2',
  who: phasing,
  choices: [
    choice({
      action: act.take,
      among(t, out) {
        const first = phasing(t) * PER_SIDE
        for (let f = first as Figure; f < first + PER_SIDE; f++) out.add(act.take(f))
      },
      whyNot: (t, a) => whyNotTake(t, act.take.figure(a)),
      take(t, a) {
        t.acted.add(act.take.figure(a))
        call(t, activation, act.take.figure(a))
        return AGAIN
      },
    }),
    // §3.4: a side may stop before all have acted
    choice({ action: act.end, passes: true, main: true, take: () => NEXT }),
  ],
})

/** §3.3: a figure that was taken up moves, shoots or stays. */
const moveOrShoot = question({
  name: 'act',
  rule: '3.3',
  who: phasing,
  about: (t) => ({ figure: active(t) }),
  choices: [
    choice({
      action: act.move,
      open: true,
      among: (t, out) => someMoves(t, active(t), out),
      whyNot: (t, a) => whyNotMove(t, active(t), act.move.x(a), act.move.y(a)),
      take(t, a) {
        move(t, active(t), act.move.x(a), act.move.y(a), act.move.facing(a))
        return DONE
      },
    }),
    choice({
      action: act.shoot,
      among(_, out) {
        for (let f = 0 as Figure; f < FIGURES; f++) out.add(act.shoot(f))
      },
      whyNot: (t, a) => whyNotShoot(t, active(t), act.shoot.figure(a)),
      take(t, a) {
        shoot(t, active(t), act.shoot.figure(a))
        checkNobodyLeft(t)
        return DONE
      },
    }),
    choice({
      action: act.stay,
      main: true,
      take(t) {
        tell.stayed(t, active(t))
        return DONE
      },
    }),
  ],
})

/** §3.1: a side's turn begins: all its figures may act. */
const ready = (side: Side) =>
  automatic('3.1', (t) => {
    t.tracks.phasing = side
    t.acted.clear()
  })

const beginTurn = automatic('3.1', (t) => {
  t.tracks.turn++
  tell.turnBegan(t, t.tracks.turn)
})

const endOfTurn = automatic('6.2', (t) => {
  checkLastTurn(t)
  return RESTART
})

const activation = procedure('activation', '3.3', [moveOrShoot])
const turn = procedure('turn', '3.1', [beginTurn, ready(FIRST), takeOrEnd, ready(SECOND), takeOrEnd, endOfTurn])
const match = procedure('match', '3.1', [perform(turn)])

/** The sequence of play. */
export const flow = sequence([match, turn, activation])

/** The figure that is taken up just now; undefined when none is. */
export const taken = (t: Table): Figure | undefined => (isUnderWay(flow, t, activation) ? active(t) : undefined)
