import type { FastifyRequest } from 'fastify'
import type { Hall } from '../hall/hall.ts'
import type { Movers } from '../moving/movers.ts'
import type { Outbox } from '../notices/outbox.ts'
import type { WaysToTell } from '../notices/ways.ts'
import type { Absences } from '../people/absences.ts'
import type { Conduct } from '../people/conduct.ts'
import type { MatchNotes } from '../people/notes.ts'
import type { Passkeys } from '../people/passkeys.ts'
import type { Member, People } from '../people/people.ts'
import type { Talk } from '../people/talk.ts'
import type { Program, Tokens } from '../people/tokens.ts'
import type { Relay } from '../post/relay.ts'
import type { Ratings } from '../ratings/ratings.ts'
import type { Store } from '../store/store.ts'
import type { Bureau } from '../thinking/bureau.ts'
import type { Staff } from '../thinking/staff.ts'

/** All that the club consists of. */
export interface Club {
  readonly store: Store
  readonly hall: Hall
  readonly people: People
  readonly talk: Talk
  readonly ratings: Ratings
  readonly conduct: Conduct
  readonly notes: MatchNotes
  readonly absences: Absences
  readonly tokens: Tokens
  readonly passkeys: Passkeys
  readonly ways: WaysToTell
  readonly outbox: Outbox
  /** Who takes in matches that were begun elsewhere. */
  readonly movers: Movers
  /** Who thinks for computers: here, and elsewhere where there are processes for that. */
  readonly thinking: { readonly staff: Staff; readonly bureau?: Bureau }
  /** Who carries letters to other houses that keep the same books. */
  readonly relay?: Relay
  now(): number
}

/** Under this part of the address is the club; everything else is the page. */
export const CLUB = '/club/'
/** By this cookie, which tells nothing else, a page knows that it is served by a club. */
export const CLUB_SIGN = 'boma-club=here; Path=/; SameSite=Strict; Max-Age=31536000'
/** The name of the cookie by which a device is known. */
export const TOKEN = 'boma'

declare module 'fastify' {
  interface FastifyRequest {
    /** The program that asks, where it is one: then no cookie counts. */
    program: Program | undefined
  }
}

/** Whose device or whose program asks; undefined for one that the club does not know. */
export const memberOf = async (club: Club, request: FastifyRequest): Promise<Member | undefined> =>
  request.program?.member ?? club.people.known(request.cookies[TOKEN])

/** The token that a program shows. */
export const bearerIn = ({ authorization = '' }: FastifyRequest['headers']): string =>
  /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? ''
