import { NOTICE_KINDS, NOTICE_TOPICS } from '@boma/club'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isZone } from '../notices/quiet.ts'
import { doneAnswer } from './answers.ts'
import { CLUB, type Club, memberOf } from './club.ts'
import type { Gatekeeper } from './gatekeeper.ts'
import { told } from './told.ts'

const minute = z.int().min(0).max(1439)
const habitsSchema = z.strictObject({
  ...{ quietFrom: minute, quietTo: minute, isDigest: z.boolean(), language: z.enum(['en', 'de']) },
  zone: z.string().max(64).refine(isZone),
  topics: z.array(z.enum(NOTICE_TOPICS)).max(NOTICE_TOPICS.length),
})
const pushSchema = z.looseObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.looseObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
})
const waySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mail'), address: z.email().max(200) }),
  z.strictObject({ kind: z.literal('webhook'), address: z.url({ protocol: /^https?$/ }).max(1000) }),
  z.strictObject({ kind: z.literal('push'), subscription: pushSchema }),
])
const codeSchema = z.strictObject({ id: z.string().max(64), code: z.string().max(16) })
const idSchema = z.strictObject({ id: z.string().max(64) })

const viewAnswer = z.strictObject({
  ways: z.array(
    z.strictObject({ id: z.string(), kind: z.enum(NOTICE_KINDS), address: z.string(), isConfirmed: z.boolean() }),
  ),
  habits: z.looseObject({}),
  lacking: z.record(z.enum(NOTICE_KINDS), z.array(z.string())),
  pushKey: z.string().optional(),
})

const TOLD = {
  view: told({
    what: 'How one is told of one’s matches while away, and what the club lacks for it.',
    answer: viewAnswer,
  }),
  habits: told({ what: 'When one wants to be told, and about what.', body: habitsSchema, answer: doneAnswer }),
  add: told({
    what: 'Another way to be told; a mail’s address is sent a code.',
    ...{ body: waySchema, answer: doneAnswer, whyNot: ['no-way', 'not-set-up', 'too-many-ways', 'not-sent'] },
  }),
  confirm: told({
    what: 'Confirms the address of a mail.',
    body: codeSchema,
    answer: doneAnswer,
    whyNot: ['wrong-code'],
  }),
  remove: told({ what: 'Is told by that way no more.', body: idSchema, answer: doneAnswer }),
}

/** How one is told while one is away. */
export function addNotices(app: FastifyInstance, club: Club, gatekeeper: Gatekeeper): void {
  const { ways } = club

  app.get(`${CLUB}me/notices`, TOLD.view, async (request, reply) => {
    const member = await memberOf(club, request)
    return member === undefined ? reply.code(401).send({ why: 'unknown' }) : ways.view(member.id)
  })

  app.post(`${CLUB}me/notices/habits`, TOLD.habits, async (request, reply) => {
    const member = await memberOf(club, request)
    const read = habitsSchema.safeParse(request.body)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    if (!read.success) return reply.code(400).send({ why: 'malformed' })
    await ways.setHabits(member.id, read.data)
    return {}
  })

  app.post(`${CLUB}me/notices`, TOLD.add, async (request, reply) => {
    if (!gatekeeper.letsTry(request.ip)) return reply.code(429).send({ why: 'too-often' })
    const member = await memberOf(club, request)
    const read = waySchema.safeParse(request.body)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    if (!read.success) return reply.code(400).send({ why: 'no-way' })
    if (ways.lacking(read.data.kind).length > 0) return reply.code(409).send({ why: 'not-set-up' })
    if (read.data.kind === 'mail' && !gatekeeper.letsMail(read.data.address))
      return reply.code(429).send({ why: 'too-often' })
    const address = read.data.kind === 'push' ? JSON.stringify(read.data.subscription) : read.data.address
    const added = await ways.add(member.id, read.data.kind, address).catch(() => undefined)
    if (added === undefined) return reply.code(502).send({ why: 'not-sent' })
    return added ? {} : reply.code(409).send({ why: 'too-many-ways' })
  })

  addConfirming(app, club, gatekeeper)
}

function addConfirming(app: FastifyInstance, club: Club, gatekeeper: Gatekeeper): void {
  const { ways } = club

  app.post(`${CLUB}me/notices/confirm`, TOLD.confirm, async (request, reply) => {
    if (!gatekeeper.letsTry(request.ip)) return reply.code(429).send({ why: 'too-often' })
    const member = await memberOf(club, request)
    const read = codeSchema.safeParse(request.body)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    // From wherever he tries.
    if (!gatekeeper.letsTry(member.id)) return reply.code(429).send({ why: 'too-often' })
    const isDone = read.success && (await ways.confirm(member.id, read.data.id, read.data.code.trim()))
    return isDone ? {} : reply.code(400).send({ why: 'wrong-code' })
  })

  app.post(`${CLUB}me/notices/remove`, TOLD.remove, async (request, reply) => {
    const member = await memberOf(club, request)
    const read = idSchema.safeParse(request.body)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    if (!read.success) return reply.code(400).send({ why: 'malformed' })
    await ways.remove(member.id, read.data.id)
    return {}
  })
}
