import {
  ALLOWED,
  call,
  type Direction,
  directionTo,
  type Hex,
  NEXT,
  neighbour,
  OFF_MAP,
  type Refusal,
} from '@boma/kernel'
import { act, refuse } from '../../actions.ts'
import { grid, isHex, WATER_SIDES } from '../../board.ts'
import { choice, question } from '../../flow.ts'
import type { Table } from '../../layout.ts'
import { IS_TRAIN, NO_UNIT } from '../../roster.ts'
import { hasEnemy } from '../../stacks.ts'
import { battle } from '../15-battle.ts'
import { isLinked } from '../21-railroads.ts'
import { liesBare } from '../26-fog.ts'
import { isClosedAngola } from '../29-angola.ts'
import { endMarch, SEA_LANE } from './force.ts'

/** Could anyone attack one place out of another? */
function whyNotTarget(t: Table, at: Hex, hex: Hex): Refusal {
  // §28.4: nobody attacks into or out of Cape Colony
  if (!isHex(at) || !isHex(hex)) return refuse.noBattleInCape()
  const d = directionTo(grid, at, hex)
  // §15.2: one hex next to the force
  if (d === undefined) return refuse.noEnemyThere(hex)
  // §29.1: neutral Portuguese cannot be attacked
  if (isClosedAngola(t, hex)) return refuse.neutralAngola(hex)
  if (!hasEnemy(t, t.tracks.phasing, hex)) return refuse.noEnemyThere(hex)
  // §13.6: nor anybody across water (W139, W157)
  return (WATER_SIDES[at] >> d) & 1 ? refuse.noCrossing(hex) : ALLOWED
}

/** May the force attack this hex, once it has ended its march in that place? */
export function whyNotAttack(t: Table, at: Hex, hex: Hex): Refusal {
  const target = whyNotTarget(t, at, hex)
  if (target !== ALLOWED) return target
  // §20.3: whom nobody came to cannot attack (W167)
  return t.force.next(0) < 0 ? refuse.nobodyCame(hex) : whyNotWithTrains(t, at, hex)
}

/** §21.6: trains alone attack along their line only; with others they stand by (W58). */
function whyNotWithTrains(t: Table, at: Hex, hex: Hex): Refusal {
  if (isLinked(t, at, hex)) return ALLOWED
  let train = NO_UNIT
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) {
    if (IS_TRAIN[u] === 0) return ALLOWED
    train = u
  }
  return refuse.trainOffLine(train, hex)
}

/** §12.2 + §22.3: is there anyone to attack, by land or once landed? Who called a voyage off has done neither. */
function hasTarget(t: Table): boolean {
  const { at, mode, steps } = t.march
  if (!isHex(at) || (mode === SEA_LANE && steps === 0)) return false
  // §20.3 + §26.0: nor whom nobody came to, where the enemy sees who comes; elsewhere it would tell him that (W167)
  if (t.force.next(0) < 0 && liesBare(t, at, t.tracks.phasing)) return false
  for (let d = 0; d < 6; d++) {
    const hex = neighbour(grid, at, d as Direction)
    if (hex !== OFF_MAP && whyNotTarget(t, at, hex) === ALLOWED) return true
  }
  return false
}

/** §15.1: the marching force attacks; what was a march is a battle now. */
export function beginBattle(t: Table, from: Hex, at: Hex, landing: boolean): void {
  t.battle.attacker = t.tracks.phasing
  t.battle.from = from
  t.battle.at = at
  t.battle.landing = landing ? 1 : 0
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) t.attackers.add(u)
  endMarch(t)
  call(t, battle)
}

/** §12.2: whether the march ends in a battle. */
export const attack = question({
  name: 'attack',
  rule: '12.2',
  when: hasTarget,
  who: (t) => t.tracks.phasing,
  choices: [
    choice({
      action: act.attack,
      among(t, out) {
        for (let d = 0; d < 6; d++) {
          const hex = neighbour(grid, t.march.at, d as Direction)
          if (hex !== OFF_MAP) out.add(act.attack(hex))
        }
      },
      whyNot: (t, a) => whyNotAttack(t, t.march.at, act.attack.hex(a)),
      take(t, a) {
        beginBattle(t, t.march.at, act.attack.hex(a), false)
        return NEXT
      },
    }),
    choice({ action: act.hold, main: true, take: () => NEXT }),
  ],
})
