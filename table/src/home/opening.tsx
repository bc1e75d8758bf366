import { createResource, Show } from 'solid-js'
import { ToFar } from '../club/propose.tsx'
import type { Box } from '../games.ts'
import { Bar } from '../shell/bar.tsx'
import { hrefOf } from '../shell/route.ts'
import { useTitle } from '../shell/title.ts'
import { Trouble } from '../shell/trouble.tsx'
import { spokenBoxOf } from '../words/spoken.ts'
import { language, t } from '../words/words.ts'
import { Cover } from './box.tsx'
import { OpeningForm } from './opening-form.tsx'
import '../shell/shell.css'
import './opening.css'

/** A box that was taken from the shelf: what to play, who plays, and off to the table. */
export function Opening(props: { readonly game: string }) {
  const box = spokenBoxOf(props.game)
  useTitle(() => box?.name ?? '')
  if (box === undefined) return <Trouble sentence={t('open.unknown', { game: props.game })} />
  return <OpenBox box={box} />
}

function OpenBox(props: { readonly box: Box }) {
  const [game] = createResource(() => props.box.load())
  return (
    <div class="desk">
      <Bar />
      <main class="opening" tabindex="-1">
        <div class="game-box">
          <Cover box={props.box} />
        </div>
        <section class="leaflet">
          <header>
            <h1>{props.box.name}</h1>
            <p class="kind">{props.box[language.value()].kind}</p>
            <p class="to-paper">
              <Show when={game()?.presence.box}>
                <a class="word" href={hrefOf({ at: 'paper', game: props.box.id, sheet: '' })}>
                  {t('paper.link')}
                </a>
              </Show>
              <Show when={game()}>
                <ToFar />
              </Show>
            </p>
          </header>
          <Show when={game()} keyed>
            {(loaded) => <OpeningForm game={loaded} />}
          </Show>
        </section>
      </main>
    </div>
  )
}
