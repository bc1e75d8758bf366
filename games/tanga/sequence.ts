import { RESTART } from '@boma/kernel'
import { tell } from './actions.ts'
import { automatic, perform, procedure, sequence } from './flow.ts'
import { BRITISH, GERMAN } from './roster.ts'
import { placing, setUp } from './rules/03-set-up.ts'
import { begins, clearSmoke, endOfPhase, endOfTurn, nextTurn, reinforce, takeOffMarkers } from './rules/04-phases.ts'
import { land } from './rules/05-landing.ts'
import { rally, rallyRolls } from './rules/06.2-rally.ts'
import { afterCombat } from './rules/06.3-after-combat.ts'
import { collapse, collapses } from './rules/06.3-collapse.ts'
import { rout } from './rules/06.3-rout.ts'
import { resupply } from './rules/07-ammunition.ts'
import { faceAnew } from './rules/08-facing-anew.ts'
import { overStacks } from './rules/09.5-over-stack.ts'
import { unstack, unstacking } from './rules/09.6-unstack.ts'
import { defensiveFire, firePhases, offensiveFire } from './rules/10.3-fire-phases.ts'
import { opportunity, partedUnderFire } from './rules/10.3-opportunity.ts'
import { hit } from './rules/10.25-hit.ts'
import { volley } from './rules/10.25-volley.ts'
import { artilleryPhase, artilleryProcedures } from './rules/10.26-artillery.ts'
import { navalOption } from './rules/10.27-option.ts'
import { meleePhase, meleeProcedures } from './rules/11-melee.ts'
import { retreat, retreatOn } from './rules/13.2-retreat.ts'
import { settle } from './rules/13.2-settle.ts'
import { retreats } from './rules/13-retreat.ts'
import { march } from './rules/15-march.ts'
import { movementPhase } from './rules/15-movement.ts'
import { loneLeaders } from './rules/17.2-lone.ts'
import { rain } from './rules/19.6-rain.ts'
import { endOfGame, throughTheLine } from './rules/21-victory.ts'

const germanFire = tell.offensiveFirePhaseBegan.under('4.2j')
const germanMovement = tell.movementPhaseBegan.under('4.2k')
const britishDefence = tell.defensiveFirePhaseBegan.under('4.2l')
const germanMelee = tell.meleePhaseBegan.under('4.2m')
const silently = (): void => undefined

/** §4.2: a game turn, phase by phase. */
const gameTurn = procedure('turn', '4.2', [
  nextTurn,
  begins('rain', BRITISH, silently), // §4.2A-1
  perform(rain),
  begins('rally', BRITISH, tell.rallyPhaseBegan), // §4.2A
  perform(rally),
  perform(endOfPhase),
  begins('markers', BRITISH, silently), // §4.2B
  takeOffMarkers,
  begins('resupply', BRITISH, tell.resupplyPhaseBegan), // §4.2C
  perform(resupply),
  perform(endOfPhase),
  begins('landing', BRITISH, tell.landingPhaseBegan), // §4.2D
  perform(land),
  begins('britishFire', BRITISH, tell.offensiveFirePhaseBegan), // §4.2E
  perform(offensiveFire),
  begins('britishMovement', BRITISH, tell.movementPhaseBegan), // §4.2F
  perform(movementPhase),
  perform(endOfPhase),
  begins('germanDefence', BRITISH, (t) => tell.defensiveFirePhaseBegan(t, GERMAN)), // §4.2G
  perform(defensiveFire),
  perform(endOfPhase),
  begins('britishMelee', BRITISH, tell.meleePhaseBegan), // §4.2H
  perform(meleePhase),
  perform(loneLeaders),
  clearSmoke,
  perform(endOfPhase),
  begins('reinforcement', GERMAN, tell.reinforcementPhaseBegan), // §4.2I
  reinforce,
  begins('germanFire', GERMAN, germanFire), // §4.2J
  perform(offensiveFire),
  perform(endOfPhase),
  begins('germanMovement', GERMAN, germanMovement), // §4.2K
  perform(movementPhase),
  perform(endOfPhase),
  begins('britishDefence', GERMAN, (t) => britishDefence(t, BRITISH)), // §4.2L
  perform(defensiveFire),
  perform(endOfPhase),
  begins('germanMelee', GERMAN, germanMelee), // §4.2M
  perform(meleePhase),
  perform(loneLeaders),
  perform(endOfPhase),
  throughTheLine, // §21.1D
  begins('artillery', GERMAN, tell.artilleryPhaseBegan), // §4.2N
  perform(artilleryPhase),
  perform(endOfPhase),
  begins('end', BRITISH, silently), // §4.2O
  endOfTurn,
  endOfGame,
  automatic('4.2o', () => RESTART),
])

const match = procedure('match', '4.2', [perform(setUp), perform(gameTurn)])

/** The sequence of play. */
export const flow = sequence([
  match,
  setUp,
  navalOption,
  placing,
  gameTurn,
  endOfPhase,
  overStacks,
  rain,
  rally,
  rallyRolls,
  resupply,
  land,
  ...firePhases,
  movementPhase,
  march,
  opportunity,
  partedUnderFire,
  volley,
  hit,
  afterCombat,
  unstacking,
  unstack,
  faceAnew,
  collapses,
  collapse,
  rout,
  retreats,
  retreat,
  retreatOn,
  settle,
  ...meleeProcedures,
  loneLeaders,
  ...artilleryProcedures,
])
