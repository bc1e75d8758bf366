import { randomInt } from 'node:crypto'
import { NOTICE_TOPICS, type NoticeHabits, type NoticeKind, type NoticeView, type NoticeWay } from '@boma/club'
import webpush from 'web-push'
import { newId } from '../hall/opening.ts'
import type { Store } from '../store/store.ts'
import { byMail, type NoticeSettings, type PushKeys } from './carriers.ts'
import { USUAL } from './quiet.ts'
import { codeMessage } from './sentences.ts'

/** Ways of one person. */
const MOST = 10
const PUSH_KEYS = 'push'

/** How people want to be told something while they are away. */
export class WaysToTell {
  readonly #store: Store
  readonly #now: () => number
  readonly settings: NoticeSettings

  constructor(store: Store, now: () => number, settings: NoticeSettings) {
    this.#store = store
    this.#now = now
    this.settings = settings
  }

  /** What is not set up for a way of telling; nothing when it can be used. */
  lacking(kind: NoticeKind): readonly string[] {
    const { address, mail, from } = this.settings
    const wanted = { BOMA_ADDRESS: address, ...(kind === 'mail' && { BOMA_MAIL: mail, BOMA_MAIL_FROM: from }) }
    return Object.entries(wanted).flatMap(([name, value]) => (value === undefined ? [name] : []))
  }

  async view(person: string): Promise<NoticeView> {
    const kinds = { push: this.lacking('push'), mail: this.lacking('mail'), webhook: this.lacking('webhook') }
    const keys = kinds.push.length > 0 ? undefined : await this.pushKeys()
    return {
      ...{ ways: await this.of(person), habits: await this.habitsOf(person) },
      ...{ lacking: kinds, pushKey: keys?.shown },
    }
  }

  async of(person: string): Promise<readonly NoticeWay[]> {
    const rows = await this.#store.books
      .selectFrom('ways')
      .select(['id', 'kind', 'address', 'code'])
      .where('person', '=', person)
      .orderBy('created')
      .execute()
    return rows.map(({ id, kind, address, code }) => ({
      ...{ id, kind: kind as NoticeKind, isConfirmed: code === null },
      // Whoever has the address of a push service could write to that browser.
      address: kind === 'push' ? new URL((JSON.parse(address) as { endpoint: string }).endpoint).host : address,
    }))
  }

  /** Adds a way; false when somebody has too many. A mail's address is sent a code first. */
  async add(person: string, kind: NoticeKind, address: string): Promise<boolean> {
    if ((await this.of(person)).length >= MOST) return false
    const code = kind === 'mail' ? String(randomInt(100_000, 1_000_000)) : null
    if (code !== null) {
      const { language } = await this.habitsOf(person)
      await byMail(this.settings, address, codeMessage(code, language, this.settings.address ?? ''))
    }
    await this.#store.write(async (books) => {
      const row = { id: newId(), person, kind, address, code, created: this.#now() }
      await books.insertInto('ways').values(row).execute()
    })
    return true
  }

  /** Somebody shows by the code that an address is his. */
  async confirm(person: string, id: string, code: string): Promise<boolean> {
    let isDone = false
    await this.#store.write(async (books) => {
      const way = books.updateTable('ways').set({ code: null }).where('id', '=', id).where('person', '=', person)
      isDone = (await way.where('code', '=', code).executeTakeFirst()).numUpdatedRows > 0n
    })
    return isDone
  }

  async remove(person: string, id: string): Promise<void> {
    await this.#store.write(async (books) => {
      await books.deleteFrom('ways').where('id', '=', id).where('person', '=', person).execute()
    })
  }

  async habitsOf(person: string): Promise<NoticeHabits> {
    const row = await this.#store.books.selectFrom('habits').selectAll().where('person', '=', person).executeTakeFirst()
    if (row === undefined) return USUAL
    const { quiet_from: quietFrom, quiet_to: quietTo, zone, language, is_digest, topics } = row
    return {
      ...{ quietFrom, quietTo, zone, language: language === 'de' ? 'de' : 'en', isDigest: is_digest === 1 },
      topics: NOTICE_TOPICS.filter((topic) => topics?.split(' ').includes(topic) ?? true),
    }
  }

  async setHabits(person: string, habits: NoticeHabits): Promise<void> {
    const { quietFrom, quietTo, zone, language, isDigest } = habits
    const topics = habits.topics.join(' ')
    const row = { quiet_from: quietFrom, quiet_to: quietTo, zone, language, is_digest: isDigest ? 1 : 0, topics }
    await this.#store.write(async (books) => {
      const insert = books.insertInto('habits').values({ person, ...row })
      await insert.onConflict((conflict) => conflict.column('person').doUpdateSet(row)).execute()
    })
  }

  /** The club's keys for push, made when they are first needed and kept with the books. */
  async pushKeys(): Promise<PushKeys> {
    const find = () => this.#store.books.selectFrom('keys').selectAll().where('name', '=', PUSH_KEYS).executeTakeFirst()
    const kept = await find()
    if (kept !== undefined) return kept
    const { publicKey, privateKey } = webpush.generateVAPIDKeys()
    await this.#store.write(async (books) => {
      const insert = books.insertInto('keys').values({ name: PUSH_KEYS, shown: publicKey, secret: privateKey })
      await insert.onConflict((conflict) => conflict.doNothing()).execute()
    })
    // Another house may have been quicker.
    return (await find()) ?? { shown: publicKey, secret: privateKey }
  }
}
