import { createComputed, createSignal, For, on, Show } from 'solid-js'
import type { Wanted } from '../../referee/referee.ts'
import { t } from '../../words/words.ts'
import { hasteAt } from '../hand/haste.ts'
import { Die } from '../scene/die.tsx'
import { Paper } from './paper.tsx'

/** Dice with more faces than this are typed, not pressed. */
const PRESSED = 12

interface DieSheetProps {
  readonly wanted: Wanted
  readonly onDie: (face: number) => void
}

/** A person's own die: asks what it shows. One that has only just been asked for takes no press: it was meant for the last one. */
export function DieSheet(props: DieSheetProps) {
  const haste = hasteAt()
  createComputed(on(() => props.wanted, haste.renew))
  const onDie = (face: number) => haste.isNew() || props.onDie(face)
  const faces = () => Array.from({ length: props.wanted.sides }, (_, i) => i + 1)
  return (
    <Paper label={t('dice.title')}>
      <h2>{t('dice.title')}</h2>
      <p>{t('dice.ask', { sides: String(props.wanted.sides) })}</p>
      <Show when={props.wanted.sides <= PRESSED} fallback={<TypedDie wanted={props.wanted} onDie={onDie} />}>
        <div class="die-faces">
          <For each={faces()}>
            {(n) => (
              <button type="button" aria-label={String(n)} aria-disabled={haste.isNew()} onClick={() => onDie(n)}>
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
  // What the last one showed is not what this one does.
  createComputed(
    on(
      () => props.wanted,
      () => setTyped(''),
    ),
  )
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
