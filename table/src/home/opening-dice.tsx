import { showsFace } from '@boma/kernel'
import type { GameMatch } from '@boma/showing'
import { createSignal, Show } from 'solid-js'
import { t } from '../words/words.ts'

const WRONG = 'opening-dice-wrong'

/** The dice that are rolled before the first move, typed in one after the other. */
export function OpeningDice(props: {
  readonly match: GameMatch | undefined
  readonly onReady: (match: GameMatch) => void
}) {
  const [faces, setFaces] = createSignal<readonly number[]>([])
  const [isWrong, setWrong] = createSignal(false)
  const sides = () => {
    faces()
    return props.match?.waiting?.sides ?? 6
  }
  let field: HTMLInputElement | undefined
  const begin = (input: HTMLInputElement) => {
    field = input
    queueMicrotask(() => input.focus())
  }
  const enter = (e: Event) => {
    e.preventDefault()
    const face = Number(field?.value)
    setWrong(!showsFace(sides(), face))
    if (field) field.value = ''
    field?.focus()
    if (isWrong() || props.match === undefined) return
    props.match.offer(face)
    setFaces([...faces(), face])
    if (props.match.waiting === undefined) props.onReady(props.match)
  }
  return (
    <form class="opening-dice" onSubmit={enter}>
      <h2 class="head">{t('open.rollTitle')}</h2>
      <DieField sides={sides()} ref={begin} />
      <p id={WRONG} role="alert">
        <Show when={isWrong()}>{t('open.rollWrong', { sides: String(sides()) })}</Show>
      </p>
      <Show when={faces().length > 0}>
        <p>{t('open.rollSoFar', { faces: faces().join(' ') })}</p>
      </Show>
    </form>
  )
}

/** Where a die is typed in. */
function DieField(props: { readonly sides: number; readonly ref: (input: HTMLInputElement) => void }) {
  return (
    <label>
      <span>{t('open.roll', { sides: String(props.sides) })}</span>
      <input ref={props.ref} inputmode="numeric" autocomplete="off" size="3" aria-describedby={WRONG} />
      <button type="submit" class="main">
        {t('open.rollEnter')}
      </button>
    </label>
  )
}
