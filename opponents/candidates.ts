import { type Action, type AnyActionSet, actionFacts, actionName } from '@boma/kernel'
import { type Lots, shuffled } from './pick.ts'

/**
 * At most so many of the legal actions, drawn at random, but evenly from each kind: a hundred hexes to scout must not
 * crowd out the three forces that could march. Actions without operands (end, halt, withdraw) are always among them.
 */
export function candidates(set: AnyActionSet, legal: readonly Action[], most: number, draw: Lots): readonly Action[] {
  if (legal.length <= most) return legal
  const bare = legal.filter((a) => Object.keys(actionFacts(set, a)).length === 0)
  const chosen = new Set(bare)
  const kinds = [...byKind(set, legal).values()].map((list) => shuffled(list, draw))
  for (let round = 0; chosen.size < most; round++)
    for (const list of kinds) {
      const a = list[round]
      if (a !== undefined && chosen.size < most) chosen.add(a)
    }
  return [...chosen]
}

function byKind(set: AnyActionSet, legal: readonly Action[]): ReadonlyMap<string, readonly Action[]> {
  const kinds = new Map<string, Action[]>()
  for (const a of legal) {
    const name = actionName(set, a)
    const list = kinds.get(name)
    if (list === undefined) kinds.set(name, [a])
    else list.push(a)
  }
  return kinds
}
