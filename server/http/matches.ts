import { writeRecord } from '@boma/kernel'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { challenges, invitationOf, matchesOf } from '../hall/lists.ts'
import { termsSchema } from '../hall/opening.ts'
import { CLUB, type Club, memberOf } from './club.ts'

/** What a seat adds to the secret of the dice: 16 to 64 bytes in hexadecimal. */
const addedSchema = z.string().regex(/^(?:[0-9a-f]{2}){16,64}$/)
const openingSchema = z.strictObject({ terms: termsSchema, added: addedSchema })
const sittingSchema = z.strictObject({ added: addedSchema })

/** Matches: mine, those that anybody may join, and how one is opened and joined. */
export function addShelf(app: FastifyInstance, club: Club): void {
  const { hall, store } = club

  app.get(`${CLUB}matches`, async (request, reply) => {
    const member = await memberOf(club, request)
    return member === undefined
      ? reply.code(401).send({ why: 'unknown' })
      : { matches: await matchesOf(store, member.id) }
  })

  // Whoever has the record of a match that is over can check every roll; before that it would tell what is hidden.
  app.get<{ Params: { id: string } }>(`${CLUB}matches/:id/record`, async (request, reply) => {
    const awake = await hall.awake(request.params.id)
    if (awake === undefined) return reply.code(404).send({ why: 'unknown-match' })
    const record = awake.match.over ? writeRecord(awake.match.record()) : undefined
    hall.rest(awake)
    return record === undefined ? reply.code(409).send({ why: 'not-over' }) : { record }
  })

  app.get(`${CLUB}challenges`, async () => ({ challenges: await challenges(store) }))

  app.post(`${CLUB}matches`, async (request, reply) => {
    const member = await memberOf(club, request)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    const read = openingSchema.safeParse(request.body)
    if (!read.success) return reply.code(400).send({ why: 'no-terms' })
    const opened = await hall.open(member, read.data.terms, read.data.added)
    return 'fault' in opened ? reply.code(400).send({ why: opened.fault }) : opened
  })
}

/** Invitations: what somebody is asked to, and how he sits down. */
export function addInvitations(app: FastifyInstance, club: Club): void {
  const { hall, store } = club

  app.get<{ Params: { words: string } }>(`${CLUB}invitations/:words`, async (request, reply) => {
    const found = await invitationOf(store, request.params.words)
    return found ?? reply.code(404).send({ why: 'gone' })
  })

  app.post<{ Params: { words: string } }>(`${CLUB}invitations/:words`, async (request, reply) => {
    const member = await memberOf(club, request)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    const read = sittingSchema.safeParse(request.body)
    if (!read.success) return reply.code(400).send({ why: 'no-bytes' })
    const seated = await hall.sit(member, request.params.words, read.data.added)
    return 'fault' in seated ? reply.code(409).send({ why: seated.fault }) : seated
  })
}
