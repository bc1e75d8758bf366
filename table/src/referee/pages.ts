/** The text of a match's record in parts: its journal only grows, so that whoever has some of its lines needs but the rest. */
export interface Pages {
  /** What it begins with. */
  readonly head: string
  /** What it ends with just now. */
  readonly foot: string
  /** The lines of its journal from a line on. */
  lines(since: number): readonly string[]
}

/** The whole text. */
export const textOf = ({ head, foot, lines }: Pages): string =>
  [head, ...lines(0).map((line) => `${line}\n`), foot].join('')

/** A text that is kept just as it came. */
export const asItCame = (text: string): Pages => ({ head: text, foot: '', lines: () => [] })
