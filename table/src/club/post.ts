import type {
  AdminView,
  DaysAway,
  Invitation,
  ListedMatch,
  MatchTerms,
  Moved,
  Moving,
  Profile,
  Ranks,
  Rematch,
} from '@boma/club'
import type { GameEvent } from '@boma/kernel'
import { beginChain } from './chain-store.ts'

/** Whom the club takes this device's person for. */
export interface Myself {
  readonly id: string
  readonly name: string
  readonly isGuest: boolean
  readonly isAdmin?: boolean
}

/** Why the club did not do something: its word for it, or 'offline' when it could not be reached. */
export class Declined extends Error {
  readonly why: string
  /** All that it said. */
  readonly answer: unknown

  constructor(why: string, answer?: unknown) {
    super(why)
    this.why = why
    this.answer = answer
  }
}

/** Does a club serve this page? It says so by a cookie: a page that lies on any other server asks nobody. */
export const isClubHere = (): boolean => /(?:^|; )boma-club=/.test(document.cookie)

/** Where the club answers to something. */
export const clubAddress = (path: string): string => new URL(`club/${path}`, location.href.split('#')[0]).href

/** Asks the club for something, or to do something where a body goes along. */
export async function ask<A>(path: string, body?: unknown): Promise<A> {
  const how: RequestInit =
    body === undefined ? {} : { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) }
  const response = await fetch(clubAddress(path), { ...how, credentials: 'same-origin' }).catch(() => undefined)
  if (response === undefined) throw new Declined('offline')
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok || typeof answer !== 'object' || answer === null) throw new Declined(whyIn(answer), answer)
  return answer as A
}

const JSON_HEADERS = { 'content-type': 'application/json' }

const whyIn = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'why' in answer ? String(answer.why) : 'no-club'

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

/** A member takes another password; his other devices forget him. */
export const changePassword = (before: string, password: string): Promise<Myself> =>
  ask('me/password', { before, password })

/** This device knows nobody any more. */
export const logOut = (): Promise<unknown> => ask('logout', {})

export const myMatches = async (): Promise<readonly ListedMatch[]> =>
  (await ask<{ readonly matches: readonly ListedMatch[] }>('matches')).matches

export const openChallenges = async (): Promise<readonly ListedMatch[]> =>
  (await ask<{ readonly challenges: readonly ListedMatch[] }>('challenges')).challenges

/** Opens a match; this device adds to its dice when it has read what the club commits to. */
export async function proposeMatch(terms: MatchTerms): Promise<{ readonly id: string; readonly invitation: string }> {
  const opened = await ask<Proposed>('matches', { terms })
  await addDice(opened.id, { seats: mineIn(terms.seats), commitment: opened.commitment })
  return opened
}

const mineIn = (seats: readonly string[]): readonly number[] =>
  seats.flatMap((sitter, seat) => (sitter === 'me' ? [seat] : []))

/** Adds to the dice of a match for one's seats, having read what the club commits to. */
export async function addDice(
  match: string,
  { seats, commitment }: NonNullable<ListedMatch['lacking']>,
): Promise<void> {
  for (const seat of seats) await ask(matchPath(match, 'dice'), { seat, ...beginChain(match, seat, commitment) })
}

/** Brings a match of this device to the club; adds to its dice for the seats for which that is still to be done. */
export async function moveMatch(moving: Moving): Promise<Moved> {
  const moved = await ask<Moved>('matches/moved', moving)
  await addDice(moved.id, { seats: moved.lacking, commitment: moved.commitment })
  return moved
}

/** Takes a match that one has opened off the table again, as long as somebody is still awaited. */
export const withdrawMatch = (id: string): Promise<unknown> => ask(matchPath(id, 'withdraw'), {})

interface Proposed {
  readonly id: string
  readonly invitation: string
  readonly commitment: string
}

export const readInvitation = (words: string): Promise<Invitation> => ask(`invitations/${encodeURIComponent(words)}`)

/** Sits down on the first seat that is free, as the invitation has it. */
export function acceptInvitation(
  words: string,
  { match, commitment }: Pick<Invitation, 'match' | 'commitment'>,
): Promise<{ readonly id: string }> {
  const seat = match.seats.findIndex(({ kind }) => kind === 'empty')
  return ask(`invitations/${encodeURIComponent(words)}`, beginChain(match.id, seat, commitment))
}

export const readRanks = (game: string): Promise<Ranks> => ask(`ranks/${encodeURIComponent(game)}`)

export const readProfile = (name: string): Promise<Profile> => ask(`players/${encodeURIComponent(name)}`)

/** Others are shown one's name alone, or matches and ratings as well. */
export const setShy = (isShy: boolean): Promise<unknown> => ask('me/shy', { isShy })

/** Where all that the club keeps of one is fetched. */
export const exportAddress = (): string => clubAddress('me/export')

/** One leaves the club for good; a member says his password once more. */
export const leaveForGood = (password: string): Promise<unknown> => ask('me/forget', { password })

export const blockedByMe = async (): Promise<readonly { readonly id: string; readonly name: string }[]> =>
  (await ask<{ readonly blocked: readonly { readonly id: string; readonly name: string }[] }>('me/blocks')).blocked

export const unblock = (id: string): Promise<unknown> => ask('me/unblock', { id })

const matchPath = (id: string, what: string): string => `matches/${encodeURIComponent(id)}/${what}`

/** Keeps away whoever sits on a seat of a match. */
export const block = (match: string, seat: number): Promise<unknown> =>
  ask(matchPath(match, 'block'), { seat, isBlocked: true })

/** Reports whoever sits there to those who keep the club. */
export const report = (match: string, seat: number, text: string): Promise<unknown> =>
  ask(matchPath(match, 'report'), { seat, text })

export const lookAround = (name: string): Promise<AdminView> => ask(`admin?name=${encodeURIComponent(name)}`)

export const setBarred = (id: string, isBarred: boolean): Promise<unknown> => ask('admin/bar', { id, isBarred })

export const closeReport = (number: number): Promise<unknown> => ask('admin/done', { number })

/** What one noted about a match, for oneself. */
export const readNotes = async (match: string): Promise<string> =>
  (await ask<{ readonly text: string }>(matchPath(match, 'notes'))).text

export const writeNotes = (match: string, text: string): Promise<unknown> => ask(matchPath(match, 'notes'), { text })

/** What happened at a match since one's last order, as one may know it. */
export const readNews = async (match: string): Promise<readonly GameEvent[]> =>
  (await ask<{ readonly events: readonly GameEvent[] }>(matchPath(match, 'news'))).events

/** How many days one may be away, and until when one is. */
export const readAway = (): Promise<DaysAway> => ask('me/away')

/** Goes away for so many days; comes back with none. */
export const goAway = (days: number): Promise<DaysAway> => ask('me/away', { days })

/** The same once more with sides swapped: a new one, to whose dice this device adds, or one that somebody has opened. */
export async function askRematch(match: string): Promise<Rematch> {
  const made = await ask<Rematch>(matchPath(match, 'rematch'), {})
  const { commitment, seats = [] } = made
  if (commitment !== undefined) await addDice(made.id, { seats: mineIn(seats), commitment })
  return made
}

/** Where letters go. */
export const lineAddress = (): string => clubAddress('live').replace(/^http/, 'ws')

/** The record of a match that is over, with the secret of its dice. */
export const recordOf = async (id: string): Promise<string> =>
  (await ask<{ readonly record: string }>(`matches/${encodeURIComponent(id)}/record`)).record
