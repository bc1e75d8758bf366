import { createResource, createSignal, onCleanup, Show } from 'solid-js'
import { movedTo } from '../club/moved-store.ts'
import { yourMove } from '../club/next-match.ts'
import { isClubHere, myMatches, myself } from '../club/post.ts'
import { ImportRecord } from '../records/import.tsx'
import { hrefOf } from '../shell/route.ts'
import { Switches } from '../shell/switches.tsx'
import { useTitle } from '../shell/title.ts'
import type { Kept } from '../store/cupboard.ts'
import { matches } from '../store/matches.ts'
import { t } from '../words/words.ts'
import { Matches } from './matches.tsx'
import { Shelf } from './shelf.tsx'
import '../shell/shell.css'
import './home.css'

/** The shelf: five boxes, and the matches under way. */
export function Home() {
  useTitle(() => '')
  const [kept, setKept] = createSignal<readonly Kept[] | undefined>(undefined)
  const look = async () => setKept(await matches.all())
  void look()
  // Meanwhile a match may have gone on in another window.
  document.addEventListener('visibilitychange', look)
  onCleanup(() => document.removeEventListener('visibilitychange', look))
  return (
    <main class="home" tabindex="-1">
      <header class="masthead">
        <div class="nameplate">
          <h1>{t('app.name')}</h1>
          <p>{t('home.tagline')}</p>
        </div>
        <nav aria-label={t('settings.label')}>
          <Switches />
          <Show when={isClubHere()}>
            <ToClub />
          </Show>
          <ImportRecord />
        </nav>
      </header>
      <Shelf matches={(kept() ?? []).filter(({ id }) => !isClubHere() || movedTo(id) === undefined)} />
      <Show when={kept()}>{(all) => <Matches matches={all()} onChange={look} />}</Show>
      <footer class="colophon">
        <a href="./licences.txt">{t('home.licences')}</a>
      </footer>
    </main>
  )
}

/** The way to the club, and in how many matches there one is asked. */
function ToClub() {
  const [asked] = createResource(
    async () => ((await myself()) === undefined ? 0 : yourMove(await myMatches()).length),
    { initialValue: 0 },
  )
  // The club may be out of reach just now.
  const count = () => (asked.error === undefined ? (asked.latest ?? 0) : 0)
  return (
    <a class="word" href={hrefOf({ at: 'club' })}>
      {count() > 0 ? t('club.withAsked', { count: String(count()) }) : t('club.with')}
    </a>
  )
}
