import { inARow } from './in-a-row.ts'
import type { HexName } from './map.ts'
import { BIG_PUSH, CAMPAIGN, INVASION, TWO_TO_TANGA, type Victory } from './victory.ts'

/** A moment of the battle: a day of November 1914, and the hour at which the turn begins (2400 closes its day). */
export type Hour = { readonly day: number; readonly hour: number }

/** Germans who come in from the west (4.2I), in the order of the schedule (printed 21.2, 21.4). */
export type Arrival = Hour & { readonly units: readonly string[] }
/** The schedule. */
export const ARRIVALS: readonly Arrival[] = [
  { day: 2, hour: 23, units: ['lessel-1', 'lessel-2', 'lessel'] },
  { day: 3, hour: 5, units: inARow('fk1-1 fk1-2 fk1-mg1 fk6-1 fk6-2 fk6-3 fk6-mg1 schk6-1 schk6-2 merensky poppe') },
  { day: 3, hour: 14, units: inARow('fk1-3 fk1-mg2 fk16-1 fk16-2 fk16-3 fk16-mg1 baumstark ruckteschell') },
  { day: 3, hour: 18, units: ['kommando-1', 'lettow'] },
  { day: 3, hour: 24, units: inARow('fk13-1 fk13-2 fk13-3 fk13-mg1 fk13-mg2 kf13') },
  { day: 4, hour: 5, units: inARow('schk7-1 schk7-2 schk8-1 schk8-2 prince') },
  { day: 4, hour: 19, units: ['pangani-1', 'pangani-2'] },
  { day: 4, hour: 20, units: inARow('fk9-1 fk9-2 fk9-3 fk9-mg1 fk9-mg2 kf9') },
  { day: 4, hour: 21, units: inARow('fk15-1 fk15-2 fk15-3 fk15-mg1 fk15-mg2 kf15') },
  { day: 5, hour: 1, units: ['hering-dorothea', 'hering-hermann', 'hering'] },
]

/** A landing group: what is landed together, battalion after battalion (5.2A). */
export type LandingGroup = { readonly id: string; readonly units: readonly string[] }
/** The thirteen of 5.2A; which they are is reconstructed. */
export const LANDING_GROUPS: readonly LandingGroup[] = [
  { id: 'lnl2', units: inARow('lnl2-a lnl2-b lnl2-c lnl2-d lnl2-e lnl2-f lnl2-g lnl2-h lnl2-mg') },
  {
    id: 'gren101',
    units: inARow('gren101-a gren101-b gren101-c gren101-d gren101-e gren101-f gren101-g gren101-h gren101-mg'),
  },
  { id: 'kash2', units: inARow('kash2-a kash2-b kash2-c kash2-d kash2-e kash2-f kash2-g kash2-h kash2-mg') },
  { id: 'raj13', units: inARow('raj13-a raj13-b raj13-c raj13-d raj13-e raj13-f raj13-g raj13-h raj13-mg') },
  { id: 'kgo61', units: inARow('kgo61-a kgo61-b kgo61-c kgo61-d kgo61-e kgo61-f kgo61-g kgo61-h kgo61-mg') },
  { id: 'inf98', units: inARow('inf98-a inf98-b inf98-c inf98-d inf98-e inf98-f inf98-g inf98-h inf98-mg') },
  { id: 'pli63', units: inARow('pli63-a pli63-b pli63-c pli63-d pli63-e pli63-f pli63-g pli63-h pli63-mg') },
  { id: 'fsm', units: ['fsm-a', 'fsm-b'] },
  { id: 'kash3', units: inARow('half3-ka half3-kb half3-kc half3-kd half3-mg') },
  { id: 'gwal3', units: inARow('half3-ga half3-gb half3-gc half3-gd') },
  { id: 'stev-1', units: ['stev-1'] },
  { id: 'stev-2', units: ['stev-2'] },
  { id: 'stev-3', units: ['stev-3'] },
]

/** Units that set up together, and where. */
export type SetUpGroup = { readonly units: readonly string[]; readonly hexes: Zone }
/** Hexes one by one; a zone of columns; with any friend. */
export type Zone = readonly HexName[] | { readonly columns: readonly [number, number] } | 'with friends'
/** A scenario. */
export type Scenario = {
  readonly id: string
  readonly name: string
  /** No match of it takes more actions. */
  readonly mostActions: number
  readonly start: Hour
  readonly end: Hour
  readonly trenches: boolean
  readonly german: readonly SetUpGroup[]
  readonly british: readonly SetUpGroup[]
  /** §21.1C: the British set up where no German sees them (ruling T37). */
  readonly unseen?: boolean
  /** The British begin in their Holding Boxes and land. */
  readonly landing: boolean
  /** Groups that land before all others (21.2). */
  readonly firstLandings: readonly string[]
  /** How many of ARRIVALS come. */
  readonly arrivals: number
  readonly navalOptions: readonly number[]
  /** Who begins disorganized, and which leaders are lost already. */
  readonly disorganized: readonly string[]
  readonly lost: readonly string[]
  /** Stevedores ashore at the start. */
  readonly ashore: Readonly<Record<string, HexName>>
  /** How it is won, in the order in which victories are looked at; the last of them asks nothing. */
  readonly victories: readonly Victory[]
}
/** Our scenarios, in the order of the rulebook. */
export const SCENARIO_NAMES = ['two-to-tanga', 'invasion', 'big-push', 'campaign'] as const
/** The name of one. */
export type ScenarioName = (typeof SCENARIO_NAMES)[number]

