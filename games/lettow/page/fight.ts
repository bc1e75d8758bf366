import type { Side } from '@boma/kernel'
import type { Forecast } from '@boma/showing'
import type { Table } from '../layout.ts'
import { type Fight, musterOf } from '../odds.ts'
import { CARD_NAMES } from '../roster.ts'
import { superiorityLines } from '../rules/13-superiority.ts'
import { say, type Words } from '../words/words.ts'

/** Something that counts in a combat, with its case. */
export type Counting = Forecast['lines'][number]

/** §13.0: all that a side adds to its die for superiority now, as the rules list it. */
export const bonuses = (t: Table, fight: Fight, side: Side, words: Words): readonly Counting[] =>
  superiorityLines(t, musterOf(t, fight), side).map(({ text, value, rule }) => ({
    text: say(words, text, { card: CARD_NAMES[t.tracks.card] }),
    value: `+${value}`,
    rule,
  }))
