import { For, Match, onMount, Show, Switch } from 'solid-js'
import { Pinned } from '../../map/pinned.tsx'
import { t } from '../../words/words.ts'
import { Odds } from '../battle/forecast.tsx'
import type { Hand, Slip } from '../hand/hand.ts'
import type { Meaning } from '../hand/places.ts'
import { useAsked } from '../scene/asked-for.ts'
import { Case } from '../scene/rule-link.tsx'
import type { Scene } from '../scene/scene.ts'
import type { Offered } from '../session/offers.ts'
import { isRead } from './is-read.ts'

interface SlipTextProps {
  readonly scene: Scene
  readonly hand: Hand
}

interface SlipProps extends SlipTextProps {
  /** Is paper better above a space than below it? */
  readonly isAbove: (space: number) => boolean
  /** Where the unit in the hand is on the screen. */
  readonly inHand: () => readonly [number, number] | undefined
}

/** The slip of paper at a place of the map: why not, which of several, or how it would end. */
export function PinnedSlip(props: SlipProps) {
  const at = (slip: Slip) => slip.at.space ?? props.scene.piece(slip.at.piece ?? -1)?.space
  return (
    <Show when={props.hand.slip()} keyed>
      {(slip) => (
        <Show when={at(slip) !== undefined}>
          <Pinned at={at(slip) ?? -1} above={props.isAbove(at(slip) ?? -1)} inHand={props.inHand}>
            <div ref={ignoreStrayClick}>
              <SlipText {...props} slip={slip} />
            </div>
          </Pinned>
        </Show>
      )}
    </Show>
  )
}

/** The same on the board of a fight, which lies over the map and its slips. */
export function SlipOnBoard(props: SlipTextProps) {
  return (
    <Show when={props.hand.slip()} keyed>
      {(slip) => (
        <div class="slip-on-board" ref={ignoreStrayClick}>
          <SlipText {...props} slip={slip} />
        </div>
      )}
    </Show>
  )
}

/** The tap that brought a slip up ends in a click, which may fall on what has come up under the finger: not meant. */
function ignoreStrayClick(paper: HTMLElement): void {
  let isMeant = false
  paper.addEventListener('pointerdown', () => {
    isMeant = true
  })
  paper.addEventListener('click', (e) => isMeant || e.detail === 0 || e.stopPropagation(), { capture: true })
}

/** What a slip says, wherever it lies. */
function SlipText(props: SlipTextProps & { readonly slip: Slip }) {
  return (
    <Switch>
      <Match when={props.slip.kind === 'note' && props.slip}>
        {(slip) => (
          <p class="why" role="alert" on:click={(e) => isRead(e) && props.hand.cancel()}>
            {slip().refused.sentence} <Case rule={slip().refused.rule} />
          </p>
        )}
      </Match>
      <Match when={props.slip.kind === 'menu' && props.slip}>
        {(slip) => <ChoiceList {...props} choices={slip().choices} />}
      </Match>
      <Match when={props.slip.kind === 'odds' && props.slip}>
        {(slip) => <Considered {...props} offer={slip().offer} />}
      </Match>
    </Switch>
  )
}

/** Several things can be done here: a short list, with the keyboard on its first line. */
function ChoiceList(props: SlipTextProps & { readonly choices: readonly Meaning[] }) {
  let list: HTMLUListElement | undefined
  const asked = useAsked()
  onMount(() => list?.querySelector('button')?.focus({ preventScroll: true }))
  const words = (choice: Meaning): string =>
    choice.kind === 'take'
      ? choice.offer.label
      : t('slip.takeUp', { piece: props.scene.piece(choice.piece)?.fullName ?? '' })
  const choose = (choice: Meaning) =>
    choice.kind === 'take' ? props.hand.take(choice.offer) : props.hand.hold(choice.piece)
  const weigh = (choice: Meaning | undefined) => props.hand.weigh(choice?.kind === 'take' ? choice.offer : undefined)
  return (
    <ul class="slip-list" ref={list} onKeyDown={(e) => stepThrough(e, list)}>
      <For each={props.choices}>
        {(choice) => (
          <li>
            <button
              type="button"
              class="word"
              data-asked={asked(choice.kind === 'take' ? [choice.offer.action] : [])}
              classList={{ hostile: choice.kind === 'take' && choice.offer.hostile }}
              aria-disabled={props.hand.haste.isNew()}
              onPointerEnter={() => weigh(choice)}
              onPointerLeave={() => weigh(undefined)}
              onFocus={() => weigh(choice)}
              onBlur={() => weigh(undefined)}
              onClick={() => choose(choice)}
            >
              {words(choice)}
              <Show when={choice.kind === 'take' && choice.offer.cost}>{(cost) => <small>{cost()}</small>}</Show>
            </button>
          </li>
        )}
      </For>
    </ul>
  )
}

/** Up and down go through a list of buttons. */
function stepThrough(e: KeyboardEvent, list: HTMLElement | undefined): void {
  const by = e.key === 'ArrowDown' ? 1 : e.key === 'ArrowUp' ? -1 : 0
  if (by === 0 || list === undefined) return
  e.preventDefault()
  e.stopPropagation()
  const buttons = [...list.querySelectorAll('button')]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  buttons[(at + by + buttons.length) % buttons.length]?.focus()
}

/** The odds of an attack, and the second tap that commits it. */
function Considered(props: SlipTextProps & { readonly offer: Offered }) {
  let main: HTMLButtonElement | undefined
  onMount(() => main?.focus({ preventScroll: true }))
  return (
    <div class="considered">
      <Show when={props.scene.forecast(props.offer.action)}>{(forecast) => <Odds forecast={forecast()} />}</Show>
      <div class="ways">
        <button type="button" onClick={() => props.hand.cancel()}>
          {t('slip.not')}
        </button>
        <button
          type="button"
          class="main"
          ref={main}
          aria-disabled={props.hand.haste.isNew()}
          onClick={() => props.hand.take(props.offer)}
        >
          {props.offer.label}
        </button>
      </div>
    </div>
  )
}
