import { type AreaName, type Lettering, lettered, type Text } from '@boma/showing'
import { type Message, say } from '../words/words.ts'

type Name = Lettering<Message>
const name = (of: Name['of'], angle: number, words: Name['words']): Name => ({ of, angle, words })

/** Each word placed by eye; capitals are for what shows at every scale. */
const NAMES: readonly Name[] = [
  name('territory', 0, [
    ['map.german', [8, 6.7]],
    ['map.east', [5.1, 9.8]],
    ['map.africa', [7.5, 11.2]],
  ]),
  name('territory', 0, [
    ['map.british', [15.2, 0.9]],
    ['map.eastAfrica', [15.3, 1.9]],
  ]),
  name('territory', 0, [['map.uganda', [6.9, 0.5]]]),
  name('territory', 90, [['map.belgianCongo', [0.4, 8.2]]]),
  name('territory', 0, [
    ['map.northern', [3.5, 16.4]],
    ['map.rhodesia', [3.5, 17.4]],
  ]),
  name('territory', 80, [['map.nyasaland', [6.7, 17.6]]]),
  name('territory', 0, [
    ['map.portuguese', [12.9, 18.6]],
    ['map.eastAfrica', [13.1, 19.8]],
  ]),
  name('water', 0, [
    ['map.indian', [20.9, 19.1]],
    ['map.ocean', [21.9, 20.2]],
  ]),
  name('water', 0, [['map.lakeVictoria', [6.9, 3.05]]]),
  name('water', 68, [['map.lakeTanganyika', [3, 10.9]]]),
  name('water', 80, [['map.lakeNyasa', [8.85, 17.2]]]),
  name('range', 0, [['map.ugogo', [8.6, 9.9]]]),
  name('range', 0, [['map.uhehe', [9.1, 12.9]]]),
  name('range', 0, [['map.kilimanjaro', [11.6, 5.75]]]),
]

/** What is written over the map. */
export const namesOver: readonly AreaName<Text>[] = lettered(NAMES, (key) => say(key))
