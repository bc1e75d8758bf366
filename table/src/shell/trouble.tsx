import { type JSX, Show } from 'solid-js'
import { t } from '../words/words.ts'
import { Bar } from './bar.tsx'
import { hrefOf } from './route.ts'
import './shell.css'

/** One clear sentence about what is wrong, and the ways on: those given, and always the way back to the shelf. */
export function Trouble(props: {
  readonly sentence: string
  /** What only a maker of programs wants to read. */
  readonly details?: string
  readonly children?: JSX.Element
}) {
  return (
    <div class="desk">
      <Bar />
      <main class="leaflet trouble" tabindex="-1">
        <h1 class="unseen">{t('app.name')}</h1>
        <p role="alert">{props.sentence}</p>
        <div class="ways">
          {props.children}
          <a class="button" href={hrefOf({ at: 'home' })}>
            {t('app.toShelf')}
          </a>
        </div>
        <Show when={props.details}>
          <details>
            <summary>{t('app.details')}</summary>
            <pre>{props.details}</pre>
          </details>
        </Show>
      </main>
    </div>
  )
}

/** What is shown when a screen breaks: a screen that could not be fetched is another matter than one that is wrong. */
export function Broken(props: { readonly error: unknown }) {
  const story = () =>
    props.error instanceof Error ? `${props.error.name}: ${props.error.message}` : String(props.error)
  const isNotLoaded = () => /import|module|load|fetch/i.test(story())
  return (
    <Trouble sentence={t(isNotLoaded() ? 'app.notLoaded' : 'app.broken')} details={story()}>
      <button type="button" class="main" onClick={() => location.reload()}>
        {t('app.tryAgain')}
      </button>
    </Trouble>
  )
}
