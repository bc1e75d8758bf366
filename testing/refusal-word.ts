import { type Refusal, type Rules, readRefusal } from '@boma/kernel'

/** A refusal as a test names it, with its facts as players write them: '4.2 tooDear, hex 0301, cost 2, left 0'. */
export function refusalWord({ refusals }: Pick<Rules, 'refusals'>, refusal: Refusal): string {
  const { rule = '', name = '', words = {} } = readRefusal(refusals, refusal) ?? {}
  const facts = Object.entries(words).map(([fact, word]) => `, ${fact} ${word}`)
  return `${rule} ${name}${facts.join('')}`.trim()
}
