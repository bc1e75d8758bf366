import { type Action, question, type Side } from '@boma/kernel'
import { casesIn, guideTo, type SpokenMatch, weighedOn } from '@boma/showing'
import { SELF } from '../screen/words.ts'
import { wrap } from '../screen/wrap.ts'

/** Text wider than this is hard to read. */
const WIDEST = 100

/** What the question is that waits, what to weigh, and the odds of its answers as the side sees them. */
export async function aboutQuestion(
  match: SpokenMatch,
  side: Side,
  legal: readonly Action[],
  width: number,
): Promise<readonly string[]> {
  const view = match.view(side)
  const asked = question(match.game, view)
  const help = (await guideTo(match.game))?.questions[asked?.name ?? '']
  if (asked === undefined || help === undefined) return [`There is no help to this; 'help' lists what you can type.`]
  const figures = weighedOn(match.game, view, legal).map(({ head, text, rule }) => `${head}: ${text} (${rule})`)
  const cited = casesIn(help.what).includes(asked.rule) ? help.what : `${help.what.replace(/\.$/, '')} (${asked.rule}).`
  const lines = [cited, help.weigh, help.usual, ...figures]
  return [
    ...lines.flatMap((line) => wrap([line], Math.min(width, WIDEST))),
    `'help' lists what you can type, '${SELF} glossary ${match.game.id}' what words mean.`,
  ]
}
