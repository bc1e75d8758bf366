import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { closeReport, lookAround, setBarred } from '../people/administration.ts'
import { forget, keptOf } from '../people/leaving.ts'
import { doneAnswer } from './answers.ts'
import { CLUB, type Club, memberOf, TOKEN } from './club.ts'
import type { Gatekeeper } from './gatekeeper.ts'
import { told } from './told.ts'

const seatSchema = z.int().min(0).max(8)
const blockSchema = z.strictObject({ seat: seatSchema, isBlocked: z.boolean() })
const unblockSchema = z.strictObject({ id: z.string().max(64) })
const reportSchema = z.strictObject({ seat: seatSchema, text: z.string().trim().min(1).max(2000) })
const leaveSchema = z.strictObject({ password: z.string().max(256) })
const barSchema = z.strictObject({ id: z.string().max(64), isBarred: z.boolean() })
const lookSchema = z.looseObject({ name: z.string().optional() })
const doneSchema = z.strictObject({ number: z.int().min(1) })

/** What is told of these addresses. */
const TOLD = {
  block: told({ what: 'Keeps somebody at a match away.', body: blockSchema, answer: doneAnswer, whyNot: ['nobody'] }),
  blocks: told({ what: 'Whom one keeps away.' }),
  unblock: told({ what: 'Keeps somebody away no more.', body: unblockSchema, answer: doneAnswer }),
  report: told({
    what: 'Reports somebody at a match to whoever looks after the club.',
    body: reportSchema,
    answer: doneAnswer,
    whyNot: ['no-report', 'nobody'],
  }),
  export: told({ what: 'All that the club keeps of one.' }),
  forget: told({ what: 'Leaves for good.', body: leaveSchema, answer: doneAnswer, whyNot: ['wrong'] }),
  look: told({
    what: 'For whoever looks after the club: how much there is, what was reported, who is called so.',
    query: lookSchema,
  }),
  bar: told({
    what: 'Somebody may come in no more, or again.',
    body: barSchema,
    answer: doneAnswer,
    whyNot: ['nobody'],
  }),
  done: told({ what: 'A report was dealt with.', body: doneSchema, answer: doneAnswer }),
}

/** Whom one keeps away, and what one reports. */
export function addConduct(app: FastifyInstance, club: Club): void {
  const { conduct } = club

  app.post<{ Params: { id: string } }>(`${CLUB}matches/:id/block`, TOLD.block, async (request, reply) => {
    const member = await memberOf(club, request)
    const read = blockSchema.safeParse(request.body)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    if (!read.success) return reply.code(400).send({ why: 'malformed' })
    const other = await conduct.opposite(member.id, request.params.id, read.data.seat)
    if (other === undefined) return reply.code(404).send({ why: 'nobody' })
    await conduct.block(member.id, other, read.data.isBlocked)
    return {}
  })

  app.get(`${CLUB}me/blocks`, TOLD.blocks, async (request, reply) => {
    const member = await memberOf(club, request)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    return { blocked: await conduct.blockedBy(member.id) }
  })

  app.post(`${CLUB}me/unblock`, TOLD.unblock, async (request, reply) => {
    const member = await memberOf(club, request)
    const read = unblockSchema.safeParse(request.body)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    if (!read.success) return reply.code(400).send({ why: 'malformed' })
    await conduct.block(member.id, read.data.id, false)
    return {}
  })

  app.post<{ Params: { id: string } }>(`${CLUB}matches/:id/report`, TOLD.report, async (request, reply) => {
    const member = await memberOf(club, request)
    const read = reportSchema.safeParse(request.body)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    if (!read.success) return reply.code(400).send({ why: 'no-report' })
    const other = await conduct.opposite(member.id, request.params.id, read.data.seat)
    if (other === undefined) return reply.code(404).send({ why: 'nobody' })
    const isNoted = await conduct.report(member.id, request.params.id, other, read.data.text)
    return isNoted ? {} : reply.code(429).send({ why: 'too-often' })
  })
}

/** One's own data: all of it, or none of it any more. */
export function addLeaving(app: FastifyInstance, club: Club, gatekeeper: Gatekeeper): void {
  const { store, hall, people } = club

  app.get(`${CLUB}me/export`, TOLD.export, async (request, reply) => {
    const member = await memberOf(club, request)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    if (!gatekeeper.letsTry(request.ip)) return reply.code(429).send({ why: 'too-often' })
    void reply.header('content-disposition', 'attachment; filename="boma-club.json"')
    return keptOf(store, hall, member.id)
  })

  app.post(`${CLUB}me/forget`, TOLD.forget, async (request, reply) => {
    if (!gatekeeper.letsTry(request.ip)) return reply.code(429).send({ why: 'too-often' })
    const member = await memberOf(club, request)
    const read = leaveSchema.safeParse(request.body)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    if (!read.success) return reply.code(400).send({ why: 'malformed' })
    if (!member.isGuest && !gatekeeper.letsTryOwn(member.id)) return reply.code(429).send({ why: 'too-often' })
    const isSure = member.isGuest || (await people.isPasswordOf(member.id, read.data.password))
    if (!isSure) return reply.code(403).send({ why: 'wrong' })
    await forget(club, member)
    return reply.clearCookie(TOKEN, { path: CLUB }).send({})
  })
}

/** For whoever administers the club; to everybody else there is nothing here. */
export function addAdministration(app: FastifyInstance, club: Club): void {
  const { store } = club

  app.get<{ Querystring: { name?: unknown } }>(`${CLUB}admin`, TOLD.look, async (request, reply) => {
    if (!(await memberOf(club, request))?.isAdmin) return reply.code(404).send({ why: 'nothing-here' })
    return lookAround(store, String(request.query.name ?? '').slice(0, 32))
  })

  app.post(`${CLUB}admin/bar`, TOLD.bar, async (request, reply) => {
    const member = await memberOf(club, request)
    if (!member?.isAdmin) return reply.code(404).send({ why: 'nothing-here' })
    const read = barSchema.safeParse(request.body)
    if (!read.success || read.data.id === member.id) return reply.code(400).send({ why: 'malformed' })
    return (await setBarred(store, read.data.id, read.data.isBarred)) ? {} : reply.code(404).send({ why: 'nobody' })
  })

  app.post(`${CLUB}admin/done`, TOLD.done, async (request, reply) => {
    if (!(await memberOf(club, request))?.isAdmin) return reply.code(404).send({ why: 'nothing-here' })
    const read = doneSchema.safeParse(request.body)
    if (!read.success) return reply.code(400).send({ why: 'malformed' })
    await closeReport(store, read.data.number)
    return {}
  })
}
