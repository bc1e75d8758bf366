import { RESTART, type Side } from '@boma/kernel'
import { tell } from './actions.ts'
import { NO_STACK } from './board.ts'
import { automatic, perform, procedure, sequence } from './flow.ts'
import { ALLIED, GERMAN } from './roster.ts'
import { liftEffects, obeyCard, turnCard } from './rules/05-cards.ts'
import { driveRolls, feverRolls, markDrive, markFever } from './rules/05-fever.ts'
import { setUp } from './rules/06-set-up.ts'
import { reinforcements } from './rules/09-recruiting.ts'
import { movement } from './rules/10-movement.ts'
import { combat, combatPhase, findCombats } from './rules/12-combat.ts'
import { retreat } from './rules/17-retreat.ts'
import { supplyCheck } from './rules/21-supply.ts'
import { lastTurn } from './rules/26-victory.ts'

const begins = (side: Side) =>
  automatic('7.0', (t) => {
    t.tracks.phasing = side
    t.tracks.stack = NO_STACK
    tell.playerTurnBegan(t, side)
  })

/** §7.0: a player turn, (a) to (f). */
const playerTurn = (side: Side) => [
  begins(side),
  turnCard, // (a)
  supplyCheck, // (b)
  obeyCard,
  perform(reinforcements), // (c)
  markFever,
  perform(feverRolls), // §7.1: before movement
  perform(movement), // (d)
  markDrive,
  perform(driveRolls), // §7.1: at the end of movement
  findCombats,
  perform(combatPhase), // (e)
  liftEffects, // (f)
]

const nextTurn = automatic('7.0', (t) => {
  t.tracks.turn++
  tell.turnBegan(t, t.tracks.turn)
})

/** §7.0: a turn is an Allied player turn, then a German one. */
const turn = procedure('turn', '7.0', [
  nextTurn,
  ...playerTurn(ALLIED),
  ...playerTurn(GERMAN),
  lastTurn, // §26.0
  automatic('7.0', () => RESTART),
])
const match = procedure('match', '7.0', [perform(setUp), perform(turn)])

/** The sequence of play. */
export const flow = sequence([
  match,
  setUp,
  turn,
  reinforcements,
  feverRolls,
  movement,
  driveRolls,
  combatPhase,
  combat,
  retreat,
])
