import type { Piece } from '@boma/showing'
import { createMemo, createUniqueId, For, Show } from 'solid-js'
import { CounterFace } from '../../counters/counter.tsx'
import type { Pace } from '../../sitting/beat.ts'
import { language, t } from '../../words/words.ts'
import { OddsTag } from '../battle/odds-beside.tsx'
import { Glossed } from '../guide/glossed.tsx'
import type { HelpAt } from '../guide/help-at.ts'
import { HelpLink } from '../guide/question-help.tsx'
import type { Hand } from '../hand/hand.ts'
import { mainOf } from '../hand/places.ts'
import { Budget } from '../panel/deploying.tsx'
import type { Quick } from '../quick/quick.ts'
import { QuickSheet } from '../quick/quick-strip.tsx'
import { TheirTurn } from '../recap/their-turn.tsx'
import { useAsked } from '../scene/asked-for.ts'
import { Case } from '../scene/rule-link.tsx'
import type { Scene } from '../scene/scene.ts'
import type { Offered } from '../session/offers.ts'
import { isQuietPass } from '../session/only-answer.ts'
import type { Session } from '../session/session.ts'
import { FormationKeys } from './formation-keys.tsx'
import { FromNowOn, Stands } from './from-now-on.tsx'
import { stakesLine } from './help-line.ts'
import { isMarching, isUnitInHand, MarchAnswers, PutDown, TurnButton } from './march-answers.tsx'
import { type Ponderer, ThinkingLine } from './thinking.tsx'
import { UndoButton } from './undo-button.tsx'

interface PromptProps {
  readonly session: Session
  readonly hand: Hand
  readonly scene: Scene
  /** The answers that are buttons. */
  readonly offers: readonly Offered[]
  /** Who is asked, in words; '' when nobody is. */
  readonly who: string
  /** What is to be decided, in words. */
  readonly sentence: string
  /** One helping line. */
  readonly help: string
  /** What stands in the way of what was just tried; '' for nothing. */
  readonly remark: string
  /** Whose decision it is: the look of the chip beside the question. */
  readonly body: string
  /** The counter that it is about, if it is about one. */
  readonly piece: Piece | undefined
  /** The same question as a strip beside its place, or a part of the sheet, which has the answers. */
  readonly quick: Quick | undefined
  /** The beat of the computer, while it moves. */
  readonly beat: Pace | undefined
  /** Who of the computer's thinks. */
  readonly thinking: Ponderer | undefined
  /** Does Enter take the main answer just now? */
  readonly entersMain: boolean
  /** The key that lets the chance go by; '' where there is none. */
  readonly passKey: string
  readonly onUndo: () => void
  readonly onRedo: () => void
  /** Watches the match again, once it is over. */
  readonly onWatch: () => void
  /** Says how it ended, once it is over. */
  readonly onEnd: () => void
  /** Help at the question. */
  readonly helping: HelpAt
  /** Takes out the board of the fight that was put aside. */
  readonly onBattle: (() => void) | undefined
}

/** Answers that stand side by side; more of them, or what a stack in the hand could do instead, are behind a button. */
const SIDE_BY_SIDE = 3

/** The one line that says what is to be decided, and the buttons that answer it. */
export function Prompt(props: PromptProps) {
  const stakes = () => props.hand.reminder()?.stakes
  return (
    <section class="prompt" aria-label={t('prompt.label')}>
      <span class="side-chip" data-body={props.body} aria-hidden="true">
        <Show when={props.piece} fallback={<i />}>
          {(piece) => <CounterFace piece={piece()} />}
        </Show>
      </span>
      <div class="ask">
        <h2>
          <i class="square" data-body={props.body} aria-hidden="true" />
          <Show when={props.who !== ''}>
            <span class="who">{props.who}:</span>{' '}
          </Show>
          <Glossed text={stakes()?.question ?? props.sentence} />
        </h2>
        <span class="unseen" role="alert">
          {stakes()?.question}
        </span>
        <Show
          when={props.remark === '' && props.thinking}
          fallback={<Help {...props} help={stakesLine(stakes()) ?? props.help} />}
        >
          {(thinking) => <ThinkingLine thinking={thinking()} rule={props.session.decision()?.rule ?? ''} />}
        </Show>
        <Stands session={props.session} />
        <div class="for-fingers">
          <Budget spending={props.hand.aiming.aim()?.spending} />
        </div>
      </div>
      <Answers {...props} />
      <Show when={props.quick} keyed>
        {(quick) => <QuickSheet session={props.session} scene={props.scene} hand={props.hand} quick={quick} />}
      </Show>
    </section>
  )
}

/** The helping line, or what stands in the way, with its case. */
function Help(props: PromptProps) {
  // The help may be why a figure cannot stand where it is held: then it is that case, not the question's.
  const rule = () => props.hand.aiming.aim()?.refused?.rule ?? props.session.decision()?.rule ?? ''
  return (
    <p>
      <Show when={props.remark !== ''} fallback={<span class="help">{props.help}</span>}>
        <strong class="warning" role="alert">
          {props.remark}
        </strong>
      </Show>{' '}
      <Case rule={rule()} />
      <HelpLink help={props.helping} />
    </p>
  )
}

