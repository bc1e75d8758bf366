import type { Scope } from '@boma/club'
import type { z } from 'zod'

/**
 * What is told of an address to whoever writes programs. The schemas are those by which the club reads what comes in, so that
 * the document cannot say anything else.
 */
export interface RouteTold {
  readonly what: string
  /** What a program must be allowed to ask for it; where it is left out, a page alone may ask. */
  readonly scope?: Scope
  readonly body?: z.ZodType
  readonly query?: z.ZodType
  /** What comes back when all went well; nothing to read in it where left out. */
  readonly answer?: z.ZodType
  /** The words with which it may be declined, beside those that any request may meet. */
  readonly whyNot?: readonly string[]
  /** Is it asked every few seconds by a program that watches over the club? */
  readonly isWatch?: boolean
  /** What it hands out, where that is not JSON. */
  readonly type?: string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly told?: RouteTold
  }
}

/** Says it of a route. */
export const told = (what: RouteTold): { readonly config: { readonly told: RouteTold } } => ({ config: { told: what } })
