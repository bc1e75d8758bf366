import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
import fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerFactory, LogController } from 'fastify'
import { holdsNul } from '../live/letters.ts'
import { bearerIn, type Club } from './club.ts'
import { addAdministration, addConduct, addLeaving } from './conduct.ts'
import { addDesk } from './desk.ts'
import { addEditions } from './editions.ts'
import { Gatekeeper } from './gatekeeper.ts'
import { addLine } from './lines.ts'
import { addInvitations, addOpening, addShelf } from './matches.ts'
import { addMoves } from './moves.ts'
import { addNotices } from './notices.ts'
import { addDocument } from './openapi.ts'
import { addAway, addOwn, addRematches } from './own.ts'
import { addPasskeys } from './passkeys.ts'
import { addPlayers } from './players.ts'
import { addOwnRecords, addPrograms } from './programs.ts'
import { addSeat } from './seat.ts'
import { addWatch } from './watch.ts'

/** The longest letter and the longest form that anybody has a use for. */
const LONGEST = 64 * 1024

/**
 * Lines of JSON on the standard output, from the level that BOMA_LOG names (`info`, `warn`, `error`); none without. Addresses
 * are not logged: words of invitations are in them.
 */
const LOGGED = {
  logger: { level: process.env['BOMA_LOG'] ?? 'silent' },
  logController: new LogController({ disableRequestLogging: true }),
}

/** Who says where somebody is who comes through him: or else all who come so would share what one address may ask. */
const PROXIES = process.env['BOMA_PROXIES'] ?? 'loopback'

/** The club over HTTP and WebSocket. Where it listens is the affair of whoever has the server. */
export async function clubApp(club: Club, serverFactory: FastifyServerFactory): Promise<FastifyInstance> {
  const app = fastify({
    ...{ serverFactory, bodyLimit: LONGEST, ...LOGGED, forceCloseConnections: true },
    trustProxy: PROXIES,
  })
  const gatekeeper = new Gatekeeper(club.now)
  await app.register(cookie)
  await app.register(websocket, { options: { maxPayload: LONGEST, perMessageDeflate: false } })
  app.decorateRequest('program', undefined)
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const why = await whyNotIn(club, gatekeeper, request)
    return why && reply.code(STATUS[why]).send({ why })
  })
  refuseNul(app)
  app.decorate('routes', addDocument(app))
  logAnswers(app)
  app.setErrorHandler((problem: { readonly statusCode?: number }, request, reply) => {
    const status = problem.statusCode ?? 500
    if (status >= 500) request.log.error({ err: problem, route: request.routeOptions.url }, 'failed')
    const why = status === 413 ? 'too-long' : status < 500 ? 'malformed' : 'not-kept'
    return reply.code(status).send({ why })
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ why: 'nothing-here' }))
  addRooms(app, club, gatekeeper)
  const lines = addLine(app, club)
  addWatch(app, club, () => lines.size)
  return app
}

/** NUL, which not every database keeps, is refused before anybody looks at it, in an address as in a form. */
function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) =>
    url.includes('%00') ? reply.code(400).send({ why: 'malformed' }) : undefined,
  )
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (holdsNul(text)) return done(Object.assign(new Error('malformed'), { statusCode: 400 }))
    return parse(request, text, done)
  })
}

/** Says what was asked for, by its route and never by its address, and how that went. Who looks whether it lives is told apart. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ method, routeOptions: { url: route = '', config }, log }, reply) => {
    const answered = { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    log[config.told?.isWatch ? 'debug' : 'info'](answered, 'answered')
  })
}

/** All that can be asked of the club but over the line. */
function addRooms(app: FastifyInstance, club: Club, gatekeeper: Gatekeeper): void {
  addDesk(app, club, gatekeeper)
  addShelf(app, club, gatekeeper)
  addOpening(app, club)
  addInvitations(app, club, gatekeeper)
  addMoves(app, club, gatekeeper)
  addPlayers(app, club)
  addConduct(app, club)
  addOwn(app, club, gatekeeper)
  addAway(app, club)
  addRematches(app, club)
  addPrograms(app, club)
  addOwnRecords(app, club, gatekeeper)
  addSeat(app, club)
  addEditions(app, club)
  addNotices(app, club, gatekeeper)
  addPasskeys(app, club, gatekeeper)
  addLeaving(app, club, gatekeeper)
  addAdministration(app, club)
}

const STATUS = { elsewhere: 403, 'too-often': 429, unknown: 401, 'not-allowed': 403 } as const

/** Why somebody may not ask for what he asks for, whatever that is. */
async function whyNotIn(
  club: Club,
  gatekeeper: Gatekeeper,
  request: FastifyRequest,
): Promise<keyof typeof STATUS | undefined> {
  const { authorization } = request.headers
  if (authorization !== undefined) return whyNotProgram(club, gatekeeper, request)
  if (!isFromHere(request)) return 'elsewhere'
  return gatekeeper.lets(request.ip, request.method) ? undefined : 'too-often'
}

/** A program says by its token whom it acts for. No browser sends that by itself, so it does not matter where it comes from. */
async function whyNotProgram(
  { tokens }: Club,
  gatekeeper: Gatekeeper,
  request: FastifyRequest,
): Promise<keyof typeof STATUS | undefined> {
  const program = await tokens.known(bearerIn(request.headers))
  if (program === undefined) return gatekeeper.letsTry(request.ip) ? 'unknown' : 'too-often'
  if (!gatekeeper.letsProgram(program.token)) return 'too-often'
  const scope = request.routeOptions.config.told?.scope
  if (scope === undefined || !program.scopes.includes(scope)) return 'not-allowed'
  request.program = program
  return undefined
}

/**
 * Only a page of this very address may change something or open a line: a browser says where a page comes from, and the
 * cookie, which is sent along from here alone, does the rest.
 */
function isFromHere({ headers, method, ws }: FastifyRequest): boolean {
  if ((method === 'GET' || method === 'HEAD') && !ws) return true
  if (headers.origin === undefined) return !ws
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host
}
