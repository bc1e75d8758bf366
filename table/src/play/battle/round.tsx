import type { Side } from '@boma/kernel'
import { FALLEN, type Panel, type Piece, sayNews } from '@boma/showing'
import { createEffect, For, Index, Show } from 'solid-js'
import { CounterFace } from '../../counters/counter.tsx'
import { t } from '../../words/words.ts'
import type { Hand } from '../hand/hand.ts'
import { CounterButton } from '../panel/counter-button.tsx'
import { bodyOfSide } from '../scene/bodies.ts'
import { Die } from '../scene/die.tsx'
import { pieceWords, stateWords } from '../scene/piece-words.ts'
import { Case } from '../scene/rule-link.tsx'
import type { Scene } from '../scene/scene.ts'
import { hurt } from './faces.ts'
import type { Fight, Landing, Round, Thrown } from './fights.ts'
import { foughtIn } from './fought-in.ts'
import type { Row } from './rows.ts'
import { areDiceSeen, haveHitsLanded } from './stages.ts'

interface RoundProps {
  readonly scene: Scene
  /** Whoever may choose counters here; nobody where a fight is only watched. */
  readonly hand: Hand | undefined
  readonly row: Row
  /** Is it the row to look at? */
  readonly isLast: boolean
  readonly fight: Fight | undefined
  readonly stage: number
  readonly left: Panel['left']
  readonly right: Panel['right']
  readonly faceOf: (piece: number) => Piece | undefined
  readonly standing: (space: number, side: Side) => readonly number[]
  /** Those that are to be chosen in another row, which is being played. */
  readonly elsewhere: ReadonlySet<number>
}

/** What a round of that name is called when it is not the first. */
export const roundName = ({ name, nth }: Pick<Round, 'name' | 'nth'>): string =>
  nth === 1 ? name : t('battle.nth', { round: name, nth: String(nth) })

/** A row of the board: attackers, dice and sums, defenders. */
export function RoundRow(props: RoundProps) {
  const round = () => props.row.round
  const landings = (): readonly Landing[] =>
    haveHitsLanded(props.stage, props.row.index) ? (round()?.landings ?? []) : []
  const owner = (piece: number) => props.fight?.whose(piece) ?? props.scene.ownerOf(piece)
  const fought = (side: Side) => foughtIn({ ...props, landings: landings(), owner }, side)
  const left = () => props.row.ahead?.left ?? fought(props.left.side)
  const right = () => props.row.ahead?.right ?? fought(props.right.side)
  const isBare = () => left().length + right().length === 0
  const isRolling = () => areDiceSeen(props.stage, props.row.index) && !haveHitsLanded(props.stage, props.row.index)
  const name = () => (round() ? roundName(round() as Round) : props.row.name)
  let section: HTMLElement | undefined
  createEffect(() => (props.row.ahead?.active || props.isLast) && section?.scrollIntoView({ block: 'nearest' }))
  const troops = (pieces: readonly number[], camp: string) => (
    <Troops {...props} pieces={pieces} camp={camp} landings={landings()} />
  )
  return (
    <section
      class="round"
      ref={section}
      classList={{ active: props.row.ahead?.active === true, bare: isBare(), rolling: isRolling() }}
      aria-label={name()}
    >
      {troops(left(), t('battle.attacker', { side: props.left.name }))}
      <div class="sums">
        <h2>{name()}</h2>
        <Show when={round()}>
          {(it) => <Dice scene={props.scene} round={it()} faceOf={props.faceOf} isRolling={isRolling()} />}
        </Show>
        <Show when={props.row.ahead}>{(ahead) => <Sums {...props} ahead={ahead()} isBare={isBare()} />}</Show>
        <Case rule={props.row.rule} />
      </div>
      {troops(right(), t('battle.defender', { side: props.right.name }))}
    </section>
  )
}

