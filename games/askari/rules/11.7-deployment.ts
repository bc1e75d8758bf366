import { AGAIN, ALLOWED, NEXT, type Refusal, type Side } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { automatic, choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { isGround, isVessel, NO_UNIT, type Unit } from '../roster.ts'
import { BOMBARDING, bombardment, is, mark, unmark } from '../stacks.ts'
import { commandOf } from './11-command.ts'
import { DUG_TYPE, defending, forceOf, typeOf } from './11-forces.ts'

/** §11.7.3a + §11.7.3c: the sections of the battle board, as events name them: entrenched or not, or with the guns. */
const IN_LINE = 0
const IN_TRENCH = 1
const WITH_GUNS = 2

/** §11.7.3b: whoever can bombard is laid there first, and vessels for good (12.6.1). */
function layOutGuns(t: Table, side: Side): void {
  const force = forceOf(t, side)
  for (let u = force.next(0); u >= 0; u = force.next(u + 1))
    if (isVessel(u) || bombardment(t, u) > 0) mark(t, u, BOMBARDING)
}

/** The first gun from this unit on that would bombard and could be in the line. */
function nextGun(t: Table, side: Side, from: number): Unit {
  const force = forceOf(t, side)
  for (let u = force.next(from); u >= 0 && isGround(u); u = force.next(u + 1)) if (is(t, u, BOMBARDING)) return u
  return NO_UNIT
}

/** §11.7.3: may the unit be taken into the line? */
function whyNotLine(t: Table, side: Side, unit: Unit): Refusal {
  if (!forceOf(t, side).has(unit) || isVessel(unit) || bombardment(t, unit) === 0) return refuse.cannotBombard(unit)
  return unit < t.battle.pickFrom || !is(t, unit, BOMBARDING) ? refuse.lineUpwards(unit) : ALLOWED
}

/** The first vessel of the defender's from this piece on that is in it; an attacker has chosen his (12.3.11). */
function nextVessel(t: Table, side: Side, from: number): Unit {
  if (side !== defending(t)) return NO_UNIT
  const force = forceOf(t, side)
  for (let u = force.next(from); u >= 0; u = force.next(u + 1)) if (isVessel(u)) return u
  return NO_UNIT
}

/** §12.6.1, ruling 89: vessels can take part, and need not. */
const whyNotWithhold = (t: Table, side: Side, unit: Unit): Refusal =>
  unit >= t.battle.pickFrom && nextVessel(t, side, unit) === unit ? ALLOWED : refuse.notToWithhold(unit)

function withhold(t: Table, side: Side, unit: Unit): void {
  forceOf(t, side).remove(unit)
  unmark(t, unit, BOMBARDING)
  t.battle.pickFrom = (unit + 1) as Unit
  tell.withheld(t, unit)
}

function sectionOf(t: Table, unit: Unit): number {
  if (is(t, unit, BOMBARDING)) return WITH_GUNS
  return typeOf(t, unit) === DUG_TYPE ? IN_TRENCH : IN_LINE
}

/** §11.7.3: a gun is taken into the line. */
const intoLine = (who: (t: Table) => Side) =>
  choice({
    action: act.line,
    among(t, out) {
      for (let u = nextGun(t, who(t), t.battle.pickFrom); u >= 0; u = nextGun(t, who(t), u + 1)) out.add(act.line(u))
    },
    whyNot: (t, a) => whyNotLine(t, who(t), act.line.unit(a)),
    take(t, a) {
      const unit = act.line.unit(a)
      unmark(t, unit, BOMBARDING)
      t.battle.pickFrom = (unit + 1) as Unit
      return AGAIN
    },
  })

/** §11.7.3: a vessel of the defender is kept out. */
const keptOut = (who: (t: Table) => Side) =>
  choice({
    action: act.withhold,
    among(t, out) {
      for (let u = nextVessel(t, who(t), t.battle.pickFrom); u >= 0; u = nextVessel(t, who(t), u + 1))
        out.add(act.withhold(u))
    },
    whyNot: (t, a) => whyNotWithhold(t, who(t), act.withhold.unit(a)),
    take(t, a) {
      withhold(t, who(t), act.withhold.unit(a))
      return AGAIN
    },
  })

/** §11.7.3: a side deploys, openly (ruling 99): guns bombard unless they are taken into the line, the defender's vessels unless they are kept out. */
export const deploymentOf = (who: (t: Table) => Side) => [
  automatic('11.7.3', (t) => layOutGuns(t, who(t))),
  question({
    name: 'deploy',
    rule: '11.7.3',
    who,
    seat: commandOf(who),
    when: (t) => nextGun(t, who(t), t.battle.pickFrom) >= 0 || nextVessel(t, who(t), t.battle.pickFrom) >= 0,
    choices: [choice({ action: act.go, main: true, take: () => NEXT }), intoLine(who), keptOut(who)],
  }),
  automatic('11.7.3', (t) => {
    t.battle.pickFrom = 0 as Unit
    const side = who(t)
    const force = forceOf(t, side)
    for (let u = force.next(0); u >= 0; u = force.next(u + 1)) tell.deployed(t, u, sectionOf(t, u), side)
  }),
]
