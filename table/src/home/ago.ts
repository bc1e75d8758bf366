const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago something was, as people say it: 'yesterday', 'vor 3 Stunden'; a date once it is long ago. */
export function agoInWords(then: number, now: number, language: string): string {
  const passed = Math.max(0, now - then)
  if (passed > 30 * 86_400_000) return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(then)
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const [unit, length] = UNITS.find(([, each]) => passed >= each) ?? ['second', Number.POSITIVE_INFINITY]
  return words.format(-Math.floor(passed / length), unit)
}
