/** A printed hex number, column then row: `3219`. */
export type HexName = string

/**
 * A hexside: the lower-numbered of its two hexes and the direction to the other, always NE, SE or S: `3219S`. At the edge
 * of the map, where there is no other, the hex and the direction outwards.
 */
export type SideName = string

/** The grid: flat-topped hexes numbered CCRR from the north-west corner, even columns half a hex further south. */
export const GRID = {
  columns: 35,
  rows: 48,
  shoved: 'even',
  source: { columns: 'derived 14.3.3', rows: 'derived 8.1.7', shoved: 'derived 7.1.10' },
} as const

/** What lies in a hex, one letter each in the raster. */
export const TERRAIN_OF = {
  '~': 'water',
  o: 'open',
  a: 'arid',
  b: 'bush',
  h: 'highland',
  f: 'forest',
  m: 'mountain',
  s: 'swamp',
} as const

/** A terrain of the terrain effects chart that fills a hex. */
export type Terrain = (typeof TERRAIN_OF)[keyof typeof TERRAIN_OF]

/** Terrain, one string per row from the north, one letter per column from the west. */
// biome-ignore format: one row of hexes per line
export const TERRAIN: readonly string[] = [
  'ffhmooooooofffooooohhohoohooaaaaaaa', // 01
  'fhhoooooooooo~o~oohhmmhhomhoaaaaaaa', // 02
  'fooofoooooo~~~~~ooohmmhmmmmooaaaaaa', // 03
  'fooofooooo~~~~~~oooommohmooooaaaaaa', // 04
  'fmmmoooooo~~~~~oooooohoohoooooaaaaa', // 05
  'fhmhoosooo~~~oooooooohohoooooooaaaa', // 06
  'fhmooosooo~ooooooooohoooooooooooaaa', // 07
  'fhmmoosoooooooooooooooooooooaaaaooo', // 08
  'mommooooooooooooooommmooomooaaaaaoo', // 09
  'mmhmooooooooooooooommmoommmoamaaaoo', // 10
  'mmhmooooooooooooooommmooooomaaaaaoo', // 11
  'mmomooosoooooooooooomoobbbomoaaaoo~', // 12
  'mmoooosssooooooooooomobbbbbommooo~~', // 13
  'ho~ooosssooooooooooooobbbbbommooo~~', // 14
  'oo~ooosssbooooooooooooobbbbooomo~o~', // 15
  'ooo~oooobbbbbbbbobooooooboboooo~o~~', // 16
  'oooooooobbbbbbbbbbboooooommooooo~~~', // 17
  'oooomooobbbbbbbbbbbooooommmoooooo~~', // 18
  'oooooooobbbbbbbbboooooommoooooooo~~', // 19
  'oohoo~ooosbbbbbbooooooommomoobobo~~', // 20
  'oommm~omossobbboooooomomoomobbbb~~~', // 21
  'oommmooomooooooooooommmmooobbbbs~o~', // 22
  'oomomo~ommooooooosommmmsooobbbbso~~', // 23
  'oooooooommooohoossommssmsobbbbbb~~~', // 24
  '~ooooooooooooommomooosommobbbbbbo~~', // 25
  'oooooooooooooommmmmoooooooobbbbbo~~', // 26
  'ooooooooooooohoommmoooooooobbbbbo~~', // 27
  'ooooooooooooooomommooooooooobbbboo~', // 28
  'ooooooooooooooomoooooooooooobbbbobo', // 29
  'ooooosooooooooomoommooooooooobbbbbo', // 30
  'oooossooobbbooooo~moooooooooobbbbbo', // 31
  'oooossooobbbooomo~ooobooooooobbbbbb', // 32
  'oooosssbbbbbooomo~ooobbbbbbbobooooo', // 33
  'ooooooobbbboooooo~ooobbbbbbbbbbbooo', // 34
  'ooooooobbbboooooo~omobbbbbbbbbbbooo', // 35
  'ooooooobbbboooooo~omobbbbbbbbbbbooo', // 36
  'ooooooobboooooooooooobbbbbbbbbboooo', // 37
  'oooooooooooooooooooooobbbbbbbbboooo', // 38
  'ooooooooooooooooomooooooboboooooooo', // 39
  'ooooooooooooooooomooooooooooooooooo', // 40
  'ooooooooooooooooomoosoommoooooooooo', // 41
  'ooooooooooooooooooomsoommoooobooooo', // 42
  'ooooooooooooooooooommbobbbbbbboooo~', // 43
  'ooooooooooooooooooosobbbbbbbbbboo~~', // 44
  'oooooooooooooooooossobbbbbbbboo~~~~', // 45
  'ooooooooooooooooooooobbbbbboooo~~~~', // 46
  'ooooooooooooooooooooooooooo~~~~~~~~', // 47
  'oooooooooooooooooooossooo~~~~~~~~~~', // 48
]

/** Whose land a hex is, one letter each in the raster: German, British, Belgian or Portuguese (2.1.3). */
export const TERRITORY_OF = {
  '~': 'water',
  G: 'GEA',
  B: 'BEA',
  U: 'UGA',
  Y: 'NY',
  N: 'NR',
  S: 'SR',
  C: 'BC',
  P: 'PEA',
} as const

/** A territory: German East Africa, British East Africa, Uganda, Nyasaland, Northern and Southern Rhodesia, Congo, Portuguese East Africa. */
export type Territory = (typeof TERRITORY_OF)[keyof typeof TERRITORY_OF]

