/** The cases a table may switch on or off before play; every one but fog is optional in the rulebook. */
export const OPTIONS = {
  '26.0': { standard: true },
  '30.1': { standard: false },
  '30.2': { standard: false },
  '31.0': { standard: false },
  '32.0': { standard: false },
  '33.1': { standard: false },
  '33.2': { standard: false },
  '33.3': { standard: false },
  '33.4': { standard: false },
  '34.0': { standard: false },
  '35.0': { standard: false },
} as const

/** An option, by its case. */
export type Option = keyof typeof OPTIONS
