import {
  blank,
  type GameEvent,
  Match,
  NOBODY,
  restore,
  SIDES,
  type Side,
  searchDice,
  type TableBase,
} from '@boma/kernel'
import { greedyPlayer, onTheSpot, randomPlayer } from '@boma/opponents'
import { type Game, type GameMatch, inEnglish, sayNews } from '@boma/showing'
import { localReferee } from '../../../referee/local.ts'
import type { Scene } from '../../scene/scene.ts'
import { accountOf, type CountChanged, type TurnSpan } from '../../story/account.ts'
import { countersIn, saysItself } from '../../story/telling.ts'
import { sceneOf } from '../../story/tests/stage.ts'
import { type Between, sinceLastTurn, TurnBook } from '../../story/turns.ts'
import { type RecapStep, stepsOf } from '../steps.ts'

/** A position as a game's tests/positions.ts reads it, without sight of what a recap is made from. */
interface Read {
  /** Who holds each place. */
  readonly holders: ReadonlyMap<number, number>
  /** The places whose change of hands is listed among what it cost. */
  readonly listed: ReadonlySet<number>
  readonly counts: readonly number[]
  /** The counters that are out of it. */
  readonly gone: ReadonlySet<number>
  /** Those on the table. */
  readonly inPlay: ReadonlySet<number>
  readonly stocks?: readonly [number, number]
  /** How many men each unit has that is not gone. */
  readonly men?: ReadonlyMap<number, number>
}

/** What a game's tests/positions.ts exports. */
export interface PositionReading {
  readPosition(t: TableBase): Read
  /** What was told of goods that are only counted, for each side. */
  stockChange?(events: readonly GameEvent[]): readonly [number, number]
  /** The counters that went into others, and are not lost. */
  passedOn?(events: readonly GameEvent[]): ReadonlySet<number>
}

/** What was found in so many turns of the others. */
interface HeldRecaps {
  readonly steps: readonly number[]
  readonly faults: readonly string[]
}

const GREEDY = greedyPlayer({ worlds: 1, candidates: 4 })
/** A match that goes on longer is left for another. */
const ORDERS = 1500

/** Plays so many turns of the others, and holds each recap against the difference of the two positions. */
export function holdRecaps(game: Game, reading: PositionReading, turns: number): HeldRecaps {
  const [steps, faults]: [number[], string[]] = [[], []]
  for (let seed = 1; steps.length < turns; seed++) {
    const match = begun(game, seed)
    const books = SIDES.map(() => new TurnBook(inEnglish(game)))
    for (let n = 0; n < ORDERS && match.decision !== undefined && steps.length < turns; n++) {
      playOn(match, seed, n)
      const viewer = match.decision?.side ?? NOBODY
      const log = match.log(viewer).map(({ events }) => events)
      const between = sinceLastTurn(books[viewer]?.follow(log) ?? [], log, viewer)
      if (viewer === NOBODY || between?.until !== log.length - 1) continue
      const found = hold(match, viewer, between, reading)
      steps.push(found.steps)
      faults.push(...found.faults.map((fault) => `${game.id}, match ${seed}, order ${n}, for side ${viewer}: ${fault}`))
    }
  }
  return { steps, faults }
}

function begun(game: Game, seed: number): GameMatch {
  const hasFog = game.options.some(({ id }) => id === 'fog')
  return new Match(game, {
    scenario: game.scenarios[seed % game.scenarios.length]?.id ?? '',
    options: hasFog && seed % 2 === 0 ? ['fog'] : [],
    dice: { kind: 'cipher', secret: new Uint8Array(32).fill(seed) },
  })
}

/** Most matches are played by somebody who looks ahead, every third at random. */
function playOn(match: GameMatch, seed: number, n: number): void {
  const side = match.decision?.side ?? NOBODY
  const player = seed % 3 === 0 ? randomPlayer : GREEDY
  match.order(
    match.decision?.seat,
    onTheSpot(match.game, player, match.view(side), side, searchDice(seed * 7919 + n)).order,
  )
}