/** Undo, the quiet choices, the main choice. */
function Answers(props: PromptProps) {
  // What is answered in the strip is not offered twice.
  const buttons = () => (props.quick === undefined ? props.offers : [])
  // A unit of a tabletop is dragged, and what else it can do lies open.
  const isHandFull = () => isMarching(props.hand) && !isUnitInHand(props.hand)
  const main = createMemo(() => (isHandFull() ? undefined : mainOf(buttons())))
  const others = createMemo(() => buttons().filter((b) => b !== main()))
  const isFew = () =>
    isHandFull() ? others().length === 0 : others().filter((b) => !isQuietPass(b)).length <= SIDE_BY_SIDE
  return (
    <div class="answers">
      <BackAndForth {...props} />
      <WithFigures hand={props.hand} />
      <Show when={isFew()} fallback={<MoreAnswers {...props} offers={others()} />}>
        <For each={others()}>
          {(offer) => (
            <Answer hand={props.hand} offer={offer} class="quiet" mark={isQuietPass(offer) ? props.passKey : ''} />
          )}
        </For>
      </Show>
      <Show when={props.quick === undefined}>
        <FromNowOn session={props.session} haste={props.hand.haste} />
      </Show>
      <Show when={isHandFull()}>
        <MarchAnswers hand={props.hand} scene={props.scene} />
      </Show>
      <Show when={props.session.over()}>
        <button type="button" class="quiet" onClick={() => props.onEnd()}>
          {t('end.how')}
        </button>
        <button type="button" class="main" onClick={() => props.onWatch()}>
          {t('prompt.watch')}
        </button>
      </Show>
      <Show when={main()} keyed>
        {(offer) => <Answer hand={props.hand} offer={offer} class="main" mark={props.entersMain ? '↵' : ''} />}
      </Show>
    </div>
  )
}

/** The fight that was put aside, the beat of the computer, undo and redo. */
function BackAndForth(props: PromptProps) {
  return (
    <>
      <Show when={props.onBattle}>
        {(open) => (
          <button type="button" class="quiet" onClick={() => open()()}>
            {t('battle.unfold')} <kbd>V</kbd>
          </button>
        )}
      </Show>
      <Show when={props.beat}>{(beat) => <TheirTurn beat={beat()} thinking={props.thinking} />}</Show>
      <UndoButton session={props.session} hand={props.hand} onUndo={() => props.onUndo()} />
      <Show when={props.session.canRedo()}>
        <button type="button" onClick={() => props.onRedo()}>
          {t('play.redo')} <kbd>Y</kbd>
        </button>
      </Show>
    </>
  )
}

/** What can be done with what is in the hand: put down, turned, formed up, led round, left alone after all. */
function WithFigures(props: { readonly hand: Hand }) {
  return (
    <>
      <Show when={isMarching(props.hand)}>
        <PutDown hand={props.hand} />
      </Show>
      <TurnButton hand={props.hand} />
      <Show when={props.hand.aiming.aim()?.isSet && !props.hand.aiming.isTroop()}>
        <button type="button" onClick={() => props.hand.aiming.turn(1)}>
          {t('prompt.turn')} <kbd>.</kbd>
        </button>
      </Show>
      <FormationKeys aiming={props.hand.aiming} />
      <Show when={props.hand.aiming.round()}>
        {(round) => (
          <button type="button" onClick={() => props.hand.aiming.goRound()}>
            {t('troop.round', {
              inches: round().inches.toLocaleString(language.value(), { maximumFractionDigits: 1 }),
            })}{' '}
            <kbd>O</kbd>
          </button>
        )}
      </Show>
      <Show when={props.hand.reminder()}>
        <button type="button" class="quiet" onClick={() => props.hand.cancel()}>
          {t('slip.not')} <kbd>Esc</kbd>
        </button>
      </Show>
    </>
  )
}

function Answer(props: {
  readonly hand: Hand
  readonly offer: Offered
  readonly class: string
  readonly mark?: string
}) {
  const isReminded = () => props.hand.reminder()?.offer.action === props.offer.action
  const asked = useAsked()
  return (
    <button
      type="button"
      class={props.class}
      data-asked={asked([props.offer.action])}
      aria-disabled={props.hand.haste.isNew()}
      onPointerEnter={() => props.hand.weigh(props.offer)}
      onPointerLeave={() => props.hand.weigh(undefined)}
      onFocus={() => props.hand.weigh(props.offer)}
      onBlur={() => props.hand.weigh(undefined)}
      onClick={() => props.hand.take(props.offer)}
    >
      {isReminded() ? t('prompt.allTheSame', { label: props.offer.label }) : props.offer.label}
      <Show when={props.offer.cost}>
        {' '}
        <small>{props.offer.cost}</small>
      </Show>
      <OddsTag action={props.offer.action} />
      <Show when={props.mark}>
        {' '}
        <kbd>{props.mark}</kbd>
      </Show>
    </button>
  )
}

/** Many answers: a list that opens over the prompt. */
function MoreAnswers(props: { readonly hand: Hand; readonly offers: readonly Offered[] }) {
  const id = createUniqueId()
  const label = () =>
    isMarching(props.hand) ? t('march.others') : t('prompt.choices', { count: String(props.offers.length) })
  return (
    <>
      <button type="button" class="quiet more" popovertarget={id}>
        {label()}
      </button>
      <div class="more-answers slip-list" id={id} popover="auto">
        <For each={props.offers}>{(offer) => <Answer hand={props.hand} offer={offer} class="word" />}</For>
      </div>
    </>
  )
}
