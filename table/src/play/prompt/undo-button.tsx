import { Show } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Session } from '../session/session.ts'

/** Takes back the last order; its key is shown while there is one. */
export function UndoButton(props: { readonly session: Session; readonly onUndo: () => void }) {
  return (
    <button type="button" disabled={!props.session.canUndo()} onClick={() => props.onUndo()}>
      {t('play.undo')}
      <Show when={props.session.canUndo()}>
        {' '}
        <kbd>Z</kbd>
      </Show>
    </button>
  )
}
