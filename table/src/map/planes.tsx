import { createMemo, createSignal, Show } from 'solid-js'
import { Counters } from '../counters/counters.tsx'
import type { Spreading } from '../counters/stacks.ts'
import { arrange, type ToArrange } from './arrangement.ts'
import { Boxes } from './boxes.tsx'
import type { Camera } from './camera.ts'
import { UNIT } from './draw/curve.ts'
import { paperOf } from './draw/land.ts'
import { FieldLights, Threads } from './field-lights.tsx'
import { Gloom } from './gloom.tsx'
import { GroundLights, Lights, SpaceLights, WayCost } from './lights.tsx'
import { ReachTexts } from './march-lights.tsx'
import { AreaNames, TownLabels, TownMarks } from './names.tsx'
import { OverCounters, Tags } from './overlays.tsx'
import { wholePixels } from './pixels.ts'
import { PointMarks } from './points/point-marks.tsx'
import { stepOn } from './room.ts'
import { Sheet } from './sheet.tsx'
import { Sightings } from './sightings.tsx'
import { stepOf } from './steps.ts'
import { Cloth } from './tabletop/cloth.tsx'
import { GhostFigures, Outlines } from './tabletop/ghost.tsx'
import { TroopFrames, TroopLabels } from './tabletop/troops.tsx'
import { MARK_SIZE, nameSizes } from './town-labels.ts'
import { WaysOfTurn } from './turn-trails.tsx'
import { Veil } from './veil.tsx'

/** What lies on the map and is drawn. */
export interface OnTable extends ToArrange {
  /** Are hex numbers wanted? */
  readonly numbers: boolean
  /** What the weather of the turn is: in 'rain' seasonal rivers run, by 'night' the sheet lies in the dark. */
  readonly weather: string
  /** What is seen all the same, where the rest lies in the dark. */
  readonly lit?: readonly number[]
  /** The spaces that a counter passes when it moves. */
  readonly wayOf?: (piece: number) => readonly number[]
}

/** Lets a map lie there, as near as it is looked at, with what is spread out on it. Inside a component. */
export function makeLie(props: OnTable) {
  const [camera, setCamera] = createSignal<Camera>({ x: 0, y: 0, scale: 1 })
  const [rested, setRested] = createSignal<Camera>({ x: 0, y: 0, scale: 20 })
  const [fanned, setFanned] = createSignal<Spreading['fanned']>(undefined, { equals: (a, b) => a?.space === b?.space })
  const [least, setLeast] = createSignal(0)
  const [over, setOver] = createSignal<number>()
  const scale = createMemo(() => rested().scale)
  const step = createMemo(() => stepOn(props.board, scale()))
  const px = createMemo(() => UNIT / scale())
  const arrangement = arrange(props, { scale, least, fanned, over })
  return {
    camera,
    setCamera,
    rested,
    setRested,
    fanned,
    setFanned,
    least,
    setLeast,
    setOver,
    scale,
    step,
    px,
    arrangement,
  }
}

/** How the map lies just now. */
export type Lie = ReturnType<typeof makeLie>

/** What is drawn of a map on one of its planes. */
interface PlaneProps extends OnTable {
  readonly lie: Lie
  readonly plane: (plane: HTMLDivElement) => void
}

/** What is printed, or laid out as cloth. */
export function Ground(props: PlaneProps) {
  const { scale, px } = props.lie
  const canvas = createMemo(() => wholePixels(paperOf(props.board), scale()))
  const sheetStyle = () => ({
    left: `${canvas().x}px`,
    top: `${canvas().y}px`,
    width: `${canvas().width}px`,
    height: `${canvas().height}px`,
  })
  const viewBox = () => [canvas().x, canvas().y, canvas().width, canvas().height].map((n) => n * px()).join(' ')
  return (
    <div ref={props.plane} class="plane" aria-hidden="true">
      <div class="paper-shade" style={sheetStyle()} />
      <div class="print" style={{ ...sheetStyle(), '--px': String(px()) }}>
        <Show
          when={props.board.kind === 'tabletop'}
          fallback={
            <Sheet
              board={props.board}
              viewBox={viewBox()}
              step={stepOf(scale())}
              numbers={props.numbers}
              weather={props.weather}
            />
          }
        >
          <Cloth board={props.board} viewBox={viewBox()} scale={scale()} />
        </Show>
      </div>
    </div>
  )
}

