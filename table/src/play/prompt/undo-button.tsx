import { Show } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Hand } from '../hand/hand.ts'
import type { Session } from '../session/session.ts'

/** Takes back the last step of a planned march, or else the last order; its key is shown while there is one. */
export function UndoButton(props: { readonly session: Session; readonly hand?: Hand; readonly onUndo: () => void }) {
  const isPlanned = () => props.hand?.plan.goal() !== undefined
  const can = () => isPlanned() || props.session.canUndo()
  return (
    <button type="button" disabled={!can()} onClick={() => props.onUndo()}>
      {t(isPlanned() ? 'plan.back' : 'play.undo')}
      <Show when={can()}>
        {' '}
        <kbd>Z</kbd>
      </Show>
    </button>
  )
}
