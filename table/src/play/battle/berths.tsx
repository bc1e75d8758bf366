import type { Group, Piece } from '@boma/showing'
import { createSignal, For, Index, Show } from 'solid-js'
import { CounterFace } from '../../counters/counter.tsx'
import { t } from '../../words/words.ts'
import { pieceWords } from '../scene/piece-words.ts'
import { Case } from '../scene/rule-link.tsx'
import type { Parted } from './parting-at.ts'
import './berths.css'

/** Groups go by letters until they are declared. */
const letter = (group: number): string => String.fromCharCode(65 + group)

/** Who is to be parted, in berths: counters are drawn from one to the other, or pressed to go on to the next. */
export function Berths(props: { readonly parted: Parted }) {
  return (
    <Show when={props.parted.parting()}>
      {(parting) => (
        <section class="berths" aria-label={t('parting.title')}>
          <h2>
            {t('parting.title')} <Case rule={parting().rule} />
          </h2>
          <p class="help">{t('parting.help')}</p>
          <Index each={props.parted.groups()}>
            {(group, i) => <Berth parted={props.parted} group={group()} place={i} />}
          </Index>
        </section>
      )}
    </Show>
  )
}

function Berth(props: { readonly parted: Parted; readonly group: Group; readonly place: number }) {
  const isEmpty = () => props.group.members.length === 0
  const ways = () => props.parted.parting()?.ways(props.group.members) ?? []
  const face = (id: number) => props.parted.parting()?.members.find((member) => member.id === id)?.face
  const name = () => (isEmpty() ? t('parting.new') : t('parting.group', { letter: letter(props.place) }))
  return (
    <section class="berth" classList={{ empty: isEmpty() }} data-berth={props.place} aria-label={name()}>
      <header>
        <strong>{name()}</strong>
        <Show when={props.parted.isParted() && !isEmpty()}>
          <span class="ways">
            <For each={ways()}>
              {({ id, label }) => (
                <button
                  type="button"
                  class="word"
                  aria-pressed={props.group.way === id}
                  disabled={ways().length === 1}
                  onClick={() => props.parted.turn(props.place, id)}
                >
                  {label}
                </button>
              )}
            </For>
          </span>
        </Show>
      </header>
      <div class="moored">
        <For each={props.group.members}>
          {(id) => <Show when={face(id)}>{(piece) => <Member parted={props.parted} id={id} face={piece()} />}</Show>}
        </For>
      </div>
    </section>
  )
}

/** So far a pointer goes before it draws the counter along. */
const SLACK = 6

interface MemberProps {
  readonly parted: Parted
  readonly id: number
  readonly face: Piece
}

/** A counter in its berth: drawn to another, or pressed to go on to the next. */
function Member(props: MemberProps) {
  const { drawn, take, draw, drop, letGo, press } = drawnByHand(props)
  return (
    <button
      type="button"
      class="counter-button able member"
      classList={{ drawn: drawn() !== undefined }}
      data-member={props.id}
      style={drawn() ? { translate: `${drawn()?.[0]}px ${drawn()?.[1]}px` } : {}}
      title={pieceWords(props.face)}
      onPointerDown={take}
      onPointerMove={draw}
      onPointerUp={drop}
      onPointerCancel={letGo}
      onClick={press}
    >
      <CounterFace piece={props.face} />
      <span class="unseen">{`${pieceWords(props.face)}. ${t('parting.move')}`}</span>
    </button>
  )
}

/** How far a counter is drawn from its berth, and the hand that does it. */
function drawnByHand(props: MemberProps) {
  const [drawn, setDrawn] = createSignal<readonly [x: number, y: number]>()
  let from: readonly [x: number, y: number] | undefined
  let wasDrawn = false
  const letGo = () => {
    from = undefined
    setDrawn(undefined)
  }
  return {
    drawn,
    letGo,
    take(e: PointerEvent & { readonly currentTarget: Element }) {
      from = [e.clientX, e.clientY]
      wasDrawn = false
      e.currentTarget.setPointerCapture(e.pointerId)
    },
    draw(e: PointerEvent) {
      if (from === undefined) return
      const by = [e.clientX - from[0], e.clientY - from[1]] as const
      if (drawn() === undefined && Math.hypot(...by) < SLACK) return
      wasDrawn = true
      setDrawn(by)
    },
    drop(e: PointerEvent) {
      if (drawn() === undefined) return letGo()
      const under = document.elementsFromPoint(e.clientX, e.clientY)
      const berth = under.map((element) => element.closest<HTMLElement>('[data-berth]')).find((it) => it !== null)
      letGo()
      if (berth) props.parted.move(props.id, Number(berth.dataset['berth']))
    },
    press() {
      if (!wasDrawn) moveOn(props.parted, props.id)
      wasDrawn = false
    },
  }
}

/** Into the next group, and the keyboard with it. */
function moveOn(parted: Parted, member: number): void {
  parted.move(member)
  queueMicrotask(() => document.querySelector<HTMLElement>(`[data-member="${member}"]`)?.focus())
}

/** The letters of groups with what they do: 'A seeks battle; B does not seek'. */
export const partedWords = ({ groups, parting }: Parted): string =>
  groups()
    .flatMap(({ members, way }, i) => {
      const label = parting()
        ?.ways(members)
        .find(({ id }) => id === way)?.label
      return members.length === 0 ? [] : `${letter(i)} ${label ?? ''}`
    })
    .join('; ')
