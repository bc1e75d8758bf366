import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyServerFactory } from 'fastify'
import { Hall } from './hall/hall.ts'
import { clubApp } from './http/app.ts'
import { People } from './people/people.ts'
import { Talk } from './people/talk.ts'
import { openSqlite } from './store/sqlite.ts'
import { Store } from './store/store.ts'

export { CLUB, CLUB_SIGN } from './http/club.ts'

/** Opens the club whose books lie in a folder: one file, which is made when there is none. */
export async function openClub(
  folder: string,
  serverFactory: FastifyServerFactory,
  now: () => number = Date.now,
): Promise<FastifyInstance> {
  mkdirSync(folder, { recursive: true })
  const store = new Store(openSqlite(join(folder, 'club.sqlite')))
  await store.prepare()
  const club = { store, now, hall: new Hall(store, now), people: new People(store, now), talk: new Talk(store, now) }
  const app = await clubApp(club, serverFactory)
  app.addHook('onClose', () => store.close())
  await app.ready()
  return app
}