function hold(match: GameMatch, viewer: Side, between: Between, reading: PositionReading) {
  const scene = sceneOf(match, viewer)
  const steps = stepsOf(scene, between.lines, between.isShared)
  const referee = localReferee(match)
  const before = referee.earlier(viewer, between.since)
  const span = before && { before, after: match.view(viewer), truly: [trueBefore(match, viewer, between), match.table] }
  const events = between.lines.map(({ event }) => event)
  const told = untold(scene, steps, events)
  return {
    steps: steps.length,
    faults: span === undefined ? told : [...told, ...differences(scene, steps, span, events, reading)],
  }
}

/** Who stands in a town and who is lost every side knows, though not who an unseen stack is: that is read off the true table. */
function trueBefore(match: GameMatch, viewer: Side, { since }: Between): TableBase {
  const table = blank(match.game)
  restore(table, match.at(match.moment(viewer, since - 1)))
  return table
}

/** Events that have a sentence of their own and are told in no step. */
function untold(scene: Scene, steps: readonly RecapStep[], events: readonly GameEvent[]): readonly string[] {
  const words = steps.map((step) => step.words).join('\n')
  return events
    .filter((e) => saysItself(scene, e))
    .map((e) => sayNews(scene.game, e))
    .filter((sentence) => !words.includes(sentence))
    .map((sentence) => `not told: ${sentence}`)
}

function differences(
  scene: Scene,
  steps: readonly RecapStep[],
  span: TurnSpan & { readonly truly: readonly TableBase[] },
  events: readonly GameEvent[],
  { readPosition, stockChange, passedOn }: PositionReading,
): readonly string[] {
  const account = accountOf(
    scene,
    steps.flatMap(({ deeds }) => deeds),
    span,
  )
  const [known, knows] = [readPosition(span.before), readPosition(span.after)]
  const [was = known, is = knows] = span.truly.map((t) => readPosition(t))
  const faults: string[] = []
  // Before the match is under way nobody holds or counts anything.
  if (scene.page.status(span.before).now < 0) return faults
  const turned = new Map(account.places.map((place) => [place.space, place]))
  for (const space of was.listed) {
    const [from, to, place] = [was.holders.get(space), is.holders.get(space), turned.get(space)]
    if (from !== to && (place?.before !== from || place?.after !== to))
      faults.push(`${space} went from ${from} to ${to}`)
    if (from === to && place !== undefined) faults.push(`${space} did not change hands`)
  }
  for (const [i, count] of known.counts.entries())
    if (count !== knows.counts[i] && !account.counts.some((c) => c.before === count && c.after === knows.counts[i]))
      faults.push(`count ${i} went from ${count} to ${knows.counts[i]}`)
  const lost = new Set(account.lost.map(({ piece }) => piece))
  const given = passedOn?.(events)
  for (const piece of is.gone)
    if (was.inPlay.has(piece) && !lost.has(piece) && !given?.has(piece)) faults.push(`${piece} is gone, and not lost`)
  const named = (piece: number) => events.filter((e) => countersIn(scene, e).includes(piece)).map((e) => e.kind)
  for (const piece of lost)
    if (!is.gone.has(piece) && !was.gone.has(piece) && named(piece).length < 2)
      faults.push(`${piece} is lost, and not gone`)
  faults.push(...menFaults(known.men, knows.men, account.men))
  if (stockChange === undefined || was.stocks === undefined || is.stocks === undefined) return faults
  for (const side of SIDES) {
    const change = stockChange(events)[side] ?? 0
    if ((was.stocks[side] ?? 0) + change !== is.stocks[side])
      faults.push(`side ${side} had ${was.stocks[side]} in stock, has ${is.stocks[side]}, and is told of ${change}`)
  }
  return faults
}

/** Units that are there before and after with other numbers of men, and are not told of so; and those told of that have as many. */
function menFaults(was: Read['men'], is: Read['men'], told: readonly CountChanged[]): readonly string[] {
  const changed = [...(is ?? [])].flatMap(([unit, after]) => {
    const before = was?.get(unit) ?? after
    return before === after ? [] : [`${before} ${after}`]
  })
  const listed = told.map(({ before, after }) => `${before} ${after}`)
  return changed.toSorted().join() === listed.toSorted().join() ? [] : [`men: ${changed} are told of as ${listed}`]
}
