import type { AreaName } from '@boma/showing'
import { type Lettering, lettered } from '@boma/showing'
import { type Message, say, type Words } from '../words/words.ts'

type Name = Lettering<Message>
const name = (of: Name['of'], angle: number, ...words: Name['words']): Name => ({ of, angle, words })

/** Each word placed by eye. */
const NAMES: readonly Name[] = [
  { ...name('water', 0, ['map.tanga', [8.8, 5.2]], ['map.bay', [13.9, 5.2]]), isChief: true },
  name('water', 90, ['map.ocean', [24.2, 8]]),
  name('range', 0, ['map.toten', [9.4, 2.5]]),
  name('range', 0, ['map.kasone', [19.4, 4.4]]),
  name('range', 0, ['map.rubber', [18.4, 9.6]], ['map.plantation', [18.4, 10.6]]),
  name('range', 0, ['map.palms', [13.7, 7.4]]),
]

/** What is written over the map. */
export const areaNamesIn = (words: Words): readonly AreaName[] => lettered(NAMES, (key) => say(words, key))
