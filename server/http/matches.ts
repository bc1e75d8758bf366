import { writeRecord } from '@boma/kernel'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { challenges, invitationOf, matchesOf, whyNotOneMore } from '../hall/lists.ts'
import { termsSchema } from '../hall/opening.ts'
import { withdraw } from '../hall/sitting.ts'
import { whyNotRated, withStandings } from '../ratings/standings.ts'
import {
  challengesAnswer,
  doneAnswer,
  invitationAnswer,
  matchesAnswer,
  openedAnswer,
  recordAnswer,
  seatTakenAnswer,
} from './answers.ts'
import { CLUB, type Club, memberOf } from './club.ts'
import type { Gatekeeper } from './gatekeeper.ts'
import { told } from './told.ts'

/** What a seat adds to the secret of the dice: 16 to 64 bytes in hexadecimal. */
const addedSchema = z.string().regex(/^(?:[0-9a-f]{2}){16,64}$/)
/** The end of a chain of links, which the seat's orders carry. */
const chainSchema = z.string().regex(/^[0-9a-f]{64}$/)
const openingSchema = z.strictObject({ terms: termsSchema })
const sittingSchema = z.strictObject({ added: addedSchema, chain: chainSchema })
const diceSchema = z.strictObject({ seat: z.int().min(0).max(7), added: addedSchema, chain: chainSchema })

/** What is told of these addresses. */
const TOLD = {
  mine: told({ what: 'One’s own matches, those that changed last first.', scope: 'read', answer: matchesAnswer }),
  record: told({
    what: 'The record of a match that is over, by which anybody can audit it.',
    scope: 'read',
    answer: recordAnswer,
    whyNot: ['unknown-match', 'not-over'],
  }),
  challenges: told({ what: 'Open challenges.', scope: 'read', answer: challengesAnswer }),
  open: told({
    what: 'Opens a match; then one adds to its dice for each seat of one’s own.',
    scope: 'play',
    body: openingSchema,
    answer: openedAnswer,
    whyNot: [
      'no-terms',
      'no-game',
      'no-scenario',
      'no-option',
      'no-seats',
      'no-sitter',
      'not-you',
      'rated-guest',
      'rated-program',
      'rated-clock',
      'rated-alone',
      'rated-computer',
      'too-many-open',
      'too-many-waiting',
    ],
  }),
  dice: told({
    what: 'Adds to the dice of a match that one has opened, when one has read what it commits to.',
    scope: 'play',
    body: diceSchema,
    answer: doneAnswer,
    whyNot: ['no-bytes', 'not-yours'],
  }),
  withdraw: told({
    what: 'Takes a match that one has opened off the table again, as long as somebody is still awaited.',
    ...{ scope: 'play', answer: doneAnswer, whyNot: ['begun'] },
  }),
  invitation: told({
    what: 'What one is invited to, and what its dice are committed to.',
    scope: 'read',
    answer: invitationAnswer,
    whyNot: ['gone'],
  }),
  sit: told({
    what: 'Sits down on the first seat that is free.',
    scope: 'play',
    body: sittingSchema,
    answer: seatTakenAnswer,
    whyNot: ['no-bytes', 'rated-guest', 'rated-program', 'apart', 'gone', 'own', 'taken'],
  }),
}

/** Matches: mine, their records, and those that anybody may join. */
export function addShelf(app: FastifyInstance, club: Club, gatekeeper: Gatekeeper): void {
  const { hall, store } = club

  app.get(`${CLUB}matches`, TOLD.mine, async (request, reply) => {
    const member = await memberOf(club, request)
    return member === undefined
      ? reply.code(401).send({ why: 'unknown' })
      : { matches: await withStandings(store, await matchesOf(store, member.id), club.now()) }
  })

  // Whoever has the record of a match that is over can check every roll; before that it would tell what is hidden.
  app.get<{ Params: { id: string } }>(`${CLUB}matches/:id/record`, TOLD.record, async (request, reply) => {
    if (!gatekeeper.letsOpen(request.ip)) return reply.code(429).send({ why: 'too-often' })
    const awake = await hall.read(request.params.id)
    if (awake === undefined) return reply.code(404).send({ why: 'unknown-match' })
    const record = awake.match.over ? writeRecord(awake.match.record()) : undefined
    return record === undefined ? reply.code(409).send({ why: 'not-over' }) : { record }
  })

  app.get(`${CLUB}challenges`, TOLD.challenges, async (request) => {
    const reader = (await memberOf(club, request))?.id
    return { challenges: await withStandings(store, await challenges(store, club.now(), reader), club.now()) }
  })
}

