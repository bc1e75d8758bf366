import type { Generated } from 'kysely'

// What the club keeps. Times are milliseconds since 1970; ids and tokens are letters that nobody can guess. Lists and
// agreements that are only ever read whole are JSON.

/** The tables of the club's database. */
export interface ClubTables {
  people: PeopleTable
  sessions: SessionsTable
  matches: MatchesTable
  seats: SeatsTable
  journal: JournalTable
  pages: PagesTable
  talk: TalkTable
  houses: HousesTable
  ratings: RatingsTable
  rated: RatedTable
  blocks: BlocksTable
  reports: ReportsTable
  notes: NotesTable
  absences: AbsencesTable
  keys: KeysTable
  tokens: TokensTable
  editions: EditionsTable
  ways: WaysTable
  habits: HabitsTable
  outbox: OutboxTable
  passkeys: PasskeysTable
  signed_once: SignedOnceTable
  thinkers: ThinkersTable
  thoughts: ThoughtsTable
}

/** The processes that keep the club together; which of them are there is known by their locks. */
interface HousesTable {
  readonly number: Generated<number>
  readonly opened: number
}

/** Processes that only think, and until when each has said that it is there. */
interface ThinkersTable {
  readonly number: Generated<number>
  readonly until: number
}

/** What a house asks about a match, who has taken it, and what he answered. */
interface ThoughtsTable {
  readonly number: Generated<number>
  readonly match: string
  readonly house: number | null
  readonly asker: string
  /** Who thought about the match last, and may have a plan. */
  readonly prefers: number | null
  readonly question: string
  readonly asked: number
  readonly thinker: number | null
  readonly tries: Generated<number>
  readonly answer: string | null
}

/** By which a club vouches for something: the key that it keeps to itself, and the one that it shows. */
interface KeysTable {
  readonly name: string
  readonly secret: string
  readonly shown: string
}

/** A key of a device by which somebody is known; the club has what it shows. */
interface PasskeysTable {
  readonly id: string
  readonly person: string
  readonly name: string
  readonly shown: string
  counter: number
  readonly created: number
}

/** Words that devices are asked to sign, each once; for whom, where that is known. */
interface SignedOnceTable {
  readonly word: string
  readonly person: string | null
  readonly at: number
}

/** How somebody is told something while he is away; with a code as long as it is not certain that the address is his. */
interface WaysTable {
  readonly id: string
  readonly person: string
  readonly kind: string
  readonly address: string
  code: string | null
  readonly created: number
}

/** When somebody wants to be told: minutes of his day in his zone. */
interface HabitsTable {
  readonly person: string
  quiet_from: number
  quiet_to: number
  zone: string
  language: string
  is_digest: number
  /** What he wants to be told about, one word after the other; all of it where he has not said. */
  topics: string | null
}

/** That somebody is to be told of a match; it stays when it was sent, until he looks at the match. */
interface OutboxTable {
  readonly number: Generated<number>
  readonly way: string
  readonly match: string
  readonly topic: Generated<string>
  due: number
  tries: number
  sent: number | null
}

/** The rules of a version as a module that needs no other, for referees ('rules') and for pages ('game'). */
interface EditionsTable {
  readonly game: string
  readonly version: string
  readonly binding: string
  readonly text: string
}

/** A program that acts for somebody: by which token, of which only the hash is kept, and what it may do. */
interface TokensTable {
  readonly id: string
  readonly person: string
  readonly name: string
  readonly hash: string
  /** Words with blanks between them. */
  readonly scopes: string
  readonly created: number
  used: number | null
}

/** Somebody who plays: a guest until he gives himself a password. */
interface PeopleTable {
  readonly id: string
  name: string
  password: string | null
  readonly created: number
  /** Does he show others nothing but his name? */
  is_shy: Generated<number>
  /** May he look after the others? */
  is_admin: Generated<number>
  /** May he not come in? */
  is_barred: Generated<number>
}

/** A device on which somebody is known; of its token only the hash is kept. */
interface SessionsTable {
  readonly token: string
  readonly person: string
  readonly created: number
  seen: number
}

