import type { Board, Mark, Piece, Point, Target, Troop } from '@boma/showing'
import { createMemo, createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js'
import { Counters } from '../counters/counters.tsx'
import { finishMotion, isStill } from '../counters/motion.ts'
import type { Manner } from '../counters/stacks.ts'
import { arrange } from './arrangement.ts'
import { Boxes } from './boxes.tsx'
import { type Camera, MOST, toBoard, toView, type View } from './camera.ts'
import { UNIT } from './draw/curve.ts'
import { paperOf } from './draw/land.ts'
import { FieldLights, Threads } from './field-lights.tsx'
import { type Gaze, makeGaze } from './gaze.ts'
import { Gloom } from './gloom.tsx'
import { handsOn, type Touch } from './hands.ts'
import type { Highlights } from './highlights.ts'
import { spaceOf } from './hit.ts'
import { GroundLights, Lights, SpaceLights, WayCost } from './lights.tsx'
import { ReachTexts } from './march-lights.tsx'
import { AreaNames, TownLabels, TownMarks } from './names.tsx'
import { OverCounters, Tags } from './overlays.tsx'
import { pause } from './pause.ts'
import { Pins } from './pinned.tsx'
import { wholePixel, wholePixels } from './pixels.ts'
import { PointMarks } from './points/point-marks.tsx'
import { roomOf, stepOn } from './room.ts'
import { Sheet } from './sheet.tsx'
import { Sightings } from './sightings.tsx'
import { Spots } from './spots.tsx'
import type { Standpoint } from './standpoint.ts'
import { stepOf } from './steps.ts'
import { StoryTrails } from './story.tsx'
import { Cloth } from './tabletop/cloth.tsx'
import { GhostFigures, Outlines } from './tabletop/ghost.tsx'
import { Tape } from './tabletop/tape.tsx'
import { TroopFrames, TroopLabels } from './tabletop/troops.tsx'
import { MARK_SIZE, nameSizes } from './town-labels.ts'
import './map.css'
import './march.css'
import './things.css'
import './overlays.css'

/** What the page can do with the map besides giving it things to show. */
export interface MapControl {
  /** Shows the whole sheet. */
  fit(): void
  zoomIn(): void
  zoomOut(): void
  /** So many pixels a board unit. */
  zoomTo(scale: number): void
  /** Goes to a space of the sheet, and near enough to play there. */
  centre(space: number): void
  /** Brings a space into view if it is not. */
  follow(space: number | undefined, choices?: readonly number[]): void
  /** Where a space is on the screen, in pixels from the map's corner. */
  pixelOf(space: number): Point
  /** Goes to a board point. */
  go(to: Point): void
  /** Takes out the measuring tape, or puts it away; only a tabletop has one. */
  measure(): void
  /** Where a person looks just now; for the overview. */
  readonly camera: () => Camera
  readonly view: () => View
}

interface MapProps {
  /** What the map is called, for ears. */
  readonly label: string
  readonly board: Board
  readonly pieces: readonly Piece[]
  readonly marks: readonly Mark[]
  /** The units on a tabletop. */
  readonly troops?: readonly Troop[]
  readonly lights: Highlights
  /** Are hex numbers wanted? */
  readonly numbers: boolean
  /** What the weather of the turn is: in 'rain' seasonal rivers run, by 'night' the sheet lies in the dark. */
  readonly weather: string
  /** What is seen all the same, where the rest lies in the dark. */
  readonly lit?: readonly number[]
  /** The spaces that a counter passes when it moves. */
  readonly wayOf?: (piece: number) => readonly number[]
  /** Somebody clicks or taps. */
  readonly onChoose: (at: Target, touch: Touch) => boolean
  /** Somebody drags from there: see `handsOn`. */
  readonly onGrab?: ((at: Target, touch: Touch) => boolean) | undefined
  readonly onDrop?: ((at: Target | undefined, touch: Touch) => void) | undefined
  /** The pointer is over something else, or off the map. */
  readonly onPoint?: (at: Target | undefined) => void
  /** Something is looked at closer, or no longer: see hands.ts. */
  readonly onLook?: ((at: Target | undefined, isAsked: boolean) => void) | undefined
  /** The wheel is turned with Shift; true when something was turned by it. */
  readonly onTurn?: ((by: number, at: Target | undefined, isShift: boolean) => boolean) | undefined
  readonly ref?: (control: MapControl) => void
  /** Where one looked last, and what keeps that: see standpoint.ts. */
  readonly standpoint?: Standpoint | undefined
  /** Does something else lie over it, so that keys do not go there? Whoever says so hides it from ears, too. */
  readonly isAside?: boolean | undefined
  /** Notes about one hex: see Pinned. */
  readonly children?: JSX.Element
}

/** How near one must be to play. */
const NEAR = 60
/** The least side of a counter for fingers. */
const FINGER = 46

/** The map with everything on it. It knows no rules: it is told what to show, and tells what was chosen. */
export function MapView(props: MapProps) {
  let root: HTMLDivElement | undefined
  let ground: HTMLDivElement | undefined
  let things: HTMLDivElement | undefined
  let notes: HTMLDivElement | undefined
  const [camera, setCamera] = createSignal<Camera>({ x: 0, y: 0, scale: 1 })
  const [rested, setRested] = createSignal<Camera>({ x: 0, y: 0, scale: 20 })
  const [fanned, setFanned] = createSignal<Manner['fanned']>(undefined, { equals: (a, b) => a?.space === b?.space })
  const [least, setLeast] = createSignal(0)
  const [isMeasuring, setMeasuring] = createSignal(false)

  const scale = createMemo(() => rested().scale)
  const room = createMemo(() => roomOf(props.board))
  const step = createMemo(() => stepOn(props.board, scale()))
  const px = createMemo(() => UNIT / scale())
  const [over, setOver] = createSignal<number>()
  const arrangement = arrange(props, { scale, least, fanned, over })
  const { piles, spread, labels, legible, coveredAt } = arrangement

  /** Planes are laid out for the scale at rest; in between the browser moves and scales the finished picture. */
  const show = (to: Camera) => {
    const [x, y] = toView(to, gaze.view(), [0, 0]).map(wholePixel)
    const transform = `translate(${x}px, ${y}px) scale(${to.scale / rested().scale})`
    for (const plane of [ground, things, notes]) if (plane) plane.style.transform = transform
    setCamera(to)
  }
  const gaze: Gaze = makeGaze(() => paperOf(props.board), {
    nextFrame: (draw) => requestAnimationFrame(draw),
    afterPause: pause(),
    most: () => MOST / room(),
    glides: () => !isStill(),
    onMove: show,
    begins: () => props.standpoint?.last(),
    onRest(to, isWhole) {
      props.standpoint?.keep(isWhole ? undefined : to)
      // A fan has its place by the scale at which it was opened.
      if (to.scale !== rested().scale) setFanned(undefined)
      setRested(to)
      show(to)
    },
  })

  const control: MapControl = {
    fit: gaze.fit,
    zoomIn: () => gaze.zoom(1.25),
    zoomOut: () => gaze.zoom(0.8),
    zoomTo: (to) => gaze.zoom(to / gaze.camera().scale),
    centre(space) {
      if (spaceOf(props.board, space)) gaze.go(centreOf(space), Math.max(NEAR / room(), gaze.camera().scale))
    },
    follow(space, choices = []) {
      const to = space === undefined || !spaceOf(props.board, space) ? undefined : centreOf(space)
      gaze.follow(to, choices.filter((id) => spaceOf(props.board, id)).map(centreOf))
    },
    pixelOf: (space) => toView(gaze.camera(), gaze.view(), centreOf(space)),
    go: (to) => gaze.go(to),
    measure: () => setMeasuring((isOut) => !isOut),
    camera,
    view: gaze.view,
  }
  const centreOf = (id: number): Point => {
    const space = spaceOf(props.board, id)
    return [space?.x ?? 0, space?.y ?? 0]
  }

  const planePoint = (at: Point): Point => {
    const [x, y] = toBoard(gaze.camera(), gaze.view(), at)
    return [x * scale(), y * scale()]
  }

  onMount(() => {
    if (!root) return
    const size = new ResizeObserver(([entry]) => {
      if (!entry) return
      setLeast(matchMedia('(pointer: coarse)').matches ? FINGER : 0)
      gaze.resize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    size.observe(root)
    onCleanup(() => size.disconnect())
    onCleanup(
      handsOn(root, {
        gaze,
        board: () => props.board,
        spread,
        planePoint,
        fanned,
        setFanned,
        beware: (space) => [
          ...labels().map(({ rect }) => rect),
          ...piles().stacks.flatMap((stack) => (stack.space === space ? [] : [stack.rect])),
        ],
        lights: () => props.lights,
        labels,
        onTouch: () => things && finishMotion(things),
        onChoose: (at, touch) => props.onChoose(at, touch),
        onGrab: (at, touch) => props.onGrab?.(at, touch) ?? false,
        onDrop: (at, touch) => props.onDrop?.(at, touch),
        onPoint(at) {
          setOver(at?.space)
          props.onPoint?.(at)
        },
        onLook: (at, isAsked) => props.onLook?.(at, isAsked),
        onTurn: (by, at, isShift) => props.onTurn?.(by, at, isShift) ?? false,
      }),
    )
    document.fonts.ready.then(arrangement.measureAgain)
    props.ref?.(control)
  })

  const canvas = createMemo(() => wholePixels(paperOf(props.board), scale()))
  const sheetStyle = () => ({
    left: `${canvas().x}px`,
    top: `${canvas().y}px`,
    width: `${canvas().width}px`,
    height: `${canvas().height}px`,
  })
  const viewBox = () => [canvas().x, canvas().y, canvas().width, canvas().height].map((n) => n * px()).join(' ')
  // Sizes are told where they are used and nowhere else: whatever hears of them is styled anew at every zoom.
  const sizes = createMemo(() => nameSizes(props.board, step()))
  const letters = () => ({
    '--capital': `${sizes().capital}px`,
    '--town': `${sizes().town}px`,
    '--station': `${sizes().station}px`,
  })

  const shown = () => ({ board: props.board, lights: props.lights, scale: scale(), coveredAt })

  return (
    <div
      ref={root}
      class="map"
      data-kind={props.board.kind}
      data-troops={(props.troops?.length ?? 0) > 0 ? '' : undefined}
      data-weather={props.weather}
      role="application"
      aria-label={props.label}
      // Not inert as a whole: that would style every stroke of the sheet anew.
      tabindex={props.isAside ? -1 : 0}
    >
      <div ref={ground} class="plane" aria-hidden="true">
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
      <div class="lamp" />
      <div ref={things} class="plane" aria-hidden="true">
        <svg class="below" aria-hidden="true">
          <Gloom board={props.board} scale={scale()} weather={props.weather} lit={props.lit ?? []} />
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
          <StoryTrails {...shown()} />
          <TroopFrames {...shown()} troops={props.troops ?? []} />
        </svg>
        <Sightings {...shown()} least={least()} />
        <Counters
          board={props.board}
          spread={spread()}
          marks={props.marks}
          scale={scale()}
          least={least()}
          able={props.lights.able}
          chosen={props.lights.chosen}
          ticked={props.lights.ticked}
          wayOf={(piece) => props.wayOf?.(piece) ?? []}
        />
        <Show when={props.lights.ghost}>{(ghost) => <GhostFigures ghost={ghost()} scale={scale()} />}</Show>
        <svg class="above" style={letters()} aria-hidden="true">
          <OverCounters {...props} scale={scale()} />
          <Threads {...shown()} />
          <Lights {...shown()} />
          <FieldLights {...shown()} />
          <ReachTexts {...shown()} />
          <TroopLabels {...shown()} troops={props.troops ?? []} names={arrangement.troopNames()} />
          <TownLabels labels={labels()} />
          <TownLabels labels={arrangement.nameless()} />
          <Tags {...props} scale={scale()} coveredAt={arrangement.coveredAt} legible={legible()} />
          <WayCost {...shown()} legible={[...legible(), ...arrangement.figures()]} />
        </svg>
      </div>
      <div ref={notes} class="plane" inert={props.isAside === true}>
        <Spots board={props.board} lights={props.lights} scale={scale()} />
        <Pins scale={scale()} board={props.board}>
          {props.children}
        </Pins>
      </div>
      <Show when={props.board.kind === 'tabletop'}>
        <div inert={props.isAside === true}>
          <Tape camera={camera()} view={gaze.view()} isOut={isMeasuring()} onOut={setMeasuring} />
        </div>
      </Show>
    </div>
  )
}