/** How a match is opened, and how its maker adds to its dice. */
export function addOpening(app: FastifyInstance, club: Club): void {
  const { hall, store } = club

  app.post(`${CLUB}matches`, TOLD.open, async (request, reply) => {
    const member = await memberOf(club, request)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    const read = openingSchema.safeParse(request.body)
    if (!read.success) return reply.code(400).send({ why: 'no-terms' })
    const whyNotProgram = request.program === undefined ? undefined : 'rated-program'
    const why = read.data.terms.isRated ? (whyNotProgram ?? whyNotRated(member.isGuest, read.data.terms)) : undefined
    if (why !== undefined) return reply.code(409).send({ why })
    const { isPublic } = read.data.terms
    const whyNot = await whyNotOneMore(store, { maker: member.id, isPublic, now: club.now() })
    if (whyNot !== undefined) return reply.code(409).send({ why: whyNot })
    const opened = await hall.open(member, read.data.terms)
    return 'fault' in opened ? reply.code(400).send({ why: opened.fault }) : opened
  })

  // Whoever opened a match adds to its dice when he has read what it commits to, and not before.
  app.post<{ Params: { id: string } }>(`${CLUB}matches/:id/dice`, TOLD.dice, async (request, reply) => {
    const member = await memberOf(club, request)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    const read = diceSchema.safeParse(request.body)
    if (!read.success) return reply.code(400).send({ why: 'no-bytes' })
    const isDone = await hall.contribute(member, request.params.id, read.data.seat, read.data)
    return isDone ? {} : reply.code(409).send({ why: 'not-yours' })
  })

  app.post<{ Params: { id: string } }>(`${CLUB}matches/:id/withdraw`, TOLD.withdraw, async (request, reply) => {
    const member = await memberOf(club, request)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    return (await withdraw(store, member, request.params.id)) ? {} : reply.code(409).send({ why: 'begun' })
  })
}

/** Invitations: what somebody is asked to, and how he sits down. */
export function addInvitations(app: FastifyInstance, club: Club, gatekeeper: Gatekeeper): void {
  const { hall, store } = club

  app.get<{ Params: { words: string } }>(`${CLUB}invitations/:words`, TOLD.invitation, async (request, reply) => {
    if (!gatekeeper.mayGuess(request.ip)) return reply.code(429).send({ why: 'too-often' })
    const reader = (await memberOf(club, request))?.id
    const found = await invitationOf(store, request.params.words, club.now(), reader)
    if (found === undefined) {
      gatekeeper.hasGuessed(request.ip)
      return reply.code(404).send({ why: 'gone' })
    }
    const [match = found.match] = await withStandings(store, [found.match], club.now())
    return { ...found, match }
  })

  app.post<{ Params: { words: string } }>(`${CLUB}invitations/:words`, TOLD.sit, async (request, reply) => {
    const member = await memberOf(club, request)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    const read = sittingSchema.safeParse(request.body)
    if (!read.success) return reply.code(400).send({ why: 'no-bytes' })
    if (!gatekeeper.mayGuess(request.ip)) return reply.code(429).send({ why: 'too-often' })
    const why = member.isGuest ? 'rated-guest' : request.program === undefined ? undefined : 'rated-program'
    const found = why === undefined ? undefined : await invitationOf(store, request.params.words, club.now())
    if (found?.match.isRated) return reply.code(409).send({ why })
    if (await isKeptAway(club, member.id, request.params.words)) return reply.code(409).send({ why: 'apart' })
    const seated = await hall.sit(member, request.params.words, read.data)
    if ('fault' in seated) {
      if (seated.fault === 'gone') gatekeeper.hasGuessed(request.ip)
      return reply.code(409).send({ why: seated.fault })
    }
    await club.outbox.joined(seated.id, member.id)
    return seated
  })
}

/** Does whoever asks keep somebody away who would sit down, or the other way round? */
async function isKeptAway({ store, conduct }: Club, person: string, words: string): Promise<boolean> {
  const made = store.books.selectFrom('matches').select('maker').where('invitation', '=', words)
  const maker = (await made.executeTakeFirst())?.maker
  return maker !== undefined && maker !== person && conduct.areApart(maker, person)
}
