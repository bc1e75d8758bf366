import { For } from 'solid-js'
import { t } from '../../words/words.ts'
import { KEY_LIST } from '../hand/keys.ts'
import { Paper } from './paper.tsx'

/** How stacks are led, by what is done. */
const DEEDS = ['takeUp', 'march', 'attack', 'via', 'plan', 'facing', 'sight', 'drag', 'look', 'confirm'] as const

/** How stacks are led, and all keys of the table, on one sheet. */
export function HelpSheet(props: { readonly onClose: () => void }) {
  return (
    <Paper label={t('keys.title')} onClose={props.onClose}>
      <h2>{t('hands.title')}</h2>
      <dl class="keys">
        <For each={DEEDS}>
          {(deed) => (
            <div>
              <dt>{t(`hands.${deed}`)}</dt>
              <dd>{t(`hands.${deed}.how`)}</dd>
            </div>
          )}
        </For>
      </dl>
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
