import { onCleanup } from 'solid-js'

/** Keys that put something away or only hold others: whoever presses them between two clicks still plays by hand. */
const PUTS_AWAY: ReadonlySet<string> = new Set(['Escape', 'Shift', 'Control', 'Alt', 'Meta'])

/**
 * Says on the page's root whether a person plays by hand or by keys: a browser frames what has the focus after any key,
 * and to somebody with a mouse the frame around the whole map says nothing. Inside a component.
 */
export function useByHand(): void {
  const root = document.documentElement
  const byHand = () => {
    root.setAttribute('data-by', 'hand')
  }
  const byKeys = ({ key }: KeyboardEvent) => {
    if (!PUTS_AWAY.has(key)) root.setAttribute('data-by', 'keys')
  }
  addEventListener('pointerdown', byHand, { capture: true })
  addEventListener('keydown', byKeys, { capture: true })
  onCleanup(() => {
    removeEventListener('pointerdown', byHand, { capture: true })
    removeEventListener('keydown', byKeys, { capture: true })
  })
}
