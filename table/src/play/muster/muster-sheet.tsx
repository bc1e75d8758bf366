import type { Action } from '@boma/kernel'
import type { Enlisting, Gift, RecruitSheet, Recruits } from '@boma/showing'
import { createMemo, createSignal, For, Index, Show } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Hand } from '../hand/hand.ts'
import { Case } from '../scene/rule-link.tsx'
import type { Scene } from '../scene/scene.ts'
import type { Session } from '../session/session.ts'
import { chosenOf, withMen } from './men.ts'
import './muster.css'

interface MusterProps {
  readonly session: Session
  readonly scene: Scene
  readonly hand: Hand
}

interface SheetProps extends MusterProps {
  readonly sheet: RecruitSheet
  readonly onTake: (action: Action) => void
}

/** A force is chosen by points: all kinds that there are, what they cost and can do, and who is on the list. */
export function MusterSheet(props: MusterProps) {
  const sheet = createMemo(() =>
    props.session.offers().length === 0 ? undefined : props.scene.page.recruiting?.sheet(props.session.view()),
  )
  const take = (action: Action) => {
    const offer = props.session.offers().find((each) => each.action === action)
    if (offer) props.hand.take(offer)
  }
  return (
    <Show when={sheet()}>
      {(found) => (
        <section class="muster" aria-label={t('muster.title')}>
          <header>
            <Purse sheet={found()} />
            <Enlisted sheet={found()} onTake={take} />
          </header>
          <Kinds {...props} sheet={found()} onTake={take} />
        </section>
      )}
    </Show>
  )
}

/** What is left to spend. */
function Purse(props: { readonly sheet: RecruitSheet }) {
  const facts = () => ({ left: String(props.sheet.left), points: String(props.sheet.points) })
  return (
    <>
      <h2>
        {t('muster.title')} <Case rule={props.sheet.rule} />
      </h2>
      <p class="purse" role="status">
        <strong>{t('muster.left', facts())}</strong>
        <i class="spent" aria-hidden="true">
          <b style={{ width: `${(100 * props.sheet.left) / Math.max(1, props.sheet.points)}%` }} />
        </i>
      </p>
    </>
  )
}

/** Who is on the list, and what the last of them may be. */
function Enlisted(props: { readonly sheet: RecruitSheet; readonly onTake: (action: Action) => void }) {
  return (
    <div class="enlisted">
      <ol aria-label={t('muster.list')}>
        <For each={props.sheet.taken} fallback={<li class="none-yet">{t('muster.nobody')}</li>}>
          {({ name, cost }) => (
            <li>
              {name} <small>{cost}</small>
            </li>
          )}
        </For>
      </ol>
      <Show when={props.sheet.gifts.length > 0}>
        <p class="gifts">
          <span>{t('muster.gifts')}</span>
          <For each={props.sheet.gifts}>{(gift) => <GiftButton gift={gift} onTake={props.onTake} />}</For>
        </p>
      </Show>
    </div>
  )
}

function GiftButton(props: { readonly gift: Gift; readonly onTake: (action: Action) => void }) {
  return (
    <button type="button" title={props.gift.about} onClick={() => props.onTake(props.gift.action)}>
      {props.gift.name} <small>{props.gift.cost}</small>
    </button>
  )
}

function Kinds(props: SheetProps) {
  const [men, setMen] = createSignal<ReadonlyMap<number, number>>(new Map())
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('muster.kind')}</th>
          <th scope="col">{t('muster.price')}</th>
          <For each={props.sheet.columns}>{(column) => <th scope="col">{column}</th>}</For>
          <th scope="col">
            <span class="unseen">{t('muster.number')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        <Index each={props.sheet.kinds}>
          {(kind, i) => (
            <Kind
              {...props}
              kind={kind()}
              chosen={chosenOf(kind().takes, men().get(i))}
              onMen={(many) => setMen(withMen(men(), i, many))}
            />
          )}
        </Index>
      </tbody>
    </table>
  )
}

interface KindProps extends SheetProps {
  readonly kind: Recruits
  /** How many would be taken; undefined where something is in the way. */
  readonly chosen: Enlisting | undefined
  readonly onMen: (men: number) => void
}

/** A kind of troops: what it costs, what it is and can do, and how many of it to take. */
function Kind(props: KindProps) {
  return (
    <tr classList={{ barred: props.chosen === undefined }}>
      <th scope="row">
        {props.kind.name}
        <Show when={props.kind.about}>
          <small>{props.kind.about}</small>
        </Show>
      </th>
      <td data-name={t('muster.price')}>
        {props.kind.isPiece ? props.kind.price : t('muster.each', { price: String(props.kind.price) })}
      </td>
      <Index each={props.kind.values}>
        {(value, i) => (
          <td data-name={props.sheet.columns[i]} classList={{ none: value() === '' }}>
            {value() === '' ? '–' : value()}
          </td>
        )}
      </Index>
      <td class="take">
        <Show when={props.chosen} fallback={<Barred {...props} />}>
          {(chosen) => <Take {...props} chosen={chosen()} />}
        </Show>
      </td>
    </tr>
  )
}

/** How many, and the button that takes them. */
function Take(props: KindProps & { readonly chosen: Enlisting }) {
  const place = () => props.kind.takes.findIndex(({ men }) => men === props.chosen.men)
  const step = (by: number) => props.onMen(props.kind.takes[place() + by]?.men ?? props.chosen.men)
  const isOne = () => props.kind.takes.length === 1
  return (
    <>
      <Show when={!isOne()}>
        <button
          type="button"
          class="step"
          aria-label={t('muster.fewer', { kind: props.kind.name })}
          disabled={place() <= 0}
          onClick={() => step(-1)}
        >
          −
        </button>
        <output>{props.chosen.men}</output>
        <button
          type="button"
          class="step"
          aria-label={t('muster.more', { kind: props.kind.name })}
          disabled={place() >= props.kind.takes.length - 1}
          onClick={() => step(1)}
        >
          +
        </button>
      </Show>
      <button type="button" class="quiet" onClick={() => props.onTake(props.chosen.action)}>
        {t('muster.take')}{' '}
        <span class="unseen">
          {props.chosen.men} {props.kind.name}
        </span>
        <small>{props.chosen.cost}</small>
      </button>
    </>
  )
}

/** Why none of it may be taken. */
function Barred(props: KindProps) {
  return (
    <Show when={props.session.whyNot(props.kind.fewest)}>
      {(refused) => (
        <em>
          {refused().sentence} <Case rule={refused().rule} />
        </em>
      )}
    </Show>
  )
}
