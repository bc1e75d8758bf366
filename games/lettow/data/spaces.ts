import type { Source } from './provenance.ts'

/** The regions of the map: German and British East Africa, Rhodesia and Nyasaland, Belgian Congo, Portuguese East Africa. */
export const REGIONS = ['GEA', 'BEA', 'RN', 'BC', 'PEA'] as const
/** A region. */
export type Region = (typeof REGIONS)[number]
/** The lakes that carry troops (28.2). */
export const LAKES = ['Victoria', 'Tanganyika', 'Nyasa'] as const
/** A lake. */
export type Lake = (typeof LAKES)[number]

/** A space of the map; every one is a town. */
export interface SpaceData {
  /** What players write: one word. */
  readonly id: string
  readonly name: string
  readonly region: Region
  /** Is it a supply center (3.6)? */
  readonly center?: true
  /** Is it a port on the Indian Ocean? */
  readonly ocean?: true
  /** The lake it is a port of. */
  readonly lake?: Lake
  readonly source: { readonly space: Source; readonly center?: Source }
}

/** §3.7: the spaces. */
// biome-ignore format: one space per line
export const SPACES: readonly SpaceData[] = [
  { id: 'Mombasa', name: 'Mombasa', region: 'BEA', center: true, ocean: true, source: { space: 'printed', center: 'reconstructed' } },
  { id: 'Voi', name: 'Voi', region: 'BEA', source: { space: 'reconstructed' } },
  { id: 'Nairobi', name: 'Nairobi', region: 'BEA', center: true, source: { space: 'printed', center: 'reconstructed' } },
  { id: 'Kisumu', name: 'Kisumu', region: 'BEA', lake: 'Victoria', source: { space: 'reconstructed' } },
  { id: 'Entebbe', name: 'Entebbe', region: 'BEA', lake: 'Victoria', source: { space: 'reconstructed' } },
  { id: 'Masaka', name: 'Masaka', region: 'BEA', source: { space: 'reconstructed' } },
  { id: 'Taveta', name: 'Taveta', region: 'BEA', source: { space: 'reconstructed' } },
  { id: 'Abercorn', name: 'Abercorn', region: 'RN', center: true, source: { space: 'printed', center: 'reconstructed' } },
  { id: 'Karonga', name: 'Karonga', region: 'RN', lake: 'Nyasa', source: { space: 'reconstructed' } },
  { id: 'Fort-Johnston', name: 'Fort Johnston', region: 'RN', lake: 'Nyasa', source: { space: 'reconstructed' } },
  { id: 'Belgian-Congo', name: 'Belgian Congo', region: 'BC', center: true, lake: 'Tanganyika', source: { space: 'printed', center: 'printed' } },
  { id: 'Rutshuru', name: 'Rutshuru', region: 'BC', source: { space: 'reconstructed' } },
  { id: 'Mozambique', name: 'Mozambique', region: 'PEA', center: true, ocean: true, source: { space: 'reconstructed', center: 'printed' } },
  { id: 'Port-Amelia', name: 'Port Amelia', region: 'PEA', ocean: true, source: { space: 'reconstructed' } },
  { id: 'Negomano', name: 'Negomano', region: 'PEA', source: { space: 'reconstructed' } },
  { id: 'Mtengula', name: 'Mtengula', region: 'PEA', lake: 'Nyasa', source: { space: 'reconstructed' } },
  { id: 'Quelimane', name: 'Quelimane', region: 'PEA', ocean: true, source: { space: 'reconstructed' } },
  { id: 'Namarroi', name: 'Namarroi', region: 'PEA', source: { space: 'reconstructed' } },
  { id: 'Dar-es-Salaam', name: 'Dar es Salaam', region: 'GEA', center: true, ocean: true, source: { space: 'printed', center: 'reconstructed' } },
  { id: 'Morogoro', name: 'Morogoro', region: 'GEA', source: { space: 'reconstructed' } },
  { id: 'Dodoma', name: 'Dodoma', region: 'GEA', source: { space: 'reconstructed' } },
  { id: 'Tabora', name: 'Tabora', region: 'GEA', center: true, source: { space: 'reconstructed', center: 'reconstructed' } },
  { id: 'Kigoma', name: 'Kigoma', region: 'GEA', lake: 'Tanganyika', source: { space: 'reconstructed' } },
  { id: 'Tanga', name: 'Tanga', region: 'GEA', center: true, ocean: true, source: { space: 'reconstructed', center: 'reconstructed' } },
  { id: 'Korogwe', name: 'Korogwe', region: 'GEA', source: { space: 'reconstructed' } },
  { id: 'Moshi', name: 'Moshi', region: 'GEA', source: { space: 'reconstructed' } },
  { id: 'Arusha', name: 'Arusha', region: 'GEA', source: { space: 'reconstructed' } },
  { id: 'Kondoa-Irangi', name: 'Kondoa Irangi', region: 'GEA', source: { space: 'reconstructed' } },
  { id: 'Handeni', name: 'Handeni', region: 'GEA', source: { space: 'reconstructed' } },
  { id: 'Muansa', name: 'Muansa', region: 'GEA', lake: 'Victoria', source: { space: 'reconstructed' } },
  { id: 'Bukoba', name: 'Bukoba', region: 'GEA', lake: 'Victoria', source: { space: 'reconstructed' } },
  { id: 'Kigali', name: 'Kigali', region: 'GEA', source: { space: 'reconstructed' } },
  { id: 'Usumbura', name: 'Usumbura', region: 'GEA', lake: 'Tanganyika', source: { space: 'reconstructed' } },
  { id: 'Bismarckburg', name: 'Bismarckburg', region: 'GEA', lake: 'Tanganyika', source: { space: 'reconstructed' } },
  { id: 'Iringa', name: 'Iringa', region: 'GEA', source: { space: 'reconstructed' } },
  { id: 'Mahenge', name: 'Mahenge', region: 'GEA', source: { space: 'reconstructed' } },
  { id: 'Songea', name: 'Songea', region: 'GEA', source: { space: 'reconstructed' } },
  { id: 'Kilwa', name: 'Kilwa', region: 'GEA', ocean: true, source: { space: 'reconstructed' } },
  { id: 'Liwale', name: 'Liwale', region: 'GEA', source: { space: 'reconstructed' } },
  { id: 'Lindi', name: 'Lindi', region: 'GEA', ocean: true, source: { space: 'reconstructed' } },
  { id: 'Masasi', name: 'Masasi', region: 'GEA', source: { space: 'reconstructed' } },
  { id: 'Neu-Langenburg', name: 'Neu Langenburg', region: 'GEA', lake: 'Nyasa', source: { space: 'reconstructed' } },
]

