import type { Counting } from '@boma/counsel'
import { type IdSet, other, type Side } from '@boma/kernel'
import type { TargetType } from '../actions/battle.ts'
import type { Table } from '../layout.ts'
import { isGround, type Unit } from '../roster.ts'
import { fireLines, fireValue, mayAttackWithGuns, type Shot } from '../rules/11-fire.ts'
import {
  attacking,
  BOMBARDMENT,
  DUG_TYPE,
  defending,
  forceOf,
  hasType,
  OPEN_TYPE,
  QUICK_FIRE,
  RIFLE_FIRE,
  stands,
  typeOf,
} from '../rules/11-forces.ts'
import { BOMBARDING, BROKEN, is } from '../stacks.ts'
import type { Message } from '../words/words.ts'
import { note } from './note.ts'

/** A side's fire in a round: what the battle board has a row for. */
export interface Firing {
  readonly round: number
  readonly side: Side
}

/** §11.8.1, §11.9.4, §11.10.2: who fires in which order; attackers with machine guns only from turn 28 on (11.9.2). */
export const firingsIn = (t: Table): readonly Firing[] => {
  const [attacker, defender] = [attacking(t), defending(t)]
  return [
    { round: BOMBARDMENT, side: attacker },
    { round: BOMBARDMENT, side: defender },
    { round: QUICK_FIRE, side: defender },
    ...(mayAttackWithGuns(t) ? [{ round: QUICK_FIRE, side: attacker }] : []),
    { round: RIFLE_FIRE, side: defender },
    { round: RIFLE_FIRE, side: attacker },
  ]
}

/** The pieces of a set, in their order. */
export function listOf(set: IdSet<Unit>): readonly Unit[] {
  const found: Unit[] = []
  for (let u = set.next(0); u >= 0; u = set.next(u + 1)) found.push(u)
  return found
}

/** Who of a side fires in a round, as they lie. */
export const firersIn = (t: Table, { round, side }: Firing): readonly Unit[] =>
  listOf(forceOf(t, side)).filter((u) => {
    const isThere = round === BOMBARDMENT ? is(t, u, BOMBARDING) && !is(t, u, BROKEN) : isGround(u) && stands(t, u)
    return isThere && fireValue(t, u, round) > 0
  })

/** The types that the enemy of a side offers in a round; guns find their targets in both his sections. */
export function typesIn(t: Table, { round, side }: Firing): readonly TargetType[] {
  const enemy = other(side)
  if (round === BOMBARDMENT) {
    const targets = listOf(forceOf(t, enemy)).filter((u) => !is(t, u, BROKEN))
    return [OPEN_TYPE, DUG_TYPE].filter((type) => targets.some((u) => typeOf(t, u) === type))
  }
  return [OPEN_TYPE, DUG_TYPE].filter((type) => hasType(t, enemy, type))
}

/** What counts for a side's fire in a round, each line once, with the number of pieces if it does not hold for all. */
export function countingIn(t: Table, firing: Firing): readonly Counting[] {
  const firers = firersIn(t, firing)
  const shots = firers.flatMap((unit) => typesIn(t, firing).map((type): Shot => ({ ...firing, unit, type })))
  const found = new Map<string, { value: number; rule: string; units: Set<Unit> }>()
  for (const shot of shots)
    for (const { text, value, rule } of fireLines(t, shot)) {
      const line = found.get(text) ?? { value, rule, units: new Set<Unit>() }
      line.units.add(shot.unit)
      found.set(text, line)
    }
  return [...found].map(([text, { value, rule, units }]) => {
    const what = note(text as Message)
    return {
      text: units.size === firers.length ? what : note('page.someOf', { what, count: units.size }),
      adds: value,
      rule,
    }
  })
}
