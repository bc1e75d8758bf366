import { type Advised, type Counsel, oddsBy, planningBy } from '@boma/counsel'
import { doctrine } from '../doctrine/index.ts'
import type { Table } from '../layout.ts'
import { rules } from '../rules.ts'
import { appraise } from './appraise.ts'
import { whyNot } from './beyond.ts'
import { customs } from './customs.ts'
import { instructions } from './instructions.ts'
import { marching } from './marching.ts'
import { oddsOf } from './odds.ts'
import { stakes } from './stakes.ts'
import { standing } from './standing.ts'

/** What a good player of Guns of the Askari would work out. */
export const counsel: Counsel<Table> = {
  ...planningBy(rules, marching),
  whyNot,
  appraise,
  odds: oddsBy(rules, oddsOf),
  stakes,
  standing,
  customs,
  instructions,
  doctrine,
}

/** Its rules with that: all that somebody takes of the game who plays it and reads nothing. */
export const advised: Advised<Table> = { ...rules, counsel }
