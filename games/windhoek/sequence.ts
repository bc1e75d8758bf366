import { RESTART, type Side } from '@boma/kernel'
import { tell } from './actions.ts'
import { automatic, perform, procedure, sequence } from './flow.ts'
import { ALLIED, GERMAN } from './roster.ts'
import { endGame } from './rules/05-victory.ts'
import { setUp, sideSetUp } from './rules/06-set-up/06.0-set-up.ts'
import { events } from './rules/08-events/08.0-events-phase.ts'
import { runner } from './rules/08-events/event-2-blockade-runner.ts'
import { rebellion } from './rules/08-events/event-3-ausland-rebellion.ts'
import { rising } from './rules/08-events/event-4-guerrillas.ts'
import { arrivals } from './rules/08-events/event-7-portuguese.ts'
import { determinePoints } from './rules/09-action-points.ts'
import { recruitPhase } from './rules/10-recruiting/10.0-recruit-phase.ts'
import { deployment } from './rules/10-recruiting/10.4-deploying.ts'
import { march } from './rules/12-march/march.ts'
import { marchPhase } from './rules/12-march/phase.ts'
import { overStack } from './rules/14.4-over-stack.ts'
import { rounds, takingHits } from './rules/15.5.4-rounds.ts'
import { battle } from './rules/15-battle.ts'
import { fallingBack } from './rules/16.4-withdrawal.ts'
import { retreat } from './rules/17.4-retreat.ts'
import { supplyPhase } from './rules/18-supply.ts'
import { rallyPhase } from './rules/19-rally.ts'
import { concentration } from './rules/20.3-concentrate.ts'
import { scoutFlight } from './rules/23.2-scouting.ts'
import { laying } from './rules/32-construction.ts'
import { squadron } from './rules/34-squadron.ts'

const nextTurn = automatic('7.0', (t) => {
  t.tracks.turn++
  tell.turnBegan(t, t.tracks.turn)
})

const begins = (side: Side) =>
  automatic('7.0', (t) => {
    t.tracks.phasing = side
    tell.playerTurnBegan(t, side)
  })

/** §7.0 II and III: the phases of a player's turn, in the printed order. */
const playerTurn = (side: Side) => [
  begins(side),
  determinePoints, // §9.0
  perform(recruitPhase), // §10.0
  perform(marchPhase), // §12.0
  perform(supplyPhase), // §18.0
  perform(rallyPhase), // §19.0
]

/** §7.0: a game turn. */
const gameTurn = procedure('turn', '7.0', [
  nextTurn,
  perform(events), // §8.0, from the second turn on
  ...playerTurn(ALLIED),
  ...playerTurn(GERMAN),
  perform(squadron), // §34.1
  endGame, // §5.3
  automatic('7.0', () => RESTART),
])

const match = procedure('match', '7.0', [perform(setUp), perform(gameTurn)])

/** The sequence of play. */
export const flow = sequence([
  match,
  setUp,
  sideSetUp,
  gameTurn,
  events,
  runner,
  rebellion,
  rising,
  arrivals,
  recruitPhase,
  deployment,
  marchPhase,
  march,
  concentration,
  laying,
  scoutFlight,
  battle,
  rounds,
  takingHits,
  fallingBack,
  retreat,
  overStack,
  supplyPhase,
  rallyPhase,
  squadron,
])
