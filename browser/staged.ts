import { type Game, Match, NOBODY, type Side, searchDice, turnBegunBy, writeRecord } from '@boma/kernel'
import { greedyPlayer } from '@boma/opponents'

/** What a match is to have come to. */
interface Stage {
  readonly game: Game
  /** Who sits at the screen; the computer has the other side. */
  readonly viewer: Side
  readonly options?: readonly string[]
  readonly seed?: number
  /** From which turn of the viewer's on it may be. */
  readonly from?: number
}

/**
 * A match at the beginning of a turn of the viewer's, as the text of a record: two computers have played until then, and
 * of the turns that may be it is the one before which most of the enemy was seen, or else the first.
 */
export function staged({ game, viewer, options = [], seed = 1, from = 2 }: Stage): string {
  const match = begun(game, options, seed)
  let [best, most, turns, seen] = [0, -1, 0, 0]
  while (match.decision !== undefined && turns < from + LOOKED_AT) {
    playOn(match, seed)
    const told = match.log(viewer, -1).flatMap(({ events }) => events)
    seen += game.present.page?.learned?.(told, viewer).seen.length ?? 0
    if (!told.some((event) => turnBegunBy(game, event) === viewer)) continue
    if (++turns >= from && seen > most) [best, most] = [match.length, seen]
    seen = 0
  }
  const cut = begun(game, options, seed)
  while (cut.length < best) playOn(cut, seed)
  const seats = [0, 1].map((side) => (side === viewer ? 'person' : 'greedy'))
  return `${writeRecord(cut.record(true))}# seats ${seats.join(' ')}\n`
}

/** So many turns are looked at. */
const LOOKED_AT = 6

const begun = (game: Game, options: readonly string[], seed: number): Match =>
  new Match(game, {
    scenario: game.scenarios[0]?.id ?? '',
    options,
    dice: { kind: 'cipher', secret: new Uint8Array(16).fill(seed) },
  })

const greedy = greedyPlayer({ worlds: 1, candidates: 12 })

function playOn(match: Match, seed: number): void {
  const side = match.decision?.side ?? NOBODY
  const dice = searchDice([seed, match.length])
  match.play(side, greedy.choose(match.game, match.view(side), side, match.legal(), dice))
}
