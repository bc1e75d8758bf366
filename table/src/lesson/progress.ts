import { browserDrawer, type Drawer } from '../shell/settings.ts'

/** How far somebody has come with a lesson on this device. */
export interface LessonProgress {
  /** The step to go on with, from 0. */
  readonly step: number
  /** Was it done to its end at any time? */
  readonly isDone: boolean
}

const NEW: LessonProgress = { step: 0, isDone: false }
const keyOf = (game: string, lesson: string): string => `boma.lesson.${game}.${lesson}`

/** How far a lesson is; whatever lies there that is nothing of ours is a new one. */
export function progressIn(game: string, lesson: string, drawer: Drawer | undefined = browserDrawer()): LessonProgress {
  try {
    const [, step = '', done = ''] = /^(\d{1,3})( done)?$/.exec(drawer?.getItem(keyOf(game, lesson)) ?? '') ?? []
    return step === '' ? NEW : { step: Number(step), isDone: done !== '' }
  } catch {
    return NEW
  }
}

/** Keeps how far a lesson is; once done stays done. */
export function keepProgress(
  game: string,
  lesson: string,
  { step, isDone }: LessonProgress,
  drawer: Drawer | undefined = browserDrawer(),
): void {
  const wasDone = progressIn(game, lesson, drawer).isDone
  try {
    drawer?.setItem(keyOf(game, lesson), `${step}${isDone || wasDone ? ' done' : ''}`)
  } catch {
    // Then the next visit begins anew, and no harm is done.
  }
}
