import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { PageSite } from '../people/passkeys.ts'
import { doneAnswer, meAnswer } from './answers.ts'
import { CLUB, type Club, memberOf } from './club.ts'
import { admitted } from './desk.ts'
import type { Gatekeeper } from './gatekeeper.ts'
import { told } from './told.ts'

const text = z.string().max(20_000)
/** What a device hands back; what it means is read by whoever knows the standard. */
const signed = z.looseObject({
  ...{ id: text, rawId: text, type: z.literal('public-key') },
  response: z.looseObject({ clientDataJSON: text }),
})
const addSchema = z.strictObject({ name: z.string().trim().min(1).max(40), response: signed })
const comeSchema = z.strictObject({ response: signed })
const idSchema = z.strictObject({ id: z.string().max(1000) })
const listAnswer = z.strictObject({
  passkeys: z.array(z.strictObject({ id: z.string(), name: z.string(), created: z.int() })),
})
const optionsAnswer = z.looseObject({ challenge: z.string() })

const TOLD = {
  list: told({ what: 'The passkeys by which one is known.', answer: listAnswer }),
  options: told({ what: 'What a device is asked for to make a passkey.', answer: optionsAnswer }),
  add: told({ what: 'Takes a passkey.', body: addSchema, answer: doneAnswer, whyNot: ['no-passkey'] }),
  remove: told({ what: 'Knows one by that passkey no more.', body: idSchema, answer: doneAnswer }),
  asked: told({ what: 'What a device is asked to sign to come in.', answer: optionsAnswer }),
  come: told({ what: 'Comes in by a passkey.', body: comeSchema, answer: meAnswer, whyNot: ['no-passkey'] }),
}

/** Where the page is that asks, as its browser sees it. */
function siteOf({ headers }: FastifyRequest): PageSite {
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  const origin = `${scheme}://${headers.host ?? 'localhost'}`
  return { origin, host: URL.canParse(origin) ? new URL(origin).hostname : 'localhost' }
}

/** Passkeys of one's own. */
export function addPasskeys(app: FastifyInstance, club: Club, gatekeeper: Gatekeeper): void {
  const { passkeys } = club

  app.get(`${CLUB}me/passkeys`, TOLD.list, async (request, reply) => {
    const member = await memberOf(club, request)
    return member === undefined ? reply.code(401).send({ why: 'unknown' }) : { passkeys: await passkeys.of(member.id) }
  })

  app.post(`${CLUB}me/passkeys/options`, TOLD.options, async (request, reply) => {
    const member = await memberOf(club, request)
    return member === undefined ? reply.code(401).send({ why: 'unknown' }) : passkeys.wanted(member, siteOf(request))
  })

  app.post(`${CLUB}me/passkeys`, TOLD.add, async (request, reply) => {
    const member = await memberOf(club, request)
    const read = addSchema.safeParse(request.body)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    if (!read.success) return reply.code(400).send({ why: 'no-passkey' })
    const made = read.data.response as unknown as RegistrationResponseJSON
    const isAdded = await passkeys.add(member, read.data.name, made, siteOf(request))
    return isAdded ? {} : reply.code(400).send({ why: 'no-passkey' })
  })

  app.post(`${CLUB}me/passkeys/remove`, TOLD.remove, async (request, reply) => {
    const member = await memberOf(club, request)
    const read = idSchema.safeParse(request.body)
    if (member === undefined) return reply.code(401).send({ why: 'unknown' })
    if (!read.success) return reply.code(400).send({ why: 'malformed' })
    await passkeys.remove(member.id, read.data.id)
    return {}
  })

  addComing(app, club, gatekeeper)
}

/** How somebody comes in by a passkey, on a device that does not know him yet. */
function addComing(app: FastifyInstance, { passkeys, people }: Club, gatekeeper: Gatekeeper): void {
  app.post(`${CLUB}passkey/options`, TOLD.asked, (request) => passkeys.asked(siteOf(request)))

  app.post(`${CLUB}passkey`, TOLD.come, async (request, reply) => {
    if (!gatekeeper.letsTry(request.ip)) return reply.code(429).send({ why: 'too-often' })
    const read = comeSchema.safeParse(request.body)
    if (!read.success) return reply.code(400).send({ why: 'no-passkey' })
    const person = await passkeys.signer(read.data.response as unknown as AuthenticationResponseJSON, siteOf(request))
    const found = person === undefined ? undefined : await people.admitKnown(person)
    return found === undefined ? reply.code(401).send({ why: 'no-passkey' }) : admitted(request, reply, found)
  })
}
