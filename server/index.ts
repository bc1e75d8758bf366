import type { FastifyInstance, FastifyServerFactory } from 'fastify'
import { Hall } from './hall/hall.ts'
import { clubApp } from './http/app.ts'
import type { Club } from './http/club.ts'
import { Movers } from './moving/movers.ts'
import { settingsHere } from './notices/carriers.ts'
import { Outbox } from './notices/outbox.ts'
import { WaysToTell } from './notices/ways.ts'
import { Absences } from './people/absences.ts'
import { Conduct } from './people/conduct.ts'
import { MatchNotes } from './people/notes.ts'
import { Passkeys } from './people/passkeys.ts'
import { People } from './people/people.ts'
import { Talk } from './people/talk.ts'
import { Tokens } from './people/tokens.ts'
import { ALONE } from './post/houses.ts'
import { PostgresHouses } from './post/postgres-houses.ts'
import { Relay } from './post/relay.ts'
import { Ratings } from './ratings/ratings.ts'
import { isAddress, openStore } from './store/open.ts'
import type { Store } from './store/store.ts'
import { Bureau } from './thinking/bureau.ts'
import { Staff } from './thinking/staff.ts'
import { Thinkers } from './thinking/thinkers.ts'

export { CLUB, CLUB_SIGN } from './http/club.ts'
export { LONGEST_WAIT } from './http/seat.ts'
export { lookAround, memberCalled, newPassword, setAdmin, setBarred } from './people/administration.ts'
export { backUp, restore } from './store/backup.ts'
export { isAddress, openStore } from './store/open.ts'

/** How often it is looked what is to be sent to people who are away, in milliseconds. */
const DELIVER_EVERY = 5000

/** Opens the club whose books lie in a folder, in one file that is made when there is none, or on a PostgreSQL. */
export async function openClub(
  place: string,
  serverFactory: FastifyServerFactory,
  now: () => number = Date.now,
): Promise<FastifyInstance> {
  const store = await openStore(place)
  const staff = new Staff()
  // On one file there is one process, and it thinks itself.
  const bureau = isAddress(place) ? new Bureau(place, store, staff) : undefined
  await bureau?.open()
  const hall = new Hall(store, now, bureau ?? staff)
  const ratings = new Ratings(store, hall, now)
  const movers = new Movers(store, hall, now)
  const absences = new Absences(store, hall, now)
  const thinking = { staff, ...(bureau && { bureau }) }
  const rooms = { store, now, hall, ratings, movers, absences, thinking, ...peopleOf(store, now) }
  const club = isAddress(place) ? { ...rooms, relay: await relayed(place, rooms) } : rooms
  // What cannot be counted now is counted when the club is opened again.
  hall.onKept((awake) => void (awake.match.over && ratings.settle(awake.id).catch(() => {})))
  const delivering = tellThoseAway(club)
  const app = await clubApp(club, serverFactory)
  logLosses(app, hall)
  app.addHook('onClose', async () => {
    clearInterval(delivering)
    await bureau?.close()
    staff.close()
    hall.deputies.close()
    movers.close()
    await hall.houses.close()
    hall.shelf.close()
    await store.close()
  })
  await app.ready()
  await rooms.outbox.refresh()
  await hall.resume()
  // What cannot be brought up now is when it wakes; until then it stands under the rules that were kept.
  void hall.bringUp().catch(() => {})
  await ratings.settleAll()
  return app
}

/** Whoever keeps the club reads what was lost. */
function logLosses({ log }: FastifyInstance, hall: Hall): void {
  hall.onLost = (match) => (match === undefined ? log.error('books lost') : log.error({ match }, 'match not kept'))
}

/** A process that only thinks for the houses of a club on a PostgreSQL, and what ends it: what it has not answered others take. */
export async function openThinkers(
  address: string,
  threads?: number,
): Promise<{ readonly size: number; readonly number: number; close(): Promise<void> }> {
  const store = await openStore(address)
  const staff = new Staff(threads)
  const thinkers = new Thinkers(address, store, staff)
  await thinkers.open()
  const close = async () => {
    await thinkers.close()
    staff.close()
    await store.close()
  }
  return { size: staff.size, number: thinkers.number, close }
}

/** What could not be noted or sent now is not lost: whoever looks finds his match. */
function tellThoseAway({ hall, outbox }: Club): NodeJS.Timeout {
  hall.onKept((awake) => void outbox.note(awake).catch(() => {}))
  return setInterval(() => void outbox.deliver().catch(() => {}), DELIVER_EVERY).unref()
}

function peopleOf(store: Store, now: () => number) {
  const ways = new WaysToTell(store, now, settingsHere())
  return { ...deskOf(store, now), ways, outbox: new Outbox(store, now, ways) }
}

const deskOf = (store: Store, now: () => number) => ({
  people: new People(store, now),
  talk: new Talk(store, now),
  conduct: new Conduct(store, now),
  notes: new MatchNotes(store, now),
  tokens: new Tokens(store, now),
  passkeys: new Passkeys(store, now),
})

/** On a PostgreSQL there may be other processes with the same books. */
async function relayed(address: string, rooms: Club): Promise<Relay> {
  const relay = new Relay(ALONE, rooms)
  const houses = new PostgresHouses(address, rooms.store, relay)
  await houses.open()
  relay.houses = houses
  rooms.hall.houses = houses
  rooms.hall.relay = relay
  return relay
}
