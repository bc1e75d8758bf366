import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Match, searchDice, writeRecord } from '@boma/kernel'
import { onTheSpot, randomPlayer } from '@boma/opponents'
import { type Game, inEnglish, type SpokenMatch } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { luckAt } from '../play/computer.ts'
import { diceSecret, matchId, secretBytes } from '../secrets.ts'

/** A match played at random, as `boma play --seed` does it, until something is true of it or it is over. */
export function playedUntil(
  seed: string,
  enough: (match: SpokenMatch) => boolean,
  game: Game = skirmish,
  contributions: readonly Uint8Array[] = [],
): SpokenMatch {
  const scenario = game.scenarios[0]?.id ?? ''
  const match = new Match(inEnglish(game), {
    id: matchId(seed),
    scenario,
    dice: { kind: 'cipher', secret: diceSecret(seed), contributions },
  })
  const luck = secretBytes('computer player', seed)
  for (;;) {
    const { decision } = match
    if (decision === undefined || enough(match)) return match
    const dice = searchDice(luckAt(luck, match.length))
    match.order(decision.seat, onTheSpot(game, randomPlayer, match.view(decision.side), decision.side, dice).order)
  }
}

/** The first seed whose match comes to that, and that match. */
export function findMatch(enough: (match: SpokenMatch) => boolean): { seed: string; match: SpokenMatch } {
  for (let n = 1; n < 1000; n++) {
    const match = playedUntil(String(n), enough)
    if (enough(match)) return { seed: String(n), match }
  }
  throw new Error('no match comes to that')
}

/** Has a die been rolled while the match goes on? */
export const hasRolled = (match: SpokenMatch): boolean => match.table.core.rolls > 0 && !match.over

/** Writes a match's record into a folder, changed on the way if need be. */
export function writeMatch(cwd: string, match: SpokenMatch, change: (text: string) => string = (text) => text): string {
  writeFileSync(join(cwd, 'match.boma'), change(writeRecord(match.tell().record())))
  return 'match.boma'
}
