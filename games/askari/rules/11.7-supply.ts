import { AGAIN, ALLOWED, type Hex, NEXT, type Refusal, type Side } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { isHex } from '../board.ts'
import { automatic, choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { isGround, type Nation, type Unit } from '../roster.ts'
import { is, LANDED, mark, SUPPRESSED, unmark } from '../stacks.ts'
import { isWintgens } from './06.1-effects.ts'
import {
  ATTACKING,
  consume,
  eachCarrierSource,
  hasLine,
  LANDING,
  nationOf,
  reachesCarrier,
} from './07-communications.ts'
import { commandOf } from './11-command.ts'
import { attacking, forceOf } from './11-forces.ts'

/** §11.7.1: how a unit of a battle traces its line: an attacker from his Carriers there (7.1.6), who landed by them alone (10.3.5). */
function howOf(t: Table, side: Side, unit: Unit): number {
  if (side !== attacking(t)) return 0
  return is(t, unit, LANDED) ? LANDING | ATTACKING : ATTACKING
}

/** Units of one nation that came the same way trace alike (ruling 34): a group, by its number. */
const groupOf = (t: Table, unit: Unit): number => nationOf(t, unit) * 2 + (is(t, unit, LANDED) ? 1 : 0)

/** §11.7.1: marks whoever has no line; a side that then uses up a Carrier takes the marks away again. */
function suppressUnsupplied(t: Table, side: Side): void {
  const force = forceOf(t, side)
  let asked = 0
  let supplied = 0
  for (let u = force.next(0); u >= 0 && isGround(u); u = force.next(u + 1)) {
    const group = groupOf(t, u)
    if (((asked >> group) & 1) === 0) {
      asked |= 1 << group
      if (hasLine(t, side, nationOf(t, u), t.battle.at, howOf(t, side, u))) supplied |= 1 << group
    }
    if (((supplied >> group) & 1) === 0 && !isWintgens(t, u)) mark(t, u, SUPPRESSED)
  }
  feedLanded(t, side)
}

/** §10.3.5: who landed shares the line of friends that came by land (ruling 39). */
function feedLanded(t: Table, side: Side): void {
  const force = forceOf(t, side)
  let isFed = false
  for (let u = force.next(0); u >= 0 && isGround(u); u = force.next(u + 1)) isFed ||= !is(t, u, LANDED | SUPPRESSED)
  if (!isFed) return
  for (let u = force.next(0); u >= 0 && isGround(u); u = force.next(u + 1))
    if (is(t, u, LANDED)) unmark(t, u, SUPPRESSED)
}

/** Calls `visit` once for each group of a side that has no line, with its nation and how it traces. */
function eachUnsupplied(t: Table, side: Side, visit: (group: number, nation: Nation, how: number) => void): void {
  const force = forceOf(t, side)
  let seen = 0
  for (let u = force.next(0); u >= 0 && isGround(u); u = force.next(u + 1)) {
    const group = groupOf(t, u)
    if (!is(t, u, SUPPRESSED) || ((seen >> group) & 1) === 1) continue
    seen |= 1 << group
    visit(group, nationOf(t, u), howOf(t, side, u))
  }
}

/** The groups that would be supplied by a Carrier there, as bits (ruling 31). */
function fedBy(t: Table, side: Side, source: Hex): number {
  let fed = 0
  eachUnsupplied(t, side, (group, nation, how) => {
    if (reachesCarrier(t, side, nation, t.battle.at, how, source)) fed |= 1 << group
  })
  return fed
}

function hasCarrierInReach(t: Table, side: Side): boolean {
  let found = false
  eachUnsupplied(t, side, (_, nation, how) =>
    eachCarrierSource(t, side, nation, t.battle.at, how, () => {
      found = true
    }),
  )
  return found
}

/** §7.2.3: may a Carrier there be used up for this battle? */
const whyNotCite = (t: Table, side: Side, hex: Hex): Refusal =>
  isHex(hex) && fedBy(t, side, hex) !== 0 ? ALLOWED : refuse.notReached(hex)

function cite(t: Table, side: Side, source: Hex): void {
  const fed = fedBy(t, side, source)
  consume(t, side, source)
  const force = forceOf(t, side)
  for (let u = force.next(0); u >= 0 && isGround(u); u = force.next(u + 1))
    if (((fed >> groupOf(t, u)) & 1) === 1) unmark(t, u, SUPPRESSED)
  feedLanded(t, side)
}

const suppressed = tell.suppressed.under('11.7.1')

/** §11.7.1: a side's line, the Carrier it may use up for one (ruling 38), and who is suppressed for want of it. */
export const supplyOf = (who: (t: Table) => Side) => [
  automatic('11.7.1', (t) => suppressUnsupplied(t, who(t))),
  question({
    name: 'battle-supply',
    rule: '11.7.1',
    about: (t) => ({ hex: t.battle.at }),
    who,
    seat: commandOf(who),
    when: (t) => hasCarrierInReach(t, who(t)),
    choices: [
      choice({ action: act.end, passes: true, main: true, take: () => NEXT }),
      choice({
        action: act.consume,
        among(t, out) {
          eachUnsupplied(t, who(t), (_, nation, how) =>
            eachCarrierSource(t, who(t), nation, t.battle.at, how, (hex) => {
              if (!out.has(act.consume(hex))) out.add(act.consume(hex))
            }),
          )
        },
        whyNot: (t, a) => whyNotCite(t, who(t), act.consume.hex(a)),
        take(t, a) {
          cite(t, who(t), act.consume.hex(a))
          return AGAIN
        },
      }),
    ],
  }),
  automatic('11.7.1', (t) => {
    const force = forceOf(t, who(t))
    for (let u = force.next(0); u >= 0 && isGround(u); u = force.next(u + 1)) if (is(t, u, SUPPRESSED)) suppressed(t, u)
  }),
]