/** Territory, one string per row from the north, one letter per column from the west. */
// biome-ignore format: one row of hexes per line
export const TERRITORY: readonly string[] = [
  'CCCUUUUUUUUUUUUUUBBBBBBBBBBBBBBBBBB', // 01
  'CCCUUUUUUUUUU~U~BBBBBBBBBBBBBBBBBBB', // 02
  'CCCUUUUUUUU~~~~~BBBBBBBBBBBBBBBBBBB', // 03
  'CCCUUUUUUU~~~~~~BBBBBBBBBBBBBBBBBBB', // 04
  'CCCUUGGGGG~~~~~GGGBBBBBBBBBBBBBBBBB', // 05
  'CCGGGGGGGG~~~GGGGGGGBBBBBBBBBBBBBBB', // 06
  'CCGGGGGGGG~GGGGGGGGGGGBBBBBBBBBBBBB', // 07
  'CGGGGGGGGGGGGGGGGGGGGGGGBBBBBBBBBBB', // 08
  'CCGGGGGGGGGGGGGGGGGGGGGGGGBBBBBBBBB', // 09
  'CCGGGGGGGGGGGGGGGGGGGGGGGGGBBBBBBBB', // 10
  'CCGGGGGGGGGGGGGGGGGGGGGGGGGGBBBBBBB', // 11
  'CCGGGGGGGGGGGGGGGGGGGGGGGGGGBBBBBB~', // 12
  'CCCGGGGGGGGGGGGGGGGGGGGGGGGGGGBBB~~', // 13
  'CC~GGGGGGGGGGGGGGGGGGGGGGGGGGGGGB~~', // 14
  'CC~GGGGGGGGGGGGGGGGGGGGGGGGGGGGG~B~', // 15
  'CCC~GGGGGGGGGGGGGGGGGGGGGGGGGGG~B~~', // 16
  'CCCGGGGGGGGGGGGGGGGGGGGGGGGGGGGB~~~', // 17
  'CCCGGGGGGGGGGGGGGGGGGGGGGGGGGGGBB~~', // 18
  'CCCCGGGGGGGGGGGGGGGGGGGGGGGGGGGGB~~', // 19
  'CCCCC~GGGGGGGGGGGGGGGGGGGGGGGGGGG~~', // 20
  'CCCCC~GGGGGGGGGGGGGGGGGGGGGGGGGG~~~', // 21
  'CCCCCCGGGGGGGGGGGGGGGGGGGGGGGGGG~G~', // 22
  'CCCNCN~GGGGGGGGGGGGGGGGGGGGGGGGGG~~', // 23
  'CNNNNNNNGGGGGGGGGGGGGGGGGGGGGGGG~~~', // 24
  '~NNNNNNNNNGGGGGGGGGGGGGGGGGGGGGGG~~', // 25
  'NNNNNNNNNNNNGGGGGGGGGGGGGGGGGGGGG~~', // 26
  'NNNNNNNNNNNNNNYYGGGGGGGGGGGGGGGGG~~', // 27
  'NNNNNNNNNNNNNNYYYGGGGGGGGGGGGGGGGG~', // 28
  'NNNNNNNNNNNNNNNYYGGGGGGGGGGGGGGGGGG', // 29
  'NNNNNNNNNNNNNNYYYGGGGGGGGGGGGGGGGPP', // 30
  'NNNNNNNNNNNNNNYYY~GGGGGGGGGPGPGPPPP', // 31
  'NNNNNNNNNNNNNNYYY~GPGPGPGPGPPPPPPPP', // 32
  'CNNNNNNNNNNNNNYYY~PPPPPPPPPPPPPPPPP', // 33
  'CCCCNNNNNNNNNNYYY~PPPPPPPPPPPPPPPPP', // 34
  'CCCCNNNNNNNNNYYYY~PPPPPPPPPPPPPPPPP', // 35
  'NCCNNNNNNNNNNYYYY~PPPPPPPPPPPPPPPPP', // 36
  'NNNNNNNNNNNNYYYYYYPPPPPPPPPPPPPPPPP', // 37
  'NNNNNNNNNNNNNPYYYYYYPPPPPPPPPPPPPPP', // 38
  'NNNNNNNNNPNPPPYYYYYYPPPPPPPPPPPPPPP', // 39
  'NNNNNNNPPPPPPPPPPYYYYPPPPPPPPPPPPPP', // 40
  'NNNNNPPPPPPPPPPPPYYYYPPPPPPPPPPPPPP', // 41
  'NNNSNPPPPPPPPPPPPYYYYPPPPPPPPPPPPPP', // 42
  'NSSSSSPPPPPPPPPPPYYYYPPPPPPPPPPPPP~', // 43
  'NSSSSSSSSSPPPPPPPYYYPPPPPPPPPPPPP~~', // 44
  'SSSSSSSSSSSSPPPPPPYYPPPPPPPPPPP~~~~', // 45
  'SSSSSSSSSSSSSPPPPPPPPPPPPPPPPPP~~~~', // 46
  'SSSSSSSSSSSSSPPPPPPPPPPPPPP~~~~~~~~', // 47
  'SSSSSSSSSSSSSPPPPPPPPPPPP~~~~~~~~~~', // 48
]

/** Where the two rasters come from. */
export const MAP_SOURCE = { terrain: 'reconstructed', territory: 'reconstructed' } as const
