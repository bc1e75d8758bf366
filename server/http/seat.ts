import type { Bulletin, Errand, News, WhyNot } from '@boma/club'
import { toBase64 } from '@boma/club'
import type { Action } from '@boma/kernel'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { newId } from '../hall/opening.ts'
import type { Ruled } from '../hall/rules-shelf.ts'
import { errandSchema, pageSchema } from '../live/letters.ts'
import { type CallHeard, OneCall } from '../live/one-call.ts'
import { seatAnswer } from './answers.ts'
import { CLUB, type Club, memberOf } from './club.ts'
import { Quotas } from './quotas.ts'
import { told } from './told.ts'

/** Seconds for which a program may wait to be asked: a connection over which nothing goes for longer is ended. */
export const LONGEST_WAIT = 25

/** Questions of one person that may wait at once, whoever of his programs asks: one for each match that it plays. */
const MOST_WAITING = 64

const waitSchema = z.strictObject({
  /** Seconds to wait for something new, while nothing is asked of one's own seats. */
  wait: z.coerce.number().min(0).max(LONGEST_WAIT).default(0),
  /** How far the log was read: what is new is what comes behind it. */
  after: z.string().max(64).default(''),
})
const errandsSchema = z.strictObject({
  /** By which the club tells one run of a program from another: 32 letters of hexadecimal. */
  page: pageSchema,
  errand: errandSchema,
})

const STATUS: Partial<Record<WhyNot, number>> = {
  malformed: 400,
  'unknown-match': 404,
  'too-much': 429,
  'not-kept': 503,
}

const TOLD = {
  seat: told({
    what: 'What one sees of a match from one’s seat, what is asked there, and what may be answered.',
    ...{ scope: 'read', query: waitSchema, answer: seatAnswer, whyNot: ['unknown-match'] },
  }),
  errands: told({
    what: 'Orders something for one’s seat, once for each number, and says what came of it.',
    ...{ scope: 'play', body: errandsSchema, answer: seatAnswer, whyNot: ['unknown-match', 'not-yours', 'rated'] },
  }),
}

/** Playing by single requests, for programs that keep no line open. */
export function addSeat(app: FastifyInstance, club: Club): void {
  const waiting = new Quotas()
  app.get<{ Params: { id: string } }>(`${CLUB}matches/:id/seat`, TOLD.seat, async (request, reply) => {
    const member = await memberOf(club, request)
    const read = waitSchema.safeParse(request.query)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    if (!read.success) return reply.code(400).send({ why: 'malformed' })
    const give = waiting.take(member.id, MOST_WAITING)
    if (give === undefined) return reply.code(429).send({ why: 'too-often' })
    const call = new OneCall(member, club, request.params.id, newId())
    reply.raw.once('close', () => {
      call.hangUp()
      give()
    })
    const { wait, after } = read.data
    const first = await call.until(() => true)
    const heard = typeof first === 'string' ? first : await call.until((now) => isNews(now, after), wait * 1000)
    call.hangUp()
    return typeof heard === 'string' ? reply.code(STATUS[heard] ?? 409).send({ why: heard }) : seatOf(club, heard)
  })

  app.post<{ Params: { id: string } }>(`${CLUB}matches/:id/errands`, TOLD.errands, async (request, reply) => {
    const member = await memberOf(club, request)
    const read = errandsSchema.safeParse(request.body)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    if (!read.success) return reply.code(400).send({ why: 'malformed' })
    const { page, errand } = read.data
    const call = new OneCall(member, club, request.params.id, page)
    // The first that comes is how it was before.
    const first = await call.until(() => true)
    const letter = { errands: [errand as unknown as Errand], open: errand.number, read: [] }
    call.say({ kind: 'dispatch', match: request.params.id, letter })
    const isDone = ({ bulletin }: CallHeard) => typeof first !== 'string' && bulletin !== first.bulletin
    const heard = typeof first === 'string' ? first : await call.until(isDone)
    call.hangUp()
    return typeof heard === 'string'
      ? reply.code(STATUS[heard] ?? 409).send({ why: heard })
      : seatOf(club, heard, errand.number)
  })
}

/** What is seen with the eyes of one's side; of whoever is asked, where one plays both. */
const newsIn = ({ bulletin: { news } }: CallHeard): News =>
  news.find(({ viewer, decision }) => viewer === decision?.side) ?? (news[0] as News)

/** Is something asked here, is the match over, or is there something to read? */
function isNews(heard: CallHeard, after: string): boolean {
  const { decision, read } = newsIn(heard)
  return decision === undefined || heard.company.seats[decision.seat]?.isMine === true || read !== after
}

/** All of it as JSON that needs no kernel to be read: answers as players write them, the table beside. */
async function seatOf(club: Club, heard: CallHeard, number?: number): Promise<z.infer<typeof seatAnswer>> {
  const { bulletin, company } = heard
  const news = newsIn(heard)
  const { decision, log, read, viewer } = news
  const isMine = decision !== undefined && company.seats[decision.seat]?.isMine === true
  const ruled = await club.hall.shelf.of(company.game, company.version)
  return {
    ...{
      game: company.game,
      version: company.version,
      scenario: company.scenario,
      side: viewer,
      seats: seatsIn(company.seats),
    },
    ...(decision !== undefined && { decision: { ...decision, isMine } }),
    answers: isMine && ruled !== undefined ? answersOn(ruled, news.view) : [],
    chains: (bulletin.chains ?? []).map((chain) => ({ ...chain })),
    ...{ read, log: log.map((entry) => ({ ...entry })), view: toBase64(news.view) },
    ...(number !== undefined && { outcome: outcomeOf(bulletin, number) }),
  }
}

const seatsIn = (seats: CallHeard['company']['seats']) => seats.map((seat) => ({ ...seat }))

/** What came of an errand; 'before' when it had been done already. */
function outcomeOf({ answers }: Bulletin, number: number): { kind: string } {
  const outcome = answers.find((answer) => answer.number === number)?.outcome
  if (outcome === undefined) return { kind: 'before' }
  return typeof outcome === 'string' ? { kind: outcome } : { ...outcome }
}

/** What may be done on a table as it is seen. */
function answersOn({ rules, kernel }: Ruled, view: Uint8Array): { action: number; text: string }[] {
  const t = kernel.blank(rules)
  t.bytes.set(view)
  const moves = new kernel.Moves()
  kernel.legal(rules, t, moves)
  return moves.toArray().map((action) => ({ action, text: kernel.writeAction(rules.actions, action as Action) }))
}
