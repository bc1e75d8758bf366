import { For } from 'solid-js'
import { t } from '../../words/words.ts'
import { KEY_LIST } from '../hand/keys.ts'
import { Paper } from './paper.tsx'

/** All keys of the table on one sheet. */
export function HelpSheet(props: { readonly onClose: () => void }) {
  return (
    <Paper label={t('keys.title')} onClose={props.onClose}>
      <h2>{t('keys.title')}</h2>
      <dl class="keys">
        <For each={KEY_LIST}>
          {([keys, what]) => (
            <div>
              <dt>
                <For each={keys}>{(key) => <kbd>{key}</kbd>}</For>
              </dt>
              <dd>{t(what)}</dd>
            </div>
          )}
        </For>
      </dl>
    </Paper>
  )
}
