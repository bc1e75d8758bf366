import { type AreaName, type Lettering, lettered, type Text } from '@boma/showing'
import { type Message, say } from '../words/words.ts'

type Name = Lettering<Message>
const name = (of: Name['of'], angle: number, ...words: Name['words']): Name => ({ of, angle, words })

/** Each word placed by eye. */
const NAMES: readonly Name[] = [
  {
    ...name('territory', 0, ['map.german', [13.5, 11.6]], ['map.east', [15, 19.2]], ['map.africa', [19.6, 26.4]]),
    isChief: true,
  },
  name('territory', 0, ['map.british', [25.4, 2.4]], ['map.bea', [25.8, 3.9]]),
  name('territory', 0, ['map.uganda', [6.2, 1.3]]),
  name('territory', 90, ['map.congo', [0.9, 19.5]]),
  name('territory', 0, ['map.northern', [6, 31.2]], ['map.rhodesia', [6.2, 33]]),
  name('territory', 74, ['map.nyasaland', [14.1, 35.2]]),
  name('territory', 0, ['map.southern', [5.6, 44.4]]),
  name('territory', 0, ['map.portuguese', [23.6, 33]], ['map.pea', [23.4, 37.4]]),
  name('water', 90, ['map.indian', [33, 38]], ['map.ocean', [33, 43.5]]),
  name('water', 0, ['map.victoria', [11.5, 6.1]]),
  name('water', 68, ['map.tanganyika', [4.05, 18.2]]),
  name('water', 80, ['map.nyasa', [15.6, 32.6]]),
  name('range', 0, ['map.kilimanjaro', [22.2, 9.1]]),
  name('range', 0, ['map.meru', [20.7, 9.3]]),
  name('range', 0, ['map.kenya', [22.6, 2.75]]),
  name('range', 40, ['map.usambara', [26.2, 13.2]]),
  name('range', 0, ['map.masai', [21.7, 13.2]]),
  name('range', 0, ['map.uhehe', [18.9, 21.9]]),
  name('range', 0, ['map.mahenge', [21.6, 24.8]]),
  name('range', 0, ['map.unyamwezi', [9.6, 13.4]]),
  name('water', 0, ['map.rufiji', [29, 22.9]]),
  name('range', 0, ['map.ufipa', [8.6, 20.6]]),
  name('range', 0, ['map.makonde', [26.6, 30.4]]),
  name('range', 0, ['map.ruanda', [3.6, 8.3]]),
]

/** What is written over the map. */
export const AREA_NAMES: readonly AreaName<Text>[] = lettered(NAMES, (key) => say(key))
