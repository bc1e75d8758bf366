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
}

/** Somebody who plays: a guest until he gives himself a password. */
interface PeopleTable {
  readonly id: string
  name: string
  password: string | null
  readonly created: number
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
  readonly scenario: string
  /** The agreement: options and pace. */
  readonly terms: string
  /** Words by which somebody is invited; gone when all seats are taken. */
  invitation: string | null
  readonly is_public: number
  readonly maker: string
  /** 'waiting' for people, 'running' or 'over'. */
  state: string
  /** The secret of the dice in hexadecimal, drawn before anybody sat down and never again. */
  readonly secret: string
  readonly commitment: string
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
