import type { Modifier } from '@boma/kernel'

// §3: what may count for a shot, a bit each, so that a volley adds up without a list; odds and page read the same lines.

/** §3.2: a firer of the first rank. */
export const FIRST_RATE = 1 << 0
/** §3.3: a firer of the second. */
export const SECOND_RATE = 1 << 1
/** §5.4: the shot of a Warrior. */
export const WARRIOR_SHOT = 1 << 2
/** §3.4: over half range. */
export const OVER_HALF = 1 << 3
/** §3.5: the target has charged home. */
export const CHARGED_HOME = 1 << 4
/** §3.6: the target is in cover, or began its move there. */
export const IN_COVER = 1 << 5
/** §3.7: the target is trained, in cover and silent. */
export const SILENT = 1 << 6
/** §3.8: the target has modern firearms and is in cover. */
export const MODERN_IN_COVER = 1 << 7
/** §3.9: the target is dispersed. */
export const DISPERSED = 1 << 8
/** §3.10: the firer is behind works. */
export const BEHIND_WORKS = 1 << 9
/** §14.7: smoke. */
export const IN_SMOKE = 1 << 10

/** All lines, in the order of their bits. */
const LINES: readonly Modifier[] = [
  { text: 'page.firstRate', value: 2, rule: '3.2' },
  { text: 'page.secondRate', value: 1, rule: '3.3' },
  { text: 'page.warriorShot', value: 1, rule: '5.4' },
  { text: 'page.overHalf', value: -1, rule: '3.4' },
  { text: 'page.chargedHome', value: -1, rule: '3.5' },
  { text: 'page.inCover', value: -1, rule: '3.6' },
  { text: 'page.silent', value: -1, rule: '3.7' },
  { text: 'page.modernInCover', value: -1, rule: '3.8' },
  { text: 'page.dispersed', value: -1, rule: '3.9' },
  { text: 'page.behindWorks', value: -1, rule: '3.10' },
  { text: 'page.inSmoke', value: -1, rule: '14.7' },
]

/** The lines that a shot has. */
export const linesOf = (bits: number): readonly Modifier[] => LINES.filter((_, i) => ((bits >> i) & 1) === 1)

const SUMS = Int8Array.from({ length: 1 << LINES.length }, (_, bits) =>
  linesOf(bits).reduce((sum, { value }) => sum + value, 0),
)
/** Ruling H3: what the lines of a shot come to; each that applies counts. */
export const sumOf = (bits: number): number => SUMS[bits]
