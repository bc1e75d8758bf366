import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { paceSchema, sittersSchema } from '../hall/opening.ts'
import { movedAnswer } from './answers.ts'
import { CLUB, type Club, memberOf } from './club.ts'
import type { Gatekeeper } from './gatekeeper.ts'
import { told } from './told.ts'

/** Bytes that somebody may send: three times as many as the longest campaign takes. */
const LONGEST = 2 * 1024 * 1024

const movingSchema = z.strictObject({
  record: z.string().min(1),
  seats: sittersSchema,
  pace: paceSchema,
  isPublic: z.boolean(),
})

const NOT_READ = [
  ...['no-record', 'newer', 'too-long', 'no-game', 'overlay', 'over', 'not-begun', 'no-secret', 'no-story'],
  ...['other-version', 'does-not-hold', 'busy'],
]

const TOLD = {
  move: told({
    what: 'Opens a match that goes on from the end of a record, which the club plays again; then one adds to its dice. The same record brought twice is one match.',
    scope: 'play',
    body: movingSchema,
    answer: movedAnswer,
    whyNot: [...NOT_READ, 'too-many-open', 'too-many-waiting', 'no-terms', 'no-seats', 'no-sitter', 'not-you'],
  }),
}

const STATUS: Readonly<Record<string, number>> = { busy: 503, 'no-terms': 400 }

/** Matches that were begun elsewhere: what comes in is a record, and never a position. */
export function addMoves(app: FastifyInstance, club: Club, gatekeeper: Gatekeeper): void {
  app.post(`${CLUB}matches/moved`, { ...TOLD.move, bodyLimit: LONGEST }, async (request, reply) => {
    const member = await memberOf(club, request)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    const read = movingSchema.safeParse(request.body)
    if (!read.success) return reply.code(400).send({ why: 'no-terms' })
    // To play a record again takes a moment of a machine that others share.
    if (!gatekeeper.letsMove(request.ip)) return reply.code(429).send({ why: 'too-often' })
    const moved = await club.movers.move(member, read.data)
    return 'why' in moved ? reply.code(STATUS[moved.why] ?? 409).send(moved) : moved
  })
}
