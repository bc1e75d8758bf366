import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Admitted, Member } from '../people/people.ts'
import { doneAnswer, meAnswer } from './answers.ts'
import { CLUB, type Club, memberOf, TOKEN } from './club.ts'
import type { Gatekeeper } from './gatekeeper.ts'
import { told } from './told.ts'

/** A name that can be read: no marks that turn the line round, no blanks at its ends. */
export const nameSchema: z.ZodType<string> = z
  .string()
  .trim()
  .min(1)
  .max(32)
  .regex(/^[\p{L}\p{M}\p{N} .,'’_-]+$/u)
const passwordSchema = z.string().min(10).max(256)
const guestSchema = z.strictObject({ name: nameSchema })
const credentials = z.strictObject({ name: nameSchema, password: passwordSchema })
const passwordsSchema = z.strictObject({ before: z.string().max(256), password: passwordSchema })

/** Half a year: after that a device that was not used is forgotten anyway. */
const COOKIE_LASTS = 180 * 24 * 60 * 60

/** What is told of these addresses. */
const TOLD = {
  me: told({ what: 'Whom the club takes one for.', scope: 'read', answer: meAnswer }),
  guest: told({ what: 'Comes in by a name alone.', body: guestSchema, answer: meAnswer, whyNot: ['no-name'] }),
  register: told({
    what: 'A guest takes a password.',
    body: credentials,
    answer: meAnswer,
    whyNot: ['no-credentials', 'name-taken', 'member-already'],
  }),
  login: told({ what: 'Comes in by name and password.', body: credentials, answer: meAnswer, whyNot: ['wrong'] }),
  password: told({
    what: 'Takes another password; all other devices forget one.',
    ...{ body: passwordsSchema, answer: meAnswer, whyNot: ['no-credentials', 'wrong'] },
  }),
  logout: told({ what: 'This device knows nobody any more.', answer: doneAnswer }),
}

/** Who somebody is: guests, members, devices. */
export function addDesk(app: FastifyInstance, club: Club, gatekeeper: Gatekeeper): void {
  const { people } = club

  app.get(`${CLUB}me`, TOLD.me, async (request) => (await memberOf(club, request)) ?? {})

  app.post(`${CLUB}guest`, TOLD.guest, async (request, reply) => {
    const read = guestSchema.safeParse(request.body)
    if (!read.success) return reply.code(400).send({ why: 'no-name' })
    if (!gatekeeper.letsArrive(request.ip)) return reply.code(429).send({ why: 'too-often' })
    return admitted(request, reply, await people.welcome(read.data.name))
  })

  app.post(`${CLUB}login`, TOLD.login, async (request, reply) => {
    if (!gatekeeper.letsTry(request.ip)) return reply.code(429).send({ why: 'too-often' })
    const read = credentials.safeParse(request.body)
    if (read.success && !gatekeeper.letsTryName(read.data.name)) return reply.code(429).send({ why: 'too-often' })
    const found = read.success ? await people.admit(read.data.name, read.data.password) : undefined
    return found === undefined ? reply.code(401).send({ why: 'wrong' }) : admitted(request, reply, found)
  })

  app.post(`${CLUB}logout`, TOLD.logout, async (request, reply) => {
    const token = request.cookies[TOKEN]
    if (token !== undefined) await people.dismiss(token)
    return reply.clearCookie(TOKEN, { path: CLUB }).send({})
  })

  addPasswords(app, club, gatekeeper)
}

/** A guest takes a password, and a member another one. */
function addPasswords(app: FastifyInstance, club: Club, gatekeeper: Gatekeeper): void {
  const { people } = club

  app.post(`${CLUB}register`, TOLD.register, async (request, reply) => {
    const member = await memberOf(club, request)
    const read = credentials.safeParse(request.body)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    if (!member.isGuest) return reply.code(409).send({ why: 'member-already' })
    if (!read.success) return reply.code(400).send({ why: 'no-credentials' })
    const isDone = await people.register(member, read.data.name, read.data.password)
    if (!isDone) return reply.code(409).send({ why: 'name-taken' })
    return anew(request, reply, member)
  })

  app.post(`${CLUB}me/password`, TOLD.password, async (request, reply) => {
    if (!gatekeeper.letsTry(request.ip)) return reply.code(429).send({ why: 'too-often' })
    const member = await memberOf(club, request)
    const read = passwordsSchema.safeParse(request.body)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    if (!read.success) return reply.code(400).send({ why: 'no-credentials' })
    // Whoever has come by his device tries no more than whoever knows his name, from wherever.
    if (!gatekeeper.letsTryOwn(member.id)) return reply.code(429).send({ why: 'too-often' })
    const isDone = await people.changePassword(member.id, read.data.before, read.data.password)
    return isDone ? anew(request, reply, member) : reply.code(403).send({ why: 'wrong' })
  })

  /** By the token that this device had before it is known no more, nor is any other device. */
  const anew = async (request: FastifyRequest, reply: FastifyReply, { id }: Member) => {
    const found = await people.admitAnew(id)
    return found === undefined ? reply.code(401).send({ why: 'unknown' }) : admitted(request, reply, found)
  }
}

/** The token goes into a cookie that no script can read and no other site can send. */
export function admitted(request: FastifyRequest, reply: FastifyReply, { member, token }: Admitted): FastifyReply {
  const isSecure = request.headers['x-forwarded-proto'] === 'https'
  return reply
    .setCookie(TOKEN, token, { path: CLUB, httpOnly: true, sameSite: 'strict', secure: isSecure, maxAge: COOKIE_LASTS })
    .send(member)
}
