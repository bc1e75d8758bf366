import { call, RESTART } from '@boma/kernel'
import { tell } from './actions.ts'
import { automatic, perform, procedure, sequence } from './flow.ts'
import { captureBaggage } from './rules/09-baggage.ts'
import { independentPhase } from './rules/09-independents.ts'
import {
  ARRIVALS,
  begins,
  beginTurn,
  COMBAT,
  INDEPENDENTS,
  initiative,
  MORALE,
  MOVEMENT,
  SHOOTING,
} from './rules/11-turn.ts'
import { charging } from './rules/12-charging.ts'
import { freeRolls } from './rules/12-free-rolls.ts'
import { startOfTurn } from './rules/12-grounding.ts'
import { independentMoves, movementPhase, organisers } from './rules/12-movement.ts'
import { moving } from './rules/12-moving.ts'
import { fireAmbushes, springing } from './rules/13-ambush.ts'
import { shooting, shootingPhase } from './rules/14-shooting.ts'
import { closeCombat, combatPhase } from './rules/15-combat.ts'
import { morale, moralePhase } from './rules/16-morale.ts'
import { agreement } from './rules/17.6-agreed-ground.ts'
import { freeTable } from './rules/17.6-free-table.ts'
import { muster } from './rules/17.6-muster.ts'
import { isFree } from './rules/17.10-lists.ts'
import { arrivals } from './rules/17-arrivals.ts'
import { landing } from './rules/17-landing.ts'
import { placing, setUpAttacker, setUpDefender } from './rules/17-set-up.ts'
import { endOfTurn } from './rules/17-victory.ts'

/** A turn, phase by phase, as the sheet prints it. */
const turn = procedure('turn', '1.1', [
  beginTurn,
  perform(startOfTurn),
  begins(ARRIVALS, '1.1', tell.arrivalPhaseBegan), // §1.1
  perform(arrivals),
  perform(initiative),
  begins(MOVEMENT, '1.2', tell.movementPhaseBegan), // §1.2
  perform(organisers),
  perform(movementPhase),
  begins(INDEPENDENTS, '1.3', tell.independentPhaseBegan), // §1.3
  perform(independentPhase),
  begins(SHOOTING, '1.4', tell.shootingPhaseBegan), // §1.4
  perform(fireAmbushes),
  perform(shootingPhase),
  begins(COMBAT, '1.5', tell.combatPhaseBegan), // §1.5
  perform(combatPhase),
  captureBaggage, // §9.9
  begins(MORALE, '1.6', tell.moralePhaseBegan), // §1.6
  perform(moralePhase),
  endOfTurn,
  automatic('11.6', () => RESTART),
])

/** §17.6: in a free game alone. */
const inFreeGames = (sub: typeof muster) =>
  automatic('17.6', (t) => {
    if (isFree(t)) call(t, sub)
  })

const match = procedure('match', '17.7', [
  inFreeGames(muster),
  inFreeGames(freeTable),
  perform(setUpDefender),
  perform(setUpAttacker),
  perform(turn),
])

/** The sequence of play. */
export const flow = sequence([
  match,
  muster,
  freeTable,
  setUpDefender,
  setUpAttacker,
  placing,
  turn,
  startOfTurn,
  arrivals,
  initiative,
  organisers,
  movementPhase,
  moving,
  charging,
  springing,
  landing,
  fireAmbushes,
  freeRolls,
  independentPhase,
  independentMoves,
  ...shooting,
  ...closeCombat,
  ...morale,
  // Last, so that all other steps keep the numbers by which records know them
  agreement,
])
