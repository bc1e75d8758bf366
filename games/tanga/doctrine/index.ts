import type { Doctrine, Proposal } from '@boma/counsel'
import { type Action, isMain, legal, Moves, type Side } from '@boma/kernel'
import { appraise } from '../counsel/appraise.ts'
import { asked } from '../counsel/asked.ts'
import type { Table } from '../layout.ts'
import { rules } from '../rules.ts'
import { just, proposeFire, proposeOpportunity, proposeSweep, proposeTarget } from './fire.ts'
import { proposeGuns } from './guns.ts'
import { proposeAshore, proposeDebark } from './landing.ts'
import { proposeMovement, proposeStep, proposeTake } from './marches.ts'
import { proposeAdvance, proposeLead, proposeMelee, proposeStorm, proposeWithdraw } from './melee.ts'
import { isSound } from './orders.ts'
import { proposeDeploy } from './set-up.ts'
import { proposeFace, proposeNaval, proposeRally, proposeSupply } from './small.ts'
import { frontFor, type Survey, surveyFor } from './survey.ts'

type Answers = (t: Table, side: Side, survey: Survey) => readonly Proposal[]

const moves = new Moves()
/** The main answer where there is one, else the first: questions that little hangs on. */
function mainAnswer(t: Table): readonly Proposal[] {
  legal(rules, t, moves)
  let best: Action = moves.at(0)
  for (let i = 0; i < moves.count; i++) if (isMain(rules, t, moves.at(i))) best = moves.at(i)
  return just(best)
}

/** One short function for each question. */
const ANSWERS: Readonly<Record<string, Answers>> = {
  naval: proposeNaval,
  deploy: proposeDeploy,
  debark: proposeDebark,
  ashore: proposeAshore,
  rally: proposeRally,
  supply: proposeSupply,
  sweep: proposeSweep,
  fire: proposeFire,
  target: proposeTarget,
  opportunity: proposeOpportunity,
  movement: proposeMovement,
  step: proposeStep,
  take: proposeTake,
  melee: (t, _, survey) => proposeMelee(t, frontFor(t, survey)),
  storm: (t, _, survey) => proposeStorm(t, frontFor(t, survey)),
  withdraw: (t, side, survey) => proposeWithdraw(t, frontFor(t, survey), side),
  lead: (t, side, survey) => proposeLead(t, frontFor(t, survey), side),
  advance: (t, _, survey) => proposeAdvance(t, frontFor(t, survey)),
  face: (t, _, survey) => proposeFace(t, frontFor(t, survey)),
  guns: (t, side, survey) => proposeGuns(t, side, frontFor(t, survey)),
}

/** How a good player plays The Battle of Tanga. */
export const doctrine: Doctrine<Table, Survey> = {
  clock: (t) => 2 * t.tracks.turn + t.tracks.phasing,
  survey: (_, side) => surveyFor(side),
  holds: (_, side, survey) => survey.side === side,
  propose(t, side, survey) {
    const found = ANSWERS[asked(t)]?.(t, side, survey) ?? []
    const sound = found.filter(({ order }) => isSound(t, side, order))
    return sound.length > 0 ? sound : mainAnswer(t)
  },
  worth: appraise,
}
