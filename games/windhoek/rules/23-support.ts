import { ALLOWED, d6, type Hex, NEXT, type Refusal, type Side } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { COASTAL_AT, SUPPORT, WORKSHOP } from '../board.ts'
import { AIR_RECYCLING } from '../data/in-force.ts'
import { choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { ALLIED, GERMAN, IS_AEROPLANE, IS_GUN, IS_REPLACEABLE, NO_UNIT, SIDE_OF, type Unit } from '../roster.ts'
import { firstIn, nextIn } from '../stacks.ts'
import { discard, putAt } from './04-control.ts'
import { attacking, isPortugueseForce } from './15.2-forces.ts'
import { squadronInPlay } from './34.2-naval-supremacy.ts'

/** §23.0 + §23.6: support waits off the map, so that it neither stacks nor throws zones; the first counter of a kind in a side's Support Box; NO_UNIT when none is there. */
function waiting(t: Table, side: Side, isKind: typeof IS_GUN): Unit {
  for (let u = firstIn(t, (SUPPORT + side) as Hex); u >= 0; u = nextIn(t, u)) if (isKind[u] === 1) return u
  return NO_UNIT
}

/** §23.5: a side's naval gun that is at hand. */
export const gunOf = (t: Table, side: Side): Unit => waiting(t, side, IS_GUN)
/** §23.1: a side's aeroplane that can fly. */
export const aeroplaneOf = (t: Table, side: Side): Unit => waiting(t, side, IS_AEROPLANE)

/** §23.5: has a side's naval gun been used this game turn? */
export function isGunUsed(t: Table, side: Side): boolean {
  const { turn, alliedGunUsed, germanGunUsed } = t.tracks
  return turn > 0 && (side === ALLIED ? alliedGunUsed : germanGunUsed) === turn
}

/** May the attacker bring his naval gun to bear? The squadron's fires for the Germans as the Navy's for the Allies (W6). */
export function whyNotGun(t: Table): Refusal {
  const side = attacking(t)
  // §29.3: Portuguese units get no support (W132)
  if (isPortugueseForce(t, side)) return refuse.noSupportForPortuguese()
  if (gunOf(t, side) < 0) return refuse.noGun()
  // §34.2: the squadron keeps the Royal Navy away
  if (side === ALLIED && squadronInPlay(t)) return refuse.gunHeldOff()
  // §23.5: against units that defend a port or a coastal hex
  if (COASTAL_AT[t.battle.at] === 0) return refuse.gunOutOfReach(t.battle.at)
  // §23.5: once a game turn, even if nobody came to fire (W89)
  if (isGunUsed(t, side)) return refuse.gunUsed()
  return ALLOWED
}

/** §23.5: the gun is committed before the advantage is rolled for. */
export const commitGun = question({
  name: 'gun',
  rule: '23.5',
  who: attacking,
  when: (t) => whyNotGun(t) === ALLOWED,
  choices: [
    choice({
      action: act.gun,
      whyNot: whyNotGun,
      take(t) {
        t.battle.gun = 1
        if (attacking(t) === GERMAN) t.tracks.germanGunUsed = t.tracks.turn
        else t.tracks.alliedGunUsed = t.tracks.turn
        tell.gunCommitted(t, gunOf(t, attacking(t)), t.battle.at)
        return NEXT
      },
    }),
    choice({ action: act.end, passes: true, main: true, take: () => NEXT }),
  ],
})

/** May a side send an aeroplane over the battle? */
export function whyNotFly(t: Table, side: Side): Refusal {
  // §29.3: Portuguese units get no support (W132)
  if (isPortugueseForce(t, side)) return refuse.noSupportForPortuguese()
  return aeroplaneOf(t, side) < 0 ? refuse.noAeroplane() : ALLOWED
}

/** §23.1 + §23.4: a side may commit one aeroplane, which costs no action points. */
export const flightOf = (who: (t: Table) => Side) =>
  question({
    name: 'aeroplane',
    rule: '23.1',
    who,
    when: (t) => whyNotFly(t, who(t)) === ALLOWED,
    choices: [
      choice({
        action: act.aeroplane,
        whyNot: (t) => whyNotFly(t, who(t)),
        take(t) {
          const unit = aeroplaneOf(t, who(t))
          t.stakes.aeroplane[who(t)] = unit + 1
          tell.aeroplaneCommitted(t, unit)
          return NEXT
        },
      }),
      choice({ action: act.end, passes: true, main: true, take: () => NEXT }),
    ],
  })

/** §23.3: what becomes of an aeroplane that has flown; a lost Allied one may be recruited again (10.5). */
export function recycle(t: Table, unit: Unit): void {
  const result = AIR_RECYCLING.rolls[d6(t) - 1]
  if (result === 'ready') tell.aeroplaneReady(t, unit)
  if (result === 'maintenance') {
    putAt(t, unit, (WORKSHOP + SIDE_OF[unit]) as Hex)
    tell.aeroplaneLaidUp(t, unit)
  }
  if (result === 'lost') {
    discard(t, unit, IS_REPLACEABLE[unit] === 1)
    tell.aeroplaneLost(t, unit)
  }
}

/** §23.3: the same for the aeroplane that a side committed to the battle, if any. */
export function recycleCommitted(t: Table, side: Side): void {
  const committed = t.stakes.aeroplane[side]
  if (committed > 0) recycle(t, (committed - 1) as Unit)
}
