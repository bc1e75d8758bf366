import { type Doctrine, type Proposal, reason } from '@boma/counsel'
import { type Action, isMain, legal, Moves, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { asked } from '../counsel/asked.ts'
import type { Table } from '../layout.ts'
import { rules } from '../rules.ts'
import {
  only,
  proposeAdvance,
  proposeBid,
  proposeFallBack,
  proposeHit,
  proposeJoin,
  proposeRemove,
  proposeWithdraw,
} from './battle.ts'
import { proposeAct } from './marches.ts'
import { proposeRally } from './rally.ts'
import { proposeDeploy, proposeDisrupt, proposeOffer, proposeRecruit } from './recruiting.ts'
import { proposePlace, proposePurchase } from './set-up.ts'
import { clockOf, isPlanned, look, type Survey, surveyFor } from './survey.ts'
import { POSTURE_COUNT } from './weights.ts'
import { worthFor } from './worth.ts'

type Answers = (t: Table, side: Side, survey: Survey, most: number) => readonly Proposal[]

const moves = new Moves()

/** The main answer where there is one, else the first: questions that nothing hangs on. */
function mainAnswer(t: Table): readonly Proposal[] {
  legal(rules, t, moves)
  let best: Action = moves.at(0)
  for (let i = 0; i < moves.count; i++) if (isMain(rules, t, moves.at(i))) best = moves.at(i)
  return only([best], reason('wait'))
}

/** A march that was begun and not ordered as a whole ends where it is. */
function halting(t: Table): readonly Proposal[] {
  legal(rules, t, moves)
  return only([moves.has(act.stop()) ? act.stop() : moves.at(0)], reason('wait'))
}

/** One short function for each question. */
const ANSWERS: Readonly<Record<string, Answers>> = {
  place: proposePlace,
  purchase: proposePurchase,
  'blockade-runner': proposeOffer,
  guerrillas: proposeOffer,
  'portuguese-arrivals': proposeOffer,
  'ausland-rebellion': proposeDisrupt,
  recruit: proposeRecruit,
  deploy: proposeDeploy,
  act: proposeAct,
  step: halting,
  ride: halting,
  sail: halting,
  join: proposeJoin,
  gun: () => only([act.gun()]),
  aeroplane: () => only([act.aeroplane()]),
  bid: proposeBid,
  withdraw: proposeWithdraw,
  hits: proposeHit,
  trench: () => only([act.stay()], reason('hold')),
  'fall-back': proposeFallBack,
  advance: proposeAdvance,
  overstacked: (t) => (t.core.depth > 0 ? proposeRemove(t) : []),
  rally: proposeRally,
}

/** How a good player plays Windhoek. */
export const doctrine: Doctrine<Table, Survey> = {
  clock: clockOf,
  survey: surveyFor,
  pace: 10,
  postures: POSTURE_COUNT,
  // It keeps up with the table by itself; only the posture is for a turn.
  holds: (t, side, survey) => survey.side === side && isPlanned(t, survey),
  propose(t, side, survey, most) {
    look(t, survey)
    return (ANSWERS[asked(t)] ?? mainAnswer)(t, side, survey, most)
  },
  worth: worthFor,
}
