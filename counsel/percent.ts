/** What is nearer to never or to always than this is that: fractions do not add up exactly. */
const HAIR = 1e-9

/** How many times in a hundred, as people say it: what is possible is never 0, and what may fail never 100. */
export function inHundred(chance: number): string {
  if (chance > HAIR && chance < 0.005) return '<1'
  if (chance >= 0.995 && chance < 1 - HAIR) return '>99'
  return String(Math.round(100 * chance))
}

/** The same with its sign: '72 %'. */
export const percent = (chance: number): string => `${inHundred(chance)} %`
