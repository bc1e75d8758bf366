/**
 * What the land looks like and whose it was in 1914: a hex lattice with cells 1 from flat side to flat side, a letter each,
 * rows from north to south. The cells of every second column lie half a cell higher. Terrain is ours, after relief and old
 * travel maps; frontiers are those of 1914 (Natural Earth, public domain), so far moved that every space lies in its region.
 */

/** Where the first cell has its centre: a cell outside the sheet, so that tints run on to its edge. */
export const FIRST_CELL = { x: -0.366, y: 0 } as const

/** o open, b bush, a arid, s swamp, f forest, h highland, m mountain, . water. */
export const TERRAIN: readonly string[] = [
  'fffhoooofooohhooaaaaaaaaaa......',
  'fffhoooofooohhooaaaaaaaaa.......',
  'fffhfooo.oohmhmhaaaaaaaa........',
  'fffoooo...oommhooaaaaa..........',
  'fffmosoo..oohooooaaaaa..........',
  'mfhmoso.ooooooooaaoo............',
  'mmmmoooooooomomomaao............',
  'mmmmoooooooomobmaao.............',
  'hmooossoooooobbbmo..............',
  'ooooosbbbbbooobboo..............',
  'oooooobbbbbboommoo..............',
  'ooooooobbboooommboo.............',
  'ooommomsoooommoobb..............',
  'ooomoomooosommmbbbo.............',
  'ooooooooommmoooobbo.............',
  'ooooooooooomoooobbo.............',
  'oooosoooooomooooobbo............',
  'oooosobbooomooboobbb............',
  'ooooosbbooooobbbbboo............',
  'oooooobbooooobbbbboo............',
  'ooooooooooooobbbbboo............',
  'oooooooooooosomooooo..........oo',
  'oooooooooooomomobooo.........ooo',
  'ooooooooooooobbbbbo.......oooooo',
  'ooooooooooosobbboo......oooooooo',
  'oooooooooooosooo........oooooooo',
  'ooooooooooooos...........ooooooo',
  'oooooooooooo.............ooooooo',
]

/** G German East Africa, B British, C Belgian Congo, P Portuguese East Africa, . nobody's. */
export const OWNERS: readonly string[] = [
  'CCCCBBBBBBBBBBBBBBBBBBBB........',
  'CCCCBBBBBBBBBBBBBBBBBBBB........',
  'CCCCBBBB.BBBBBBBBBBBBBBB........',
  'CCCCBBB...GBBBBBBBBBBBB.........',
  'CCCCGGGG.GGGGBBBBBBBBB..........',
  'CCCGGGG.GGGGGGGBBBBBB...........',
  'CCCGGGGGGGGGGGGBBBBB............',
  'CCCGGGGGGGGGGGGGBBB.............',
  'CCCGGGGGGGGGGGGGGB..............',
  'CCCGGGGGGGGGGGGGGG..............',
  'CCCCGGGGGGGGGGGGGGG.............',
  'CCCCCGGGGGGGGGGGGGG.............',
  'CCCCCGGGGGGGGGGGGGG.............',
  'CCCCBGGGGGGGGGGGGGG.............',
  'BBBBBBBBBGGGGGGGGGG.............',
  'BBBBBBBBBBBGGGGGGGG.............',
  'BBBBBBBBBBBGGGGGGGPP............',
  'BBBBBBBBBBBGPGPGPPPP............',
  'BBBBBBBBBBBPPPPPPPPP............',
  'BBBBBBBBBBBPPPPPPPPP............',
  'BBBBBBBBBBBBPPPPPPPP............',
  'BBBBBBPPPPPBBPPPPPPP............',
  'BBBBBPPPPPPBBPPPPPPP............',
  'BBBBBBBPPPPBPPPPPPP.............',
  'BBBBBBBBBPPPPPPPPP..............',
  'BBBBBBBBBPPPPPPP................',
  'BBBBBBBBBPPPPP..................',
  'BBBBBBBBBPPPP...................',
]
