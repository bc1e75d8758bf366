import type { GameEvent } from '@boma/kernel'

/** An event that somebody was told, for tests of what is said or shown of it. */
export const told = (kind: string, facts: GameEvent['facts'] = {}): GameEvent => ({
  kind,
  facts,
  rule: '',
  dice: [],
})
