import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { profileOf, ranksOf } from '../ratings/standings.ts'
import { CLUB, type Club, memberOf } from './club.ts'
import { told } from './told.ts'

const shySchema = z.strictObject({ isShy: z.boolean() })

/** What is told of these addresses. */
const TOLD = {
  player: told({ what: 'What others may read about somebody.', scope: 'read', whyNot: ['nobody'] }),
  ranks: told({ what: 'Who plays a game how well.', scope: 'read', whyNot: ['no-game'] }),
  shy: told({ what: 'Shows others one’s name alone, or all.', body: shySchema, answer: shySchema }),
}

/** Who plays here, and how well. */
export function addPlayers(app: FastifyInstance, club: Club): void {
  const { store, people } = club

  app.get<{ Params: { name: string } }>(`${CLUB}players/:name`, TOLD.player, async (request, reply) => {
    const reader = (await memberOf(club, request))?.id
    const found = await profileOf(store, request.params.name, { now: club.now(), reader })
    return found ?? reply.code(404).send({ why: 'nobody' })
  })

  app.get<{ Params: { game: string } }>(`${CLUB}ranks/:game`, TOLD.ranks, async (request, reply) => {
    const found = await ranksOf(store, request.params.game, club.now())
    return found ?? reply.code(404).send({ why: 'no-game' })
  })

  app.post(`${CLUB}me/shy`, TOLD.shy, async (request, reply) => {
    const member = await memberOf(club, request)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    const read = shySchema.safeParse(request.body)
    if (!read.success) return reply.code(400).send({ why: 'malformed' })
    await people.setShy(member.id, read.data.isShy)
    return read.data
  })
}
