import type { AreaName, Point } from '@boma/kernel'

type Words = readonly (readonly [text: string, at: Point])[]
const name = (of: AreaName['of'], angle: number, words: Words): AreaName => ({
  of,
  angle,
  words: words.map(([text, [x, y]]) => ({ text, x, y })),
})

/** What is written over the map, each word placed by eye; capitals are for what shows at every scale. */
export const NAMES: readonly AreaName[] = [
  name('territory', 0, [
    ['GERMAN', [7.9, 6.9]],
    ['EAST AFRICA', [7.4, 10.9]],
  ]),
  name('territory', 0, [
    ['BRITISH', [14.6, 1.7]],
    ['EAST AFRICA', [15, 2.7]],
  ]),
  name('territory', 0, [['UGANDA', [6.9, 0.55]]]),
  name('territory', 90, [['BELGIAN CONGO', [0.45, 8.3]]]),
  name('territory', 0, [
    ['NORTHERN', [4.1, 16.4]],
    ['RHODESIA', [4.1, 17.4]],
  ]),
  name('territory', 72, [['NYASALAND', [8, 17.7]]]),
  name('territory', 0, [
    ['PORTUGUESE', [12.6, 19.2]],
    ['EAST AFRICA', [13.2, 20.5]],
  ]),
  name('water', 0, [
    ['INDIAN', [19, 14.6]],
    ['OCEAN', [19.6, 15.8]],
  ]),
  name('water', 0, [['Lake Victoria', [6.9, 3.1]]]),
  name('water', 66, [['Lake Tanganyika', [3.2, 10.7]]]),
  name('water', 78, [['Lake Nyasa', [9, 17.3]]]),
  name('water', 40, [['Lake Rukwa', [5.6, 11.9]]]),
  name('range', 0, [['Kilimanjaro', [12.1, 5.75]]]),
  name('range', 0, [['Masai Steppe', [11.4, 7.4]]]),
  name('range', 0, [['Ugogo', [9.2, 9.1]]]),
  name('range', 0, [['Uhehe', [9.2, 12.8]]]),
  name('range', 0, [['Makonde', [15, 16]]]),
  name('range', 0, [['Unyamwesi', [6.2, 7.4]]]),
  name('range', 0, [['Ruanda', [3.4, 3.9]]]),
]
