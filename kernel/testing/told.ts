import type { GameEvent } from '../events/event-set.ts'
import { EVERYONE } from '../side.ts'

/** An event that everyone was told, for tests of what is said or shown of it. */
export const told = (kind: string, facts: GameEvent['facts'] = {}): GameEvent => ({
  kind,
  facts,
  rule: '',
  dice: [],
  seenBy: EVERYONE,
  secret: [],
})
