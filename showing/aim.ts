import { eventWords, type GameEvent, question, type TableBase, toDecide } from '@boma/kernel'
import type { Game } from './game.ts'
import type { LessonAim, LessonPlan } from './lesson.ts'

/** What a learner knows of a moment: the table as he sees it, and what he was told since the step began. */
export interface Learnt<T extends TableBase> {
  readonly view: T
  readonly told: readonly GameEvent[]
}

/** Is all reached that an aim names? */
export function isReached<T extends TableBase>(
  game: Game<T>,
  { side }: LessonPlan<T>,
  aim: LessonAim<T>,
  now: Learnt<T>,
): boolean {
  const { told, times = 1, asked } = aim
  if (told !== undefined && now.told.filter((e) => e.kind === told && isOf(game, e, aim)).length < times) return false
  const isAsked = () => toDecide(game, now.view) === side && question(game, now.view)?.name === asked
  return (asked === undefined || isAsked()) && (aim.holds?.(now.view) ?? true)
}

function isOf<T extends TableBase>(game: Game<T>, e: GameEvent, { of = {} }: LessonAim<T>): boolean {
  const words = eventWords(game.events, e)
  return Object.entries(of).every(([fact, word]) => words[fact] === word)
}
