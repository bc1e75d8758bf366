/** Words one after the other, as hexes and counters are listed: shorter to read than a word a line. */
export const inARow = (words: string): readonly string[] => words.split(' ')
