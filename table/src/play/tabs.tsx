import { createSignal, For } from 'solid-js'
import { t } from '../words/words.ts'
import type { Pane } from './side-panel.tsx'

const TABS: readonly (readonly [Pane, Parameters<typeof t>[0]])[] = [
  ['table', 'tab.map'],
  ['cards', 'tab.cards'],
  ['forces', 'tab.forces'],
  ['log', 'tab.log'],
  ['charts', 'tab.charts'],
  ['rules', 'tab.rules'],
]

/** The tabs of the bottom sheet on a phone. */
export function Tabs(props: {
  readonly pane: Pane
  /** Does the game have cards? */
  readonly carded: boolean
  readonly onPane: (pane: Pane) => void
}) {
  const tabs = () => TABS.filter(([pane]) => pane !== 'cards' || props.carded)
  return (
    <nav class="tabs" aria-label={t('panel.label')}>
      <For each={tabs()}>
        {([pane, word]) => (
          <button
            type="button"
            class="word"
            aria-current={props.pane === pane ? 'page' : undefined}
            onClick={() => props.onPane(pane)}
          >
            {t(word)}
          </button>
        )}
      </For>
    </nav>
  )
}

/** How far the bottom sheet is drawn up. */
export type Draw = 'low' | 'half' | 'full'
const DRAWS: readonly Draw[] = ['low', 'half', 'full']
/** How far a finger must go to draw the sheet one step. */
const PULL = 40

/** The grip of the bottom sheet: drag it, or press it to draw the sheet up and down. */
export function Grip(props: { readonly draw: Draw; readonly onDraw: (draw: Draw) => void }) {
  const [start, setStart] = createSignal<number>()
  const by = (steps: number) =>
    props.onDraw(DRAWS[Math.max(0, Math.min(2, DRAWS.indexOf(props.draw) + steps))] ?? 'half')
  const end = (e: PointerEvent) => {
    const pulled = (start() ?? e.clientY) - e.clientY
    setStart(undefined)
    if (Math.abs(pulled) >= PULL) by(pulled > 0 ? 1 : -1)
    else by(props.draw === 'full' ? -1 : 1)
  }
  return (
    <button
      type="button"
      class="grip"
      aria-label={t('panel.grip')}
      onPointerDown={(e) => {
        e.currentTarget.setPointerCapture(e.pointerId)
        setStart(e.clientY)
      }}
      onPointerUp={end}
      onKeyDown={(e) => e.key === 'Enter' && by(props.draw === 'full' ? -2 : 1)}
    />
  )
}
