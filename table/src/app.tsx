import { createEffect, createMemo, ErrorBoundary, lazy, Match, on, Show, Suspense, Switch } from 'solid-js'
import { Newer } from './offline/newer.tsx'
import { useByHand } from './shell/by-hand.ts'
import { greet } from './shell/greet.ts'
import { place } from './shell/place.ts'
import { type Route, screenOf } from './shell/route.ts'
import { useTheme } from './shell/theme.ts'
import { Broken, Trouble } from './shell/trouble.tsx'
import { language, t } from './words/words.ts'

const Home = lazy(async () => ({ default: (await import('./home/screen.tsx')).Home }))
const Opening = lazy(async () => ({ default: (await import('./home/opening.tsx')).Opening }))
const Sitting = lazy(async () => ({ default: (await import('./sitting/screen.tsx')).SittingScreen }))
const Replay = lazy(async () => ({ default: (await import('./replay/screen.tsx')).ReplayScreen }))
const Moment = lazy(async () => ({ default: (await import('./replay/moment-screen.tsx')).MomentScreen }))
const Club = lazy(async () => ({ default: (await import('./club/club-screen.tsx')).ClubScreen }))
const Far = lazy(async () => ({ default: (await import('./club/far-screen.tsx')).FarScreen }))
const Invited = lazy(async () => ({ default: (await import('./club/invited-screen.tsx')).InvitedScreen }))
const Move = lazy(async () => ({ default: (await import('./club/move-screen.tsx')).MoveScreen }))
const Ranks = lazy(async () => ({ default: (await import('./people/ranks-screen.tsx')).RanksScreen }))
const Player = lazy(async () => ({ default: (await import('./people/profile-screen.tsx')).ProfileScreen }))
const Admin = lazy(async () => ({ default: (await import('./people/admin-screen.tsx')).AdminScreen }))
const Lesson = lazy(async () => ({ default: (await import('./lesson/screen.tsx')).LessonScreen }))
const Rules = lazy(async () => ({ default: (await import('./rules/screen.tsx')).RulesScreen }))
const Paper = lazy(async () => ({ default: (await import('./paper/screen.tsx')).PaperScreen }))

/** The whole page: the screen that the address names, or one clear sentence when that cannot be shown. */
export function App() {
  useTheme()
  useByHand()
  createEffect(() => {
    document.documentElement.lang = language.value()
  })
  const screen = createMemo(() => screenOf(place()))
  createEffect(on(screen, greet, { defer: true }))
  return (
    <>
      <Show when={screen()} keyed>
        {(_screen) => (
          <ErrorBoundary fallback={(error: unknown) => <Broken error={error} />}>
            <Suspense fallback={<p class="loading">{t('app.loading')}</p>}>
              <Screen place={place()} />
            </Suspense>
          </ErrorBoundary>
        )}
      </Show>
      <Newer />
    </>
  )
}

function Screen(props: { readonly place: Route }) {
  const at = <A extends Route['at']>(name: A) =>
    props.place.at === name ? (props.place as Extract<Route, { at: A }>) : undefined
  return (
    <Switch fallback={<Trouble sentence={t('app.nowhere')} />}>
      <Match when={at('home')}>
        <Home />
      </Match>
      <Match when={at('open')}>{(here) => <Opening game={here().game} />}</Match>
      <Match when={at('play')}>{(here) => <Sitting id={here().id} />}</Match>
      <Match when={at('replay')}>{(here) => <Replay id={here().id} action={here().action} />}</Match>
      <Match when={at('moment')}>{(here) => <Moment packed={here().packed} action={here().action} />}</Match>
      <Match when={at('club')}>
        <Club />
      </Match>
      <Match when={at('far')}>{(here) => <Far id={here().id} as={here().as} />}</Match>
      <Match when={at('invited')}>{(here) => <Invited words={here().words} />}</Match>
      <Match when={at('move')}>{(here) => <Move id={here().id} />}</Match>
      <Match when={at('ranks')}>{(here) => <Ranks game={here().game} />}</Match>
      <Match when={at('player')}>{(here) => <Player name={here().name} />}</Match>
      <Match when={at('admin')}>
        <Admin />
      </Match>
      <Match when={at('lesson')}>{(here) => <Lesson game={here().game} lesson={here().lesson} />}</Match>
      <Match when={at('paper')}>{(here) => <Paper game={here().game} sheet={here().sheet} />}</Match>
      <Match when={at('rules')}>{(here) => <Rules game={here().game} rule={here().rule} />}</Match>
    </Switch>
  )
}
