import { SCOPES } from '@boma/club'
import { z } from 'zod'

// What the club answers to programs, for the document that tells of it; a test holds real answers against it.

const time = z.int().min(0)
const standing = z.strictObject({ rating: z.number(), error: z.number() })
const seat = { name: z.string(), kind: z.enum(['person', 'computer', 'empty']), isMine: z.boolean() }
const isProgram = z.boolean().optional()

const listedMatch = z.looseObject({
  ...{ id: z.string(), game: z.string(), scenario: z.string(), options: z.array(z.string()) },
  pace: z.looseObject({ kind: z.enum(['none', 'live', 'days']) }),
  state: z.enum(['waiting', 'running', 'over']),
  asked: z.int().optional(),
  clock: z.looseObject({}),
  invitation: z.string().optional(),
  isRated: z.boolean(),
  seats: z.array(z.looseObject({ ...seat, standing: standing.optional() })),
  ...{ created: time, changed: time },
})

export const meAnswer: z.ZodType = z.looseObject({
  id: z.string().optional(),
  name: z.string().optional(),
  isGuest: z.boolean().optional(),
  scopes: z.array(z.enum(SCOPES)).optional(),
})
export const matchesAnswer: z.ZodType = z.strictObject({ matches: z.array(listedMatch) })
export const challengesAnswer: z.ZodType = z.strictObject({ challenges: z.array(listedMatch) })
export const recordAnswer: z.ZodType = z.strictObject({ record: z.string() })
export const openedAnswer: z.ZodType = z.strictObject({
  ...{ id: z.string(), invitation: z.string(), commitment: z.string(), signed: z.string() },
})
export const movedAnswer: z.ZodType = z.strictObject({
  ...{ id: z.string(), invitation: z.string().optional(), commitment: z.string(), lacking: z.array(z.int()) },
})
export const invitationAnswer: z.ZodType = z.strictObject({
  ...{ match: listedMatch, from: z.string(), commitment: z.string() },
})
export const seatTakenAnswer: z.ZodType = z.strictObject({ id: z.string() })
export const doneAnswer: z.ZodType = z.strictObject({})

/** A match as it is seen from a seat. */
export const seatAnswer = z.strictObject({
  ...{ game: z.string(), version: z.string(), scenario: z.string() },
  /** With whose eyes: 0 or 1, or -1 for an onlooker's. */
  side: z.int(),
  seats: z.array(z.looseObject({ ...seat, isHere: z.boolean(), isProgram })),
  /** What is asked, and whether of one's own seat; nothing when the match is over. */
  decision: z
    .looseObject({ seat: z.int(), side: z.int(), rule: z.string(), prompt: z.string(), isMine: z.boolean() })
    .optional(),
  /** What one may answer, as players write it. Where a choice is open there may be more than are listed. */
  answers: z.array(z.strictObject({ action: z.int(), text: z.string() })),
  /** How far the chain of each own seat was shown: the next order carries the link behind so many. */
  chains: z.array(z.looseObject({ seat: z.int(), end: z.string(), used: z.int() })),
  /** How far the log is read with this: an order says upon what it is given. */
  read: z.string(),
  log: z.array(z.looseObject({})),
  /** The table as that side may know it, as the kernel reads it, in base64. */
  view: z.string(),
  /** What came of an errand: 'played', 'refused', 'late', 'done', 'before', ... */
  outcome: z.looseObject({ kind: z.string() }).optional(),
})

const program = {
  ...{ id: z.string(), name: z.string(), scopes: z.array(z.enum(SCOPES)), created: time, used: time.optional() },
}
export const programsAnswer: z.ZodType = z.strictObject({ programs: z.array(z.strictObject(program)) })
export const programAnswer: z.ZodType = z.strictObject({ ...program, token: z.string() })
