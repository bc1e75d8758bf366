import { type Action, ALLOWED, type Direction, type Hex, neighbour, OFF_MAP } from '@boma/kernel'
import type { Goal } from '@boma/showing'
import { act } from '../../actions.ts'
import { grid, isHex } from '../../board.ts'
import type { Table } from '../../layout.ts'
import { whyNotAttack } from '../../rules/12-march/attack.ts'
import { crossesRiver } from '../../rules/16.5-ground.ts'
import { pointsWord } from '../../words/words.ts'
import { type Stand, UNCOUNTED } from './stands.ts'

/** How a force goes, and what is ordered before it does. */
export interface Going {
  readonly by: string
  readonly begun: readonly Action[]
}

/** Every place where the march may end, and every enemy who can be attacked from one of them. */
export const goalsAt = (t: Table, stands: readonly Stand[], going: Going): readonly Goal[] => [
  ...stands.filter(({ path }) => path.length > 1).map((stand) => goalOf(stand, stand.space, going, stand.assault)),
  ...[...bestStands(t, stands)].map(([enemy, stand]) => goalOf(stand, enemy, going, act.attack(enemy))),
]

function goalOf(stand: Stand, space: Hex, { by, begun }: Going, attack: Action | undefined): Goal {
  return {
    space,
    by,
    order: [...begun, ...stand.order, ...(attack === undefined ? [] : [attack])],
    path: stand.path,
    left: stand.left === UNCOUNTED ? '' : pointsWord(stand.left),
    halts: stand.halts,
    hostile: attack !== undefined,
  }
}

/** §15.2: for each enemy within reach of a stand, the stand that he is best attacked from. */
function bestStands(t: Table, stands: readonly Stand[]): ReadonlyMap<Hex, Stand> {
  const best = new Map<Hex, Stand>()
  for (const stand of stands) {
    if (!isHex(stand.space) || stand.assault !== undefined) continue
    for (let d = 0; d < 6; d++) {
      const hex = neighbour(grid, stand.space, d as Direction)
      if (hex === OFF_MAP || whyNotAttack(t, stand.space, hex) !== ALLOWED) continue
      const known = best.get(hex)
      if (known === undefined || isBetter(t, hex, stand, known)) best.set(hex, stand)
    }
  }
  return best
}

/** Does a goal by one way make the same by another needless? §16.5: not if the one crosses a river in rain to attack. */
export const isAsGood = (t: Table, goal: Goal, as: Goal): boolean =>
  goal.space === as.space &&
  goal.hostile === as.hostile &&
  (!goal.hostile || isWet(t, endOf(goal.path), goal.space as Hex) <= isWet(t, endOf(as.path), as.space as Hex))

const endOf = (path: readonly number[]): Hex => path[path.length - 1] as Hex
const isWet = (t: Table, from: Hex, enemy: Hex): number => (crossesRiver(t, from, enemy, false) ? 1 : 0)

/** §16.5: no river before the enemy counts for more than a shorter way, for points are worth nothing after a battle. */
function isBetter(t: Table, enemy: Hex, stand: Stand, than: Stand): boolean {
  const wetter = isWet(t, stand.space, enemy) - isWet(t, than.space, enemy)
  return (wetter || than.left - stand.left || stand.path.length - than.path.length) < 0
}
