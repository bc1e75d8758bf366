import { type AreaName, type Lettering, lettered, type Text } from '@boma/showing'
import { type Message, say } from '../words/words.ts'

type Name = Lettering<Message>
const lettering = (of: Name['of'], angle: number, ...words: Name['words']): Name => ({ of, angle, words })

/** Each word placed by eye. */
const NAMES: readonly Name[] = [
  { ...lettering('water', 0, ['map.tanga', [8.8, 5.2]], ['map.bay', [13.9, 5.2]]), isChief: true },
  lettering('water', 90, ['map.ocean', [24.2, 8]]),
  lettering('range', 0, ['map.toten', [9.4, 2.5]]),
  lettering('range', 0, ['map.kasone', [19.4, 4.4]]),
  lettering('range', 0, ['map.rubber', [18.4, 9.6]], ['map.plantation', [18.4, 10.6]]),
  lettering('range', 0, ['map.palms', [13.7, 7.4]]),
]

/** What is written over the map. */
export const areaNames: readonly AreaName<Text>[] = lettered(NAMES, (key) => say(key))
