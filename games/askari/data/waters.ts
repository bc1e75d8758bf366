import type { HexName, SideName } from './map.ts'
import type { Source } from './provenance.ts'

/** A body of water: the ocean, a lake with a Patrol Box, or a small lake that carries only lines of communication (12.1.3). */
export type Body = {
  readonly name: string
  readonly patrolBox: boolean
  /** Every hex that holds part of it: what a line of communication may run over (7.1.5). */
  readonly hexes: readonly HexName[]
  /** The hexes where land meets it: what vessels and transports reach, if it has a Patrol Box (12.1.4). */
  readonly coast: readonly HexName[]
  readonly source: { readonly box: Source; readonly hexes: Source }
}

const hexes = (list: string): readonly HexName[] => list.split(' ')
const great = { box: 'printed 12.1.1', hexes: 'reconstructed' } as const
const small = { box: 'printed 12.1.3', hexes: 'reconstructed' } as const

/** The four bodies with a Patrol Box first, then the small lakes. */
export const BODIES: readonly Body[] = [
  {
    name: 'Indian Ocean',
    patrolBox: true,
    hexes: hexes(
      '2448 2548 2647 2648 2747 2748 2846 2847 2848 2946 2947 2948 3046 3047 3048 3116 3117 3118 3119 3145 ' +
        '3146 3147 3148 3214 3215 3216 3217 3218 3219 3221 3222 3223 3224 3244 3245 3246 3247 3248 3313 3314 ' +
        '3315 3316 3317 3318 3319 3320 3321 3322 3323 3324 3325 3326 3327 3328 3344 3345 3346 3347 3348 3411 ' +
        '3412 3413 3414 3415 3416 3417 3418 3419 3420 3421 3422 3423 3424 3425 3426 3427 3428 3442 3443 3444 ' +
        '3445 3446 3447 3448 3509 3510 3511 3512 3513 3514 3515 3516 3517 3518 3519 3520 3521 3522 3523 3524 ' +
        '3525 3526 3527 3528 3529 3530 3531 3532 3533 3534 3535 3536 3537 3538 3539 3540 3541 3542 3543 3544 ' +
        '3545 3546 3547 3548',
    ),
    coast: hexes(
      '2448 2548 2647 2747 2846 3046 3116 3117 3118 3119 3146 3214 3215 3217 3218 3219 3221 3222 3223 3224 ' +
        '3313 3314 3316 3318 3319 3320 3323 3325 3326 3327 3328 3344 3411 3412 3415 3422 3428 3442 3443 3510 ' +
        '3511 3529 3530 3531 3532 3533 3534 3536 3537 3538 3539 3541 3542',
    ),
    source: great,
  },
  {
    name: 'Lake Victoria',
    patrolBox: true,
    hexes: hexes(
      '0907 1003 1004 1005 1006 1007 1008 1009 1102 1103 1104 1105 1106 1107 1108 1109 1202 1203 1204 1205 ' +
        '1206 1207 1208 1302 1303 1304 1305 1306 1307 1308 1309 1401 1402 1403 1404 1405 1406 1407 1408 1501 ' +
        '1502 1503 1504 1505 1506 1507 1508 1601 1602 1603 1604 1605 1607 1702 1703 1704 1705 1802 1803 1903',
    ),
    coast: hexes(
      '1003 1004 1005 1006 1007 1008 1103 1108 1202 1207 1208 1302 1307 1308 1309 1401 1406 1407 1408 1501 ' +
        '1502 1506 1507 1508 1601 1605 1607 1702 1703 1704 1705 1802 1803 1903',
    ),
    source: great,
  },
  {
    name: 'Lake Tanganyika',
    patrolBox: true,
    hexes: hexes(
      '0210 0211 0212 0213 0214 0215 0311 0312 0313 0314 0315 0316 0317 0318 0319 0412 0413 0414 0415 0416 ' +
        '0417 0418 0419 0517 0519 0520 0521 0619 0620 0621 0622 0623 0720 0721 0722 0723 0724 0822 0823 0824',
    ),
    coast: hexes(
      '0210 0211 0212 0214 0311 0312 0313 0316 0317 0318 0319 0413 0414 0415 0417 0418 0419 0517 0519 0520 ' +
        '0521 0619 0622 0623 0721 0722 0724 0823 0824',
    ),
    source: great,
  },
  {
    name: 'Lake Nyasa',
    patrolBox: true,
    hexes: hexes(
      '1626 1627 1628 1633 1727 1728 1729 1730 1731 1732 1733 1734 1735 1736 1737 1827 1828 1829 1830 1831 ' +
        '1832 1833 1834 1835 1836 1837 1838 1932 1933 1935 1936 1937 1938 1939 2038 2039',
    ),
    coast: hexes(
      '1627 1727 1728 1729 1730 1731 1732 1733 1734 1735 1736 1737 1828 1829 1830 1837 1838 1932 1933 1935 ' +
        '1936 1937 1938 1939 2038 2039',
    ),
    source: great,
  },
  {
    name: 'Lake Bangweulu',
    patrolBox: false,
    hexes: hexes('0331 0430 0431 0530 0531'),
    coast: hexes('0331 0430 0431 0530'),
    source: small,
  },
  {
    name: 'Lake Edward',
    patrolBox: false,
    hexes: hexes('0304 0305 0404'),
    coast: hexes('0304 0305 0404'),
    source: small,
  },
  {
    name: 'Lake Eyasi',
    patrolBox: false,
    hexes: hexes('1911 1912 2010 2011'),
    coast: hexes('1911 2010 2011'),
    source: small,
  },
  {
    name: 'Lake Kivu',
    patrolBox: false,
    hexes: hexes('0107 0108 0206 0207 0208 0307'),
    coast: hexes('0108 0206 0207'),
    source: small,
  },
  {
    name: 'Lake Malombe',
    patrolBox: false,
    hexes: hexes('2039 2040'),
    coast: hexes('2039'),
    source: small,
  },
  {
    name: 'Lake Manyara',
    patrolBox: false,
    hexes: hexes('2210 2211'),
    coast: hexes('2211'),
    source: small,
  },
  {
    name: 'Lake Mweru',
    patrolBox: false,
    hexes: hexes('0124 0125 0126 0223 0224 0225'),
    coast: hexes('0124 0126 0224 0225'),
    source: small,
  },
  {
    name: 'Lake Mweru Wantipa',
    patrolBox: false,
    hexes: hexes('0424'),
    coast: hexes('0424'),
    source: small,
  },
  {
    name: 'Lake Natron',
    patrolBox: false,
    hexes: hexes('2208 2308'),
    coast: hexes('2308'),
    source: small,
  },
  {
    name: 'Lake Rukwa',
    patrolBox: false,
    hexes: hexes('1021 1022 1122 1123 1222'),
    coast: hexes('1021 1022 1122 1222'),
    source: small,
  },
]

