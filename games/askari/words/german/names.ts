/** Counters whose name can be translated. */
export const counters: Readonly<Record<string, string>> = {}

/** Towns that go by another name in German. */
export const towns: Readonly<Record<string, string>> = {
  'Dar-es-Salaam': 'Daressalam',
  'Mafia Island': 'Insel Mafia',
  Zanzibar: 'Sansibar',
  Mwanza: 'Muansa',
  Moshi: 'Moschi',
  Arusha: 'Aruscha',
  Kilosa: 'Kilossa',
  Songea: 'Ssongea',
  Masasi: 'Massassi',
  Bagamoyo: 'Bagamojo',
  Sadani: 'Saadani',
  Rutchuru: 'Rutschuru',
  Mozambique: 'Mosambik',
}

/** The railways. */
export const lines: readonly string[] = ['Ugandabahn', 'Nordbahn', 'Zentralbahn', 'Blantyrebahn']
