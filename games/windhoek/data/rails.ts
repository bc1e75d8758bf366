import type { HexName } from './map.ts'
import type { Source } from './provenance.ts'

/** A railroad as the chain of hexes it runs through; rail hexes are contiguous only where a line links them (21.0). */
export type Rail = {
  readonly id: string
  readonly name: string
  /** Built lines are roads too (21.1); buildable ones are neither until an engineer has laid them (21.8, 32.0). */
  readonly status: 'built' | 'buildable'
  /** In order; a buildable line grows from its first hex. */
  readonly hexes: readonly HexName[]
  readonly source: { readonly ends: Source; readonly route: Source }
}

const ours = { ends: 'reconstructed', route: 'reconstructed' } as const
const optional = { ends: 'printed 32.1', route: 'reconstructed' } as const
const hexes = (chain: string): readonly HexName[] => chain.split(' ')

/** The railroads of 1914 and the three that the Allies may lay. */
export const RAILS: readonly Rail[] = [
  {
    id: 'swakop',
    name: 'Swakopmund - Karibib - Windhoek',
    status: 'built',
    hexes: hexes('2117 2216 2316 2415 2515 2614 2715 2716 2816'),
    source: ours,
  },
  {
    id: 'otavi',
    name: 'Usakos - Otavi - Tsumeb',
    status: 'built',
    hexes: hexes('2415 2414 2413 2513 2512 2611 2610 2710 2709 2708 2807'),
    source: ours,
  },
  {
    id: 'grootfontein',
    name: 'Otavi - Grootfontein',
    status: 'built',
    hexes: hexes('2709 2808 2909 3008'),
    source: ours,
  },
  {
    id: 'north-south',
    name: 'Windhoek - Keetmanshoop',
    status: 'built',
    hexes: hexes('2816 2817 2818 2919 2920 3020 3121 3122 3022 3123 3124 3224 3225 3226'),
    source: ours,
  },
  {
    id: 'south',
    name: 'Lüderitz Bay - Keetmanshoop',
    status: 'built',
    hexes: hexes('2426 2527 2626 2727 2826 2927 3026 3127 3226'),
    source: ours,
  },
  {
    id: 'kalkfontein',
    name: 'Seeheim - Kalkfontein',
    status: 'built',
    hexes: hexes('3127 3227 3228 3329 3429'),
    source: { ends: 'derived 32.1', route: 'reconstructed' },
  },
  {
    id: 'copper',
    name: 'Port Nolloth - Springbok',
    status: 'built',
    hexes: hexes('3033 3133 3232 3233'),
    source: ours,
  },
  {
    id: 'walvis',
    name: 'Walvis Bay - Swakopmund',
    status: 'buildable',
    hexes: hexes('2118 2117'),
    source: optional,
  },
  {
    id: 'okahakana',
    name: 'Otjiwarongo - Okahakana',
    status: 'buildable',
    hexes: hexes('2611 2511 2410 2409 2309 2308 2207'),
    source: optional,
  },
  {
    id: 'upington',
    name: 'Upington - Kalkfontein',
    status: 'buildable',
    hexes: hexes('4029 3930 3829 3729 3629 3529 3429'),
    source: optional,
  },
]
