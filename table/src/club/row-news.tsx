import type { ListedMatch } from '@boma/club'
import { sayNews } from '@boma/showing'
import { createResource, Show } from 'solid-js'
import { spoken } from '../words/spoken.ts'
import { t } from '../words/words.ts'
import { gameNamed } from './match-title.ts'
import { readNews } from './post.ts'
import { isTalkNew } from './talk-read.ts'

/** Sentences that a row has room for. */
const SENTENCES = 2

/** What happened at a match since one was there last, and what was written: to be seen before it is opened. */
export function RowNews(props: { readonly row: ListedMatch; readonly isTold: boolean }) {
  const talk = () => {
    const line = props.row.talk
    return line !== undefined && isTalkNew(props.row.id, line.number) ? line : undefined
  }
  return (
    <>
      <Show when={props.isTold}>
        <Since row={props.row} />
      </Show>
      <Show when={talk()}>
        {(line) => (
          <span class="row-talk">
            {line().name}: {line().text}
          </span>
        )}
      </Show>
    </>
  )
}

/** The last that happened, as the log tells it. */
function Since(props: { readonly row: ListedMatch }) {
  const game = gameNamed(() => props.row.game)
  // Told anew when the match has changed, and not with every look at the list.
  const [events] = createResource(
    () => `${props.row.id} ${props.row.changed}`,
    () => readNews(props.row.id).catch(() => []),
  )
  const sentences = () => {
    const loaded = game()
    if (loaded === undefined) return ''
    const said = (events() ?? []).map((event) => sayNews(spoken(loaded), event)).filter((line) => line !== '')
    return said.slice(-SENTENCES).join(' ')
  }
  return (
    <Show when={sentences() !== ''}>
      <span class="since">
        <span class="unseen">{t('far.since')} </span>
        {sentences()}
      </span>
    </Show>
  )
}
