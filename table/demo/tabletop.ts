import { FIRST } from '@boma/kernel'
import type { Board, Piece } from '@boma/showing'

// A table with figures for the demo, until there is a game that has them.

/** A table of six feet by four, with everything that can lie on one. */
export const TABLETOP: Board = {
  kind: 'tabletop',
  width: 72,
  height: 48,
  spaces: [],
  rivers: [],
  rails: [],
  towns: [],
  names: [{ of: 'range', angle: 0, words: [{ text: 'the village', x: 62, y: 26 }] }],
  boxes: [],
  turned: 0,
  areas: [
    {
      name: 'River',
      kind: 'water',
      outline: 'M0 30C8 34 12 29 18 31S30 40 36 42 40 46 42 48H37C33 44 28 42 24 39S14 33 8 36 3 36 0 35Z',
    },
    {
      name: 'Track',
      kind: 'road',
      outline:
        'M0 22C14 22 18 25 25 25S38 21 45 21 60 27 72 29V30.4C60 28.4 52 22.4 45 22.4S32 26.4 25 26.4 14 23.4 0 23.4Z',
    },
    { name: 'Hill', kind: 'hill', outline: 'M8 12Q8 7 14 7T20 12 16 16 8 12Z' },
    { name: 'Long hill', kind: 'hill', outline: 'M47 10C47 4 55 3 60 5S68 12 64 15 50 17 47 10Z' },
    { name: 'North wood', kind: 'wood', outline: 'M37 11C37 7 41 7 45 8S50 14 46 16 37 16 37 11Z' },
    { name: 'South wood', kind: 'wood', outline: 'M2 41C3 36 10 37 15 38S20 45 14 46 3 46 2 41Z' },
    { name: 'Bush', kind: 'bush', outline: 'M22 14Q22 11 26 11T29 15 25 18 22 14Z' },
    { name: 'Rocks', kind: 'rocks', outline: 'M54 40L58 37 63 39 64 43 58 45 54 43Z' },
    { name: 'Shamba', kind: 'field', outline: 'M44 33L53 31 54 37 45 39Z' },
    { name: 'Marsh', kind: 'swamp', outline: 'M26 43Q30 41 33 44T30 47.5 25 47 26 43Z' },
    { name: 'Village', kind: 'village', outline: 'M57 18H68V25H57Z' },
  ],
}

/** A figure, like any other but for what is said. */
const figure = (id: number, more: Partial<Piece>): Piece => ({
  id,
  space: 0,
  body: 'german',
  side: FIRST,
  symbol: 'infantry',
  name: 'FK',
  fullName: '',
  values: '2',
  back: '',
  states: [],
  source: '',
  ...more,
})

/** A line of figures of a kind. */
const rank = (
  first: number,
  symbol: Piece['symbol'],
  body: Piece['body'],
  x: number,
  y: number,
  facing: number,
): readonly Piece[] =>
  Array.from({ length: 8 }, (_, i) =>
    figure(first + i, {
      symbol,
      body,
      states: i === 7 ? ['acted'] : [],
      stands: { x: x + (i % 4) * 1.7, y: y + (i >> 2) * 1.8, facing: facing + ((i * 7) % 20) - 10, base: 0.73 },
    }),
  )

const one = (
  id: number,
  symbol: Piece['symbol'],
  body: Piece['body'],
  x: number,
  y: number,
  facing: number,
  base = 1.46,
): Piece => figure(id, { symbol, body, stands: { x, y, facing, base } })

/** Some of every kind of figure. */
export const FIGURES: readonly Piece[] = [
  ...rank(0, 'tarboosh', 'german', 23, 21, 85),
  ...rank(10, 'slouch-hat', 'union', 38, 19, 270),
  ...rank(20, 'helmet', 'british', 38, 25, 270),
  ...rank(30, 'turban', 'british', 50, 33, 300),
  ...rank(40, 'warrior', 'german', 4, 14, 110),
  ...rank(50, 'rider', 'boer', 14, 27, 80),
  one(60, 'machine-gun', 'german', 15, 11, 100),
  one(61, 'gun', 'british', 60, 9, 250),
  one(62, 'car', 'british', 47, 23, 275, 1.9),
  one(63, '', 'german', 26, 14, 0, 0.73),
]
