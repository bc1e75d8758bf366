import type { StandingAnswer } from '@boma/showing'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { isInBush } from '../rules/05-fire.ts'
import { fight } from '../sequence.ts'
import { say, type Words } from '../words/words.ts'

/** §5.3: what to do under fire for the rest of the enemy's phase: always stand, or stand where there is cover. */
export function standingAnswers(t: Table, words: Words): readonly StandingAnswer<Table>[] {
  if (fight(t) === undefined) return []
  const { turn, phasing } = t.tracks
  const holds = (now: Table): boolean => now.tracks.turn === turn && now.tracks.phasing === phasing
  return [
    {
      id: 'stand',
      label: say(words, 'page.alwaysStand'),
      holds,
      answer: (now) => (fight(now) === undefined ? undefined : act.stand()),
    },
    {
      id: 'stand-in-bush',
      label: say(words, 'page.standInBush'),
      holds,
      answer(now) {
        const target = fight(now)?.target
        return target !== undefined && isInBush(now, target) ? act.stand() : undefined
      },
    },
  ]
}
