import { EVERYONE, type GameEvent } from '@boma/kernel'

/** An event that everyone was told, for tests of what is said or shown of it. */
export const told = (kind: string, facts: GameEvent['facts'] = {}): GameEvent => ({
  kind,
  facts,
  rule: '',
  dice: [],
  seenBy: EVERYONE,
  secret: [],
})