/** The dice of a round as they fell: a miss is but an outline. */
function Dice(props: {
  readonly scene: Scene
  readonly round: Round
  readonly faceOf: (piece: number) => Piece | undefined
  readonly isRolling: boolean
}) {
  const name = ({ piece }: Thrown) => (piece === undefined ? '' : (props.faceOf(piece)?.name ?? ''))
  const worth = ({ note, hitsOn }: Thrown) => {
    if (note !== undefined || hitsOn === undefined) return note ?? ''
    return hitsOn <= 1 ? String(hitsOn) : t('battle.hitsOn', { most: String(hitsOn) })
  }
  const shots = () => props.round.thrown.filter((die) => die.hits !== undefined)
  const hits = () => shots().filter((die) => die.hits).length
  return (
    <div class="fallen-dice">
      <ul class="thrown">
        <Index each={props.round.thrown}>
          {(die) => (
            <li classList={{ missed: die().hits === false && !props.isRolling }}>
              <Die
                shows={die().shows}
                sides={die().sides}
                body={bodyOfSide(props.scene, die().by)}
                rolling={props.isRolling}
              />
              <small>{name(die())}</small>
              <small>{worth(die())}</small>
            </li>
          )}
        </Index>
      </ul>
      <Show when={shots().length > 0}>
        <p class="scored" classList={{ none: hits() === 0 }}>
          {t('battle.hits', { hits: String(hits()), dice: String(shots().length) })}
        </p>
      </Show>
      <For each={props.round.told}>{(event) => <p class="told">{sayNews(props.scene.game, event)}</p>}</For>
    </div>
  )
}

/** What counts in a round that is ahead. */
function Sums(props: { readonly ahead: Panel['rows'][number]; readonly isBare: boolean }) {
  return (
    <>
      <Show when={props.isBare && props.ahead.lines.length === 0}>
        <p class="nobody">{t('battle.nobody')}</p>
      </Show>
      <dl>
        <For each={props.ahead.lines}>
          {([text, value]) => (
            <div class="sum">
              <dt>{text}</dt>
              <dd>{value}</dd>
            </div>
          )}
        </For>
      </dl>
    </>
  )
}

function Troops(
  props: RoundProps & {
    readonly pieces: readonly number[]
    readonly camp: string
    readonly landings: readonly Landing[]
  },
) {
  /** In fights of whole stacks a side that does nothing in a round is there all the same. */
  const isSaid = () => props.row.ahead !== undefined || props.fight?.from === undefined
  const on = (piece: number) => props.landings.filter((landing) => landing.piece === piece)
  return (
    <div class="troops" data-camp={props.camp}>
      <For each={props.pieces} fallback={<Show when={isSaid()}>{<p class="nobody">{t('battle.nobody')}</p>}</Show>}>
        {(id) => (
          <span class="trooper" classList={{ fallen: on(id).some((it) => it.state === FALLEN) }}>
            <Counter {...props} id={id} />
            <Show when={on(id).length > 0}>
              <Burst hits={on(id).length} />
              <small class="fate">{fateWords(on(id).at(-1)?.state ?? '')}</small>
            </Show>
          </span>
        )}
      </For>
    </div>
  )
}

const fateWords = (state: string): string => (state === FALLEN ? t('battle.fallen') : stateWords(state))

/** A counter that can be chosen, or one as it was after the hits of its round. */
function Counter(props: RoundProps & { readonly id: number; readonly landings: readonly Landing[] }) {
  const live = () => (props.row.ahead ? props.scene.piece(props.id) : undefined)
  /** All hits of the fight up to this round. */
  const taken = (): readonly Landing[] => {
    const before = (props.fight?.rounds ?? []).slice(0, Math.max(0, props.row.index))
    return [...before.flatMap((round) => round.landings), ...props.landings]
  }
  const face = () => {
    const piece = props.faceOf(props.id)
    return piece && hurt(piece, taken())
  }
  const hand = () => (live() === undefined || props.elsewhere.has(props.id) ? undefined : props.hand)
  return (
    <Show
      when={hand()}
      fallback={
        <Show when={live() ?? face()}>
          {(piece) => (
            <span class="counter-still" title={pieceWords(piece())}>
              <CounterFace piece={piece()} />
              <span class="unseen">{pieceWords(piece())}</span>
            </span>
          )}
        </Show>
      }
    >
      {(it) => (
        <Show when={live()}>
          {(piece) => <CounterButton piece={piece()} hand={it()} onLook={() => it().press({ piece: props.id })} />}
        </Show>
      )}
    </Show>
  )
}

/** Where hits have landed: a burst with their number. */
function Burst(props: { readonly hits: number }) {
  return (
    <svg class="burst" viewBox="-12 -12 24 24" aria-hidden="true">
      <path d={STAR} />
      <text y="4" text-anchor="middle">
        {props.hits}
      </text>
    </svg>
  )
}

const POINTS = 9
const STAR = `M${Array.from({ length: 2 * POINTS }, (_, i) => {
  const [r, angle] = [i % 2 === 0 ? 11.5 : 7, (i * Math.PI) / POINTS]
  return `${(r * Math.sin(angle)).toFixed(1)} ${(-r * Math.cos(angle)).toFixed(1)}`
}).join('L')}Z`
