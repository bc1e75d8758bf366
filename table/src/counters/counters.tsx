import type { Board, Mark, Piece, Point } from '@boma/showing'
import { createEffect, createMemo, For, on, onCleanup, Show } from 'solid-js'
import { boxSpaces } from '../map/hit.ts'
import { wayAlong } from '../map/points/links.ts'
import { inSet, oneOf } from '../map/quiet.ts'
import { roomOf, stepOn } from '../map/room.ts'
import type { ZoomStep } from '../map/steps.ts'
import { hexRect, isTall, signGround } from './beside.ts'
import { CounterFace } from './counter.tsx'
import { paperOf } from './fan.ts'
import { MarkSign } from './mark.tsx'
import { fadeAway, flip, march } from './motion.ts'
import type { Placed, Spread, Stack } from './stacks.ts'
import { Tick } from './tick.tsx'
import './counters.css'

interface CountersProps {
  readonly board: Board
  readonly spread: Spread
  readonly marks: readonly Mark[]
  readonly scale: number
  readonly least: number
  readonly able: ReadonlySet<number>
  readonly chosen: ReadonlySet<number>
  /** Those of a stack that go, told by a tick once they lie side by side. */
  readonly ticked: ReadonlySet<number>
  /** The spaces that a counter passes on its way, if it does not go straight. */
  readonly wayOf: (piece: number) => readonly number[]
}

/** All counters on the map, one element each for as long as it is there, so that it moves rather than jumps. */
export function Counters(props: CountersProps) {
  const places = createMemo(() => new Map(props.spread.placed.map((p) => [p.piece.id, p])))
  const placeOf = oneOf(places)
  const ids = createMemo(() => [...places().keys()].toSorted((a, b) => a - b))
  const step = () => stepOn(props.board, props.scale)
  const isAble = inSet(() => props.able)
  const isChosen = inSet(() => props.chosen)
  const isTicked = inSet(() => props.ticked)
  const { piles, isPiled, isFramed } = pilesOf(props)
  return (
    <div class="counters" style={extentOf(props)}>
      <SpaceMarks {...props} />
      <For each={props.spread.stacks.filter((stack) => stack.fanned)}>{(stack) => <FanSheet stack={stack} />}</For>
      <For each={piles()}>{(stack) => <PileMarks stack={stack} isAble={isAble} isChosen={isChosen} />}</For>
      <For each={ids()}>
        {(id) => (
          <Show when={placeOf(id)()}>
            {(placed) => (
              <Counter
                board={props.board}
                placed={placed()}
                step={step()}
                scale={props.scale}
                isAble={isAble(id)}
                isChosen={isChosen(id)}
                isTicked={isTicked(id)}
                isPiled={isPiled(id)}
                isFramed={isFramed(id)}
                way={props.wayOf(id)}
              />
            )}
          </Show>
        )}
      </For>
      <Show when={step() !== 'board'}>
        <For each={props.spread.stacks.filter(isTall)}>{(stack) => <Count stack={stack} />}</For>
      </Show>
    </div>
  )
}

/** The piles, and whose pile has the bar or the frame for all of its counters. */
function pilesOf(props: CountersProps) {
  const piles = createMemo(() => props.spread.stacks.filter((stack) => stack.piled))
  const isPiled = inSet(createMemo(() => idsIn(piles())))
  const isAnyChosen = ({ pieces }: Stack) => pieces.some(({ id }) => props.chosen.has(id))
  const isFramed = inSet(createMemo(() => idsIn(piles().filter(isAnyChosen))))
  return { piles, isPiled, isFramed }
}

/** As large as the map: a browser draws hundreds of small things on one large one faster than by themselves. */
const extentOf = ({ board, scale }: CountersProps) => ({
  width: `${Math.ceil(board.width * scale)}px`,
  height: `${Math.ceil(board.height * scale)}px`,
})

/** Who holds a box is written on the box. */
const isOnBox = (board: Board, { space, body }: Mark): boolean =>
  body !== undefined && boxSpaces(board).some(({ id }) => id === space)

const idsIn = (stacks: readonly Stack[]): ReadonlySet<number> =>
  new Set(stacks.flatMap((stack) => stack.pieces.map((piece) => piece.id)))

interface PileMarksProps {
  readonly stack: Stack
  readonly isAble: (piece: number) => boolean
  readonly isChosen: (piece: number) => boolean
}

/** What says that a pile can act, or that some of it is chosen: once for all, under its counters; a fan tells which. */
function PileMarks(props: PileMarksProps) {
  const rect = () => props.stack.rect
  const some = (is: (piece: number) => boolean) => props.stack.pieces.some(({ id }) => is(id))
  return (
    <div
      class="pile"
      classList={{ able: some(props.isAble), chosen: some(props.isChosen) }}
      style={{
        left: `${rect().x}px`,
        top: `${rect().y}px`,
        width: `${rect().width}px`,
        height: `${rect().height}px`,
      }}
    />
  )
}

