import { RESTART } from '@boma/kernel'
import { tell } from './actions.ts'
import { automatic, perform, procedure, sequence } from './flow.ts'
import { happening, randomEvents } from './rules/06.1-random-events.ts'
import { attrition } from './rules/06.2-attrition.ts'
import { arriving } from './rules/08.1-arriving.ts'
import { reinforce } from './rules/08.1-reinforcements.ts'
import { replacements } from './rules/08.2-replacements.ts'
import { portugalOnTurn18 } from './rules/08.4-portugal.ts'
import { logistics } from './rules/08-logistics.ts'
import { acting, impulse } from './rules/09.1-impulse.ts'
import { operations } from './rules/09-operations.ts'
import { assault } from './rules/10.3.4-assault.ts'
import { march } from './rules/10-march.ts'
import { battle, battleParts } from './rules/11-battle.ts'
import { displacement } from './rules/12.3-displacement.ts'
import { sailing } from './rules/12.3-sailing.ts'
import { aiming } from './rules/12.4.7-interception.ts'
import { declaring, entry } from './rules/12.4-entry.ts'
import { navalBattle, navalRound, retiring, salvo } from './rules/12.5-naval-battle.ts'
import { endOfTurn } from './rules/13-victory.ts'
import { setUp } from './rules/14-set-up.ts'

const nextTurn = automatic('5.1', (t) => {
  t.tracks.turn++
  tell.turnBegan(t, t.tracks.turn)
})

/** §5.1.5: a game turn; every one has a Logistics and an Operations Phase (5.1.2). */
const gameTurn = procedure('turn', '5.1.5', [
  nextTurn,
  portugalOnTurn18, // §8.4.1
  perform(randomEvents), // §6.1, on rain turns
  perform(attrition), // §6.2, on rain turns
  perform(logistics), // §8.0
  perform(operations), // §9.0
  endOfTurn, // §12.7, §13.1, §14.4.6
  automatic('5.1.5', () => RESTART),
])

const match = procedure('match', '5.1', [perform(setUp), perform(gameTurn)])

/** The sequence of play. */
export const flow = sequence([
  match,
  setUp,
  gameTurn,
  randomEvents,
  happening,
  attrition,
  logistics,
  reinforce,
  arriving,
  replacements,
  operations,
  impulse,
  acting,
  assault,
  march,
  battle,
  ...battleParts,
  sailing,
  displacement,
  entry,
  declaring,
  aiming,
  navalBattle,
  navalRound,
  salvo,
  retiring,
])
