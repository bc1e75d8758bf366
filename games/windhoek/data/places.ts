import type { HexName } from './map.ts'
import type { Source } from './provenance.ts'

/** A town or settlement; every port is a town, and only towns count for victory (5.2). */
export type Place = {
  readonly hex: HexName
  readonly name: string
  /** How the rulebook spells it, where that differs. */
  readonly spelt?: string
  readonly kind: 'town' | 'settlement'
  readonly port?: true
  /** A mining town gives its holder an action point (9.1). */
  readonly mining?: true
  /** Latitude and longitude, from which a reconstructed hex was found. */
  readonly at: readonly [number, number]
  readonly source: { readonly name: Source; readonly hex: Source; readonly kind: Source }
}

const known = (name: Source, kind: Source, hex: Source = 'reconstructed') => ({ name, hex, kind })
const ours = known('reconstructed', 'reconstructed')

/** Towns first, then settlements, each by territory: German, Walvis Bay, South African, Angolan, Bechuana. */
export const PLACES: readonly Place[] = [
  {
    hex: '2117',
    name: 'Swakopmund',
    spelt: 'Swakomund',
    kind: 'town',
    port: true,
    at: [-22.678, 14.527],
    source: known('printed 2.0', 'printed 2.0', 'printed 2.0'),
  },
  {
    hex: '2426',
    name: 'Lüderitz Bay',
    kind: 'town',
    port: true,
    mining: true,
    at: [-26.647, 15.154],
    source: known('printed 9.1', 'printed 9.1'),
  },
  { hex: '2816', name: 'Windhoek', kind: 'town', at: [-22.57, 17.084], source: known('printed 9.1', 'derived 9.1') },
  { hex: '2515', name: 'Karibib', kind: 'town', at: [-21.94, 15.86], source: ours },
  { hex: '2413', name: 'Omaruru', kind: 'town', at: [-21.43, 15.95], source: ours },
  {
    hex: '2611',
    name: 'Otjiwarongo',
    spelt: 'Otijiwarongo',
    kind: 'town',
    at: [-20.464, 16.647],
    source: known('printed 32.1', 'reconstructed'),
  },
  {
    hex: '2709',
    name: 'Otavi',
    kind: 'town',
    mining: true,
    at: [-19.643, 17.341],
    source: known('printed 9.1', 'printed 9.1'),
  },
  { hex: '3008', name: 'Grootfontein', kind: 'town', at: [-19.567, 18.117], source: ours },
  { hex: '3226', name: 'Keetmanshoop', kind: 'town', at: [-26.579, 18.133], source: ours },
  { hex: '3022', name: 'Gibeon', kind: 'town', at: [-25.12, 17.77], source: ours },
  { hex: '3315', name: 'Gobabis', kind: 'town', at: [-22.45, 18.97], source: ours },
  {
    hex: '2118',
    name: 'Walvis Bay',
    kind: 'town',
    port: true,
    at: [-22.957, 14.505],
    source: known('printed 2.1', 'derived 5.2', 'derived 32.1'),
  },
  {
    hex: '3033',
    name: 'Port Nolloth',
    kind: 'town',
    port: true,
    at: [-29.25, 16.868],
    source: known('printed 3.1', 'reconstructed'),
  },
  {
    hex: '3233',
    name: 'Springbok',
    kind: 'town',
    mining: true,
    at: [-29.664, 17.886],
    source: known('printed 9.1', 'printed 9.1'),
  },
  { hex: '4029', name: 'Upington', kind: 'town', at: [-28.448, 21.256], source: known('printed 32.1', 'derived 35.0') },
  {
    hex: '1101',
    name: 'Port Alexander',
    kind: 'town',
    port: true,
    at: [-15.8, 11.85],
    source: known('printed 5.2', 'derived 6.3'),
  },
  { hex: '2002', name: 'Humbe', kind: 'town', at: [-16.683, 14.883], source: known('printed 5.2', 'derived 6.3') },
  {
    hex: '3429',
    name: 'Kalkfontein',
    kind: 'settlement',
    at: [-28.017, 18.748],
    source: known('reconstructed', 'reconstructed', 'derived 32.1'),
  },
  { hex: '2410', name: 'Outjo', kind: 'settlement', at: [-20.11, 16.15], source: ours },
  {
    hex: '2207',
    name: 'Okahakana',
    spelt: 'Okakaknana',
    kind: 'settlement',
    at: [-18.85, 15.62],
    source: known('printed 32.1', 'reconstructed'),
  },
  { hex: '2807', name: 'Tsumeb', kind: 'settlement', at: [-19.233, 17.717], source: ours },
  { hex: '3430', name: 'Warmbad', kind: 'settlement', at: [-28.45, 18.73], source: ours },
  { hex: '2415', name: 'Usakos', kind: 'settlement', at: [-21.995, 15.59], source: ours },
  { hex: '2715', name: 'Okahandja', kind: 'settlement', at: [-21.98, 16.91], source: ours },
  { hex: '2818', name: 'Rehoboth', kind: 'settlement', at: [-23.32, 17.09], source: ours },
  { hex: '3121', name: 'Mariental', kind: 'settlement', at: [-24.63, 17.97], source: ours },
  { hex: '2821', name: 'Maltahöhe', kind: 'settlement', at: [-24.83, 16.98], source: ours },
  { hex: '3127', name: 'Seeheim', kind: 'settlement', at: [-26.82, 17.8], source: ours },
  { hex: '2926', name: 'Bethanien', kind: 'settlement', at: [-26.5, 17.15], source: ours },
  { hex: '2727', name: 'Aus', kind: 'settlement', at: [-26.67, 16.26], source: ours },
  { hex: '3626', name: 'Aroab', kind: 'settlement', at: [-26.8, 19.64], source: ours },
  { hex: '3321', name: 'Gochas', kind: 'settlement', at: [-24.85, 18.8], source: ours },
  { hex: '3418', name: 'Aminuis', kind: 'settlement', at: [-23.72, 19.37], source: ours },
  { hex: '3424', name: 'Koës', kind: 'settlement', at: [-25.94, 19.12], source: ours },
  { hex: '3629', name: 'Ukamas', kind: 'settlement', at: [-28.05, 19.75], source: ours },
  { hex: '3431', name: 'Sandfontein', kind: 'settlement', at: [-28.72, 18.55], source: ours },
  { hex: '2711', name: 'Waterberg', kind: 'settlement', at: [-20.5, 17.25], source: ours },
  { hex: '2308', name: 'Okaukuejo', kind: 'settlement', at: [-19.18, 15.92], source: ours },
  { hex: '2606', name: 'Namutoni', kind: 'settlement', at: [-18.81, 16.94], source: ours },
  { hex: '2110', name: 'Kamanjab', kind: 'settlement', at: [-19.62, 14.84], source: ours },
  { hex: '1709', name: 'Zesfontein', kind: 'settlement', at: [-19.12, 13.61], source: ours },
  { hex: '2111', name: 'Franzfontein', kind: 'settlement', at: [-20.2, 15.02], source: ours },
  { hex: '3313', name: 'Epukiro', kind: 'settlement', at: [-21.6, 19.1], source: ours },
  { hex: '2305', name: 'Olukonda', kind: 'settlement', at: [-18.08, 16.0], source: ours },
  { hex: '2316', name: 'Trekkopjes', kind: 'settlement', at: [-22.28, 15.1], source: ours },
  { hex: '3232', name: 'Steinkopf', kind: 'settlement', at: [-29.26, 17.73], source: ours },
  { hex: '3332', name: 'Goodhouse', kind: 'settlement', at: [-28.9, 18.23], source: ours },
  { hex: '3532', name: 'Pella', kind: 'settlement', at: [-29.03, 19.15], source: ours },
  { hex: '3931', name: 'Kakamas', kind: 'settlement', at: [-28.77, 20.62], source: ours },
  { hex: '4032', name: 'Kenhardt', kind: 'settlement', at: [-29.35, 21.15], source: ours },
  { hex: '3726', name: 'Rietfontein', kind: 'settlement', at: [-26.75, 20.03], source: ours },
  { hex: '2003', name: 'Naulila', kind: 'settlement', at: [-17.2, 14.68], source: ours },
  { hex: '3103', name: 'Cuangar', kind: 'settlement', at: [-17.6, 18.65], source: ours },
  { hex: '2202', name: 'Ngiva', kind: 'settlement', at: [-17.07, 15.73], source: ours },
  { hex: '1801', name: 'Cahama', kind: 'settlement', at: [-16.28, 14.31], source: ours },
  { hex: '4012', name: 'Ghanzi', kind: 'settlement', at: [-21.7, 21.65], source: ours },
]
