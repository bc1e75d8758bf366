import type { Invitation, ListedMatch, MatchTerms } from '@boma/club'
import { toHexadecimal } from '@boma/kernel'

/** Whom the club takes this device's person for. */
export interface Myself {
  readonly id: string
  readonly name: string
  readonly isGuest: boolean
}

/** Why the club did not do something: its word for it, or 'offline' when it could not be reached. */
export class Declined extends Error {
  readonly why: string

  constructor(why: string) {
    super(why)
    this.why = why
  }
}

/** Does a club serve this page? It says so by a cookie: a page that lies on any other server asks nobody. */
export const isClubHere = (): boolean => /(?:^|; )boma-club=/.test(document.cookie)

const address = (path: string): string => new URL(`club/${path}`, location.href.split('#')[0]).href

/** Asks the club for something, or to do something where a body goes along. */
async function ask<A>(path: string, body?: unknown): Promise<A> {
  const how: RequestInit =
    body === undefined ? {} : { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) }
  const response = await fetch(address(path), { ...how, credentials: 'same-origin' }).catch(() => undefined)
  if (response === undefined) throw new Declined('offline')
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok || typeof answer !== 'object' || answer === null) throw new Declined(whyIn(answer))
  return answer as A
}

const JSON_HEADERS = { 'content-type': 'application/json' }

const whyIn = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'why' in answer ? String(answer.why) : 'no-club'

/** Bytes of this device's own for the secret of the dice, which nobody else could have chosen. */
const someBytes = (): string => toHexadecimal(crypto.getRandomValues(new Uint8Array(32)))

/** Whom the club knows here; undefined where it knows nobody yet. Throws where there is no club. */
export async function myself(): Promise<Myself | undefined> {
  const found = await ask<Partial<Myself>>('me')
  return found.id === undefined ? undefined : (found as Myself)
}

export const comeAsGuest = (name: string): Promise<Myself> => ask('guest', { name })

/** A guest takes a password, and is a member from now on. */
export const register = (name: string, password: string): Promise<Myself> => ask('register', { name, password })

/** A member comes in on this device. */
export const logIn = (name: string, password: string): Promise<Myself> => ask('login', { name, password })

/** This device knows nobody any more. */
export const logOut = (): Promise<unknown> => ask('logout', {})

export const myMatches = async (): Promise<readonly ListedMatch[]> =>
  (await ask<{ readonly matches: readonly ListedMatch[] }>('matches')).matches

export const openChallenges = async (): Promise<readonly ListedMatch[]> =>
  (await ask<{ readonly challenges: readonly ListedMatch[] }>('challenges')).challenges

export const proposeMatch = (terms: MatchTerms): Promise<{ readonly id: string; readonly invitation: string }> =>
  ask('matches', { terms, added: someBytes() })

export const readInvitation = (words: string): Promise<Invitation> => ask(`invitations/${encodeURIComponent(words)}`)

export const acceptInvitation = (words: string): Promise<{ readonly id: string }> =>
  ask(`invitations/${encodeURIComponent(words)}`, { added: someBytes() })

/** Where letters go. */
export const lineAddress = (): string => address('live').replace(/^http/, 'ws')

/** The record of a match that is over, with the secret of its dice. */
export const recordOf = async (id: string): Promise<string> =>
  (await ask<{ readonly record: string }>(`matches/${encodeURIComponent(id)}/record`)).record
