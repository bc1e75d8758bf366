import { styleText } from 'node:util'

/** Text that stands out, on terminals that can and may show it. */
export const bold = (text: string): string => styleText('bold', text)

/** Text that stays in the background. */
export const faint = (text: string): string => styleText('dim', text)

/** What a person typed to start this program, so that what it says to type works as it stands. */
export const SELF: string = startedBy(process.env)

/** The words before a command: `npm start --`, `npx boma`, or its own name. */
export function startedBy({ npm_lifecycle_event: by, npm_lifecycle_script: what }: NodeJS.ProcessEnv): string {
  if (by === 'start') return 'npm start --'
  return by === 'npx' && /^boma\b/.test(what ?? '') ? 'npx boma' : 'boma'
}

/** A phrase as a sentence: a capital first, a full stop last. */
export function sentence(phrase: string): string {
  const capital = phrase.charAt(0).toUpperCase() + phrase.slice(1)
  return /[.?!]$/.test(capital) ? capital : `${capital}.`
}

/** 'one action', 'no actions', '12 actions'. */
export const amount = (n: number, thing: string): string =>
  n === 1 ? `one ${thing}` : `${n === 0 ? 'no' : n} ${thing}s`
