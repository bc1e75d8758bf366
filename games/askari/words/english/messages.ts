import * as basics from './basics.ts'
import * as battle from './battle.ts'
import * as instructions from './instructions.ts'
import * as march from './march.ts'
import * as naval from './naval.ts'
import * as page from './page.ts'
import * as show from './show.ts'
import * as turn from './turn.ts'

/** What is asked, offered, told and refused, and what the page says besides. */
export const messages = {
  ...basics.messages,
  ...turn.messages,
  ...march.messages,
  ...battle.messages,
  ...naval.messages,
  ...page.messages,
  ...show.messages,
  ...instructions.messages,
} as const
