import { ALLOWED, about, DONE, local, type Moves, NEXT, other, RESTART, type Side, setLocal } from '@boma/kernel'
import { act, tell } from '../actions.ts'
import { isHex } from '../board.ts'
import { automatic, choice, perform, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { isGround, isVessel, NO_UNIT } from '../roster.ts'
import { firstIn, gunnery, isNeutral, nextIn, sideOf } from '../stacks.ts'
import { FIGHTING, isDefence, subjectAtSea } from './12.1-waters.ts'
import { ENTERING, groupOf, groupsOf, type Role, roleOf, sideIn, THERE } from './12.4.7-groups.ts'
import {
  carriersEngaged,
  dismissDefences,
  engageCarriers,
  firingNow,
  hasDefence,
  holdFire,
  isAfloatIn,
  nextTarget,
  nextToFire,
  shell,
  shellCarriers,
  strike,
  whyNotHold,
  whyNotShell,
  whyNotShellCarriers,
} from './12.5.4-fire.ts'
import { seatAtSea } from './12-command.ts'

/** §12.5.1 + §12.5.2: who is in contact takes part, and the coastal defences of the hex with them: nobody else does. */
function deploy(t: Table): void {
  for (let u = firstIn(t, t.entry.at); u >= 0; u = nextIn(t, u))
    if (t.fleet.group[u] > 0 && t.groups.contact[t.fleet.group[u] - 1] === 1) t.engaged.add(u)
  for (const role of [ENTERING, THERE] as const) engageCarriers(t, role, carriersInContact(t, role))
  // §12.2.4: they cause no battle, but join each in which a vessel of their side is
  if (isHex(t.entry.at)) callDefences(t)
  t.sea.round = highestGuns(t)
  announce(t)
}

function carriersInContact(t: Table, role: Role): number {
  let n = 0
  for (let g = groupsOf(t, role) - 1; g >= 0; g--) {
    const group = groupOf(role, g)
    if (t.groups.contact[group] === 1) n += t.groups.carriers[group]
  }
  return n
}

function callDefences(t: Table): void {
  for (let u = firstIn(t, t.entry.at); u >= 0 && isGround(u); u = nextIn(t, u))
    if (isDefence(u) && !isNeutral(t, u) && isAfloatIn(t, roleOf(t, sideOf(t, u)))) t.engaged.add(u)
}

/** §12.5.2b: the first round, by the highest GV of a ship or boat; coastal defences do not count (ruling 128). */
function highestGuns(t: Table): number {
  let most = 0
  for (let u = t.engaged.next(0); u >= 0; u = t.engaged.next(u + 1))
    if (isVessel(u) && gunnery(t, u) > most) most = gunnery(t, u)
  return most
}

function announce(t: Table): void {
  tell.navalBattleBegan(t, t.entry.side, t.entry.at, t.sea.round)
  for (let u = t.engaged.next(0); u >= 0; u = t.engaged.next(u + 1)) {
    const told = isDefence(u) ? tell.defenceJoined : tell.cleared
    told(t, u)
  }
  for (const role of [ENTERING, THERE] as const)
    if (carriersEngaged(t, role) > 0) tell.carriersAfloat(t, sideIn(t, role), carriersEngaged(t, role))
}

const foeOf = (role: Role): Role => (1 - role) as Role

/** Fires where there is nothing to choose: at the one target that the enemy has, if there is no reason to spare it. */
const fireAway = automatic('12.5.3', (t) => {
  for (let role = firingNow(t); role !== undefined; role = firingNow(t)) {
    const foe = foeOf(role)
    const target = nextTarget(t, foe, 0)
    const carriers = carriersEngaged(t, foe)
    const isOne = target === NO_UNIT || (carriers === 0 && nextTarget(t, foe, target + 1) === NO_UNIT)
    const isAny = target !== NO_UNIT || carriers > 0
    if (!isOne || (isAny && whyNotHold(t, role) === ALLOWED)) return NEXT
    const firer = nextToFire(t, role, 0)
    if (target !== NO_UNIT) shell(t, firer, target)
    else if (carriers > 0) shellCarriers(t, role, firer)
    // Nothing in reach: all that is left are coastal defences whose round has not come, and the battle is over then.
    else t.salvoed.add(firer)
  }
  return DONE
})

const firing = (t: Table): Role => firingNow(t) ?? ENTERING

function eachShot(t: Table, out: Moves): void {
  const role = firing(t)
  for (let u = nextToFire(t, role, 0); u >= 0; u = nextToFire(t, role, u + 1))
    for (let v = nextTarget(t, foeOf(role), 0); v >= 0; v = nextTarget(t, foeOf(role), v + 1)) out.add(act.shell(v, u))
}

/** §12.5.4: who fires next, at what: knowing the hits already scored (ruling 130). */
const fire = question({
  name: 'shell',
  rule: '12.5.4',
  about: (t) => ({ hex: t.entry.at, round: t.sea.round }),
  who: (t) => sideIn(t, firing(t)),
  seat: (t) => seatAtSea(t, sideIn(t, firing(t))),
  choices: [
    choice({
      action: act.shell,
      among: eachShot,
      whyNot: (t, a) => whyNotShell(t, firing(t), act.shell.unit(a), act.shell.target(a)),
      take(t, a) {
        shell(t, act.shell.unit(a), act.shell.target(a))
        return RESTART
      },
    }),
    choice({
      action: act.shellCarriers,
      among: (t, out) => {
        const role = firing(t)
        for (let u = nextToFire(t, role, 0); u >= 0; u = nextToFire(t, role, u + 1)) out.add(act.shellCarriers(u))
      },
      whyNot: (t, a) => whyNotShellCarriers(t, firing(t), act.shellCarriers.unit(a)),
      take(t, a) {
        shellCarriers(t, firing(t), act.shellCarriers.unit(a))
        return RESTART
      },
    }),
    choice({
      // §12.5.3: nobody must fire
      action: act.holdFire,
      passes: true,
      whyNot: (t) => whyNotHold(t, firing(t)),
      take(t) {
        holdFire(t, firing(t))
        return RESTART
      },
    }),
  ],
})

/** §12.5.3: all fires of a round, the side that entered first. */
export const salvo = procedure('salvo', '12.5.3', [fireAway, fire])

/** §12.5.5: only one side is left afloat, or the last round has been fought. */
const isOver = (t: Table): boolean => t.sea.round <= 1 || !isAfloatIn(t, ENTERING) || !isAfloatIn(t, THERE)

/** Who is asked first whether to retire, in the locals of `retiring`. */
const firstAsked = (t: Table): Side => local(t, 0) as Side

const answers = (who: (t: Table) => Side, retire: (t: Table) => void, stay: (t: Table) => void) =>
  question({
    name: 'retire',
    rule: '12.5.6',
    about: (t) => ({ hex: t.entry.at, round: t.sea.round }),
    who,
    seat: (t) => seatAtSea(t, who(t)),
    choices: [
      choice({
        action: act.breakOff,
        take(t) {
          tell.wouldRetire(t, who(t))
          retire(t)
          return NEXT
        },
      }),
      choice({
        // Which is better the odds say: neither is what Enter takes.
        action: act.fightOn,
        main: false,
        take(t) {
          tell.foughtOn(t, who(t))
          stay(t)
          return DONE
        },
      }),
    ],
  })

/**
 * §12.5.6: both must want to retire. Nothing need be hidden (ruling 134): a side with coastal defences answers last,
 * and is asked only if the other would retire, for in no other case does its answer change anything. Whoever answers first
 * knows nothing of the other's answer, as if both had given it at once.
 */
export const retiring = procedure('retiring', '12.5.6', [
  automatic('12.5.6', (t) => {
    const moving = t.entry.side
    setLocal(t, 0, hasDefence(t, moving) ? other(moving) : moving)
  }),
  answers(
    firstAsked,
    () => {},
    () => {},
  ),
  answers(
    (t) => other(firstAsked(t)),
    (t) => {
      t.sea.round = 0
      tell.retired(t, t.entry.at)
    },
    // §12.5.6c: the enemy would retire, so the coastal defences are out of it
    (t) => dismissDefences(t, other(firstAsked(t))),
  ),
])

/** §12.5.3 to §12.5.6: a round, and whatever follows until the battle is over. */
export const navalRound = procedure('naval-round', '12.5.3', [
  automatic('12.5.3', (t) => tell.roundBegan(t, t.sea.round)),
  perform(salvo),
  automatic('12.5.3', strike),
  automatic('12.5.5', (t) => (isOver(t) ? DONE : NEXT)),
  perform(retiring),
  automatic('12.5.3', (t) => {
    if (t.sea.round === 0) return DONE
    t.sea.round--
    return RESTART
  }),
])

/** §12.5.5: who alone is left afloat in it has won; where both are, or nobody, nobody has. */
function tellEnd(t: Table): void {
  const [came, was] = [isAfloatIn(t, ENTERING), isAfloatIn(t, THERE)]
  if (came === was) tell.navalBattleEnded(t, t.entry.at)
  else tell.navalBattleWon(t, sideIn(t, came ? ENTERING : THERE), t.entry.at)
}

/** §12.5: a naval battle between all who are in contact (12.4.9). */
export const navalBattle = procedure('naval-battle', '12.5', [
  automatic('12.5.2', (t) => {
    about(t, subjectAtSea(t, FIGHTING))
    deploy(t)
  }),
  perform(navalRound),
  automatic('12.5.5', (t) => {
    tellEnd(t)
    t.engaged.clear()
    t.salvoed.clear()
    for (const role of [ENTERING, THERE] as const) engageCarriers(t, role, 0)
    t.sea.round = 0
  }),
])
