// npm start -- club ...: a club's books as one file, and what whoever keeps it does without a page.

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  backUp,
  isAddress,
  lookAround,
  memberCalled,
  newPassword,
  openStore,
  openThinkers,
  restore,
  setAdmin,
  setBarred,
} from '@boma/server'
import { askedOf, countOf, misused } from './asked.ts'

const USAGE = `Usage: npm start -- club COMMAND [--data FOLDER | --database postgres://...]
  backup FILE      all that it keeps, as one file, also while the club is open
  restore FILE     a backup, into books in which nothing is written yet
  look [NAME]      how much there is, what was reported, and who is called so
  admin NAME       lets a member look after the club; unadmin NAME ends that
  bar NAME         a member may come in no more; unbar NAME lets him in again
  password NAME    a new password for a member who has lost his
  think            a process that only thinks for the computers of a club on a PostgreSQL, until Ctrl-C or SIGTERM ends it;
                   --threads N: how many it thinks about at once (one less than this machine has cores)`

type Store = Awaited<ReturnType<typeof openStore>>

/** What a command does with the books, and the sentence it ends with; each wants a name or a file unless it says so. */
const COMMANDS: Readonly<Record<string, (store: Store, name: string) => Promise<string>>> = {
  backup: async (store, file) => `${await backUp(store, file)} rows are in ${file}.`,
  restore: async (store, file) => `${await restore(store, file)} rows were restored from ${file}.`,
  look: (store, name) => look(store, name),
  admin: (store, name) => toMember(store, name, setAdmin, true, 'looks after the club.'),
  unadmin: (store, name) => toMember(store, name, setAdmin, false, 'looks after the club no more.'),
  bar: (store, name) => toMember(store, name, setBarred, true, 'may come in no more.'),
  unbar: (store, name) => toMember(store, name, setBarred, false, 'may come in again.'),
  password: async (store, name) =>
    `The new password of ${name} is ${await newPassword(store, await called(store, name))}`,
}

async function called(store: Store, name: string): Promise<string> {
  const id = await memberCalled(store, name)
  if (id === undefined) throw new Error(`no member is called '${name}'`)
  return id
}

async function toMember(store: Store, name: string, set: typeof setAdmin, is: boolean, now: string): Promise<string> {
  await set(store, await called(store, name), is)
  return `${name} ${now}`
}

async function look(store: Store, name: string): Promise<string> {
  const { people, running, waiting, over, reports, found } = await lookAround(store, name)
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  return [
    `${people} people; ${running} matches under way, ${waiting} waiting, ${over} over; ${reports.length} reports.`,
    ...reports.map(({ at, about, by, match, text }) => `${day(at)} about ${about}, by ${by}, match ${match}: ${text}`),
    ...found.map(
      ({ name: who, isGuest, isAdmin, isBarred, created }) =>
        `${who}, ${isGuest ? 'guest' : 'member'} since ${day(created)}${isAdmin ? ', administrator' : ''}${isBarred ? ', barred' : ''}`,
    ),
  ].join('\n')
}

/** Thinks for others until it is ended; then what it has not answered is given back. */
async function think(): Promise<never> {
  if (name !== '') misused('club think wants no name.', USAGE)
  if (!isAddress(asked.database))
    misused(
      'club think wants --database postgres://USER@HOST/NAME (or BOMA_DATABASE): on one file the club thinks itself.',
      USAGE,
    )
  const threads = asked.threads === '' ? undefined : countOf(asked.threads, 'threads', USAGE)
  if (threads !== undefined && threads > MOST_THREADS) misused(`--threads wants ${MOST_THREADS} at most.`, USAGE)
  const ended = new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, done)
  })
  try {
    const thinkers = await openThinkers(asked.database, threads)
    console.log(`Thinks for the club about ${thinkers.size} at once, as number ${thinkers.number} (Ctrl-C ends it).`)
    await ended
    await thinkers.close()
    process.exit(0)
  } catch (problem) {
    console.error(`The club's books cannot be opened: ${problem instanceof Error ? problem.message : problem}`)
    process.exit(1)
  }
}

/** More threads than any machine has cores for. */
const MOST_THREADS = 256
const usual = {
  ...{ data: join(import.meta.dirname, '..', 'club-data'), database: process.env['BOMA_DATABASE'] ?? '' },
  threads: '',
}
const { asked, beside } = askedOf(usual, USAGE, true)
const [, what = '', name = '', ...more] = beside
if (what === 'think') await think()
if (asked.threads !== '') misused('--threads is for club think.', USAGE)
const command = Object.hasOwn(COMMANDS, what) ? COMMANDS[what] : undefined
if (command === undefined) misused(`club has no command '${what}'.`, USAGE)
if ((name === '' && what !== 'look') || more.length > 0) misused(`club ${what} wants one name.`, USAGE)
if (asked.database !== '' && !isAddress(asked.database)) misused('--database wants postgres://USER@HOST/NAME.', USAGE)
const place = asked.database || resolve(asked.data)
if (what !== 'restore' && !isAddress(place) && !existsSync(join(place, 'club.sqlite')))
  misused(`there is no club in ${place}.`, USAGE)
if (what === 'backup' && existsSync(name)) misused(`${name} is there already.`, USAGE)

try {
  const store = await openStore(place)
  console.log(await command(store, name))
  await store.close()
} catch (problem) {
  console.error(`Nothing was done: ${problem instanceof Error ? problem.message : problem}`)
  process.exit(1)
}
