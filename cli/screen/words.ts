import { styleText } from 'node:util'

/** Text that stands out, on terminals that can and may show it. */
export const bold = (text: string): string => styleText('bold', text)

/** Text that stays in the background. */
export const faint = (text: string): string => styleText('dim', text)

const { npm_lifecycle_event: script } = process.env
/** What a person types to start this program: `npm start --` if that was how it started. */
export const SELF: string = script === 'start' ? 'npm start --' : 'boma'

/** A phrase as a sentence: a capital first, a full stop last. */
export function sentence(phrase: string): string {
  const capital = phrase.charAt(0).toUpperCase() + phrase.slice(1)
  return /[.?!]$/.test(capital) ? capital : `${capital}.`
}

/** 'one action', 'no actions', '12 actions'. */
export const amount = (n: number, thing: string): string =>
  n === 1 ? `one ${thing}` : `${n === 0 ? 'no' : n} ${thing}s`
