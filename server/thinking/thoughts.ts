import { promisify } from 'node:util'
import { deflate, inflate } from 'node:zlib'
import type { Inquiry, Word } from '@boma/opponents'
import { type RawBuilder, sql } from 'kysely'
import { LIVING_HOUSES } from '../post/postgres-houses.ts'
import type { Books } from '../store/store.ts'

// Thoughts as rows of a PostgreSQL: what a house asks, and what somebody who thinks in another process answers. A row has a
// number of its own: whatever is said under a number that is not there any more is said to nobody. Its lease is that of the
// process that has taken it, which says every moment that it is still there; times are those of the database alone.

/** Milliseconds for which a process that thinks is taken to be there after it said so. */
export const LEASE = 6000
/** How often somebody may die over a question before any legal answer must do. */
export const MOST_TRIES = 3
/** Milliseconds for which a question waits for whoever knows the match. */
const FOR_WHO_KNOWS = 300

/** On this channel it is told that there is something to think about, or (-4711) that nobody waits for it any more. */
export const TO_THINK = 'boma_think'
/** On this one who asked hears that there is an answer. */
export const channelTo = (asker: string): string => `boma_thought_${asker}`

/** The rules that a question is about. */
export interface RulesNamed {
  readonly game: string
  readonly version: string
}

/** A question as it travels: about a version of the rules, for what a house calls them is a file of its own. */
export interface Thought extends RulesNamed {
  readonly inquiry: Inquiry
}

const packed = promisify(deflate)
const unpacked = promisify(inflate)

/** A thought as text. What a side was told of a long match is a megabyte, and says much the same again and again. */
export async function packThought({ inquiry, ...rules }: Thought): Promise<string> {
  const view = Buffer.from(inquiry.view).toString('base64')
  return (await packed(JSON.stringify({ ...rules, inquiry: { ...inquiry, view } }))).toString('base64')
}

export async function unpackThought(text: string): Promise<Thought> {
  const { inquiry, ...rules } = JSON.parse((await unpacked(Buffer.from(text, 'base64'))).toString())
  return { ...rules, inquiry: { ...inquiry, view: new Uint8Array(Buffer.from(inquiry.view, 'base64')) } }
}

