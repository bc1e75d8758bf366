import { type Note, TASKS, type Task } from '@boma/counsel'
import { type Action, type Side, type TableBase, toDecide } from '@boma/kernel'
import type { SpokenGame } from './game.ts'
import { say, sayAction } from './say.ts'
import { sayFact } from './text.ts'

/** An order that is advised: what it is called, its actions, and why. */
export interface Hint {
  readonly order: readonly Action[]
  readonly does: string
  readonly why: string
}

/** The best orders for a side at the question that waits, by the doctrine of the game and the side's view alone; the best first. */
export function hintsFor<T extends TableBase>(game: SpokenGame<T>, view: T, side: Side, most = 3): readonly Hint[] {
  const { doctrine } = game.counsel
  if (doctrine === undefined || toDecide(game, view) !== side) return []
  return doctrine.propose(view, side, doctrine.survey(view, side), most).map(({ order, why }) => ({
    order,
    does: order.map((action) => sayAction(game, action)).join('; '),
    why: sayWhy(game, why),
  }))
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