/** A match, as the kernel writes one that is asleep: its journal lies in a table of its own. */
interface MatchesTable {
  readonly id: string
  readonly game: string
  readonly version: string
  /** The version that it is played under, where that is another than it was opened with. */
  under: Generated<string | null>
  /** The version that it was last held against, and the case that differs there, if it stays with its own. */
  judged: Generated<string | null>
  changed_case: Generated<string | null>
  readonly scenario: string
  /** The agreement: options and pace. */
  readonly terms: string
  /** Words by which somebody is invited; gone when all seats are taken. */
  invitation: string | null
  readonly is_public: number
  readonly maker: string
  /** 1 when it is to count for the ratings of those who play it, 2 when it has been counted. */
  is_rated: Generated<number>
  /** The match after which the same people play this one, sides swapped. */
  rematch_of: Generated<string | null>
  /** By what a match that was begun elsewhere is known when the same record is brought again, as long as it is not over. */
  moved_key: Generated<string | null>
  /** Which of several processes on one PostgreSQL keeps it; none before it first wakes. */
  house: Generated<number | null>
  /** 'waiting' for people, 'running' or 'over'. */
  state: string
  /** The secret of the dice in hexadecimal, drawn before anybody sat down and never again. */
  readonly secret: string
  readonly commitment: string
  /** When the club signed that, with which key, and how; not in matches that were opened before it signed anything. */
  readonly signed: Generated<string | null>
  head: string
  loose: string
  foot: string
  seal: string
  told: number
  clock: string
  /** The seat that is asked; none before the match begins and when it is over. */
  asked: number | null
  petition: string | null
  readonly created: number
  changed: number
}

/** Who sits where, and what he added to the secret of the dice. */
interface SeatsTable {
  readonly match: string
  readonly seat: number
  person: string | null
  computer: string | null
  added: string | null
  /** The end of his chain; none where a computer sits, and in matches without chains. */
  chain: Generated<string | null>
  /** Has a program given orders for it? */
  is_program: Generated<number>
  /** Does he let onlookers see with the eyes of a side? */
  is_shown: Generated<number>
  /** What he left behind for the enemy's turns, and what was answered by it. */
  left_behind: Generated<string | null>
}

/** The lines of a match's journal, which only grow. */
interface JournalTable {
  readonly match: string
  readonly line: number
  readonly text: string
}

/** The last errand that was done for a page: whatever it sends again is not done again. */
interface PagesTable {
  readonly match: string
  readonly page: string
  errand: number
}

interface TalkTable {
  readonly number: Generated<number>
  readonly match: string
  readonly person: string
  readonly seat: number | null
  /** By which a line that is sent twice is known. */
  readonly key: string
  readonly at: number
  readonly text: string
}

/** How strong somebody is on a side of a game, as of the last match that counted. */
interface RatingsTable {
  readonly person: string
  readonly game: string
  readonly side: number
  rating: number
  deviation: number
  volatility: number
  matches: number
  /** Points: a draw is half of one. */
  points: number
  at: number
}

/** What a match did to somebody's rating. */
interface RatedTable {
  readonly match: string
  readonly person: string
  readonly game: string
  readonly side: number
  readonly score: number
  readonly before: number
  readonly after: number
  readonly at: number
}

/** What somebody notes about a match, for himself. */
interface NotesTable {
  readonly match: string
  readonly person: string
  text: string
  at: number
}

/** When somebody is away: by the day, his time does not run then. */
interface AbsencesTable {
  readonly number: Generated<number>
  readonly person: string
  readonly begins: number
  ends: number
}

/** Whom somebody keeps away. */
interface BlocksTable {
  readonly person: string
  readonly blocked: string
}

/** What somebody reported about another; who it was is forgotten with him. */
interface ReportsTable {
  readonly number: Generated<number>
  readonly match: string
  readonly person: string | null
  readonly about: string
  readonly text: string
  readonly at: number
  is_done: Generated<number>
}
