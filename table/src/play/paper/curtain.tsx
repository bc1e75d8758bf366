import { onMount } from 'solid-js'
import { t } from '../../words/words.ts'
import { hasteAt } from '../hand/haste.ts'

/** Between two people at one screen: nothing is shown until the other one is there. */
export function Curtain(props: { readonly side: string; readonly body: string; readonly onRaise: () => void }) {
  let button: HTMLButtonElement | undefined
  // Whoever has just ended his turn with a double click is not the one who is waited for.
  const haste = hasteAt()
  haste.renew()
  onMount(() => button?.focus())
  return (
    <section class="curtain" data-body={props.body} aria-label={t('curtain.label')}>
      <div class="curtain-sheet">
        <i class="square" aria-hidden="true" />
        <h1>{t('curtain.pass', { side: props.side })}</h1>
        <p>{t('curtain.why')}</p>
        <button
          type="button"
          class="main"
          ref={button}
          aria-disabled={haste.isNew()}
          onClick={() => haste.isNew() || props.onRaise()}
        >
          {t('curtain.raise', { side: props.side })} <kbd>↵</kbd>
        </button>
      </div>
    </section>
  )
}
