/** Of many words the few that are nearest to one that was mistyped, the nearest first. */
export function nearest(word: string, words: readonly string[], most = 3): readonly string[] {
  const far = (other: string): number => (isWithin(word, other) ? 1 : distance(word, other))
  return words
    .map((other) => ({ other, far: far(other) }))
    .filter((each) => each.far <= Math.max(1, Math.floor(word.length / 2)))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, most)
    .map((each) => each.other)
}

/** Does one begin with the other? */
const isWithin = (a: string, b: string): boolean => a !== '' && (a.startsWith(b) || b.startsWith(a))

/** How many letters must be put in, taken out or changed to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries())
      next.push(Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    row = next
  }
  return row.at(-1) ?? 0
}

/** '25.2', '25.2 or 25.3', '25.2, 25.3 or 25.4'. */
export const orList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
