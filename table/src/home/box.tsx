import { Show } from 'solid-js'
import type { Box } from '../games.ts'
import { hrefOf } from '../shell/route.ts'
import { language, t } from '../words/words.ts'
import { coverOf } from './covers.ts'
import './box.css'

/** A box on the shelf, and what is written on the plank below it. */
export function BoxOnShelf(props: {
  readonly box: Box /** Where a match of it stands, if one is under way. */
  readonly back: string | undefined
}) {
  return (
    <li class="on-shelf" data-game={props.box.id}>
      <div class="game-box">
        <Cover box={props.box} />
      </div>
      <div class="caption">
        <h2>
          <a href={hrefOf({ at: 'open', game: props.box.id })} title={t('home.open')}>
            {props.box.name}
          </a>
        </h2>
        <p>{props.box[language.value()].kind}</p>
        <p classList={{ back: props.back !== undefined }}>{props.back ?? props.box[language.value()].for}</p>
        <Show when={props.box.lessons}>
          <p>
            <a class="first-evening" href={hrefOf({ at: 'lesson', game: props.box.id, lesson: '' })}>
              {t('lesson.title')}
              <span class="unseen">: {props.box.name}</span>
            </a>
          </p>
        </Show>
      </div>
    </li>
  )
}

/** A game's cover, as it stands in its SVG file: our own drawing, so it may be put into the page as it is. */
export function Cover(props: { readonly box: Box }) {
  return <span class="cover" aria-hidden="true" innerHTML={coverOf(props.box.id, props.box[language.value()].cover)} />
}