/** A road or a railway between two spaces. */
type Link = readonly [from: string, to: string]

/** The railways (28.3); a rail is also a trail (3.1). Reconstructed, like the trails: the printed map is not part of the rules. */
// biome-ignore format: three links to a line
export const RAILS: readonly Link[] = [
  ['Mombasa', 'Voi'], ['Voi', 'Nairobi'], ['Nairobi', 'Kisumu'],
  ['Tanga', 'Korogwe'], ['Korogwe', 'Moshi'], ['Dar-es-Salaam', 'Morogoro'],
  ['Morogoro', 'Dodoma'], ['Dodoma', 'Tabora'], ['Tabora', 'Kigoma'],
]

/** §3.7: the trails. */
// biome-ignore format: three links to a line
export const TRAILS: readonly Link[] = [
  ['Mombasa', 'Tanga'], ['Voi', 'Taveta'], ['Taveta', 'Moshi'],
  ['Nairobi', 'Arusha'], ['Kisumu', 'Entebbe'], ['Entebbe', 'Masaka'],
  ['Masaka', 'Bukoba'], ['Kisumu', 'Muansa'], ['Rutshuru', 'Kigali'],
  ['Rutshuru', 'Masaka'], ['Belgian-Congo', 'Rutshuru'], ['Belgian-Congo', 'Usumbura'],
  ['Abercorn', 'Bismarckburg'], ['Abercorn', 'Karonga'], ['Abercorn', 'Belgian-Congo'],
  ['Karonga', 'Neu-Langenburg'], ['Karonga', 'Fort-Johnston'], ['Abercorn', 'Neu-Langenburg'],
  ['Fort-Johnston', 'Mtengula'], ['Fort-Johnston', 'Namarroi'], ['Moshi', 'Arusha'],
  ['Arusha', 'Kondoa-Irangi'], ['Kondoa-Irangi', 'Dodoma'], ['Korogwe', 'Handeni'],
  ['Handeni', 'Morogoro'], ['Handeni', 'Dar-es-Salaam'], ['Tabora', 'Muansa'],
  ['Muansa', 'Bukoba'], ['Bukoba', 'Kigali'], ['Kigali', 'Usumbura'],
  ['Usumbura', 'Kigoma'], ['Tabora', 'Bismarckburg'], ['Kigoma', 'Bismarckburg'],
  ['Dodoma', 'Iringa'], ['Iringa', 'Neu-Langenburg'], ['Iringa', 'Mahenge'],
  ['Morogoro', 'Mahenge'], ['Bismarckburg', 'Neu-Langenburg'], ['Mahenge', 'Songea'],
  ['Mahenge', 'Liwale'], ['Songea', 'Neu-Langenburg'], ['Songea', 'Mtengula'],
  ['Songea', 'Negomano'], ['Dar-es-Salaam', 'Kilwa'], ['Kilwa', 'Liwale'],
  ['Kilwa', 'Lindi'], ['Liwale', 'Masasi'], ['Lindi', 'Masasi'],
  ['Masasi', 'Negomano'], ['Lindi', 'Port-Amelia'], ['Negomano', 'Port-Amelia'],
  ['Negomano', 'Mtengula'], ['Port-Amelia', 'Mozambique'], ['Negomano', 'Namarroi'],
  ['Mozambique', 'Namarroi'], ['Namarroi', 'Quelimane'], ['Mtengula', 'Namarroi'],
  ['Mozambique', 'Quelimane'],
]
