import type { JSX } from 'solid-js'
import { hasteAt } from './haste.ts'

/** An answer for good that comes up of itself, or under the finger: in its first moment it takes no press, which was meant for something else. */
export function NewButton(props: {
  readonly class?: string
  readonly onPress: () => void
  readonly children: JSX.Element
}) {
  const haste = hasteAt()
  haste.renew()
  return (
    <button
      type="button"
      class={props.class}
      aria-disabled={haste.isNew()}
      onClick={() => haste.isNew() || props.onPress()}
    >
      {props.children}
    </button>
  )
}