const NOW = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`
const THERE = sql`(select number from thinkers where until > ${NOW})`
/** Nobody has it, or nobody who is there. */
const IS_FREE = sql`answer is null and (thinker is null or thinker not in ${THERE})`

/** What somebody who asks is told of his open question. */
export interface OpenThought {
  readonly number: number
  /** Milliseconds since it was asked. */
  readonly age: number
  readonly tries: number
  readonly isFree: boolean
  readonly isAnswered: boolean
}

/** What is to be thought about by whoever has taken it. */
export interface TakenThought {
  readonly number: number
  readonly match: string
  readonly question: string
}

const rowsOf = async <R>(books: Books, text: RawBuilder<R>): Promise<readonly R[]> => (await text.execute(books)).rows

/** Asks; what was asked about the match before is of no use any more. It need not outlive the database. */
export async function askThought(
  books: Books,
  {
    match,
    house,
    asker,
    prefers,
    question,
  }: Readonly<Record<'match' | 'asker' | 'question', string>> & {
    readonly house: number | undefined
    readonly prefers: number | undefined
  },
): Promise<number> {
  return books.transaction().execute(async (at) => {
    await sql`set local synchronous_commit = off`.execute(at)
    await at.deleteFrom('thoughts').where('match', '=', match).execute()
    const [row] = await rowsOf(
      at,
      sql<{ number: number }>`insert into thoughts (match, house, asker, prefers, question, asked)
        values (${match}, ${house ?? null}, ${asker}, ${prefers ?? null}, ${question}, ${NOW}) returning number`,
    )
    await sql`select pg_notify(${TO_THINK}, '')`.execute(at)
    return row?.number ?? 0
  })
}

/** Fetches an answer, once, with who gave it and how often it was taken; undefined where there is none. */
export async function fetchAnswer(books: Books, number: number) {
  const [row] = await rowsOf(
    books,
    sql<{ answer: string; thinker: number; tries: number }>`delete from thoughts
      where number = ${number} and answer is not null returning answer, thinker, tries`,
  )
  return row && { word: JSON.parse(row.answer) as Word, thinker: row.thinker, tries: row.tries }
}

/** Nobody waits for the answer any more. */
export async function withdraw(books: Books, number: number): Promise<void> {
  await sql`with gone as (delete from thoughts where number = ${number} returning number)
    select pg_notify(${TO_THINK}, '-' || number) from gone`.execute(books)
}

/** How many are there to think, how many questions wait for them, and how those of one who asks stand. */
export async function lookAt(books: Books, asker: string) {
  const [counts] = await rowsOf(
    books,
    sql<{ thinkers: number; waiting: number }>`select (select count(*) from ${THERE} as t) as thinkers,
      (select count(*) from thoughts where ${IS_FREE}) as waiting`,
  )
  const open = await rowsOf(
    books,
    sql<OpenThought>`select number, ${NOW} - asked as age, tries, ${IS_FREE} as "isFree", answer is not null as "isAnswered"
      from thoughts where asker = ${asker}`,
  )
  return { thinkers: counts?.thinkers ?? 0, waiting: counts?.waiting ?? 0, open }
}

/** Somebody who thinks joins; the number by which he is known. */
export async function joinThinkers(books: Books, lease: number): Promise<number> {
  const [row] = await rowsOf(
    books,
    sql<{ number: number }>`insert into thinkers (until) values (${NOW} + ${lease}) returning number`,
  )
  return row?.number ?? 0
}

/** He is still there; what is long past is swept away: who has gone, and what houses that are gone asked. */
export async function stayThinker(books: Books, me: number, lease: number): Promise<ReadonlySet<number>> {
  await sql`update thinkers set until = ${NOW} + ${lease} where number = ${me}`.execute(books)
  await sql`delete from thinkers where until < ${NOW} - 60000`.execute(books)
  await sql`delete from thoughts where house not in ${LIVING_HOUSES}`.execute(books)
  const mine = await rowsOf(books, sql<{ number: number }>`select number from thoughts where thinker = ${me}`)
  return new Set(mine.map(({ number }) => number))
}

/** He goes: what he has not answered is anybody's. */
export async function leaveThinkers(books: Books, me: number): Promise<void> {
  await sql`update thoughts set thinker = null, tries = tries - 1 where thinker = ${me} and answer is null`.execute(
    books,
  )
  await sql`delete from thinkers where number = ${me}`.execute(books)
  await sql`select pg_notify(${TO_THINK}, '')`.execute(books)
}

/**
 * Takes the oldest question that nobody has who is there. One about a match that somebody else has thought about waits a
 * moment for him: he may have a plan. Two who take at once take different ones.
 */
export async function takeThought(books: Books, me: number): Promise<TakenThought | undefined> {
  const [row] = await rowsOf(
    books,
    sql<TakenThought>`update thoughts set thinker = ${me}, tries = tries + 1 where number = (
      select number from thoughts where ${IS_FREE} and tries < ${MOST_TRIES} and house in ${LIVING_HOUSES}
        and (prefers is null or prefers = ${me} or prefers not in ${THERE} or asked < ${NOW} - ${FOR_WHO_KNOWS})
      order by number limit 1 for update skip locked
    ) returning number, match, question`,
  )
  return row
}

/** Answers, unless somebody else has the question by now or nobody waits for it. */
export async function answerThought(books: Books, me: number, number: number, word: Word): Promise<boolean> {
  const told = await rowsOf(
    books,
    sql`with done as (update thoughts set answer = ${JSON.stringify(word)}
        where number = ${number} and thinker = ${me} and answer is null returning asker, number)
      select pg_notify('boma_thought_' || asker, number::text) from done`,
  )
  return told.length > 0
}
