import { createSignal } from 'solid-js'
import type { Draw } from './sheet.ts'
import type { Pane } from './side-panel.tsx'

/** What lies beside the map, how far its sheet is drawn up on phones, and the case at which the rules lie open. */
export function panesAt() {
  const [pane, setPane] = createSignal<Pane>('table')
  const [draw, setDraw] = createSignal<Draw>('half')
  const [rule, setRule] = createSignal('')
  const turnTo = (to: Pane) => {
    setPane(to)
    // On phones what a person turns to is a full sheet.
    setDraw(to === 'table' ? 'half' : 'full')
  }
  const openRule = (at: string) => {
    setRule(at)
    turnTo('rules')
  }
  return { pane, setPane, draw, setDraw, rule, turnTo, openRule }
}
