import { type AreaName, type Lettering, lettered, type Text } from '@boma/showing'
import { type Message, say } from '../words/words.ts'

type Name = Lettering<Message>
const name = (of: Name['of'], angle: number, ...words: Name['words']): Name => ({ of, angle, words })

/** Each word placed by eye. */
const NAMES: readonly Name[] = [
  name('territory', 0, ['map.colony1', [27.2, 17.3]], ['map.colony2', [28, 19.5]], ['map.colony3', [28.9, 23]]),
  name('territory', 0, ['map.angola', [22.8, 1.2]]),
  name('territory', 90, ['map.bechuanaland', [33.1, 11]]),
  name('territory', 0, ['map.union1', [33, 32.9]], ['map.union2', [32.2, 33.9]]),
  name('water', 0, ['map.ocean1', [8.6, 16.5]], ['map.ocean2', [9.4, 18]]),
  name('range', 66, ['map.namib', [20.9, 22.3]]),
  name('range', 58, ['map.kaokoveld', [13.3, 7]]),
  name('range', 0, ['map.kalahari', [33.6, 20.7]]),
  name('range', 0, ['map.damaraland', [24.6, 12.2]]),
  name('range', 0, ['map.ovamboland', [22.7, 4.4]]),
  name('range', 0, ['map.omaheke', [30.2, 12]]),
  name('range', 0, ['map.namaland', [24.3, 23.4]]),
  name('range', 0, ['map.khomas', [23, 17]]),
  name('range', 0, ['map.naukluft', [22.9, 20.6]]),
  name('range', 0, ['map.karas', [28.9, 27.2]]),
  name('water', 0, ['map.etosha', [20.6, 6.75]]),
]

/** What is written over the map. */
export const AREA_NAMES: readonly AreaName<Text>[] = lettered(NAMES, (key) => say(key))
