/** The cases a table may switch on or off before play; every one but fog is optional in the rulebook. */
export const OPTIONS = {
  '26.0': { name: 'Fog of war', standard: true },
  '30.1': { name: 'Captured supply gives action points', standard: false },
  '30.2': { name: 'Captured towns give action points', standard: false },
  '31.0': { name: 'Amphibious assaults', standard: false },
  '32.0': { name: 'Railroad construction', standard: false },
  '33.1': { name: 'Kamerun company', standard: false },
  '33.2': { name: 'German truck column', standard: false },
  '33.3': { name: 'Commonwealth brigades', standard: false },
  '33.4': { name: 'Armored trains ignore ZOC', standard: false },
  '34.0': { name: 'German East Asia Squadron', standard: false },
  '35.0': { name: 'Historical Allied deployment', standard: false },
} as const

/** An option, by its case. */
export type Option = keyof typeof OPTIONS
