import { For, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import { Case } from '../scene/rule-link.tsx'
import { GuideWords } from './glossed.tsx'
import type { HelpAt } from './help-at.ts'

/** The link under a question that opens its help. */
export function HelpLink(props: { readonly help: HelpAt | undefined }) {
  return (
    <Show when={props.help?.help()}>
      {' '}
      <button
        type="button"
        class="word ask-help"
        aria-expanded={props.help?.isOpen() ?? false}
        aria-keyshortcuts="?"
        onClick={() => props.help?.toggle()}
      >
        {t('guide.ask')} <kbd>?</kbd>
      </button>
    </Show>
  )
}

/** What the question is, what to weigh, and the figures of this position. It opens on demand and says nobody what to do. */
export function QuestionHelpSheet(props: { readonly help: HelpAt; readonly rule: string }) {
  return (
    <Show when={props.help.isOpen() && props.help.help()}>
      {(help) => (
        <section class="question-help" aria-label={t('guide.label')} aria-live="polite">
          <div class="what">
            <h3>{t('guide.what')}</h3>
            <p>
              <GuideWords text={help().what} /> <Case rule={props.rule} />
            </p>
          </div>
          <div class="weigh">
            <h3>{t('guide.weigh')}</h3>
            <p>
              <GuideWords text={help().weigh} />
            </p>
            <p>
              <b>{t('guide.usual')}</b> <GuideWords text={help().usual} />
            </p>
            <Figures {...props} />
          </div>
          <button type="button" class="word close" onClick={() => props.help.close()}>
            {t('guide.close')} <kbd>?</kbd>
          </button>
        </section>
      )}
    </Show>
  )
}

/** What the odds and the stakes of this position are, from what the person sees. */
function Figures(props: { readonly help: HelpAt; readonly rule: string }) {
  return (
    <>
      <Show when={props.help.isForced()}>
        <p>{t('guide.forced')}</p>
      </Show>
      <Show when={props.help.weighed().length > 0}>
        <p class="from">{t('guide.here')}</p>
        <ul>
          <For each={props.help.weighed()}>
            {({ head, text, rule }) => (
              <li>
                <span>
                  <b>{head}</b> {text}
                </span>
                <Case rule={rule} />
              </li>
            )}
          </For>
        </ul>
      </Show>
    </>
  )
}
