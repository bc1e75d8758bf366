import type { Piece } from '@boma/showing'
import { Show } from 'solid-js'
import { CounterFace } from '../../counters/counter.tsx'
import { Tick } from '../../counters/tick.tsx'
import { t } from '../../words/words.ts'
import { OddsTag } from '../battle/odds-beside.tsx'
import type { Hand } from '../hand/hand.ts'
import { lookedAt } from '../hand/look.ts'
import { isStruck } from '../hand/places.ts'
import { useAsked } from '../scene/asked-for.ts'
import { pieceWords } from '../scene/piece-words.ts'

interface CounterButtonProps {
  readonly piece: Piece
  readonly hand: Hand
  /** What choosing it does when nothing is offered on it. */
  readonly onLook: () => void
  /** Was it chosen once, and is to be chosen again? */
  readonly wanted?: boolean
  /** Does choosing it only ask what it costs, this time? */
  readonly asks?: () => boolean
}

/** A counter beside the map, to be chosen where something is offered on it and to be looked at otherwise. */
export function CounterButton(props: CounterButtonProps) {
  const { offers, isAble, single, isOfTaken, isTicked, turn, words } = choiceOf(props)
  const asked = useAsked()
  const choose = () => {
    if (isOfTaken()) return props.hand.taken.turn(props.piece.id)
    if (isAble() && props.asks?.()) return
    // What was bought is put down on the map, and so the keyboard goes there.
    if (isAble() && props.asks) document.querySelector<HTMLElement>('.ground .map')?.focus({ preventScroll: true })
    if (isAble()) props.hand.press({ piece: props.piece.id })
    else if (turn() === undefined || !props.hand.picks.turn(props.piece.id)) props.onLook()
  }
  return (
    <button
      type="button"
      class="counter-button"
      ref={(button) => lookedAt(button, () => ({ space: props.piece.space, piece: props.piece.id }), props.hand.look)}
      data-piece={props.piece.id}
      data-asked={asked(offers().map(({ action }) => action))}
      classList={{
        able: isAble() || turn() === 'add' || isOfTaken(),
        ticked: isTicked(),
        hostile: offers().some(isStruck),
        chosen: props.wanted === true || props.hand.held() === props.piece.id || props.piece.states.includes('moving'),
      }}
      title={pieceWords(props.piece)}
      onPointerEnter={() => props.hand.weigh(single())}
      onPointerLeave={() => props.hand.weigh(undefined)}
      onFocus={() => props.hand.weigh(single())}
      onBlur={() => props.hand.weigh(undefined)}
      onClick={choose}
    >
      <CounterFace piece={props.piece} />
      {isTicked() && <Tick />}
      <span class="unseen">{words()}</span>
      <Show when={single()?.cost}>{(cost) => <small aria-hidden="true">{cost()}</small>}</Show>
      <OddsTag action={single()?.action} />
    </button>
  )
}

/** What choosing a counter would do, and how that is said. */
function choiceOf(props: CounterButtonProps) {
  const offers = () => props.hand.places().pieces.get(props.piece.id) ?? []
  const isAble = () => offers().length > 0
  const single = () => (offers().length === 1 ? offers()[0] : undefined)
  /** One of the stack in the hand, which may go or stay. */
  const isOfTaken = () => {
    const { mobile = [] } = props.hand.taken.reach() ?? {}
    return mobile.length > 1 && mobile.includes(props.piece.id)
  }
  const isTicked = () => isOfTaken() && props.hand.taken.reach()?.pieces.includes(props.piece.id) === true
  const turn = () => (isAble() ? undefined : props.hand.picks.turnOf(props.piece.id))
  const deed = (): readonly (string | undefined)[] => {
    if (isOfTaken()) return [t(isTicked() ? 'march.leave' : 'march.takeIn')]
    const how = turn()
    return how ? [t(`pick.${how}`)] : [single()?.label, single()?.cost]
  }
  const words = () => [pieceWords(props.piece), ...deed()].filter(Boolean).join('. ')
  return { offers, isAble, single, isOfTaken, isTicked, turn, words }
}
