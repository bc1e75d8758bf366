import { blank } from '@boma/kernel'
import type { Mark, Piece, PrintedCounter, SpokenGame } from '@boma/showing'
import { For, Show } from 'solid-js'
import { CounterFace } from '../counters/counter.tsx'
import { MarkSign } from '../counters/mark.tsx'
import { t } from '../words/words.ts'
import { CuttingMarks, Leaf } from './leaf.tsx'
import { fill, onSheets, type Paper, placeOf, type SheetFilling } from './sheets.ts'

/** What lies on one place of a sheet: a face, a marker, or the bare back of a counter. */
type Printed = { readonly piece: Piece } | { readonly mark: Mark } | { readonly bare: string }

/** A counter, as large as it is printed. */
interface Cut {
  readonly width: number
  readonly height: number
  readonly front: Printed
  readonly back: Printed | undefined
}

const INCH = 25.4
/** A hull is so many times as long as it is wide. */
const HULL = 3

/** All counters and markers of a box, those of one size together, each as often as it is there. */
function cutsOf(game: SpokenGame): readonly (readonly Cut[])[] {
  const { box } = game.page
  if (box === undefined) return []
  const counters = box.counters(blank(game)).flatMap((counter) => repeat(cutOf(counter, box.counter), counter.count))
  const markers = box.markers.flatMap(({ mark, count }) => repeat(markerOf(mark, box.counter), count))
  const bySize = Map.groupBy([...counters, ...markers], ({ width, height }) => `${width} ${height}`)
  return [...bySize.values()]
}

const repeat = <C,>(cut: C, count: number): readonly C[] => Array.from({ length: count }, () => cut)

function cutOf({ front, back }: PrintedCounter, side: number): Cut {
  const { stands } = front
  const width = stands === undefined ? side : 2 * stands.base * INCH
  const height = stands?.shape === 'hull' ? HULL * width : width
  // A figure stands on its base, and nobody sees what is under it.
  const under: Printed | undefined = stands === undefined ? { bare: front.body } : undefined
  return { width, height, front: { piece: front }, back: back === undefined ? under : { piece: back } }
}

const markerOf = (mark: Mark, side: number): Cut => ({
  ...{ width: side, height: side },
  front: { mark },
  back: { mark },
})

/** The counters of a box, fronts and backs in turn: a printer that prints both sides turns the sheet over its long side. */
export function CounterSheets(props: { readonly game: SpokenGame; readonly paper: Paper; readonly foot: string }) {
  const sheets = () =>
    cutsOf(props.game).flatMap((cuts) => {
      const filling = fill(props.paper, cuts[0]?.width ?? 1, cuts[0]?.height ?? 1)
      return onSheets(filling, cuts).map((on) => ({ on, filling }))
    })
  return (
    <For each={sheets()}>
      {({ on, filling }, i) => (
        <>
          <Side {...props} on={on} filling={filling} number={i() + 1} isBack={false} />
          <Show when={on.some(({ back }) => back !== undefined)}>
            <Side {...props} on={on} filling={filling} number={i() + 1} isBack={true} />
          </Show>
        </>
      )}
    </For>
  )
}

interface SideProps {
  readonly paper: Paper
  readonly foot: string
  readonly on: readonly Cut[]
  readonly filling: SheetFilling
  readonly number: number
  readonly isBack: boolean
}

/** One side of a sheet of counters. */
function Side(props: SideProps) {
  const foot = () =>
    `${t(props.isBack ? 'paper.backs' : 'paper.fronts', { number: String(props.number) })} · ${props.foot}`
  return (
    <Leaf paper={props.paper} foot={foot()}>
      <Show when={!props.isBack}>
        <CuttingMarks paper={props.paper} filling={props.filling} />
      </Show>
      <For each={props.on}>
        {(cut, i) => (
          <Placed cut={cut} face={props.isBack ? cut.back : cut.front} {...placeOf(props.filling, i(), props.isBack)} />
        )}
      </For>
    </Leaf>
  )
}

function Placed(props: {
  readonly cut: Cut
  readonly face: Printed | undefined
  readonly x: number
  readonly y: number
}) {
  return (
    <div
      class="cut"
      style={{
        left: `${props.x}mm`,
        top: `${props.y}mm`,
        width: `${props.cut.width}mm`,
        height: `${props.cut.height}mm`,
      }}
    >
      <Show when={props.face}>{(face) => <Face face={face()} />}</Show>
    </div>
  )
}

function Face(props: { readonly face: Printed }) {
  const { face } = props
  if ('piece' in face) return <CounterFace piece={face.piece} />
  if ('bare' in face) return <div class="bare" data-body={face.bare} />
  return (
    <div class="marker">
      <MarkSign kind={face.mark.kind} body={face.mark.body} turned={face.mark.turned} />
    </div>
  )
}
