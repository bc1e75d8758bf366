import { fight } from './fight.ts'
import { fire } from './fire.ts'
import { instructions } from './instructions.ts'
import { morale } from './morale.ts'
import { move } from './move.ts'
import { muster } from './muster.ts'
import { page } from './page.ts'
import { scenarios } from './scenarios.ts'
import { table } from './table.ts'
import { turn } from './turn.ts'

/** What is asked, offered, told and refused, and what the page says besides. */
export const messages = {
  ...table,
  ...page,
  ...turn,
  ...muster,
  ...move,
  ...fire,
  ...fight,
  ...morale,
  ...scenarios,
  ...instructions,
} as const
