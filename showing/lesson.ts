import type { Side, TableBase } from '@boma/kernel'
import type { SpokenGame } from './game.ts'

/**
 * What an evening teaches, without a word: the table as it is laid, the steps, and what the lesson itself does at each.
 * Actions are written as players write them, for whoever decides; the lesson gives those of the others by itself.
 */
export interface LessonPlan<T extends TableBase = TableBase, S extends string = string> {
  readonly id: string
  /** A lesson leads step by step; an exercise has one aim, and leaves the way there to the learner. */
  readonly kind: 'lesson' | 'exercise'
  readonly scenario: string
  /** The options that are on; none when left out. */
  readonly options?: readonly string[]
  /** Whose part the learner plays. */
  readonly side: Side
  /** What the dice show before the first step. */
  readonly dice?: readonly number[]
  /** What was ordered before the first step. */
  readonly before?: readonly string[]
  /** Lays the table otherwise then; it must be a position that could be, and the same question. */
  arrange?(t: T): void
  readonly steps: readonly LessonStep<T, S>[]
}

/** A step of a lesson. */
export interface LessonStep<T extends TableBase = TableBase, S extends string = string> {
  readonly id: S
  /** The case that it is about. */
  readonly rule: string
  readonly aim: LessonAim<T>
  /** An answer that reaches the aim: orders of the learner, and in between those of the others. */
  readonly answer: readonly string[]
  /** What the lesson does then, for both sides, before the next step. */
  readonly afterwards?: readonly string[]
  /** What the dice show from the beginning of this step to that of the next. What falls beyond that is fixed, too. */
  readonly dice?: readonly number[]
  /** What ends an exercise unsolved. */
  readonly fails?: LessonAim<T>
  /** What the others do as soon as they may: how they punish another answer. To the answer itself they never may. */
  readonly retorts?: readonly string[]
}

/** What is to be reached: all that it names. */
export interface LessonAim<T extends TableBase = TableBase> {
  /** Something that the learner is told since the step began: the name of the event, and facts of it as players write them. */
  readonly told?: string
  readonly of?: Readonly<Record<string, string>>
  /** So often, if more than once. */
  readonly times?: number
  /** The question that the learner is asked then. */
  readonly asked?: string
  /** How the table lies, as the learner sees it. */
  holds?(t: T): boolean
}

/** What is read at a step, in one language. Cases stand in the sentences, in brackets: '(15.5.2)'. */
export interface StepWords {
  readonly title: string
  /** What to do: one sentence, an imperative. */
  readonly ask: string
  /** Why now: three sentences at most. */
  readonly why: string
  /** What is said when something else was done that the rules allow. */
  readonly otherwise: string
}

/** What is read of a lesson, in one language. */
export interface LessonWords<S extends string = string> {
  readonly title: string
  /** What it is about, and what one has learnt then. */
  readonly about: string
  readonly steps: Readonly<Record<S, StepWords>>
  /** What is said at the end: of an exercise, why the answer is the best that is known. */
  readonly end: string
}

/** A lesson in one language. */
export interface Lesson<T extends TableBase = TableBase> extends LessonPlan<T> {
  readonly words: LessonWords
}

/** A lesson with its words: every step has some. */
export const taught = <T extends TableBase, S extends string>(
  plan: LessonPlan<T, S>,
  words: LessonWords<NoInfer<S>>,
): Lesson<T> => ({ ...plan, words })

/** The lessons of a game in the language that it speaks, else in English, as they come; undefined when there are none. */
export const lessonsOf = <T extends TableBase>({
  lessons = {},
  tongue,
}: SpokenGame<T>): PromiseLike<readonly Lesson<T>[]> | undefined => (lessons[tongue.language] ?? lessons['en'])?.()
