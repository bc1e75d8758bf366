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
    ['GERMAN', [27.2, 17.3]],
    ['SOUTH WEST', [28, 19.5]],
    ['AFRICA', [28.9, 23]],
  ]),
  name('territory', 0, [['ANGOLA', [22.8, 1.2]]]),
  name('territory', 90, [['BECHUANALAND', [33.1, 11]]]),
  name('territory', 0, [
    ['UNION OF', [33, 32.9]],
    ['SOUTH AFRICA', [32.2, 33.9]],
  ]),
  name('water', 0, [
    ['ATLANTIC', [8.6, 16.5]],
    ['OCEAN', [9.4, 18]],
  ]),
  name('range', 66, [['NAMIB', [20.9, 22.3]]]),
  name('range', 58, [['KAOKOVELD', [13.3, 7]]]),
  name('range', 0, [['KALAHARI', [33.6, 20.7]]]),
  name('range', 0, [['Damaraland', [24.6, 12.2]]]),
  name('range', 0, [['Ovamboland', [22.7, 4.4]]]),
  name('range', 0, [['Omaheke', [30.2, 12]]]),
  name('range', 0, [['Namaland', [24.3, 23.4]]]),
  name('range', 0, [['Khomas Hochland', [23, 17]]]),
  name('range', 0, [['Naukluft', [22.9, 20.6]]]),
  name('range', 0, [['Great Karas', [28.9, 27.2]]]),
  name('water', 0, [['Etosha Pan', [20.6, 6.75]]]),
]
