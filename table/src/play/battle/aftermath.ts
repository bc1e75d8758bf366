import type { GameEvent } from '@boma/kernel'

/** Steps of one way that follow on one another, told as one: from the first to the last. */
export function joined(events: readonly GameEvent[]): readonly GameEvent[] {
  const told: GameEvent[] = []
  for (const event of events) {
    const last = told.at(-1)
    const way = last && wayOn(last, event)
    if (way) told[told.length - 1] = way
    else told.push(event)
  }
  return told
}

/** Both steps as one, if whoever took the first went on from where it led to. */
function wayOn(a: GameEvent, b: GameEvent): GameEvent | undefined {
  const { from, to, ...who } = a.facts
  const { from: there, to: end, ...others } = b.facts
  const isSame = a.kind === b.kind && to === there && Object.entries(who).every(([fact, n]) => others[fact] === n)
  if (!isSame || from === undefined || to === undefined || end === undefined) return undefined
  return { ...b, facts: { ...b.facts, from }, dice: [...a.dice, ...b.dice] }
}
