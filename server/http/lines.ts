import type { FromClub } from '@boma/club'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { Caller } from '../live/caller.ts'
import { keepPulse, UNKNOWN } from '../live/pulse.ts'
import { bearerIn, CLUB, type Club, memberOf, TOKEN } from './club.ts'
import { networkOf } from './gatekeeper.ts'
import { Quotas } from './quotas.ts'
import { told } from './told.ts'

/** What waits to be read by somebody who does not read: then he is let go, and finds all of it when he calls again. */
const MOST_UNREAD = 1024 * 1024
/** Lines of one person, and of all who call from one address: nobody takes all that the club has. */
const MOST_OF_ONE = 64
const MOST_FROM = 1000
/** By this number whoever has too many is told to come again later. */
const TOO_MANY = 1013
/** Letters that come before it is known who calls. */
const MOST_EARLY = 16

const LINE = told({ what: 'A WebSocket: the line over which matches are played, by letters of JSON.', scope: 'read' })

/** Is whoever called let in still? His device may be known no more, or his program, or he may have been barred. */
const isWelcome = async ({ people, tokens }: Club, { cookies, headers, program }: FastifyRequest): Promise<boolean> =>
  (program === undefined ? await people.known(cookies[TOKEN]) : await tokens.known(bearerIn(headers))) !== undefined

/** The line over which matches are played. */
export function addLine(app: FastifyInstance, club: Club): ReadonlySet<object> {
  const lines = new Set<object>()
  const counted = new Quotas()
  app.get(`${CLUB}live`, { websocket: true, ...LINE }, async (socket, request) => {
    lines.add(socket)
    request.log.info({ lines: lines.size }, 'line opened')
    socket.on('close', (code) => {
      lines.delete(socket)
      request.log.info({ lines: lines.size, code }, 'line closed')
    })
    if (!isTaken(counted, socket, `from ${networkOf(request.ip)}`, MOST_FROM)) return
    // What is sent before it is known who calls is kept until then.
    const early: string[] = []
    const keepEarly = (data: unknown) => void (early.length < MOST_EARLY && early.push(String(data)))
    socket.on('message', keepEarly)
    const member = await memberOf(club, request)
    socket.off('message', keepEarly)
    if (member === undefined) return socket.close(UNKNOWN, 'unknown')
    if (!isTaken(counted, socket, `of ${member.id}`, MOST_OF_ONE)) return
    const caller = new Caller(member, club, writerTo(socket))
    listen(socket, caller)
    keepPulse(socket, () => isWelcome(club, request))
    for (const text of early) caller.hear(text)
  })
  return lines
}

/** Writes letters to a line as long as they are read. A long match is one letter, which may lie there whole. */
export function writerTo(socket: Pick<WebSocket, 'bufferedAmount' | 'send' | 'terminate'>): (letter: FromClub) => void {
  let longest = 0
  return (letter) => {
    if (socket.bufferedAmount > MOST_UNREAD + longest) return socket.terminate()
    const text = JSON.stringify(letter)
    longest = Math.max(longest, Buffer.byteLength(text))
    socket.send(text)
  }
}

/** Counts it for somebody as long as it is open; false, and it is closed, when he has too many. */
function isTaken(counted: Quotas, socket: WebSocket, who: string, most: number): boolean {
  const give = counted.take(who, most)
  if (give === undefined) socket.close(TOO_MANY, 'too-many')
  // It may have gone while it was looked who calls.
  else if (socket.readyState > socket.OPEN) give()
  else socket.once('close', give)
  return give !== undefined
}

/** Whoever writes faster than he may is not read on until what he wrote is done: nobody else waits for him. */
function listen(socket: WebSocket, caller: Caller): void {
  socket.on('message', (data, isBinary) => {
    caller.hear(isBinary ? '' : String(data))
    if (!caller.isFull || socket.isPaused) return
    socket.pause()
    void caller.idle().then(() => socket.resume())
  })
  socket.on('close', () => caller.hangUp())
  socket.on('error', () => socket.terminate())
}
