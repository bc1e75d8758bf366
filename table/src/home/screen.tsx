import { createSignal, onCleanup, Show } from 'solid-js'
import { isClubHere } from '../club/post.ts'
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
            <a class="word" href={hrefOf({ at: 'club' })}>
              {t('club.with')}
            </a>
          </Show>
          <ImportRecord />
        </nav>
      </header>
      <Shelf matches={kept() ?? []} />
      <Show when={kept()}>{(all) => <Matches matches={all()} onChange={look} />}</Show>
      <footer class="colophon">
        <a href="./licences.txt">{t('home.licences')}</a>
      </footer>
    </main>
  )
}