interface CounterProps {
  readonly board: Board
  readonly placed: Placed
  readonly step: ZoomStep
  readonly scale: number
  readonly isAble: boolean
  readonly isChosen: boolean
  readonly isTicked: boolean
  /** Has its pile the bar, or the frame, for all of its counters? */
  readonly isPiled: boolean
  readonly isFramed: boolean
  readonly way: readonly number[]
}

/** A counter where it lies. */
function Counter(props: CounterProps) {
  let element: HTMLDivElement | undefined
  const piece = createMemo(() => props.placed.piece, undefined, { equals: isSame })
  const isFanned = () => props.placed.level >= 100
  useMotion(props, () => element)
  createEffect(
    on(
      () => piece().values,
      () => element && flip(element),
      { defer: true },
    ),
  )
  return (
    <div
      ref={element}
      class="counter"
      data-piece={props.placed.piece.id}
      data-step={isFanned() ? 'play' : props.step}
      classList={{
        able: props.isAble,
        chosen: props.isChosen,
        ticked: props.isTicked && isFanned(),
        piled: props.isPiled,
        framed: props.isFramed,
        round: props.placed.round === true,
        waiting: piece().states.includes('waiting'),
      }}
      hidden={!props.placed.shown}
      style={styleOf(props.placed)}
    >
      <CounterFace piece={piece()} chip={props.step === 'board' && !isFanned()} />
      <Show when={props.isTicked && isFanned()}>
        <Tick />
      </Show>
    </div>
  )
}

const styleOf = ({ size, level, x, y }: Placed) => ({
  width: `${size}px`,
  height: `${size}px`,
  'z-index': level,
  left: `${x}px`,
  top: `${y}px`,
})

/** Marches where it has gone, unless the map has come nearer meanwhile, and fades away with its counter. */
function useMotion(props: CounterProps, element: () => HTMLElement | undefined): void {
  createEffect(
    on(
      () => [props.placed.x, props.placed.y, props.scale] as const,
      ([x, y, scale], before) => {
        const it = element()
        if (it && before && before[2] === scale)
          march(it, [[before[0], before[1]], ...wayInPixels(props), [x, y]], scale * roomOf(props.board))
      },
    ),
  )
  onCleanup(() => {
    const it = element()
    if (it) fadeAway(it)
  })
}

/** The corners between which a counter's place moves when it follows the hexes or links of its way. */
const wayInPixels = (props: CounterProps): readonly Point[] => {
  const half = props.placed.size / 2
  return wayAlong(props.board, props.way).map(([x, y]) => [x * props.scale - half, y * props.scale - half])
}

/** Would it be printed alike? */
const isSame = (a: Piece, b: Piece) =>
  a.symbol === b.symbol &&
  a.values === b.values &&
  a.body === b.body &&
  a.name === b.name &&
  a.code === b.code &&
  a.stands?.facing === b.stands?.facing &&
  a.states.join() === b.states.join()

/** The paper on which a fanned stack lies. */
function FanSheet(props: { readonly stack: Stack }) {
  const rect = () => paperOf(props.stack.rect)
  return (
    <div
      class="fan"
      style={{
        transform: `translate(${rect().x}px, ${rect().y}px)`,
        width: `${rect().width}px`,
        height: `${rect().height}px`,
      }}
    />
  )
}

/** How many counters a stack has when not all of them are drawn. */
function Count(props: { readonly stack: Stack }) {
  const rect = () => props.stack.rect
  return (
    <span class="count" style={{ transform: `translate(${rect().x + rect().width}px, ${rect().y + rect().height}px)` }}>
      {props.stack.pieces.length}
    </span>
  )
}

function SpaceMarks(props: CountersProps) {
  return (
    <For each={props.marks.filter((mark) => !isOnBox(props.board, mark))}>
      {(mark) => <SpaceMark {...props} mark={mark} />}
    </For>
  )
}

/** A marker in a space: an entrenchment goes round the counters there, others stand beside them. */
function SpaceMark(props: CountersProps & { readonly mark: Mark }) {
  const stack = createMemo(() => props.spread.stacks.find((s) => s.space === props.mark.space && !s.fanned))
  const rect = () =>
    props.mark.kind === 'facing'
      ? hexRect(props.board, props.mark, props.scale)
      : signGround(props.board, props.mark, props.scale, props.least, stack())
  return (
    <div
      class="space-mark"
      data-kind={props.mark.kind}
      data-step={stepOn(props.board, props.scale)}
      classList={{ beside: stack() !== undefined }}
      style={{
        transform: `translate(${rect().x}px, ${rect().y}px)`,
        width: `${rect().width}px`,
        height: `${rect().height}px`,
      }}
    >
      <MarkSign kind={props.mark.kind} body={props.mark.body} turned={props.mark.turned} />
    </div>
  )
}
