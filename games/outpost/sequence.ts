import { AGAIN, FIRST, NEXT, RESTART, SECOND, type Side } from '@boma/kernel'
import { act, tell } from './actions.ts'
import { automatic, choice, perform, procedure, question, sequence } from './flow.ts'
import type { Table } from './layout.ts'
import { listMarches, march, whyNotMarch } from './rules/04-march.ts'
import { attack, listAttacks, whyNotAttack } from './rules/05-attack.ts'
import { checkLastTurn, checkNobodyLeft } from './rules/06-victory.ts'

const phasing = (t: Table): Side => t.tracks.phasing

/** §3.2: counter after counter marches or attacks, until the side has enough of it. */
const actOrEnd = question({
  name: 'act',
  rule: '3.2',
  who: phasing,
  choices: [
    choice({
      action: act.march,
      among: listMarches,
      whyNot: (t, a) => whyNotMarch(t, act.march.unit(a), act.march.hex(a)),
      take(t, a) {
        march(t, act.march.unit(a), act.march.hex(a))
        return AGAIN
      },
    }),
    choice({
      action: act.attack,
      among: listAttacks,
      whyNot: (t, a) => whyNotAttack(t, act.attack.unit(a), act.attack.hex(a)),
      take(t, a) {
        attack(t, act.attack.unit(a), act.attack.hex(a))
        checkNobodyLeft(t)
        return AGAIN
      },
    }),
    // §3.3: a side may stop before all have acted
    choice({ action: act.end, passes: true, main: true, take: () => NEXT }),
  ],
})

const beginTurn = automatic('3.1', (t) => {
  t.tracks.turn++
  tell.turnBegan(t, t.tracks.turn)
})

/** §3.1: all counters of a side may act again. */
const ready = (side: Side) =>
  automatic('3.1', (t) => {
    t.tracks.phasing = side
    t.acted.clear()
    tell.sideBegan(t, side)
  })

const endOfTurn = automatic('6.3', (t) => {
  checkLastTurn(t)
  return RESTART
})

const turn = procedure('turn', '3.1', [beginTurn, ready(FIRST), actOrEnd, ready(SECOND), actOrEnd, endOfTurn])
const match = procedure('match', '3.1', [perform(turn)])

/** The sequence of play. */
export const flow = sequence([match, turn])
