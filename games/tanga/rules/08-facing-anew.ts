import type { Side } from '@boma/kernel'
import { call, DIRECTIONS, type Direction, DONE, type Hex, local } from '@boma/kernel'
import { act, tell } from '../actions.ts'
import { IS_ALL_ROUND } from '../board.ts'
import { choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { holder } from '../stacks.ts'
import { revealed } from './19.7-shown.ts'

/** Turns the units of a hex. */
export function turnTo(t: Table, at: Hex, facing: Direction): void {
  t.places.facing[at] = facing
  tell.faced(t, at, facing)
}

/** §8.1: whoever comes to a hex faces as his owner likes; where all sides are frontal it does not matter (8.3). */
const whichWay = question({
  name: 'face',
  rule: '8.1',
  who: (t) => holder(t, local(t, 0) as Hex) as Side,
  about: (t) => ({ hex: local(t, 0) }),
  choices: [
    choice({
      action: act.face,
      among(_, out) {
        for (const d of DIRECTIONS) out.add(act.face(d))
      },
      take(t, a) {
        // §19.7: what they have in front now may come into sight (ruling T177)
        revealed(t)
        turnTo(t, local(t, 0) as Hex, act.face.facing(a))
        return DONE
      },
    }),
  ],
})

/** The units that have just come to a hex face about. */
export const faceAnew = procedure('face', '8.1', [whichWay])

/** Asks which way to face in a hex, if it matters; off the map it does not. */
export function faceAs(t: Table, at: Hex): void {
  if (IS_ALL_ROUND[at] === 0) call(t, faceAnew, at)
}

/** Asks it if somebody is the first combat unit of the hex that he came to. */
export function askFacing(t: Table, at: Hex, isFirst: boolean): void {
  if (isFirst) faceAs(t, at)
}
