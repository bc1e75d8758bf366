import { type JSX, Show } from 'solid-js'
import { t } from '../words/words.ts'
import { hrefOf } from './route.ts'
import './shell.css'
import { Switches } from './switches.tsx'

/** The bar over every screen but the shelf: wordmark, game in italic, plain words at the right. */
export function Bar(props: { readonly game?: string; readonly children?: JSX.Element }) {
  return (
    <header class="page-bar">
      <a class="wordmark" href={hrefOf({ at: 'home' })} title={t('app.toShelf')}>
        {t('app.name')}
      </a>
      <Show when={props.game}>
        <span class="bar-game">{props.game}</span>
      </Show>
      <nav aria-label={t('settings.label')}>
        {props.children}
        <Switches />
      </nav>
    </header>
  )
}
