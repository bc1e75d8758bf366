import { type MatchDice, type MatchRecord, NOBODY, replaySteps, resumption, SIDES, winner } from '@boma/kernel'
import type { SpokenGame, SpokenMatch } from '@boma/showing'
import type { Terminal } from '../screen/terminal.ts'
import { matchId } from '../secrets.ts'
import { reason, Unusable } from '../unusable.ts'
import type { RecordFile } from './file.ts'
import { otherRules } from './other-rules.ts'

/** A match out of a record: as it was played, or, when its actions do not hold, a way to go on from its last position. */
type Opened =
  | { readonly kind: 'replayed'; readonly match: SpokenMatch; readonly remark: string }
  | { readonly kind: 'stuck'; readonly sentence: string; resume(secret: Uint8Array): Promise<SpokenMatch> }

/** Opens a recorded match by playing it again. */
export async function openRecord(
  { game, record, beside }: RecordFile<SpokenGame>,
  terminal: Terminal,
): Promise<Opened> {
  const remark = otherRules({ game, record })
  try {
    const match = inOrder(await terminal.work(replaySteps(game, record, { secret: beside.secret })))
    return {
      kind: 'replayed',
      match: beside.isOurs ? match : match.tell(),
      remark: remark && `${remark} All its actions still hold.`,
    }
  } catch (caught) {
    if (caught instanceof Unusable) throw caught
    return {
      kind: 'stuck',
      sentence: `${remark} The record does not replay: ${reason(caught)}.`.trim(),
      async resume(secret) {
        try {
          const go = await terminal.work(resumption(game, record))
          return inOrder(go({ id: matchId(undefined), dice: newDice(record, secret) }))
        } catch (caught) {
          if (caught instanceof Unusable) throw caught
          throw new Unusable(`Its last position cannot be used either: ${reason(caught)}.`)
        }
      },
    }
  }
}

/** Dice for the rest of a match: people who rolled their own go on doing so. */
const newDice = ({ dice: { kind } }: MatchRecord, secret: Uint8Array): MatchDice =>
  kind === 'manual' ? { kind } : { kind, secret }

/** The match, if its position is one: bytes that nobody checked may hold anything. */
function inOrder(match: SpokenMatch): SpokenMatch {
  if (match.waiting !== undefined) return match
  const side = match.decision?.side ?? winner(match.table)
  const stuck = !match.over && match.legal().length === 0
  if (stuck || ![...SIDES, NOBODY].includes(side)) throw new Error('the position in it is damaged')
  match.game.page.describe(match.view(side), side)
  return match
}
