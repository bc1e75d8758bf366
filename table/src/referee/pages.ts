/** The text of a match's record in parts: its journal only grows, so that whoever has some of its lines needs but the rest. */
export interface Pages extends Beside {
  /** What it begins with. */
  readonly head: string
  /** What it ends with just now. */
  readonly foot: string
  /** The lines of its journal from a line on. */
  lines(since: number): readonly string[]
  /** The lines behind those, of orders that may still be taken back without a trace. */
  readonly loose: readonly string[]
}

/** What lies beside the text: to write a match is not to tell the secret of its dice. */
export interface Beside {
  /** The secret in hexadecimal; undefined where people roll their own dice, or where the text has it. */
  readonly secret: string | undefined
  /** Was it told? */
  readonly told: boolean
}

/** That alone. */
export const besideOf = ({ secret, told }: Beside): Beside => ({ secret, told })

/** The whole text, without the secret. */
export const textOf = ({ head, foot, lines, loose }: Pages): string =>
  [head, ...[...lines(0), ...loose].map((line) => `${line}\n`), foot].join('')

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
})
