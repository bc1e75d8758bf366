import type { Asleep } from '@boma/kernel'

/** The text of a match's record in parts: its journal only grows, so that whoever has some of its lines needs but the rest. */
export interface Pages extends BesideJournal {
  /** What it begins with. */
  readonly head: string
  /** What it ends with just now. */
  readonly foot: string
  /** The lines of its journal from a line on. */
  lines(since: number): readonly string[]
  /** The lines behind those, of orders that may still be taken back without a trace. */
  readonly loose: readonly string[]
}

/**
 * What lies beside the text. To write a match is not to tell the secret of its dice, which the text may have all the same
 * if others wrote it; and by the seal, '' where there is none, one knows that the rest is as this page wrote it.
 */
export type BesideJournal = Pick<Asleep, 'secret' | 'told' | 'seal'>

/** That alone. */
export const besideOf = ({ secret, told, seal }: BesideJournal): BesideJournal => ({ secret, told, seal })

const joined = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

/** All of it, as it is kept. */
export const asleepIn = (pages: Pages): Asleep => ({
  head: pages.head,
  journal: joined(pages.lines(0)),
  loose: joined(pages.loose),
  foot: pages.foot,
  ...besideOf(pages),
})

/** A text with the secret in its place, to be handed out. */
export const withSecret = (text: string, secret: string | undefined): string =>
  secret === undefined ? text : text.replace(/^dice cipher .*$/m, `$&\nsecret ${secret}`)

/** A text that is kept just as it came. */
export const asItCame = (text: string): Pages => ({
  head: text,
  foot: '',
  lines: () => [],
  loose: [],
  secret: undefined,
  told: true,
  seal: '',
})
