import type { Source } from './provenance.ts'

/** A printed hex number, column then row: `2117`. */
export type HexName = string

/** A hexside: the lower-numbered of its two hexes and the direction to the other, always NE, SE or S: `2117S`. */
export type SideName = string

/** The grid: flat-topped hexes numbered CCRR from the north-west corner, even columns half a hex further south. */
export const GRID = {
  columns: 41,
  rows: 34,
  shoved: 'even',
  source: { columns: 'derived 28.1', rows: 'derived 28.1', shoved: 'reconstructed' },
} as const

/**
 * Where the reconstructed hexes come from: sinusoidal kilometres about `meridian`, turned and scaled so that
 * x = ax + by + tx and y = bx - ay + ty, in hexes, and hex (c, r) has its centre at (c * 0.866, r + 0.5 if c is even).
 */
export const PROJECTION = {
  meridian: 17,
  earthRadius: 6371,
  a: 0.022463520043909446,
  b: -0.0026555804377667836,
  tx: 17.253425581782096,
  ty: -40.090014485747474,
  source: 'reconstructed',
} as const

/** What lies in a hex, one letter each in the raster. */
export const TERRAIN_OF = {
  '~': 'sea',
  o: 'open',
  b: 'bush',
  d: 'desert',
  m: 'mountain',
  p: 'pan',
} as const

/** A terrain of the terrain effects chart that fills a hex. */
export type Terrain = (typeof TERRAIN_OF)[keyof typeof TERRAIN_OF]

/** Terrain, one string per row from the north, one letter per column from the west. */
// biome-ignore format: one row of hexes per line
export const TERRAIN: readonly string[] = [
  '~~~~~~~~~~dddomobbbbbbbbbbbbbbbbbbbbbbbbo', // 01
  '~~~~~~~~~~ddddoobbbbbbbbbbbbbbbbbbbbbbbbb', // 02
  '~~~~~~~~~~ddddoobbbbbbbbbbbbbbbbbbooooooo', // 03
  '~~~~~~~~~~ddddommobbbbbbbbbbbbbbbbbbooooo', // 04
  '~~~~~~~~~~ddddmmmmbbbbbbbbbbbbbbbbbbbdodd', // 05
  '~~~~~~~~~~~dddmmmmbbbbbppbbbbbbbbbbbbdddd', // 06
  '~~~~~~~~~~~~dddmmmobobpppoomoobbbbbbbdddd', // 07
  '~~~~~~~~~~~~ddddmmobbbbbbommmobbbbbbbdddd', // 08
  '~~~~~~~~~~~~~~ddmmmbbbbbbbmbmbbbbbbbbdddd', // 09
  '~~~~~~~~~~~~~~dddmmobbbbbbbmbbbbbbbbbdddd', // 10
  '~~~~~~~~~~~~~~~dddooobbbbbmbbbbbbbbbbdddd', // 11
  '~~~~~~~~~~~~~~~~ddddobbbbbbbbbbbbbbbbdddd', // 12
  '~~~~~~~~~~~~~~~~dddmmobbbbbbbbbbbbbbbdddd', // 13
  '~~~~~~~~~~~~~~~~~~ddddmmbbbbbbbbbbbdddddd', // 14
  '~~~~~~~~~~~~~~~~~~ddddoooobmboboboodddddd', // 15
  '~~~~~~~~~~~~~~~~~~~~dddommmmooooooodddddd', // 16
  '~~~~~~~~~~~~~~~~~~~~dddommmmmoooooodddddd', // 17
  '~~~~~~~~~~~~~~~~~~~~ddddoomoooooooddddddd', // 18
  '~~~~~~~~~~~~~~~~~~~~ddddomooooooodddddddd', // 19
  '~~~~~~~~~~~~~~~~~~~~ddddommoooooodddddddd', // 20
  '~~~~~~~~~~~~~~~~~~~~~ddddmmoooooodddddddd', // 21
  '~~~~~~~~~~~~~~~~~~~~~~dddommooooooddddddd', // 22
  '~~~~~~~~~~~~~~~~~~~~~~ddddmoooooooddddddd', // 23
  '~~~~~~~~~~~~~~~~~~~~~~ddddooooooooddddddd', // 24
  '~~~~~~~~~~~~~~~~~~~~~~ddddmmooooooodddddd', // 25
  '~~~~~~~~~~~~~~~~~~~~~~~dddmmooooomooddddd', // 26
  '~~~~~~~~~~~~~~~~~~~~~~~ddddmoooommoododod', // 27
  '~~~~~~~~~~~~~~~~~~~~~~~~dddmmmmmmmooooooo', // 28
  '~~~~~~~~~~~~~~~~~~~~~~~~ddddmmmmooooooooo', // 29
  '~~~~~~~~~~~~~~~~~~~~~~~~~~ddomooooooooooo', // 30
  '~~~~~~~~~~~~~~~~~~~~~~~~~~dddmmoooooodooo', // 31
  '~~~~~~~~~~~~~~~~~~~~~~~~~~~~ddmmodddddooo', // 32
  '~~~~~~~~~~~~~~~~~~~~~~~~~~~~~dommddddddoo', // 33
  '~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ddmmddddddoo', // 34
]

