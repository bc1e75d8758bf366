import { type GameEvent, type Hex, nameHex, other } from '@boma/kernel'
import { type Beat, entryOf, FALLEN, type OnBoard, type Text } from '@boma/showing'
import type { tell } from '../actions.ts'
import { grid } from '../board.ts'
import type { Unit } from '../roster.ts'
import { owner } from '../rules/04-march.ts'
import { name, say } from '../words/words.ts'

type Telling = (e: GameEvent) => readonly Beat<Text>[]

/** §5.5: a die at a target, thrown by the other side; the first hit decides how it ends. */
const shot =
  (state?: string): Telling =>
  ({ facts: { unit, needed } }) => {
    const by = other(owner(unit as Unit))
    const round = say('page.fireOf', { side: name('side', by) })
    const thrown: Beat<Text> = { part: 'throws', round, throws: [{ by, hitsOn: needed, hits: state !== undefined }] }
    if (state === undefined) return [thrown]
    return [thrown, { part: 'lands', piece: unit, state }, { part: 'ends', winner: by }]
  }

const BEATS: OnBoard<typeof tell, Telling> = {
  fired: ({ facts: { unit, hex } }) => [
    {
      part: 'begins',
      title: say('page.fireAt', { hex: nameHex(grid, hex as Hex) }),
      space: hex,
      attacker: owner(unit as Unit),
    },
    { part: 'joins', piece: unit },
  ],
  stood: ({ facts: { unit: piece } }) => [{ part: 'joins', piece }, { part: 'tells' }],
  missed: shot(),
  disrupted: shot('disrupted'),
  eliminated: shot(FALLEN),
  // §5.4, §6.3: nobody rolled, so that no odds have come true
  fellBack: ({ facts: { unit: piece } }) => [{ part: 'joins', piece }, { part: 'ends' }],
  exposed: ({ facts: { unit: piece } }) => [{ part: 'lands', piece, state: FALLEN, beside: true }, { part: 'ends' }],
}

/** §5.0: what an event is in an exchange of fire. */
export const beats = (e: GameEvent): readonly Beat<Text>[] => entryOf(BEATS, e)?.(e) ?? []
