import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { newsFor } from '../hall/news.ts'
import { rematch } from '../hall/rematch.ts'
import { doneAnswer } from './answers.ts'
import { CLUB, type Club, memberOf } from './club.ts'
import type { Gatekeeper } from './gatekeeper.ts'
import { told } from './told.ts'

const noteSchema = z.strictObject({ text: z.string().max(20_000) })
const awaySchema = z.strictObject({ days: z.int().min(0).max(366) })
const noteAnswer = z.strictObject({ text: z.string() })
const awayAnswer = z.strictObject({ left: z.int(), until: z.int().optional() })
const rematchAnswer = z.strictObject({
  ...{ id: z.string(), invitation: z.string().optional(), commitment: z.string().optional() },
  ...{ signed: z.string().optional(), seats: z.array(z.string()).optional() },
})

const newsAnswer = z.strictObject({ events: z.array(z.looseObject({ kind: z.string(), rule: z.string() })) })

const TOLD = {
  news: told({
    what: 'What happened at a match since one’s last order, as one’s side may know it.',
    ...{ scope: 'read', answer: newsAnswer, whyNot: ['not-yours'] },
  }),
  note: told({ what: 'What one noted about a match, for oneself.', scope: 'read', answer: noteAnswer }),
  write: told({
    what: 'Notes something about a match, for oneself.',
    ...{ scope: 'play', body: noteSchema, answer: doneAnswer, whyNot: ['unknown-match'] },
  }),
  away: told({
    what: 'How many days one may still be away, and until when one is.',
    scope: 'read',
    answer: awayAnswer,
  }),
  leave: told({
    what: 'Goes away for so many days, or, with none, comes back: by the day, one’s clocks stop.',
    ...{ scope: 'play', body: awaySchema, answer: awayAnswer, whyNot: ['no-days'] },
  }),
  rematch: told({
    what: 'The same once more with sides swapped, after a match that is over: one that waits, or a new one.',
    ...{ scope: 'play', answer: rematchAnswer, whyNot: ['unknown-match', 'not-yours', 'not-over', 'no-rematch'] },
  }),
}

/** What is one's own of a match: notes, and what happened there since. */
export function addOwn(app: FastifyInstance, club: Club, gatekeeper: Gatekeeper): void {
  const { notes } = club

  app.get<{ Params: { id: string } }>(`${CLUB}matches/:id/notes`, TOLD.note, async (request, reply) => {
    const member = await memberOf(club, request)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    return { text: await notes.of(request.params.id, member.id) }
  })

  app.post<{ Params: { id: string } }>(`${CLUB}matches/:id/notes`, TOLD.write, async (request, reply) => {
    const member = await memberOf(club, request)
    const read = noteSchema.safeParse(request.body)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    if (!read.success) return reply.code(400).send({ why: 'malformed' })
    const isDone = await notes.write(request.params.id, member.id, read.data.text)
    return isDone ? {} : reply.code(404).send({ why: 'unknown-match' })
  })

  app.get<{ Params: { id: string } }>(`${CLUB}matches/:id/news`, TOLD.news, async (request, reply) => {
    const member = await memberOf(club, request)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    if (!gatekeeper.letsOpen(request.ip)) return reply.code(429).send({ why: 'too-often' })
    const events = await newsFor(club.hall, request.params.id, member.id)
    return events === undefined ? reply.code(404).send({ why: 'not-yours' }) : { events }
  })
}

/** Days away, which stop one's clocks by the day. */
export function addAway(app: FastifyInstance, club: Club): void {
  const { absences } = club

  app.get(`${CLUB}me/away`, TOLD.away, async (request, reply) => {
    const member = await memberOf(club, request)
    return member === undefined ? reply.code(401).send({ why: 'unknown' }) : absences.of(member.id)
  })

  app.post(`${CLUB}me/away`, TOLD.leave, async (request, reply) => {
    const member = await memberOf(club, request)
    const read = awaySchema.safeParse(request.body)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    if (!read.success) return reply.code(400).send({ why: 'malformed' })
    const { days } = read.data
    if (days === 0) await absences.comeBack(member.id)
    else if (!(await absences.leave(member.id, days))) return reply.code(409).send({ why: 'no-days' })
    return absences.of(member.id)
  })
}

/** The same people once more. */
export function addRematches(app: FastifyInstance, club: Club): void {
  app.post<{ Params: { id: string } }>(`${CLUB}matches/:id/rematch`, TOLD.rematch, async (request, reply) => {
    const member = await memberOf(club, request)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    const made = await rematch(club, member, request.params.id)
    return 'fault' in made ? reply.code(409).send({ why: made.fault }) : made
  })
}
