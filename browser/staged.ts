import { type GameEvent, Match, NOBODY, type Side, searchDice, writeRecord } from '@boma/kernel'
import { greedyPlayer, onTheSpot } from '@boma/opponents'
import { type Game, type GameMatch, inEnglish, turnBegunBy } from '@boma/showing'

/** What a match is to have come to. */
interface Stage {
  readonly game: Game
  /** Who sits at the screen; the computer has the other side. */
  readonly viewer: Side
  readonly options?: readonly string[]
  /** How good a moment is for what is to be shown; 0 for one that will not do. */
  readonly worth: (match: GameMatch, viewer: Side) => number
  /** Any that is worth so much will do. */
  readonly enough?: number
}

interface Staged {
  readonly match: GameMatch
  readonly record: string
}

/** So many orders are looked at. */
const LOOKED_AT = 500

/**
 * The best moment of a match that two computers play, as the text of a record in which a person has the viewer's seat. What
 * happens changes with every version of the rules; so the moment is looked for, not known.
 */
export function staged(stage: Stage): Staged {
  const { game, viewer, worth, enough = Number.POSITIVE_INFINITY } = stage
  const match = begun(stage)
  let [best, most] = [0, 0]
  while (match.decision !== undefined && match.length < LOOKED_AT && most < enough) {
    playOn(match)
    const value = match.decision?.side === viewer ? worth(match, viewer) : 0
    if (value > most) [best, most] = [match.length, value]
  }
  if (most === 0) throw new Error(`No moment of ${game.english.name} will do`)
  const cut = begun(stage)
  while (cut.length < best) playOn(cut)
  const seats = [0, 1].map((side) => (side === viewer ? 'person' : 'greedy'))
  return { match: cut, record: `${writeRecord(cut.tell().record())}# seats ${seats.join(' ')}\n` }
}

const begun = ({ game, options = [] }: Stage): GameMatch =>
  new Match(game, {
    scenario: game.scenarios[0]?.id ?? '',
    options,
    dice: { kind: 'cipher', secret: new Uint8Array(16) },
  })

const greedy = greedyPlayer({ worlds: 1, candidates: 12 })

function playOn(match: GameMatch): void {
  const side = match.decision?.side ?? NOBODY
  const dice = searchDice(match.length)
  match.order(match.decision?.seat, onTheSpot(match.game, greedy, match.view(side), side, dice).order)
}

/**
 * Where a turn of the viewer's has just begun: how many of the enemy were shown in the others' turn and are unseen now; in
 * games that hide nothing, how much was told.
 */
export function toldAndSeen(match: GameMatch, viewer: Side): number {
  const { game } = match
  const begins = (events: readonly GameEvent[]) => events.some((event) => turnBegunBy(game, event) === viewer)
  const log = match.log(viewer).map(({ events }) => events)
  if (!begins(log.at(-1) ?? [])) return 0
  const before = log.slice(0, -1)
  const lately = before.slice(before.findLastIndex(begins) + 1)
  const { page } = inEnglish(game)
  if (page.memory?.learned === undefined) return lately.length
  const faces = page.pieces(match.view(viewer), viewer).filter(({ symbol }) => symbol !== '')
  const [known, places] = [new Set(faces.map(({ id }) => id)), new Set(faces.map(({ space }) => space))]
  const seen = lately.flatMap((events) => page.memory?.learned(events, viewer).seen ?? [])
  return new Set(seen.filter((each) => !known.has(each.piece) && !places.has(each.space)).map(({ piece }) => piece))
    .size
}

/** The enemy whom the viewer could attack from most places, and from how many. */
export function mostAttackable(match: GameMatch, viewer: Side): { readonly piece: number; readonly from: number } {
  const { page } = inEnglish(match.game)
  const view = match.view(viewer)
  const pieces = page?.pieces(view, viewer) ?? []
  const own = new Set(pieces.filter(({ side }) => side === viewer).map(({ space }) => space))
  const from = new Map<number, number>()
  for (const space of own) {
    const hostile = page.advice.reach?.(view, { space })?.goals.filter((goal) => goal.hostile) ?? []
    for (const target of new Set(hostile.map((goal) => goal.space))) from.set(target, (from.get(target) ?? 0) + 1)
  }
  const [space, most] = [...from].reduce((a, b) => (b[1] > a[1] ? b : a), [-1, 0])
  return { piece: pieces.find((piece) => piece.space === space && piece.side !== viewer)?.id ?? -1, from: most }
}
