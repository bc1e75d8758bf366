import type { SideName } from './map.ts'
import type { Source } from './provenance.ts'

/** A river as the chain of hexsides it follows, from its source (or the map edge) to its mouth. */
export type River = {
  readonly name: string
  readonly flow: 'perennial' | 'seasonal'
  readonly sides: readonly SideName[]
  readonly source: Source
}

const ours: Source = 'reconstructed'
const sides = (chain: string): readonly SideName[] => chain.split(' ')

/** The rivers, north to south; every hexside belongs to one river only, and all of them run in rain turns (27.0). */
export const RIVERS: readonly River[] = [
  {
    name: 'Cunene',
    flow: 'perennial',
    sides: sides(
      '2001NE 2001SE 2002NE 2002SE 2002S 1903SE 1903S 1803SE 1803S 1704SE 1704S 1604NE 1603S 1504NE 1503S ' +
        '1403SE 1403S 1304SE 1304S 1204NE 1203S 1104SE',
    ),
    source: ours,
  },
  {
    name: 'Okavango',
    flow: 'perennial',
    sides: sides(
      '2801NE 2801SE 2802NE 2902S 2903NE 3002S 3003NE 3103S 3104NE 3203S 3203SE 3303S 3304NE 3403S 3403SE 3503S ' +
        '3504NE 3603S 3603SE 3703S 3704NE 3803S 3804NE 3904S 3905NE 4004S 4005NE 4105S',
    ),
    source: ours,
  },
  {
    name: 'Omatako',
    flow: 'seasonal',
    sides: sides(
      '2611S 2612NE 2712S 2712SE 2811S 2811SE 2911S 2911SE 2911NE 2910SE 3009S 3009SE 3009NE 3008SE 3108S ' +
        '3108SE 3207S 3207SE 3307S 3307SE 3307NE 3306SE 3405S 3405SE 3405NE 3404SE 3504S 3504SE',
    ),
    source: ours,
  },
  {
    name: 'Hoarusib',
    flow: 'seasonal',
    sides: sides('1705S 1605SE 1605S 1506SE 1507NE 1507SE 1508NE 1508SE 1508S 1408SE'),
    source: ours,
  },
  {
    name: 'Hoanib',
    flow: 'seasonal',
    sides: sides('2008S 1909SE 1909S 1809NE 1808S 1709NE 1708S 1608SE 1608S 1509SE 1509S'),
    source: ours,
  },
  {
    name: 'Huab',
    flow: 'seasonal',
    sides: sides('2209S 2110SE 2110S 2010SE 2010S 1911SE 1912NE 1912SE 1912S 1812SE 1812S 1713SE'),
    source: ours,
  },
  {
    name: 'Ugab',
    flow: 'seasonal',
    sides: sides(
      '2608SE 2609NE 2609SE 2609S 2510SE 2510S 2410SE 2410S 2311SE 2311S 2211SE 2211S 2112SE 2112S 2012SE 2012S ' +
        '1913SE 1913S 1813SE',
    ),
    source: ours,
  },
  {
    name: 'Omaruru',
    flow: 'seasonal',
    sides: sides('2513SE 2513S 2413SE 2413S 2314NE 2313S 2213SE 2213S 2114SE 2115NE 2115SE 2115S 2015SE'),
    source: ours,
  },
  {
    name: 'Swakop',
    flow: 'seasonal',
    sides: sides(
      '2813S 2714SE 2715NE 2715SE 2715S 2615SE 2615S 2516SE 2516S 2416NE 2415S 2316SE 2316S 2216SE 2216S 2117SE ' +
        '2117S',
    ),
    source: ours,
  },
  {
    name: 'Kuiseb',
    flow: 'seasonal',
    sides: sides('2616SE 2617NE 2617SE 2617S 2518SE 2518S 2418SE 2418S 2319SE 2319S 2219NE 2218S 2119NE 2118S'),
    source: ours,
  },
  {
    name: 'Fish',
    flow: 'seasonal',
    sides: sides(
      '2721S 2721SE 2820S 2820SE 2920S 2921NE 2921SE 2922NE 2922SE 2923NE 3022S 3023NE 3023SE 3024NE 3124S ' +
        '3125NE 3125SE 3126NE 3126SE 3126S 3026SE 3027NE 3027SE 3028NE 3028SE 3029NE 3029SE',
    ),
    source: ours,
  },
  {
    name: 'Konkiep',
    flow: 'seasonal',
    sides: sides('2823S 2824NE 2824SE 2825NE 2925S 2926NE 2926SE 2927NE 2927SE 2928NE 3027S'),
    source: ours,
  },
  {
    name: 'Orange',
    flow: 'perennial',
    sides: sides(
      '4129S 4029SE 4029S 3930SE 3930S 3830NE 3829S 3730SE 3730S 3630SE 3630S 3531SE 3531S 3431SE 3431S 3332NE ' +
        '3331S 3231SE 3231S 3132NE 3131S 3031NE 3030SE 3030NE 3029S 2930SE 2930S 2830SE 2831NE 2831SE',
    ),
    source: ours,
  },
  {
    name: 'Hartebeest',
    flow: 'seasonal',
    sides: sides('4032SE 4032NE 4031S 3932NE 3931SE 3931NE'),
    source: ours,
  },
  {
    name: 'Molopo',
    flow: 'seasonal',
    sides: sides('4125S 4025SE 4025S 3926SE 3926S 3826SE 3826S 3727SE 3728NE 3827S 3828NE 3828SE 3829NE 3829SE'),
    source: ours,
  },
  {
    name: 'Nossob',
    flow: 'seasonal',
    sides: sides(
      '2914S 2914SE 3013S 3014NE 3114S 3115NE 3214S 3215NE 3215SE 3216NE 3216SE 3217NE 3217SE 3218NE 3318S ' +
        '3319NE 3319SE 3320NE 3419S 3420NE 3520S 3521NE 3620S 3621NE 3721S 3722NE 3722SE 3723NE 3822S 3823NE ' +
        '3823SE 3824NE 3824SE 3825NE 3825SE 3826NE',
    ),
    source: ours,
  },
  {
    name: 'Auob',
    flow: 'seasonal',
    sides: sides(
      '2718NE 2817S 2818NE 2918S 2919NE 2919SE 2920NE 3019S 3020NE 3120S 3121NE 3220S 3221NE 3321S 3322NE 3421S ' +
        '3422NE 3522S 3523NE 3622S 3623NE 3723S 3724NE 3823S',
    ),
    source: ours,
  },
]
