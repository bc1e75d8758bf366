import { type Instruction, TENTHS } from '@boma/counsel'
import { other } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { FARTHEST } from '../rules/10-fire.ts'
import { asked, deciding } from './asked.ts'
import { chancesOf } from './customs.ts'

/** Is the side asked this that does not move? */
const isWaiting = (t: Table, question: string): boolean =>
  asked(t) === question && deciding(t) === other(t.tracks.phasing)

const RANGES = Array.from({ length: FARTHEST }, (_, i) => i + 1)
const [SAVING, SPENDING] = [0, 1] as const

/** §10.3C: opportunity fire within a range and from a chance on, the best first; §7.3: with or without minding the ammunition. */
const fire: Instruction<Table> = {
  key: 'fire',
  rule: '10.3c',
  blanks: {
    range: { kind: 'number', values: RANGES, usually: Math.min(3, FARTHEST) },
    chance: { kind: 'percent', values: [0, ...TENTHS], usually: 40 },
    ammunition: { kind: 'word', values: [SAVING, SPENDING], usually: SAVING },
  },
  answer(t, { range: most, chance, ammunition }) {
    if (!isWaiting(t, 'opportunity')) return undefined
    // Whoever spares nothing still means to hit somebody
    const worth = chancesOf(t).find(
      ({ range, odds: { hit, empty } }) =>
        range <= Number(most) && 100 * hit >= Number(chance) && hit > (ammunition === SPENDING ? 0 : empty),
    )
    return worth?.action ?? act.hold()
  },
}

/** §11.2b: whoever is attacked hand to hand fights on. */
const fightOn: Instruction<Table> = {
  key: 'fightOn',
  rule: '11.2b',
  blanks: {},
  answer: (t) => (isWaiting(t, 'withdraw') ? act.fight() : undefined),
}

const all: readonly Instruction<Table>[] = [fire, fightOn]

/** What either side may leave behind for the enemy's phases. */
export const instructions = (): readonly Instruction<Table>[] => all
