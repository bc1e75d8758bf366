import { type Action, parseAction, writeAction } from '@boma/kernel'
import { type LessonState, type Lights, namedBy, type SpokenGame, type StepWords, sayAction } from '@boma/showing'
import { type Accessor, createMemo, createSignal, onCleanup } from 'solid-js'
import type { Taught } from '../referee/taught.ts'
import { keepProgress } from './progress.ts'

/** A lesson at the table, as signals: what is asked, what is lit, and what the learner may do about it. */
export interface LessonAt {
  readonly taught: Taught
  readonly step: Accessor<number>
  readonly count: number
  readonly state: Accessor<LessonState>
  /** What is read at this step; undefined when the lesson is done. */
  readonly words: Accessor<StepWords | undefined>
  readonly rule: Accessor<string>
  /** What to do, in a sentence; '' when nothing is asked. */
  readonly ask: Accessor<string>
  /** What was done last, in words. */
  readonly did: Accessor<string>
  /** What the lesson would do next, as it is typed; '' for nothing. */
  readonly typed: Accessor<string>
  /** How many acts of the learner the step has left, with those that are picked. */
  readonly left: Accessor<number>
  readonly lights: Accessor<readonly Lights[]>
  /** What the lesson would do next. */
  readonly next: Accessor<Action | undefined>
  /** Where the step takes place: all that its answer names, for the map alone. */
  readonly places: Accessor<readonly Lights[]>
  readonly canGoOn: Accessor<boolean>
  takeBack(): void
  goOn(): void
  /** Does the next act of the step. */
  show(): void
}

/** What an act is about; whoever solves an exercise is not told where. */
const lightsOf = ({ lesson }: Taught, game: SpokenGame, action: Action | undefined): readonly Lights[] =>
  action === undefined || lesson.kind === 'exercise' ? [] : [{ ...namedBy(game, [action]), path: [] }]

/** What the answer to a step names; 'german: fire 1110' is what others do. */
function placesOf({ lesson }: Taught, game: SpokenGame, step: number): readonly Lights[] {
  const answer = lesson.steps[step]?.answer ?? []
  return [
    {
      ...namedBy(
        game,
        answer.flatMap((line) => parseAction(game.actions, line) ?? []),
      ),
      path: [],
    },
  ]
}

const typedAs = ({ actions }: SpokenGame, action: Action | undefined): string =>
  action === undefined ? '' : writeAction(actions, action)

/** Where a lesson is followed. */
interface Followed {
  readonly game: Accessor<SpokenGame>
  /** What was picked for an order that is not given yet. */
  readonly picked: Accessor<readonly Action[]>
  readonly onAstray: (step: number) => void
}

/** Follows a lesson. Inside a component. */
export function lessonAt(taught: Taught, { game, picked, onAstray }: Followed): LessonAt {
  const { lesson, referee } = taught
  const [version, setVersion] = createSignal(0)
  const follow = () => {
    setVersion((n) => n + 1)
    const isDone = taught.state === 'done'
    keepProgress(referee.game.id, lesson.id, { step: isDone ? 0 : taught.step, isDone })
    if (taught.isAstray) onAstray(taught.step)
  }
  onCleanup(referee.onChange(follow))
  const at = <V>(read: () => V): Accessor<V> =>
    createMemo(() => {
      version()
      return read()
    })
  const steps: Readonly<Record<string, StepWords | undefined>> = lesson.words.steps
  const step = at(() => taught.step)
  const state = at(() => taught.state)
  const words = at(() => steps[lesson.steps[taught.step]?.id ?? ''])
  const ahead = at(() => (taught.state === 'asked' ? taught.ahead : []))
  // What was picked for an order is no order yet, but done all the same.
  const next = createMemo(() => ahead().find((action) => !picked().includes(action)))
  return {
    ...{ taught, step, state, words, next, count: lesson.steps.length },
    rule: at(() => lesson.steps[taught.step]?.rule ?? ''),
    ask: createMemo(() => (state() === 'asked' ? (words()?.ask ?? '') : '')),
    did: at(() => taught.last.map((action) => sayAction(game(), action)).join(', ')),
    typed: createMemo(() => typedAs(game(), next())),
    left: createMemo(() => ahead().length),
    lights: createMemo(() => lightsOf(taught, game(), next())),
    places: createMemo(() => placesOf(taught, game(), step())),
    canGoOn: at(() => taught.canGoOn),
    takeBack: () => void referee.undo(taught.seat),
    goOn() {
      taught.goOn()
      setVersion((n) => n + 1)
    },
    show: () => void (taught.next !== undefined && referee.order([taught.next])),
  }
}
