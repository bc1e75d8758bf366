import { action, actionSet, eventSet, refusalSet } from '@boma/kernel'
import * as basics from './words/basics.ts'
import * as battle from './words/battle.ts'
import * as events from './words/events.ts'
import * as march from './words/march.ts'
import * as page from './words/page.ts'
import * as recruiting from './words/recruiting.ts'
import * as setUp from './words/set-up.ts'
import * as supply from './words/supply.ts'

/** What a player can do. */
export const act = actionSet({
  ...setUp.actions,
  ...events.actions,
  ...recruiting.actions,
  ...march.actions,
  ...battle.actions,
  ...supply.actions,
  /** Picks all that may be picked. */
  all: action('all'),
  /** Goes on with what was picked. */
  go: action('go'),
  /** Ends a phase, or declines what is offered. */
  end: action('end'),
})

/** Why a player cannot. */
export const refuse = refusalSet({
  ...basics.refusals,
  ...setUp.refusals,
  ...events.refusals,
  ...recruiting.refusals,
  ...march.refusals,
  ...battle.refusals,
  ...supply.refusals,
})

/** What happens. */
export const tell = eventSet({
  ...basics.events,
  ...setUp.events,
  ...events.events,
  ...recruiting.events,
  ...march.events,
  ...battle.events,
  ...supply.events,
})

/** What is said about it all. */
export const messages = {
  ...basics.messages,
  ...setUp.messages,
  ...events.messages,
  ...recruiting.messages,
  ...march.messages,
  ...battle.messages,
  ...supply.messages,
  ...page.messages,
} as const
/** What names a message. */
export type Key = keyof typeof messages