/** Whose land a hex is, one letter each in the raster. */
export const TERRITORY_OF = {
  '~': 'sea',
  G: 'SWA',
  U: 'SA',
  W: 'WB',
  A: 'ANG',
  B: 'BEC',
} as const

/** A territory: SWA German, SA Union of South Africa, WB Walvis Bay (part of SA, 2.1), ANG Angola, BEC Bechuanaland. */
export type Territory = (typeof TERRITORY_OF)[keyof typeof TERRITORY_OF]

/** Territory, in rows like TERRAIN. */
// biome-ignore format: one row of hexes per line
export const TERRITORY: readonly string[] = [
  '~~~~~~~~~~AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', // 01
  '~~~~~~~~~~AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', // 02
  '~~~~~~~~~~AAAAAAAAAAAAAAAGAGAGAAAAAAAAAGG', // 03
  '~~~~~~~~~~AGAGGGAGAGGGGGGGGGGGGGGGGGGGGBB', // 04
  '~~~~~~~~~~GGGGGGGGGGGGGGGGGGGGGGGGGGGBBBB', // 05
  '~~~~~~~~~~~GGGGGGGGGGGGGGGGGGGGGGGGGGBBBB', // 06
  '~~~~~~~~~~~~GGGGGGGGGGGGGGGGGGGGGGGGGBBBB', // 07
  '~~~~~~~~~~~~GGGGGGGGGGGGGGGGGGGGGGGGGBBBB', // 08
  '~~~~~~~~~~~~~~GGGGGGGGGGGGGGGGGGGGGGGBBBB', // 09
  '~~~~~~~~~~~~~~GGGGGGGGGGGGGGGGGGGGGGGBBBB', // 10
  '~~~~~~~~~~~~~~~GGGGGGGGGGGGGGGGGGGGGGBBBB', // 11
  '~~~~~~~~~~~~~~~~GGGGGGGGGGGGGGGGGGGGGBBBB', // 12
  '~~~~~~~~~~~~~~~~GGGGGGGGGGGGGGGGGGGGGBBBB', // 13
  '~~~~~~~~~~~~~~~~~~GGGGGGGGGGGGGGGGGBBBBBB', // 14
  '~~~~~~~~~~~~~~~~~~GGGGGGGGGGGGGGGGGBBBBBB', // 15
  '~~~~~~~~~~~~~~~~~~~~GGGGGGGGGGGGGGGBBBBBB', // 16
  '~~~~~~~~~~~~~~~~~~~~GGGGGGGGGGGGGGGBBBBBB', // 17
  '~~~~~~~~~~~~~~~~~~~~WGGGGGGGGGGGGGGBBBBBB', // 18
  '~~~~~~~~~~~~~~~~~~~~GGGGGGGGGGGGGGGGBBBBB', // 19
  '~~~~~~~~~~~~~~~~~~~~GGGGGGGGGGGGGGGGBBBBB', // 20
  '~~~~~~~~~~~~~~~~~~~~~GGGGGGGGGGGGGGGBBBBB', // 21
  '~~~~~~~~~~~~~~~~~~~~~~GGGGGGGGGGGGGGUBBBB', // 22
  '~~~~~~~~~~~~~~~~~~~~~~GGGGGGGGGGGGGGUUBBB', // 23
  '~~~~~~~~~~~~~~~~~~~~~~GGGGGGGGGGGGGGUUBBB', // 24
  '~~~~~~~~~~~~~~~~~~~~~~GGGGGGGGGGGGGGUUBBB', // 25
  '~~~~~~~~~~~~~~~~~~~~~~~GGGGGGGGGGGGGUUBUU', // 26
  '~~~~~~~~~~~~~~~~~~~~~~~GGGGGGGGGGGGGUUUUU', // 27
  '~~~~~~~~~~~~~~~~~~~~~~~~GGGGGGGGGGGGUUUUU', // 28
  '~~~~~~~~~~~~~~~~~~~~~~~~GGGGGGGGGGGGGUUUU', // 29
  '~~~~~~~~~~~~~~~~~~~~~~~~~~GGGUGGGGGGGUUUU', // 30
  '~~~~~~~~~~~~~~~~~~~~~~~~~~GGUUGGGGGUUUUUU', // 31
  '~~~~~~~~~~~~~~~~~~~~~~~~~~~~UUUUUUUUUUUUU', // 32
  '~~~~~~~~~~~~~~~~~~~~~~~~~~~~~UUUUUUUUUUUU', // 33
  '~~~~~~~~~~~~~~~~~~~~~~~~~~~~~UUUUUUUUUUUU', // 34
]

