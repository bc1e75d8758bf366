import { createSignal, For, Show } from 'solid-js'
import type { Wanted } from '../../referee/referee.ts'
import { t } from '../../words/words.ts'
import { Die } from '../scene/die.tsx'
import { Paper } from './paper.tsx'

/** Dice with more faces than this are typed, not pressed. */
const PRESSED = 12

interface DieSheetProps {
  readonly wanted: Wanted
  readonly onDie: (face: number) => void
}

/** A person's own die: asks what it shows. */
export function DieSheet(props: DieSheetProps) {
  const faces = () => Array.from({ length: props.wanted.sides }, (_, i) => i + 1)
  return (
    <Paper label={t('dice.title')}>
      <h2>{t('dice.title')}</h2>
      <p>{t('dice.ask', { sides: String(props.wanted.sides) })}</p>
      <Show when={props.wanted.sides <= PRESSED} fallback={<TypedDie {...props} />}>
        <div class="die-faces">
          <For each={faces()}>
            {(n) => (
              <button type="button" aria-label={String(n)} onClick={() => props.onDie(n)}>
                <Die shows={n} sides={props.wanted.sides} />
              </button>
            )}
          </For>
        </div>
      </Show>
    </Paper>
  )
}

function TypedDie(props: DieSheetProps) {
  const [typed, setTyped] = createSignal('')
  const face = () => Number(typed())
  const isFace = () => Number.isInteger(face()) && face() >= 1 && face() <= props.wanted.sides
  const enter = (e: Event) => {
    e.preventDefault()
    if (isFace()) props.onDie(face())
  }
  return (
    <form onSubmit={enter}>
      <input
        type="text"
        inputmode="numeric"
        aria-label={t('dice.face')}
        value={typed()}
        onInput={(e) => setTyped(e.currentTarget.value)}
      />
      <button type="submit" class="main" disabled={!isFace()}>
        {t('text.enter')}
      </button>
    </form>
  )
}
