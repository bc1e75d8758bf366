import { type Note, type Proposal, TASKS, type Task } from '@boma/counsel'
import { type Action, type Side, type TableBase, toDecide } from '@boma/kernel'
import type { SpokenGame } from './game.ts'
import { namedBy } from './meaning.ts'
import { say, sayAction } from './say.ts'
import { sayFact } from './text.ts'

/** An order that is advised: what it is called, its actions, and why; the spaces and pieces that it names, in its order. */
export interface Hint {
  readonly order: readonly Action[]
  readonly does: string
  readonly why: string
  readonly spaces: readonly number[]
  readonly pieces: readonly number[]
}

/** The best orders for a side at the question that waits, by the doctrine of the game and the side's view alone; the best first. */
export function hintsFor<T extends TableBase>(game: SpokenGame<T>, view: T, side: Side, most = 3): readonly Hint[] {
  const { doctrine } = game.counsel
  if (doctrine === undefined || toDecide(game, view) !== side) return []
  const proposals = doctrine.propose(view, side, doctrine.survey(view, side), most)
  return proposals.slice(0, most).map((each) => hintOf(game, each))
}

/** A proposal, to be read and seen. */
export const hintOf = <T extends TableBase>(game: SpokenGame<T>, { order, why }: Proposal): Hint => ({
  ...{ order, does: sayOrder(game, order), why: sayWhy(game, why) },
  ...namedBy(game, order),
})

/** An order in words: what it begins with, and where a long one comes to. */
function sayOrder<T extends TableBase>(game: SpokenGame<T>, order: readonly Action[]): string {
  const [first] = order
  const last = order.findLast((action) => namedBy(game, [action]).spaces.length > 0) ?? order.at(-1)
  if (first === undefined || last === undefined) return ''
  return first === last ? sayAction(game, first) : `${sayAction(game, first)} … ${sayAction(game, last)}`
}

/** Why something is ordered, in a sentence: 'Take Tabora (72 %).' */
export function sayWhy<T extends TableBase>(game: SpokenGame<T>, { key, facts = {} }: Note): string {
  const task = TASKS.find((each) => key === `why.${each}`)
  if (task === undefined) return ''
  const speaking = { ...game.tongue, actions: game.actions }
  const words = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, sayFact(speaking, fact)]))
  const chance = 'percent' in facts ? ` (${words['percent']}\u00a0%)` : ''
  const fear = 'fear' in facts ? `; ${say(game, 'why.fear', words)}` : ''
  return `${say(game, keyOf(task, facts), words)}${chance}${fear}.`
}

/** The sentence that names the place, or who it is about, where they are known. */
const keyOf = (task: Task, facts: object): string =>
  'at' in facts ? `why.${task}.at` : 'who' in facts ? `why.${task}.who` : `why.${task}`