/** Hexsides without land between two hexes that hold some: no march goes over them (10.1.7). */
export const ALL_WATER_SIDES: readonly SideName[] = hexes(
  '0124SE 0212SE 0304SE 0305NE 0313NE 0313SE 0316NE 0317S 0317SE 0318NE 0318SE 0319NE 0414S 0418S 0419NE ' +
    '0419SE 0519S 0519SE 0520NE 0622NE 0724NE 1006S 1022NE 1102S 1103NE 1122S 1207NE 1307S 1406NE 1407SE ' +
    '1507S 1627NE 1729NE 1729SE 1730NE 1730SE 1731NE 1733S 1802S 1802SE 1829S 1837NE 1837SE 1838NE 1939NE ' +
    '3117SE 3118NE 3118SE 3119NE 3214NE 3215SE 3218S 3219NE 3319S 3323NE 3325S',
)

/** A hex whose two shores do not touch by land, each with the sides that lead to it (10.1.7). */
export type SplitHex = {
  readonly hex: HexName
  readonly shores: readonly [Shore, Shore]
  readonly source: { readonly hex: Source; readonly sides: Source }
}
/** A shore by the compass, and the sides of its hex that are open to it. */
export type Shore = { readonly name: string; readonly sides: readonly string[] }

const shore = (name: string, sides: string): Shore => ({ name, sides: sides.split(' ') })
const listed = { hex: 'printed 10.1.7', sides: 'derived 10.1.7' } as const

/** The six split hexes. 1728 is printed as 1723, where no lake can lie. */
export const SPLIT_HEXES: readonly SplitHex[] = [
  { hex: '0207', shores: [shore('E', 'NE SE'), shore('NW', 'NW N')], source: listed },
  { hex: '0430', shores: [shore('SE', 'SE S NE'), shore('NW', 'NW N SW')], source: listed },
  { hex: '1222', shores: [shore('N', 'N NE NW'), shore('S', 'S SE SW')], source: listed },
  { hex: '1308', shores: [shore('E', 'NE SE'), shore('W', 'NW SW')], source: listed },
  { hex: '1703', shores: [shore('S', 'S SE SW'), shore('N', 'N NE NW')], source: listed },
  {
    hex: '1728',
    shores: [shore('NE', 'NE N SE'), shore('SW', 'SW S NW')],
    source: { hex: 'derived 10.1.7', sides: 'derived 10.1.7' },
  },
]

/** The islands, each held as a whole (4.1.6). */
export const ISLANDS = {
  mafia: ['3422'],
  zanzibar: ['3217', '3218', '3318', '3319'],
  pemba: ['3316', '3415'],
  source: { mafia: 'printed 14.2.2', rest: 'reconstructed' },
} as const

/** The delta in which a hunted cruiser is hard to find. */
export const RUFIJI_DELTA = { hexes: ['3223', '3323'], source: 'reconstructed' } as const