/** All that lies on the ground, from its shadows to the names over the counters. */
export function Things(props: PlaneProps) {
  const { scale, least, arrangement } = props.lie
  return (
    <div ref={props.plane} class="plane" aria-hidden="true">
      <BelowCounters {...props} />
      <Sightings {...shownOf(props)} least={least()} isFaceDownAt={arrangement.isFaceDownAt} />
      <Counters
        board={props.board}
        spread={arrangement.spread()}
        marks={props.marks}
        scale={scale()}
        least={least()}
        able={props.lights.able}
        chosen={props.lights.chosen}
        ticked={props.lights.ticked}
        wayOf={(piece) => props.wayOf?.(piece) ?? []}
      />
      <Show when={props.lights.ghost}>{(ghost) => <GhostFigures ghost={ghost()} scale={scale()} />}</Show>
      <AboveCounters {...props} />
    </div>
  )
}

const shownOf = ({ board, lights, lie }: PlaneProps) => ({
  board,
  lights,
  scale: lie.scale(),
  coveredAt: lie.arrangement.coveredAt,
})

function BelowCounters(props: PlaneProps) {
  const { scale, step, arrangement } = props.lie
  return (
    <svg class="below" aria-hidden="true">
      <Gloom board={props.board} scale={scale()} weather={props.weather} lit={props.lit ?? []} />
      <Veil board={props.board} lights={props.lights} scale={scale()} />
      <GroundLights board={props.board} lights={props.lights} scale={scale()} />
      <AreaNames words={arrangement.words()} />
      <Boxes board={props.board} marks={props.marks} scale={scale()} />
      <Show
        when={props.board.kind === 'points'}
        fallback={<TownMarks board={props.board} scale={scale()} size={MARK_SIZE[step()]} />}
      >
        <PointMarks board={props.board} scale={scale()} size={MARK_SIZE[step()]} />
      </Show>
      <SpaceLights board={props.board} lights={props.lights} scale={scale()} />
      <Outlines lights={props.lights} scale={scale()} />
      <WaysOfTurn {...shownOf(props)} />
      <TroopFrames {...shownOf(props)} troops={props.troops ?? []} />
    </svg>
  )
}

function AboveCounters(props: PlaneProps) {
  const { scale, step, arrangement } = props.lie
  // Sizes are told where they are used and nowhere else: whatever hears of them is styled anew at every zoom.
  const sizes = createMemo(() => nameSizes(props.board, step()))
  const letters = () => ({
    '--capital': `${sizes().capital}px`,
    '--town': `${sizes().town}px`,
    '--station': `${sizes().station}px`,
  })
  return (
    <svg class="above" style={letters()} aria-hidden="true">
      <OverCounters {...props} scale={scale()} />
      <Threads {...shownOf(props)} />
      <Lights {...shownOf(props)} />
      <FieldLights {...shownOf(props)} />
      <ReachTexts {...shownOf(props)} />
      <TroopLabels {...shownOf(props)} troops={props.troops ?? []} names={arrangement.troopNames()} />
      <TownLabels labels={arrangement.labels()} />
      <TownLabels labels={arrangement.nameless()} />
      <Tags {...props} scale={scale()} coveredAt={arrangement.coveredAt} legible={arrangement.legible()} />
      <WayCost {...shownOf(props)} legible={[...arrangement.legible(), ...arrangement.figures()]} />
    </svg>
  )
}
