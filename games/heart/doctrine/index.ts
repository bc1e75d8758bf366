import { type Doctrine, type Proposal, reason } from '@boma/counsel'
import { type Action, isMain, legal, Moves, other, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { appraise } from '../counsel/appraise.ts'
import { asked } from '../counsel/asked.ts'
import type { Table } from '../layout.ts'
import { rules } from '../rules.ts'
import { proposeSally, proposeSpring } from './ambush.ts'
import { proposeAttaching, proposeSetUp } from './deploy.ts'
import { proposeLeg } from './legs.ts'
import { proposeEndure, proposeRally, proposeTask } from './morale.ts'
import { proposeNaming } from './naming.ts'
import { proposeEntry, proposeMuster } from './set-up.ts'
import { proposeAim, proposePick, proposeRole, proposeShot } from './shooting.ts'
import { clockOf, look, type Survey, surveyFor } from './survey.ts'

type Answers = (t: Table, side: Side, survey: Survey, most: number) => readonly Proposal[]

const moves = new Moves()

/** The main answer where there is one, else the first: questions that nothing hangs on. */
function mainAnswer(t: Table): readonly Proposal[] {
  legal(rules, t, moves)
  let best: Action = moves.at(0)
  for (let i = 0; i < moves.count; i++) if (isMain(rules, t, moves.at(i))) best = moves.at(i)
  return [{ order: [best], worth: 0, why: reason('wait') }]
}

/** §11.1: the last to move has seen all. */
const letHimBegin: Answers = (_, side) => [{ order: [act.first(other(side))], worth: 0, why: reason('wait') }]

/** One short function for each question. */
const ANSWERS: Readonly<Record<string, Answers>> = {
  germanMuster: proposeMuster,
  britishMuster: proposeMuster,
  setUp: proposeSetUp,
  attaching: proposeAttaching,
  arrive: proposeEntry,
  landing: proposeEntry,
  first: letHimBegin,
  movement: proposeNaming,
  independents: proposeNaming,
  legs: proposeLeg,
  sprung: proposeSally,
  openFire: proposeSpring,
  shooting: proposeShot,
  role: proposeRole,
  aim: proposeAim,
  pick: proposePick,
  endure: proposeEndure,
  rally: proposeRally,
  task: proposeTask,
}

/** How a good player plays In the Heart of East Africa. */
export const doctrine: Doctrine<Table, Survey> = {
  clock: clockOf,
  postures: 3,
  survey: surveyFor,
  // It keeps up with the table by itself.
  holds: (_t, side, survey) => survey.side === side,
  propose(t, side, survey, most) {
    look(t, survey)
    return (ANSWERS[asked(t)] ?? mainAnswer)(t, side, survey, most)
  },
  worth: appraise,
}