/** How Invasion! and the Campaign begin: the town has its garrison, and the British are aboard. */
const LANDING = {
  start: { day: 2, hour: 22 },
  trenches: false,
  german: [
    {
      units: inARow('fk17-1 fk17-2 fk17-3 fk17-mg1 fk17-mg2 schk4-1 adler'),
      hexes: inARow(
        '0610 0611 0612 0710 0711 0712 0713 0809 0810 0811 0812 0909 0910 0911 0912 0913 1008 1009 1010 1011 ' + '1012',
      ),
    },
    {
      units: ['aura-freiw', 'aura-pol', 'auracher'],
      hexes: inARow('0615 0616 0617 0715 0716 0717 0815 0816 0817 0915 0916 0917 1015 1016 1017 1116 1117'),
    },
  ],
  british: [],
  landing: true,
  navalOptions: [1, 2, 3, 4],
  disorganized: [],
  lost: [],
  ashore: {},
} satisfies Partial<Scenario>

/** What each begins with (21.0); The Big Push is ours. */
export const SCENARIOS: readonly (Scenario & { readonly id: ScenarioName })[] = [
  {
    id: 'two-to-tanga',
    name: 'Two to Tanga',
    mostActions: 20_000,
    unseen: true,
    victories: TWO_TO_TANGA,
    start: { day: 3, hour: 10 },
    end: { day: 3, hour: 14 },
    trenches: true,
    german: [
      {
        units: inARow(
          'lessel-1 lessel-2 lessel fk1-1 fk1-2 fk1-mg1 merensky fk6-1 fk6-2 fk6-3 fk6-mg1 poppe schk6-1 ' +
            'schk6-2 aura-freiw aura-pol auracher schk4-1',
        ),
        hexes: { columns: [1, 11] },
      },
    ],
    british: [
      {
        units: inARow(
          'raj13-a raj13-b raj13-c raj13-d raj13-e raj13-f raj13-g raj13-h raj13-mg raj13-co raj13-2ic kgo61-a ' +
            'kgo61-b kgo61-c kgo61-d kgo61-e kgo61-f kgo61-g kgo61-h kgo61-mg kgo61-co kgo61-2ic wapshare aitken ' +
            'meinertzhagen',
        ),
        hexes: { columns: [12, 29] },
      },
    ],
    landing: false,
    firstLandings: [],
    arrivals: 0,
    navalOptions: [1, 3, 4],
    disorganized: [],
    lost: [],
    ashore: {},
  },
  {
    ...LANDING,
    id: 'invasion',
    name: 'Invasion!',
    mostActions: 100_000,
    victories: INVASION,
    end: { day: 3, hour: 17 },
    firstLandings: ['raj13', 'kgo61'],
    arrivals: 3,
  },
  {
    id: 'big-push',
    name: 'The Big Push',
    mostActions: 50_000,
    victories: BIG_PUSH,
    start: { day: 4, hour: 12 },
    end: { day: 4, hour: 17 },
    trenches: true,
    german: [
      { units: inARow('fk6-1 fk6-2 fk6-3 fk6-mg1 poppe'), hexes: inARow('1008 1009 1010 1108 1109 1110') },
      {
        units: inARow('fk1-1 fk1-2 fk1-3 fk1-mg1 fk1-mg2 merensky ruckteschell'),
        hexes: inARow('1010 1011 1012 1013 1110 1111 1112 1113'),
      },
      {
        units: inARow('fk17-1 fk17-2 fk17-3 fk17-mg1 fk17-mg2 adler'),
        hexes: inARow('0911 0912 0913 0914 1011 1012 1013 1014 1111 1112 1113 1114'),
      },
      {
        units: inARow('fk16-1 fk16-2 fk16-3 fk16-mg1 baumstark'),
        hexes: inARow(
          '0712 0713 0714 0715 0812 0813 0814 0815 0912 0913 0914 0915 1012 1013 1014 1015 1112 1113 1114 1115',
        ),
      },
      {
        units: inARow('fk13-1 fk13-2 fk13-3 fk13-mg1 fk13-mg2 kf13'),
        hexes: inARow(
          '0514 0515 0516 0517 0614 0615 0616 0617 0714 0715 0716 0717 0814 0815 0816 0817 0914 0915 0916 0917 ' +
            '1014 1015 1016 1017 1114 1115 1116 1117',
        ),
      },
      {
        units: inARow('schk6-1 schk6-2 schk4-1 aura-freiw aura-pol auracher lessel-1 lessel-2 lessel'),
        hexes: inARow(
          '0610 0611 0612 0615 0616 0617 0710 0711 0712 0713 0715 0716 0717 0809 0810 0811 0812 0815 0816 0817 ' +
            '0909 0910 0911 0912 0913 0915 0916 0917 1008 1009 1010 1011 1012 1015 1016 1017 1116 1117',
        ),
      },
      {
        units: inARow('schk7-1 schk7-2 schk8-1 schk8-2 prince'),
        hexes: inARow('0610 0611 0612 0710 0711 0712 0713 0809 0810 0811 0812 0909 0910 0911 0912 0913'),
      },
      {
        units: ['kommando-1', 'lettow'],
        hexes: inARow(
          '0510 0511 0512 0513 0514 0515 0610 0611 0612 0613 0614 0615 0710 0711 0712 0713 0714 0715 0809 0810 ' +
            '0811 0812 0813 0814 0815 0909 0910 0911 0912 0913 0914 0915 1009 1010 1011 1012 1013 1014 1015',
        ),
      },
    ],
    british: [
      {
        units: inARow('kash2-a kash2-b kash2-c kash2-d kash2-e kash2-f kash2-g kash2-h kash2-mg kash2-co kash2-2ic'),
        hexes: inARow('1806 1807 1808 1905 1906 1907 1908 2005 2006 2007 2008 2105 2106 2107 2108'),
      },
      {
        units: inARow('half3-ka half3-kb half3-kc half3-kd half3-mg malleson'),
        hexes: inARow('1807 1808 1809 1907 1908 1909 2007 2008 2009 2107 2108 2109'),
      },
      {
        units: inARow('lnl2-a lnl2-b lnl2-c lnl2-d lnl2-e lnl2-f lnl2-g lnl2-h lnl2-mg lnl2-co lnl2-2ic'),
        hexes: inARow('1809 1810 1811 1909 1910 1911 2009 2010 2011 2109 2110 2111'),
      },
      {
        units: inARow('pli63-a pli63-b pli63-c pli63-d pli63-e pli63-f pli63-g pli63-h pli63-mg pli63-co pli63-2ic'),
        hexes: inARow('1812 1813 1814 1912 1913 1914 2012 2013 2014 2112 2113 2114'),
      },
      {
        units: inARow(
          'gren101-a gren101-b gren101-c gren101-d gren101-e gren101-f gren101-g gren101-h gren101-mg ' +
            'gren101-co gren101-2ic',
        ),
        hexes: inARow('1814 1815 1816 1817 1914 1915 1916 1917 2014 2015 2016 2017 2114 2115 2116 2117'),
      },
      {
        units: inARow('raj13-a raj13-b raj13-c raj13-d raj13-e raj13-f raj13-g raj13-h raj13-mg raj13-2ic'),
        hexes: inARow('2205 2206 2207 2208 2305 2306 2307 2308 2405 2406 2407 2408'),
      },
      {
        units: inARow('inf98-a inf98-b inf98-c inf98-d inf98-e inf98-f inf98-g inf98-h inf98-mg inf98-co inf98-2ic'),
        hexes: inARow('2210 2211 2212 2213 2310 2311 2312 2313 2410 2411 2412 2413 2510 2511 2512 2513'),
      },
      {
        units: inARow('kgo61-a kgo61-b kgo61-c kgo61-d kgo61-e kgo61-f kgo61-g kgo61-h kgo61-mg kgo61-2ic'),
        hexes: inARow('2208 2209 2210 2211 2308 2309 2310 2311 2408 2409 2410 2411 2509 2510 2511'),
      },
      {
        units: inARow('half3-ga half3-gb half3-gc half3-gd'),
        hexes: inARow(
          '2002 2003 2004 2005 2006 2007 2102 2103 2104 2105 2106 2107 2202 2203 2204 2205 2206 2207 2302 2303 ' +
            '2304 2305 2306 2307 2402 2403 2404 2405 2406 2407 2504 2505 2506 2507',
        ),
      },
      {
        units: ['fsm-a', 'fsm-b'],
        hexes: inARow('2204 2205 2206 2207 2304 2305 2306 2307 2404 2405 2406 2407 2504 2505 2506 2507'),
      },
      { units: inARow('aitken tighe wapshare meinertzhagen'), hexes: 'with friends' },
    ],
    landing: false,
    firstLandings: [],
    arrivals: 0,
    navalOptions: [1, 3, 4],
    disorganized: inARow('raj13-a raj13-b raj13-c kgo61-a kgo61-b kgo61-c'),
    lost: ['raj13-co', 'kgo61-co'],
    ashore: { 'stev-1': '2506', 'stev-2': '2302', 'stev-3': '2003' },
  },
  {
    ...LANDING,
    id: 'campaign',
    name: 'Campaign',
    mostActions: 500_000,
    victories: CAMPAIGN,
    end: { day: 5, hour: 17 },
    firstLandings: [],
    arrivals: 10,
  },
]
