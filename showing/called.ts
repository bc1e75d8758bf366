/** A name as it is compared: small letters, single blanks, no accents. */
export const plain = (text: string): string =>
  text.trim().toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ')

/** The same with umlauts written out, as keyboards without them have it: 'luederitz bay'. */
const spelt = (text: string): string =>
  plain(text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'))

/** Fewer letters than this begin too many names. */
const LEAST = 3

/**
 * The one of many that a typed word means: what is called just so, with umlauts, without them or with them written out;
 * else the only one whose name begins so. Undefined when there is none, or several.
 */
export function called<V>(word: string, all: readonly (readonly [name: string, value: V])[]): V | undefined {
  const wanted = plain(word)
  const exact = all.find(([name]) => plain(name) === wanted || spelt(name) === wanted)
  if (exact !== undefined || wanted.length < LEAST) return exact?.[1]
  const begun = all.filter(([name]) => plain(name).startsWith(wanted) || spelt(name).startsWith(wanted))
  return new Set(begun.map(([, value]) => value)).size === 1 ? begun[0]?.[1] : undefined
}
