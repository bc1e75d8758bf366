import { type JSX, onCleanup, onMount, Show } from 'solid-js'
import { t } from '../../words/words.ts'

interface PaperProps {
  readonly label: string
  /** Puts the sheet away; left out when it has to be answered. */
  readonly onClose?: () => void
  /** What Escape says where a sheet has answers of its own and may be left without one. */
  readonly onEscape?: () => void
  readonly children: JSX.Element
}

/** A sheet of paper over the table that has to be dealt with first; the browser keeps the keyboard on it. */
export function Paper(props: PaperProps) {
  let dialog: HTMLDialogElement | undefined
  onMount(() => dialog?.showModal())
  // Closed before it is gone, so that the keyboard goes back to where it was.
  onCleanup(() => dialog?.close())
  return (
    <dialog
      ref={dialog}
      class="paper-sheet"
      aria-label={props.label}
      onCancel={(e) => {
        e.preventDefault()
        const leave = props.onEscape ?? props.onClose
        leave?.()
      }}
    >
      {props.children}
      <Show when={props.onClose}>
        {(close) => (
          <button type="button" class="quiet" onClick={() => close()()}>
            {t('paper.close')}
          </button>
        )}
      </Show>
    </dialog>
  )
}
