import { type Game, Match, sayRefusal, verify, writeAction } from '@boma/kernel'
import { randomPlayer } from '@boma/opponents'
import { ownDice } from '../computers.ts'
import { fullStory, recordWithTrouble } from '../records/rescue.ts'
import { diceSecret, matchId, secretBytes } from '../secrets.ts'
import { reason } from '../unusable.ts'
import type { Trial } from './plan.ts'

/** How a random match can go wrong. */
type TroubleKind = 'crash' | 'dead end' | 'refusal' | 'over-long' | 'unsound record'

/** What is wrong with the rules, and the match that shows it. */
export interface Trouble {
  readonly kind: TroubleKind
  readonly sentence: string
  /** The match up to there, for `boma replay`; undefined when it could not even be set up. */
  readonly record: string | undefined
}

/** What came of a trial. */
export interface TrialResult {
  readonly actions: number
  /** 'blue', 'draw'; undefined when the match did not end. */
  readonly result: string | undefined
  readonly trouble: Trouble | undefined
}

/** Plays one match at random to its end, and its record once more. */
export function runTrial(game: Game, trial: Trial): TrialResult {
  const opened = open(game, trial)
  if ('sentence' in opened) return { actions: 0, result: undefined, trouble: opened }
  const trouble = playOut(opened, trial.seed) ?? unsoundRecord(opened)
  return { actions: opened.length, result: opened.record().result, trouble }
}

function open(game: Game, { scenario, options, seed }: Trial): Match | Trouble {
  try {
    return new Match(game, { id: matchId(seed), scenario, options, dice: { kind: 'cipher', secret: diceSecret(seed) } })
  } catch (caught) {
    return { kind: 'crash', sentence: `the set-up breaks: ${reason(caught)}`, record: undefined }
  }
}

function playOut(match: Match, seed: string): Trouble | undefined {
  const luck = secretBytes('computer player', seed)
  const most = match.game.scenarios.find((s) => s.id === match.setup.scenario)?.mostActions ?? 0
  let doing = 'listing what is legal'
  try {
    for (;;) {
      const { decision } = match
      if (decision === undefined) return undefined
      const who = match.game.sides[decision.side]
      if (match.length >= most) return trouble(match, 'over-long', `no match should take more than ${most} actions`)
      const legal = match.legal()
      if (legal.length === 0)
        return trouble(match, 'dead end', `${who} has no answer to the question of ${decision.rule}`)
      const action = randomPlayer.choose(match.game, match.table, decision.side, legal, ownDice(luck, match.length))
      doing = `${who}'s '${writeAction(match.game.actions, action)}'`
      const played = match.play(decision.side, action)
      if (played.kind === 'refused')
        return trouble(match, 'refusal', `${doing} is listed, but ${sayRefusal(match.game, played.refusal)}`)
    }
  } catch (caught) {
    return trouble(match, 'crash', `${doing} breaks: ${reason(caught)}`, fullStory(caught))
  }
}

function unsoundRecord(match: Match): Trouble | undefined {
  const { verdict, findings } = verify(match.game, match.record(true))
  return verdict !== 'broken' ? undefined : trouble(match, 'unsound record', findings.at(-1) ?? '')
}

const trouble = (match: Match, kind: TroubleKind, sentence: string, story = sentence): Trouble => ({
  kind,
  sentence,
  record: recordWithTrouble(match, `${kind}: ${story}`),
})
