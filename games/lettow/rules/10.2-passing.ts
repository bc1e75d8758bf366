import { ALLOWED } from '@boma/kernel'
import { NEXT_TO, SPACES, type Space } from '../board.ts'
import type { Table } from '../layout.ts'
import { SIDE_OF, type Unit } from '../roster.ts'
import { hasEnemy, isClosed } from './03-map.ts'
import { whyNotStack } from './11-stacking.ts'

/** How many steps it takes to each space, 0 where none leads; and the space before it on that way. */
const steps = new Uint8Array(SPACES)
const before = new Uint8Array(SPACES)
const waiting = new Uint8Array(SPACES)

/**
 * §29.0, §11.0: units may not end a phase where they may not stay, but they may march through, as far as their points
 * go. Finds every space to which a unit comes that way: those two or more steps away. It stops at an enemy (10.3).
 */
export function findPassages(t: Table, unit: Unit): void {
  const from = t.units.where[unit]
  steps.fill(0)
  waiting[0] = from
  for (let head = 0, tail = 1; head < tail; head++) {
    const here = waiting[head]
    if (steps[here] === t.units.left[unit]) continue
    const near = NEXT_TO[here] as readonly Space[]
    for (let i = 0; i < near.length; i++) {
      const next = near[i]
      if (next === from || steps[next] > 0 || isClosed(t, next)) continue
      steps[next] = steps[here] + 1
      before[next] = here
      if (isPassed(t, unit, next)) waiting[tail++] = next
    }
  }
}

/** Is it a space where the unit may not stay, but which it may march through? */
export const isPassed = (t: Table, unit: Unit, place: Space): boolean =>
  whyNotStack(t, unit, place) !== ALLOWED && !hasEnemy(t, SIDE_OF[unit], place)

/** Does a way found by `findPassages` lead there, through others? */
export const isBeyond = (place: Space): boolean => steps[place] > 1

/** The spaces that the unit marches through to get there, the last included; none when there is no such way. */
export function passage(t: Table, unit: Unit, to: Space): readonly Space[] {
  findPassages(t, unit)
  const way: Space[] = []
  if (isBeyond(to)) for (let s = to; s !== t.units.where[unit]; s = before[s] as Space) way.unshift(s)
  return way
}
