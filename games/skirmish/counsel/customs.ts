import type { Custom, Terms } from '@boma/counsel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { isInBush } from '../rules/05-fire.ts'
import { fight } from '../sequence.ts'

/** The phase in which somebody is under fire. */
const offered = (t: Table): Terms | undefined =>
  fight(t) === undefined ? undefined : { turn: t.tracks.turn, phasing: t.tracks.phasing }
const holds = (t: Table, { turn, phasing }: Terms): boolean => t.tracks.turn === turn && t.tracks.phasing === phasing

/** §5.3: what to do under fire for the rest of the enemy's phase: always stand, or stand where there is cover. */
export const customs: readonly Custom<Table>[] = [
  { key: 'stand', offered, holds, answer: (t) => (fight(t) === undefined ? undefined : act.stand()) },
  {
    key: 'stand-in-bush',
    offered,
    holds,
    answer(t) {
      const target = fight(t)?.target
      return target !== undefined && isInBush(t, target) ? act.stand() : undefined
    },
  },
]
