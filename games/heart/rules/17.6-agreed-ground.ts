import { d6, local, NEXT, RESTART, type Side, setLocal, twoD6 } from '@boma/kernel'
import { MOST_REFUSALS } from '../actions/muster.ts'
import { act, tell } from '../actions.ts'
import { kindNamed } from '../board/ground.ts'
import { sixteenths } from '../board.ts'
import { FREE_TABLE, LINES } from '../data/random-table.ts'
import { choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { CELLS, featureIn } from './17-free-ground.ts'

/** §17.6: two dice for each cell, and where something lies a die for each way from its corner. */
export function layGround(t: Table): void {
  t.lines.lake = has(t, 'lake') ? 1 : 0
  for (let i = 0; i < CELLS; i++) {
    // §17.6: the lake's column is not rolled for
    if (t.lines.lake === 1 && i % FREE_TABLE.columns === 0) continue
    t.cells.feature[i] = twoD6(t)
    const lies = featureIn(t, i) !== undefined
    t.cells.dx[i] = lies ? d6(t) : 0
    t.cells.dy[i] = lies ? d6(t) : 0
    const laid = featureIn(t, i)
    if (laid !== undefined) tell.groundLaid(t, kindNamed(laid.kind), sixteenths(laid.x), sixteenths(laid.y))
  }
  t.lines.die = d6(t)
  for (const { kind } of LINES[t.lines.die - 1] ?? []) tell.lineLaid(t, kindNamed(kind))
}

/** H63: how often a side may still ask for other ground; the local of its number says how often it has. */
const refusalsLeft = (t: Table, side: Side): number => MOST_REFUSALS - local(t, side)

const isAgreed = (side: Side) =>
  question({
    name: 'ground',
    rule: '17.6',
    who: () => side,
    about: (t) => ({ left: refusalsLeft(t, side) }),
    // H63: who has no refusal left is not asked
    when: (t) => refusalsLeft(t, side) > 0,
    choices: [
      choice({
        action: act.keepGround,
        main: true,
        take(t) {
          tell.groundKept(t, side)
          return NEXT
        },
      }),
      choice({
        action: act.otherGround,
        main: false,
        take(t) {
          setLocal(t, side, local(t, side) + 1)
          tell.groundRefused(t, side, refusalsLeft(t, side))
          layGround(t)
          return RESTART
        },
      }),
    ],
  })

/** §17.6, H63: both sides are asked, the first side first, until both agree to the same table. */
export const agreement = procedure('agreement', '17.6', [isAgreed(0 as Side), isAgreed(1 as Side)])
