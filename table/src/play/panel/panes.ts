import { createEffect, createSignal, on } from 'solid-js'
import type { Hand } from '../hand/hand.ts'
import type { Scene } from '../scene/scene.ts'
import type { Draw } from './sheet.ts'
import type { Pane } from './side-panel.tsx'

/** What lies beside the map, how far its sheet is drawn up on phones, and the case at which the rules lie open. Inside a component. */
export function panesAt(scene: Scene, hand: Hand) {
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
  // What is asked about is laid open beside the map, too, if anybody is there; on phones half of the map stays in view.
  createEffect(
    on(
      () => (hand.look.isAsked() ? hand.look.at()?.space : undefined),
      (space) => {
        if (space !== undefined) hand.select(space)
        if (space !== undefined && scene.piecesAt(space).length > 0) setPane('inspect')
        else if (pane() === 'inspect') setPane('table')
      },
      { defer: true },
    ),
  )
  return { pane, draw, setDraw, rule, turnTo, openRule }
}
