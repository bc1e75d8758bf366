import { inARow } from './in-a-row.ts'

/** A printed hex number, column then row: `1310`. */
export type HexName = string

/** The grid: flat-topped hexes of 200 yards, numbered CCRR from the north-west corner, even columns half a hex further south. */
export const GRID = {
  columns: 29,
  rows: 17,
  shoved: 'even',
  source: { columns: 'reconstructed', rows: 'reconstructed', shoved: 'reconstructed' },
} as const

/** What lies in a hex, one letter each in the raster. */
export const TERRAIN_OF = {
  '~': 'sea',
  o: 'open',
  p: 'plantation',
  l: 'palms',
  f: 'foliage',
  b: 'bush',
  s: 'beach',
  u: 'huts',
  n: 'native-tanga',
  e: 'european-tanga',
  i: 'island',
} as const

/** A terrain of the terrain effects chart that fills a hex. */
export type Terrain = (typeof TERRAIN_OF)[keyof typeof TERRAIN_OF]

/** Terrain, one string per row from the north, one letter per column from the west. All of the map is reconstructed. */
// biome-ignore format: one row of hexes per line
export const TERRAIN: readonly string[] = [
  '~~~~~~~~~~~iii~~~~~~~o~~~~~~~', // 01
  '~~~~~~~iiiiiii~~~~~sopss~~~~~', // 02
  '~~~~~~iiiiiii~~~~~~spppp~~~~~', // 03
  '~~~~~~~~~~i~~~~~~~~pppppp~~~~', // 04
  '~~~~~~~~~~~~~~~~~~lpppppp~~~~', // 05
  '~~~~~~~~~~~~~~~llllppppps~~~~', // 06
  '~~~~~~~~~o~oollllllppppps~~~~', // 07
  'oo~o~~~~~eoooflplppppppp~~~~~', // 08
  'oooo~~~eeeooofpppppppppppp~~~', // 09
  'oooooeeeeeooofpppppppppppp~~~', // 10
  'oooooeeeeeooofpppuuupppppp~~~', // 11
  'oooooeeeeeoooffppuuupppppp~~~', // 12
  'ooooooeoeooooffpppuppppppp~~~', // 13
  'oooooooooooooffpppppppppppp~~', // 14
  'ooooonnnnnoooofppppppppppppp~', // 15
  'bbbbonnnnnnuuufppppppppppppp~', // 16
  'bbbbonnnnnnuuufppppppppppppp~', // 17
]

/** A way along which hexes follow one another: along it a step costs less (15.7). */
export type Way = { readonly name: string; readonly hexes: readonly HexName[] }

/** The Usambara Railway from the west edge to the jetty. */
export const RAILWAYS: readonly Way[] = [
  {
    name: 'Usambara Railway',
    hexes: inARow('0116 0215 0315 0414 0514 0614 0714 0814 0914 1013 1113 1112 1111 1110 1109 1108'),
  },
]

/** Roads. */
export const ROADS: readonly Way[] = [
  {
    name: 'Tanga - hospital - Ras Kasone road',
    hexes: inARow('0910 1010 1110 1209 1309 1408 1508 1607 1708 1807 1907 1906 2005 2105 2104 2203 2202'),
  },
  {
    name: 'Tanga - Moa/Pangani road',
    hexes: inARow('0911 1011 1112 1212 1313 1413 1514 1614 1715 1716 1717 1817'),
  },
  {
    name: 'road west',
    hexes: inARow('0112 0211 0312 0411 0511 0611 0711 0811 0911'),
  },
]

/** Trails: tracks and plantation rides. */
export const TRAILS: readonly Way[] = [
  {
    name: 'beach A track',
    hexes: inARow('2506 2406 2306 2205 2105 2005'),
  },
  {
    name: 'plantation ride',
    hexes: inARow('2306 2307 2207 2208 2209 2110 2010 1911 1811 1712 1612 1512 1412 1312 1211 1112'),
  },
  {
    name: 'south plantation ride',
    hexes: inARow('2209 2210 2211 2212 2213 2314 2315 2316 2317 2217'),
  },
]

/** The railway embankment and cutting, the German main line (18.5.4). */
export const EMBANKMENT: readonly HexName[] = inARow('0614 0714 0814 0914 1013 1113 1112 1111 1110 1109 1108')
/** The drainage ditch, column 13 (18.5.3, 10.4.4). */
export const DITCH: readonly HexName[] = inARow('1307 1308 1309 1310 1311 1312 1313 1314 1315 1316')
/** Where a road or trail crosses it by a bridge. */
export const DITCH_BRIDGES: readonly HexName[] = ['1309', '1312', '1313']
/** Level crossings of road and railway: drawn, without effect. */
export const CROSSINGS: readonly HexName[] = ['1110', '1112']
/** The six government buildings of the victory conditions, which the rulebook leaves blank. */
export const GOVERNMENT: readonly { readonly hex: HexName; readonly name: string }[] = [
  { hex: '0909', name: 'Boma (district office)' },
  { hex: '1008', name: 'Customs House and jetty' },
  { hex: '0810', name: 'Post and Telegraph Office' },
  { hex: '1010', name: 'District Court' },
  { hex: '0712', name: 'Government School' },
  { hex: '0713', name: 'Railway Station and workshops' },
]
/** Other places that are named on the map. */
export const SITES: readonly { readonly hex: HexName; readonly name: string }[] = [
  { hex: '1806', name: 'German Hospital' },
  { hex: '1009', name: 'Kaiser Hotel' },
  { hex: '2104', name: 'Red House' },
  { hex: '2304', name: 'White House' },
  { hex: '2201', name: 'Signal tower, Ras Kasone' },
  { hex: '1311', name: 'Cemetery' },
]
/** The west edge of the foliage belt, one hex a row from row 07 on (22.1.1.2C). */
export const FOLIAGE_EDGE: readonly HexName[] = inARow('1407 1408 1409 1410 1411 1412 1413 1414 1515 1516 1517')
/** The hexes of the west edge where Germans come in (4.2I). */
export const GERMAN_ENTRY: readonly HexName[] = inARow('0108 0109 0110 0111 0112 0113 0114 0115 0116 0117')
/** Where road and railway come in: an entry that costs one point (T143). */
export const EASY_ENTRY: readonly HexName[] = ['0112', '0116']
/** The ten trenches along the embankment with which scenarios begin (21.1). */
export const TRENCH_LINE: readonly HexName[] = inARow('1108 1109 1110 1111 1112 1113 1013 0914 0814 0714')
/** The three beaches (5.2B). */
export const BEACHES: readonly { readonly id: string; readonly hexes: readonly HexName[] }[] = [
  { id: 'A', hexes: ['2506', '2507'] },
  { id: 'B', hexes: ['2302', '2402'] },
  { id: 'C', hexes: ['2003', '2002'] },
]
/** The hex-row 1300 of the victory conditions (printed 22.1.1.2). */
export const ROW_1300 = 13
/** The hex-row that the rulebook leaves blank, XXXX. */
export const ROW_XXXX = 7
