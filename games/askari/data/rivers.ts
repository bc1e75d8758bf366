import type { SideName } from './map.ts'
import type { Source } from './provenance.ts'

/** A river as the hexsides it follows, each stretch from one end to the other. */
export type River = { readonly name: string; readonly sides: readonly SideName[]; readonly source: Source }

const ours: Source = 'reconstructed'
const sides = (chain: string): readonly SideName[] => chain.split(' ')

/** The rivers; every hexside belongs to one river only. */
export const RIVERS: readonly River[] = [
  {
    name: 'Athi-Galana-Sabaki',
    sides: sides(
      '2605S 2605SE 2705S 2706NE 2805S 2806NE 2806SE 2807NE 2907S 2908NE 2908SE 2909NE 3008S 3009NE 3109S ' +
        '3110NE 3209S 3210NE 3310S 3310SE 3409S 3410NE 3510S',
    ),
    source: ours,
  },
  {
    name: 'Chambeshi',
    sides: sides(
      '0432SE 0532S 0532SE 0631S 0631SE 0631NE 0630SE 0730S 0730SE 0829S 0829SE 0929S 0929SE 1028S 1028SE ' +
        '1028NE 1027SE 1027NE 1026S 0927NE 0926S 0826NE 0825SE',
    ),
    source: ours,
  },
  {
    name: 'Great Ruaha',
    sides: sides(
      '1826SE 1826NE 1825S 1726NE 1725SE 1725NE 1724SE 1724NE 1723SE 1822S 1822SE 1922S 1922SE 1922NE ' +
        '1921SE 2020S 2020SE 2120S 2121NE 2220S 2220SE 2320S 2321NE 2420S 2421NE 2521S 2522NE 2621S 2622NE ' +
        '2722S',
    ),
    source: ours,
  },
  {
    name: 'Kagera',
    sides: sides(
      '0310NE 0409S 0410NE 0510S 0510SE 0609S 0609SE 0609NE 0608SE 0708S 0708SE 0708NE 0707SE 0707NE 0706S ' +
        '0606NE 0605SE 0705S 0705SE 0804S 0805NE 0905S 0905SE',
    ),
    source: ours,
  },
  {
    name: 'Kilombero (Ulanga)',
    sides: sides('2125S 2125SE 2224S 2224SE 2324S 2324SE 2423S 2423SE 2523S 2524NE 2623S'),
    source: ours,
  },
  {
    name: 'Ligonha',
    sides: sides('2541SE 2640S 2641NE 2741S 2742NE 2841S 2842NE 2942S 2943NE 2943SE 2944NE 3043S 3044NE 3044SE 3045NE'),
    source: ours,
  },
  {
    name: 'Luangwa',
    sides: sides(
      '0641S 0542NE 0541SE 0541NE 0540SE 0639S 0639SE 0639NE 0638SE 0738S 0738SE 0737SE 0836S 0836SE 0936S ' +
        '0936SE 1035S 1035SE 1035NE 1034SE 1134S 1134SE 1134NE 1133SE 1232S 1232SE 1232NE 1231SE 1331S 1331SE ' +
        '1331NE 1330SE 1330NE 1329SE 1329NE 1328SE 1427S 1427SE 1427NE',
    ),
    source: ours,
  },
  {
    name: 'Luapula',
    sides: sides(
      '0126SW 0127NW 0127SW 0128NW 0128SW 0129NW 0129SW 0130NW 0132S 0133NE 0133SE 0134NE 0233S 0233SE ' +
        '0333S 0333SE 0432S',
    ),
    source: ours,
  },
  {
    name: 'Lugenda',
    sides: sides(
      '2238S 2238SE 2238NE 2237SE 2337S 2337SE 2337NE 2336SE 2435S 2435SE 2535S 2535SE 2535NE 2534SE 2633S ' +
        '2633SE 2733S 2733SE 2832S 2832SE 2932S 2932SE 2932NE',
    ),
    source: ours,
  },
  {
    name: 'Lukuledi',
    sides: sides('3029S 3029SE 3129S 3129SE 3228S 3228SE'),
    source: ours,
  },
  {
    name: 'Luwegu',
    sides: sides('2228SE 2228NE 2227SE 2327S 2327SE 2426S 2426SE 2526S 2526SE 2625S'),
    source: ours,
  },
  {
    name: 'Lúrio',
    sides: sides(
      '2240SE 2340S 2340SE 2439S 2440NE 2540S 2540SE 2639S 2639SE 2739S 2739SE 2838S 2838SE 2938S 2939NE ' +
        '3038S 3038SE 3138S 3138SE 3237S 3237SE 3337S 3337SE 3436S 3437NE 3537S',
    ),
    source: ours,
  },
  {
    name: 'Malagarasi',
    sides: sides('0515S 0515SE 0614S 0615NE 0715S 0612NE 0612SE 0613NE 0713S 0714NE 0714SE 0715NE'),
    source: ours,
  },
  {
    name: 'Mara',
    sides: sides('1605SE 1705S 1706NE 1805S 1805SE 1905S 1905SE 2004S'),
    source: ours,
  },
  {
    name: 'Matandu',
    sides: sides('2825S 2825SE 2925S 2925SE 3024S 3025NE 3125S 3125SE 3224S'),
    source: ours,
  },
  {
    name: 'Mbemkuru',
    sides: sides('2728SE 2827S 2827SE 2927S 2927SE 3026S 3027NE 3127S 3127SE 3226S 3226SE 3326S'),
    source: ours,
  },
  {
    name: 'Messalo',
    sides: sides(
      '2636S 2636SE 2736S 2736SE 2835S 2835SE 2935S 2935SE 3034S 3034SE 3134S 3134SE 3233S 3233SE 3333S ' +
        '3333SE 3432S 3432SE 3532S',
    ),
    source: ours,
  },
  {
    name: 'Pangani',
    sides: sides('2611NE 2711S 2712NE 2712SE 2713NE 2713SE 2714NE 2813S 2814NE 2914S 2915NE 3014S 3015NE 3115S 3116NE'),
    source: ours,
  },
  {
    name: 'Rufiji',
    sides: sides(
      '2625SE 2625NE 2624SE 2624NE 2623SE 2723S 2723SE 2723NE 2722SE 2821S 2822NE 2922S 2923NE 3022S 3022SE ' +
        '3122S 3123NE 3222S 3222SE',
    ),
    source: ours,
  },
  {
    name: 'Ruhuhu',
    sides: sides('1829NE 1929S 1929SE 1929NE 1928SE 2027S'),
    source: ours,
  },
  {
    name: 'Rungwa',
    sides: sides('1021NE 1020SE 1120S 1121NE 1220S 1220SE 1320S 1320SE 1419S 1420NE 1520S'),
    source: ours,
  },
  {
    name: 'Rusizi',
    sides: sides('0109NE 0208S 0209NE 0209SE 0210NE'),
    source: ours,
  },
  {
    name: 'Ruvu (Kingani)',
    sides: sides('2720SE 2819S 2819SE 2919S 2920NE 3019S 3019SE 3019NE 3018SE'),
    source: ours,
  },
  {
    name: 'Ruvuma',
    sides: sides(
      '2130S 2030SE 2031NE 2131S 2132NE 2231S 2232NE 2332S 2332SE 2431S 2432NE 2532S 2532SE 2631S 2632NE ' +
        '2732S 2732SE 2732NE 2731SE 2830S 2831NE 2931S 2931SE 3030S 3031NE 3131S 3131SE 3230S 3230SE 3330S ' +
        '3330SE 3429S 3429SE 3529S',
    ),
    source: ours,
  },
  {
    name: 'Semliki',
    sides: sides('0301NE 0301SE 0302NE 0302SE 0302S 0202SE 0203NE 0203SE 0204NE 0204SE 0205NE 0305S'),
    source: ours,
  },
  {
    name: 'Shire',
    sides: sides(
      '1939SE 1940NE 1940SE 1941NE 1941SE 1942NE 1942SE 1942S 1842SE 1843NE 1843SE 1844NE 1944S 1945NE ' +
        '1945SE 1946NE 1946SE 1947NE 2046S 2047NE 2047SE',
    ),
    source: ours,
  },
  {
    name: 'Tana',
    sides: sides(
      '2503S 2504NE 2603S 2604NE 2704S 2804SE 2804NE 2803SE 2903S 2903SE 3002S 3002SE 3102S 3103NE 3202S ' +
        '3203NE 3303S 3304NE 3403S 3404NE 3404SE 3405NE 3405SE 3406NE 3506S 3507NE 3507SE 3508NE 3508SE ' +
        '3509NE',
    ),
    source: ours,
  },
  {
    name: 'Tsavo',
    sides: sides('2809S 2809SE 2909S 2910NE 3009S'),
    source: ours,
  },
  {
    name: 'Ugalla',
    sides: sides('0716NE 0815S 0816NE 0916S 0917NE 1016S 1017NE 1117S 1118NE'),
    source: ours,
  },
  {
    name: 'Umba',
    sides: sides('3013SE 3113S 3114NE 3213S'),
    source: ours,
  },
  {
    name: 'Wami',
    sides: sides(
      '2215SE 2216NE 2216SE 2217NE 2317S 2318NE 2318SE 2319NE 2418S 2419NE 2519S 2520NE 2619S 2619SE 2619NE ' +
        '2618SE 2718S 2718SE 2817S 2818NE 2918S 2918SE 3017S',
    ),
    source: ours,
  },
  {
    name: 'Zambezi',
    sides: sides(
      '0145NW 0144S 0144SE 0144NE 0143SE 0242S 0242SE 0342S 0342SE 0441S 0442NE 0542S 0542SE 0642NE 0742S ' +
        '0743NE 0842S 0842SE 0942S 0943NE 1042S 1042SE 1142S 1142SE 1241S 1242NE 1342S 1343NE 1442S 1443NE ' +
        '1543S 1544NE 1544SE 1545NE 1644S 1645NE 1745S 1746NE 1845S 1846NE 1946S 1947SE 1948NE 2047S 2048NE',
    ),
    source: ours,
  },
]