/** Where the two rasters come from. */
export const RASTER_SOURCE: { readonly terrain: Source; readonly territory: Source } = {
  terrain: 'reconstructed',
  territory: 'reconstructed',
}

/** The land hexes that touch an all-sea hex: ships reach these and no others (22.1, 23.5, 31.0). */
export const COASTAL: readonly HexName[] = (
  '1101 1102 1103 1104 1105 1205 1206 1307 1308 1408 1509 1510 1610 1611 1712 1713 1813 1914 1915 2015 2116 ' +
  '2117 2118 2119 2120 2220 2221 2322 2323 2324 2325 2425 2426 2427 2528 2529 2629 2730 2731 2831 2932 3032 ' +
  '3033 3034'
).split(' ')

/** Hexsides all under water between two land hexes: no march, attack or ZOC crosses them (11.3, 13.6). */
export const ALL_SEA_SIDES: readonly SideName[] = ['1104S', '2119S']

/** Where the coast comes from. */
export const COAST_SOURCE: Source = 'reconstructed'

/** Row 34 and the south-east edge: from here land units step into the Cape Colony Box and out of it (28.1). */
export const CAPE_ENTRY = {
  hexes: '3034 3134 3234 3334 3434 3534 3634 3734 3834 3934 4034 4134 4133 4132 4131'.split(' '),
  withdraw: '3034 3134 3234 3334 3434 3534 3634 3734 3834 3934 4034 4134'.split(' '),
  source: {
    hexes: 'printed 28.1',
    withdraw: 'printed 16.4.4',
  },
} as const

/** The spaces beside the map (2.2); of them only Cape Colony hides what it holds under fog. */
export const BOXES = [
  'cape-colony',
  'german-recruits',
  'allied-recruits',
  'german-support',
  'allied-support',
  'german-eliminated',
  'allied-eliminated',
] as const

/** A box beside the map. */
export type Box = (typeof BOXES)[number]
