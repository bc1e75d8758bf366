import type { HexName } from './map.ts'
import type { Source } from './provenance.ts'

/** The four lines (10.2.1). */
export const LINES = ['uganda', 'northern', 'central', 'blantyre'] as const
/** The name of a line. */
export type LineName = (typeof LINES)[number]

/** A railway as the chain of hexes it runs through. */
export type Rail = {
  readonly id: LineName
  readonly name: string
  /** In order. */
  readonly hexes: readonly HexName[]
  readonly source: { readonly name: Source; readonly route: Source }
}

const printed = { name: 'printed 10.2.1', route: 'reconstructed' } as const
const hexes = (chain: string): readonly HexName[] => chain.split(' ')

/** The lines in the order of LINES. The military line from Voi to Taveta is not in play (10.2.1). */
export const RAILS: readonly Rail[] = [
  {
    id: 'uganda',
    name: 'Uganda Railway',
    hexes: hexes('3412 3312 3211 3111 3010 3009 2909 2808 2708 2607 2606 2506 2405 2404 2304 2303 2203 2103 2002 1903'),
    source: printed,
  },
  {
    id: 'northern',
    name: 'Northern Railway',
    hexes: hexes('3215 3115 3015 3014 2914 2913 2812 2811 2711'),
    source: printed,
  },
  {
    id: 'central',
    name: 'Central Railway',
    hexes: hexes(
      '3219 3120 3019 2920 2819 2720 2619 2520 2419 2319 2218 2118 2017 1917 1816 1717 1616 1516 1415 1315 ' +
        '1215 1115 1015 0915 0815 0715 0614 0515 0414',
    ),
    source: printed,
  },
  {
    id: 'blantyre',
    name: 'Blantyre Railway',
    hexes: hexes('1943 2043 2044 2045'),
    source: printed,
  },
]
