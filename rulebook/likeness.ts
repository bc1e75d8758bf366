const WORD = /\p{L}+|\d+(?:\.\d+)*[a-o]?/gu

/** A word as it is compared: small, and without marks over its letters. */
export const folded = (word: string): string =>
  word.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '')

/** The words of a text as they are compared. */
export const wordsIn = (text: string): readonly string[] => folded(text).match(WORD) ?? []

/** Where the words of a text stand in it. */
export const wordsAt = (text: string): readonly RegExpExecArray[] => [...text.matchAll(WORD)]

/** What English and German words end with in one form or another. The longer goes first. */
const ENDINGS = 'ungen ings ing ungs als ern ies ung est em er en es ed al ly e n s y'.split(' ')

/** Shorter than this a word says nothing any more. */
const STEM = 4

/** Short words that have more than one: 'guns' and 'runs', but not the German 'eins'. */
const FEW = /^(?!eins)\p{L}{2}[^isu\P{L}]s$/u

/** A book has a few thousand words, which every question meets again: each is cut once. */
function remembered(cut: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const now = cut(word)
    known.set(word, now)
    return now
  }
}

/** The beginning that the forms of a word share: 'marches' and 'marching', 'Rückzüge' and 'Rückzug'. */
export const stemOf = remembered((word) => {
  if (FEW.test(word)) return word.slice(0, -1)
  const ending = ENDINGS.find((end) => word.length - end.length >= STEM && word.endsWith(end))
  return ending === undefined ? word : word.slice(0, -ending.length)
})

/** What is left of a verb without what tells who does it, or that it was done: 'dreht' and 'drehen', 'gesammelt'. */
const rootOf = remembered((word) => {
  const stem = stemOf(word)
  if (!stem.endsWith('t') || stem.length <= STEM) return stem
  const root = stem.slice(0, -1)
  return root.startsWith('ge') && root.length >= 7 ? root.slice(2) : root
})

/** How well a word of the text is the one that was sought: the same, its beginning, or a part of a long German one. */
function likeness(word: string, sought: string): number {
  if (word === sought) return 1
  if (stemOf(word) === stemOf(sought)) return 0.9
  if (rootOf(word) === rootOf(sought)) return 0.8
  if (/\d/.test(sought)) return word.startsWith(`${sought}.`) ? 0.5 : 0
  if (sought.length >= 2 && word.startsWith(sought)) return 0.6
  if (sought.length >= 5 && word.startsWith(stemOf(sought))) return 0.5
  if (sought.length >= 5 && word.includes(stemOf(sought))) return 0.3
  return isPartOf(word, sought) ? 0.5 : 0
}

/** 'Feuer' and 'Treffer' are parts of 'Feuertreffer'. */
const isPartOf = (word: string, sought: string): boolean =>
  sought.length >= 9 && word.length >= 5 && (sought.startsWith(stemOf(word)) || sought.endsWith(word))

/** ü may be typed as ue. */
const spelt = (word: string): readonly string[] => {
  const short = word.replaceAll(/([aou])e/g, '$1')
  return short === word ? [word] : [word, short]
}

/** How well a word of the text is the one that was sought, however that is spelt. */
export const fit = (word: string, sought: string): number =>
  Math.max(...spelt(sought).map((way) => likeness(word, way)))

/** A word that means the same is worth so much of the word itself. */
const ALIKE = 0.6

/** The same for all the words of a book, each compared but once; words that mean the same count too. */
export function fitting(sought: string, alike: readonly string[] = []): (word: string) => number {
  const known = new Map<string, number>()
  const stems = new Set(alike.map(stemOf))
  const reckon = (word: string): number => {
    const own = fit(word, sought)
    return own >= ALIKE || !stems.has(stemOf(word)) ? own : ALIKE
  }
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const now = reckon(word)
    known.set(word, now)
    return now
  }
}
