import * as basics from './basics.ts'
import * as field from './field.ts'
import * as fire from './fire.ts'
import * as guns from './guns.ts'
import * as instructions from './instructions.ts'
import * as landing from './landing.ts'
import * as march from './march.ts'
import * as melee from './melee.ts'
import * as page from './page.ts'
import * as setUp from './set-up.ts'

/** What is asked, offered, told and refused, and what the page says besides. */
export const messages = {
  ...basics.messages,
  ...setUp.messages,
  ...landing.messages,
  ...march.messages,
  ...fire.messages,
  ...melee.messages,
  ...guns.messages,
  ...field.messages,
  ...page.messages,
  ...instructions.messages,
} as const
