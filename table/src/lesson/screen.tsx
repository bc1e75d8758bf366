import { type Game, type Lesson, lessonsOf } from '@boma/showing'
import { createEffect, createResource, createSignal, For, on, Show } from 'solid-js'
import { PlayScreen } from '../play/screen.tsx'
import { openSession } from '../play/session/open-session.ts'
import { sittersOf } from '../play/session/seats.ts'
import { teach } from '../referee/taught.ts'
import { Bar } from '../shell/bar.tsx'
import { usePace } from '../shell/pace.ts'
import { go } from '../shell/place.ts'
import { hrefOf } from '../shell/route.ts'
import { useTitle } from '../shell/title.ts'
import { Trouble } from '../shell/trouble.tsx'
import { newBeat } from '../sitting/beat.ts'
import { adopt, fresh } from '../store/adopt.ts'
import { spoken, spokenBoxOf } from '../words/spoken.ts'
import { language, t } from '../words/words.ts'
import { type LessonAt, lessonAt } from './lesson-at.ts'
import { LessonCard } from './lesson-card.tsx'
import { progressIn } from './progress.ts'
import '../shell/shell.css'
import './lesson.css'

/** The lessons of a game: the list of them, or one at the table. */
export function LessonScreen(props: { readonly game: string; readonly lesson: string }) {
  const box = spokenBoxOf(props.game)
  useTitle(() => `${box?.name ?? ''}, ${t('lesson.title')}`)
  const [loaded] = createResource(
    () => language.value(),
    async () => {
      const game = await box?.load()
      return game && { game, lessons: (await lessonsOf(spoken(game))) ?? [] }
    },
  )
  return (
    <Show when={box} fallback={<Trouble sentence={t('open.unknown', { game: props.game })} />}>
      <Show when={loaded()} fallback={<p class="loading">{t('app.loading')}</p>} keyed>
        {({ game, lessons }) => <Taught game={game} lessons={lessons} id={props.lesson} />}
      </Show>
    </Show>
  )
}

interface TaughtProps {
  readonly game: Game
  readonly lessons: readonly Lesson[]
  readonly id: string
}

function Taught(props: TaughtProps) {
  const lesson = () => props.lessons.find(({ id }) => id === props.id)
  return (
    <Show when={props.id !== ''} fallback={<LessonList {...props} />}>
      <Show when={lesson()} fallback={<Trouble sentence={t('lesson.unknown', { lesson: props.id })} />} keyed>
        {(found) => <AtLesson game={props.game} lesson={found} />}
      </Show>
    </Show>
  )
}

/** What there is to learn, and how far one has come. */
function LessonList(props: TaughtProps) {
  const name = () => spoken(props.game).tongue.name
  return (
    <div class="desk">
      <Bar game={name()} />
      <main class="lessons" tabindex="-1">
        <h1>{t('lesson.title')}</h1>
        <p class="kind">{t('lesson.about', { game: name() })}</p>
        <Part {...props} kind="lesson" />
        <h2 class="head">{t('lesson.exercises')}</h2>
        <Part {...props} kind="exercise" />
        <p>
          <a class="word" href={hrefOf({ at: 'open', game: props.game.id })}>
            {t('lesson.toBox')}
          </a>
        </p>
      </main>
    </div>
  )
}

function Part(props: TaughtProps & { readonly kind: Lesson['kind'] }) {
  return (
    <ul>
      <For each={props.lessons.filter(({ kind }) => kind === props.kind)}>
        {(lesson) => (
          <li>
            <a href={hrefOf({ at: 'lesson', game: props.game.id, lesson: lesson.id })}>{lesson.words.title}</a>{' '}
            <span class="far">{farOf(props.game, lesson)}</span>
            <p>{lesson.words.about}</p>
          </li>
        )}
      </For>
    </ul>
  )
}

/** 'Step 7 of 12', 'done', or nothing yet. */
function farOf(game: Game, lesson: Lesson): string {
  const { step, isDone } = progressIn(game.id, lesson.id)
  if (step > 0 && step < lesson.steps.length)
    return t('lesson.progress', { at: String(step + 1), of: String(lesson.steps.length) })
  return isDone ? t('lesson.wasDone') : ''
}

/** Where a lesson is laid: at a step, and what is said of it. */
interface Laid {
  readonly step: number
  readonly note: string
}

function AtLesson(props: { readonly game: Game; readonly lesson: Lesson }) {
  const { step } = progressIn(props.game.id, props.lesson.id)
  const [laid, setLaid] = createSignal<Laid>({ step: step < props.lesson.steps.length ? step : 0, note: '' })
  return (
    <Show when={laid()} keyed>
      {(at) => <LessonTable {...props} laid={at} onLay={setLaid} />}
    </Show>
  )
}

interface LessonTableProps {
  readonly game: Game
  readonly lesson: Lesson
  readonly laid: Laid
  readonly onLay: (laid: Laid) => void
}

/** Nobody thinks at this table: the lesson gives the others' orders. */
const NO_COMPUTER = {
  computer: () => ({ kind: 'idle' }) as const,
  headway: () => undefined,
  onStop: () => {},
  reasons: { at: () => '', isClosed: () => false },
}

function LessonTable(props: LessonTableProps) {
  const taught = teach(props.game, props.lesson, props.laid.step)
  const id = `lesson ${props.game.id} ${props.lesson.id}`
  const session = openSession(id, taught.referee, taught.seats, { asksEachTime: true })
  usePace()
  const lesson = lessonAt(taught, {
    game: () => session.game,
    picked: () => session.picked().map(({ action }) => action),
    // What happens now is told first; then the table is laid for the next step.
    onAstray: (step) => queueMicrotask(() => props.onLay({ step, note: t('lesson.laidAnew') })),
  })
  const ways = {
    begin: (step: number) => props.onLay({ step, note: '' }),
    playOn: () => void playOn(props.game, lesson),
    leave: () => go({ at: 'lesson', game: props.game.id, lesson: '' }),
  }
  // Who goes back to an earlier step has read what was said of the table.
  const [note, setNote] = createSignal(props.laid.note)
  createEffect(on(lesson.step, () => setNote(''), { defer: true }))
  // Whoever has failed waits for nobody.
  const ask = () => (lesson.state() === 'failed' ? t('lesson.failed') : lesson.ask())
  const beside = {
    ...{ ask, lights: lesson.lights, next: lesson.next, places: lesson.places },
    card: () => <LessonCard at={lesson} {...ways} note={note()} />,
  }
  return (
    <div class="lesson-table" classList={{ leading: props.lesson.kind === 'lesson' }}>
      <PlayScreen session={session} {...NO_COMPUTER} beat={newBeat()} lesson={beside} />
    </div>
  )
}

/** Goes on from here as a match of its own, with the computer in the other seats. */
async function playOn(game: Game, { taught }: LessonAt): Promise<void> {
  const rival = sittersOf(game).includes('feldwebel') ? 'feldwebel' : 'greedy'
  const seats = taught.seats.map((seat) => (seat === 'person' ? 'person' : rival))
  go({ at: 'play', id: await adopt(taught.playOn(fresh()), seats) })
}
