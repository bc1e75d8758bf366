import type { DeedKind, Side } from '@boma/kernel'
import { turnBegunBy } from '@boma/showing'
import { t } from '../../words/words.ts'
import type { Line } from '../log/chapters.ts'
import type { Scene } from '../scene/scene.ts'
import { Gatherer, type ToldDeed } from '../story/deeds.ts'
import { cardOf, headOf, namedIn, readerFor, saysItself, sideOf, sumOf, tellingOf } from '../story/telling.ts'
import { trailsIn } from '../story/ways.ts'
import { folded } from './fold.ts'

/** Something that happened, as a recap tells it. */
export interface RecapStep {
  readonly kind: DeedKind
  /** What it tells of: one deed, or several where there would be too many steps. */
  readonly deeds: readonly ToldDeed<Line>[]
  /** 'March', 'Boer rebellion'. */
  readonly head: string
  /** What came of it, in a sentence or two. */
  readonly words: string
  /** The ways that were gone. */
  readonly trails: readonly (readonly number[])[]
  /** Where it came to an end; undefined for what happened nowhere on the map. */
  readonly space: number | undefined
  /** What is lit up for it: where it came to an end, and on a tabletop the units. */
  readonly lit: readonly number[]
  /** The counters that are named, as far as they can still be seen. */
  readonly pieces: readonly number[]
  /** The card that it was. */
  readonly card: number | undefined
  /** Does nothing in it say what came of it, so that it may be told with its neighbours? */
  readonly isQuiet: boolean
}

/** A step in words for those who listen: 'Step 2 of 5: March. From Aus to Keetmanshoop: Botha.' */
export const spokenStep = ({ head, words }: RecapStep, at: number, count: number, why?: string): string =>
  [
    t('recap.step', { at: String(at + 1), count: String(count) }),
    words === '' ? head : `${head}.`,
    words,
    why === undefined ? '' : t('why.note', { why }),
  ]
    .filter((part) => part !== '')
    .join(' ')

/** The steps of what was told, from the viewer's own log alone. In a turn that all share, what he did is known to him. */
export function stepsOf(scene: Scene, lines: readonly Line[], isShared = false): readonly RecapStep[] {
  const gatherer = new Gatherer<Line>(readerFor(scene.game))
  const deeds: (ToldDeed<Line> | undefined)[] = []
  let before = 0
  for (const line of lines) {
    // No deed goes on from one turn to the next.
    const begins = turnBegunBy(scene.game, line.event) !== undefined
    deeds.push(begins ? gatherer.close() : gatherer.take(line))
    if (begins && before === 0) before = deeds.length
  }
  const steps = [...deeds, gatherer.close()].map((deed) => stepOf(scene, deed))
  // How the viewer's own turn ended, and what he did himself, is told as far as something came of it.
  const isHis = (step: RecapStep, i: number) =>
    isShared ? step.deeds.every((deed) => doerOf(scene, deed) === scene.viewer()) : i < before
  const left = steps.flatMap((step, i) => (step === undefined || (step.isQuiet && isHis(step, i)) ? [] : step))
  return folded(scene.page.tabletop === undefined ? left : together(scene, left))
}

/** On a tabletop, where no way is drawn, all who just moved one after the other are told of at once. */
function together(scene: Scene, steps: readonly RecapStep[]): readonly RecapStep[] {
  const told: RecapStep[] = []
  for (const step of steps) {
    const last = told.at(-1)
    const isMore = [last, step].every((each) => each?.kind === 'march' && each.isQuiet)
    const lines = [...(last?.deeds ?? []), ...step.deeds].flatMap((deed) => deed.lines)
    const both = isMore ? stepOf(scene, { kind: 'march', lines }) : undefined
    told.splice(both === undefined ? told.length : -1, 1, both ?? step)
  }
  return told
}

/** Whose deed it is: that of whom it names first. */
function doerOf(scene: Scene, deed: ToldDeed): Side | undefined {
  const [first] = namedIn(scene, deed).keys()
  return first === undefined ? undefined : sideOf(scene, first)
}

/** Kinds of deeds that may come to nothing. */
const IDLE: ReadonlySet<DeedKind> = new Set<DeedKind>(['march', 'battle'])

function stepOf(scene: Scene, deed: ToldDeed<Line> | undefined): RecapStep | undefined {
  if (deed?.kind === undefined) return undefined
  const trails = trailsIn(scene, deed)
  // Who got ready and went nowhere is nothing to tell, nor are a search that found nobody and an assault that was called off.
  const isIdle = trails.length === 0 && !isOnSpots(scene, deed) && !tellsAnything(scene, deed)
  if (IDLE.has(deed.kind) && isIdle) return undefined
  const space = placeOf(scene, deed, trails)
  return {
    kind: deed.kind,
    deeds: [deed],
    head: headOf(scene, deed),
    words: tellingOf(scene, deed),
    trails,
    space,
    lit: scene.page.tabletop === undefined ? [space].flatMap((at) => at ?? []) : [...namedIn(scene, deed).keys()],
    // Asked when it is shown: what happened is not told anew with every counter that moves.
    get pieces() {
      const named = [...namedIn(scene, deed).keys()]
      const shown = scene.page.tabletop === undefined ? named : named.flatMap((u) => scene.piecesAt(u)[0]?.id ?? [])
      return shown.filter((piece) => scene.piece(piece)?.symbol)
    },
    card: cardOf(scene, deed),
    isQuiet: !tellsAnything(scene, deed),
  }
}

/** Has anybody come to another spot of a tabletop? */
const isOnSpots = (scene: Scene, deed: ToldDeed): boolean =>
  deed.lines.some(({ event }) => (scene.lights(event).spots?.length ?? 0) > 0)

/** Does anything in it say what came of it, or has anybody fallen? */
const tellsAnything = (scene: Scene, deed: ToldDeed): boolean =>
  deed.lines.some(({ event }) => saysItself(scene, event)) || (deed.kind === 'battle' && sumOf(scene, deed) !== '')

/** Where it ended: a march where it went, all else where it was. */
function placeOf(scene: Scene, deed: ToldDeed, trails: readonly (readonly number[])[]): number | undefined {
  const named = deed.lines.flatMap(({ event }) => scene.lights(event).spaces)
  const spaces = deed.kind === 'march' ? [...trails.map((way) => way.at(-1) ?? -1), ...named] : named
  return spaces.find((space) => scene.space(space) !== undefined)
}
