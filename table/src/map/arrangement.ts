import type { Board, Mark, Piece, Troop } from '@boma/showing'
import { type Accessor, createMemo, createSignal } from 'solid-js'
import { type Beside, besideCounters } from '../counters/beside.ts'
import { isFaceDown, layOut, type Spread, type Spreading } from '../counters/stacks.ts'
import { type AreaWord, areaWords, type WrittenWords } from './area-names.ts'
import type { Highlights } from './highlights.ts'
import { kept, keptBy } from './kept.ts'
import type { Rect } from './labels.ts'
import { measurer } from './measure.ts'
import { groundStep, showsFigures } from './room.ts'
import { type TroopName, troopNames } from './tabletop/troop-names.ts'
import { figureRect, nameOver, type OnMap, type TownLabel, townLabels } from './town-labels.ts'

/** What is to be arranged on a map. */
export interface ToArrange {
  readonly board: Board
  readonly pieces: readonly Piece[]
  readonly marks: readonly Mark[]
  /** The units on a tabletop. */
  readonly troops?: readonly Troop[]
  readonly lights: Highlights
}

/** How it is looked at. */
interface Looking {
  /** Pixels to a board unit. */
  readonly scale: Accessor<number>
  /** The least side of a counter. */
  readonly least: Accessor<number>
  readonly fanned: Accessor<Spreading['fanned']>
  /** The space under the pointer. */
  readonly over: Accessor<number | undefined>
}

/** Where counters and names lie so that all can be read; in pixels. */
export interface Arrangement {
  /** The counters in their piles, and with one of these spread out. */
  readonly piles: Accessor<Spread>
  readonly spread: Accessor<Spread>
  /** What the counters of a space cover; undefined where there are none. */
  readonly coveredAt: (space: number) => Rect | undefined
  /** Do counters lie in a space that nobody may look at, and no others? */
  readonly isFaceDownAt: (space: number) => boolean
  readonly labels: Accessor<readonly TownLabel[]>
  /** The name under the pointer or the keyboard, if it found no room of its own. */
  readonly nameless: Accessor<readonly TownLabel[]>
  /** The names of units on a tabletop. */
  readonly troopNames: Accessor<readonly TroopName[]>
  /** The names of lands and waters, which give way to all else. */
  readonly words: Accessor<readonly AreaWord[]>
  /** What is to be read and should not be hidden; the figures of the reach by themselves. */
  readonly legible: Accessor<readonly Rect[]>
  readonly figures: Accessor<readonly Rect[]>
  /** Measures the names again: the fonts have come. */
  readonly measureAgain: () => void
}

const NONE: readonly number[] = []

/** Arranges a map, anew whenever something on it changes. Inside a component. */
export function arrange(things: ToArrange, looking: Looking): Arrangement {
  const { scale } = looking
  const { piles, spread, covered, downIn, signs } = layCounters(things, looking)
  const texts = createMemo(() =>
    showsFigures(things.board, scale()) ? things.lights.reach.filter((r) => r.text !== '').map((r) => r.space) : NONE,
  )
  const onMap = createMemo(() => ({ stacks: piles().stacks, signs: signs(), figures: texts() }))
  const { labels, nameless, afresh, measureAgain } = layNames(things, looking, onMap)
  const legible = createMemo((before: readonly Rect[] | undefined) =>
    kept(before, [...covered().values(), ...[...signs(), ...labels()].map(({ rect }) => rect)]),
  )
  const coveredAt = (space: number) => covered().get(space)
  const units = createMemo(() => troopNames(things.board, things.troops ?? [], scale(), coveredAt))
  const unitRects = createMemo((before: readonly Rect[] | undefined) =>
    kept(before, [...legible(), ...units().map(({ rect }) => rect)]),
  )
  /** Words as they were written at this scale. */
  const written = createMemo((): WrittenWords => {
    afresh()
    return new Map()
  })
  return {
    piles,
    spread,
    coveredAt,
    isFaceDownAt: (space) => downIn().has(space),
    labels,
    nameless,
    troopNames: units,
    words: createMemo((before: readonly AreaWord[] | undefined) =>
      kept(before, areaWords(things.board, scale(), groundStep(things.board, scale()), unitRects(), written())),
    ),
    legible,
    figures: createMemo(() => texts().map((space) => figureRect(things.board, space, scale()))),
    measureAgain,
  }
}

/** Where the counters lie, and what lies beside them. */
function layCounters(things: ToArrange, { scale, least, fanned }: Looking) {
  const laid = (before: Spread | undefined, open?: Spreading['fanned']): Spread => {
    const now = layOut(things.pieces, things.board, { scale: scale(), least: least(), fanned: open })
    return {
      placed: keptBy(before?.placed, now.placed, ({ piece }) => piece.id),
      stacks: keptBy(before?.stacks, now.stacks, ({ space }) => space),
    }
  }
  const piles = createMemo((before: Spread | undefined) => laid(before))
  const spread = createMemo((before: Spread | undefined) => (fanned() ? laid(before, fanned()) : piles()))
  const covered = createMemo(() => new Map(piles().stacks.map((stack) => [stack.space, stack.rect])))
  const signs = createMemo((): readonly Beside[] =>
    besideCounters(things.board, piles().stacks, things.marks, scale(), least()),
  )
  const downIn = createMemo(() => {
    const down = piles().stacks.filter(isFaceDown)
    return new Set(down.map(({ space }) => space))
  })
  return { piles, spread, covered, downIn, signs }
}

/** Where the names of towns stand, off what lies on the map. */
function layNames(things: ToArrange, { scale, over }: Looking, onMap: Accessor<OnMap>) {
  const [measure, setMeasure] = createSignal(measurer(), { equals: false })
  /** At another scale, on another board or with other letters all names are placed anew; else they stay where they can. */
  const afresh = createMemo(() => ({ board: things.board, scale: scale(), measure: measure() }))
  const placed = createMemo<{ readonly manner: object; readonly labels: readonly TownLabel[] }>(
    (last) => {
      const { board, scale: at, measure: by } = afresh()
      const before = last.manner === afresh() ? last.labels : []
      return {
        manner: afresh(),
        labels: keptBy(before, townLabels(board, at, onMap(), by, before), ({ town }) => town),
      }
    },
    { manner: {}, labels: [] },
  )
  const labels = () => placed().labels
  const nameless = createMemo(() => {
    const name = nameOver(things.board, scale(), over() ?? things.lights.cursor, onMap(), measure())
    return name && !labels().some((label) => label.town === name.town) ? [name] : []
  })
  return { labels, nameless, afresh, measureAgain: () => setMeasure(() => measurer()) }
}
