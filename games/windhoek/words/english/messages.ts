import * as basics from './basics.ts'
import * as battle from './battle.ts'
import * as events from './events.ts'
import * as instructions from './instructions.ts'
import * as knowing from './knowing.ts'
import * as march from './march.ts'
import * as page from './page.ts'
import * as recruiting from './recruiting.ts'
import * as setUp from './set-up.ts'
import * as supply from './supply.ts'

/** What is asked, offered, told and refused, and what the page says besides. */
export const messages = {
  ...basics.messages,
  ...setUp.messages,
  ...events.messages,
  ...recruiting.messages,
  ...march.messages,
  ...battle.messages,
  ...supply.messages,
  ...page.messages,
  ...knowing.messages,
  ...instructions.messages,
} as const
