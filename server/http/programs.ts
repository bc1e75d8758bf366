import { SCOPES } from '@boma/club'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { recordsOf } from '../people/leaving.ts'
import { doneAnswer, programAnswer, programsAnswer } from './answers.ts'
import { CLUB, type Club, memberOf } from './club.ts'
import type { Gatekeeper } from './gatekeeper.ts'
import { told } from './told.ts'

const makeSchema = z.strictObject({
  name: z.string().trim().min(1).max(40),
  scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length),
})
const revokeSchema = z.strictObject({ id: z.string().max(64) })

const TOLD = {
  list: told({ what: 'The programs that act for one.', answer: programsAnswer }),
  make: told({
    what: 'Lets a program act for one; its token is told once.',
    ...{ body: makeSchema, answer: programAnswer, whyNot: ['no-program', 'too-many'] },
  }),
  revoke: told({
    ...{ what: 'A program acts for one no more.', body: revokeSchema, answer: doneAnswer, whyNot: ['nothing-here'] },
  }),
  records: told({
    what: 'All matches of one’s own, a line of JSON for each; those that are over with their records.',
    ...{ scope: 'read', type: 'application/x-ndjson' },
  }),
}

/** Programs that act for one: a page lists them, lets them in and puts them out. No program does. */
export function addPrograms(app: FastifyInstance, club: Club): void {
  const { tokens } = club

  app.get(`${CLUB}me/tokens`, TOLD.list, async (request, reply) => {
    const member = await memberOf(club, request)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    return { programs: await tokens.of(member.id) }
  })

  app.post(`${CLUB}me/tokens`, TOLD.make, async (request, reply) => {
    const member = await memberOf(club, request)
    const read = makeSchema.safeParse(request.body)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    if (!read.success) return reply.code(400).send({ why: 'no-program' })
    const scopes = SCOPES.filter((scope) => read.data.scopes.includes(scope))
    return (await tokens.make(member.id, read.data.name, scopes)) ?? reply.code(409).send({ why: 'too-many' })
  })

  app.post(`${CLUB}me/tokens/revoke`, TOLD.revoke, async (request, reply) => {
    const member = await memberOf(club, request)
    const read = revokeSchema.safeParse(request.body)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    if (!read.success) return reply.code(400).send({ why: 'malformed' })
    return (await tokens.revoke(member.id, read.data.id)) ? {} : reply.code(404).send({ why: 'nothing-here' })
  })
}

/** All matches of one's own, as one file: a line for each, with its record when it is over. */
export function addOwnRecords(app: FastifyInstance, club: Club, gatekeeper: Gatekeeper): void {
  const { store, hall } = club
  app.get(`${CLUB}me/records`, TOLD.records, async (request, reply) => {
    const member = await memberOf(club, request)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    if (!gatekeeper.letsTry(member.id)) return reply.code(429).send({ why: 'too-often' })
    return reply
      .header('content-disposition', 'attachment; filename="boma-matches.ndjson"')
      .type('application/x-ndjson; charset=utf-8')
      .send(recordsOf(store, hall, member.id))
  })
}
