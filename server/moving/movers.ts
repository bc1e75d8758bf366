import { createHash } from 'node:crypto'
import { INVITATION_LASTS, type Moved, type Moving, type NotMoved } from '@boma/club'
import type { ExpressionBuilder } from 'kysely'
import type { Hall, Person } from '../hall/hall.ts'
import { whyNotOneMore } from '../hall/lists.ts'
import type { ClubTables } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { RecordReader } from './reader.ts'

/** Takes in matches that were begun elsewhere: from their record alone, which is played again. */
export class Movers {
  readonly #store: Store
  readonly #hall: Hall
  readonly #reader: Pick<RecordReader, 'read' | 'close'>

  readonly #now: () => number

  constructor(
    store: Store,
    hall: Hall,
    now: () => number,
    reader: Pick<RecordReader, 'read' | 'close'> = new RecordReader(),
  ) {
    this.#store = store
    this.#hall = hall
    this.#now = now
    this.#reader = reader
  }

  /** Opens a match that goes on from a record's end, with dice of its own. What is brought twice is one match. */
  async move(maker: Person, { record, seats, pace, isPublic }: Moving): Promise<Moved | NotMoved> {
    const key = keyOf(maker, record)
    const before = await this.#known(key, maker)
    if (before !== undefined) return before
    const whyNot = await whyNotOneMore(this.#store, { maker: maker.id, isPublic, now: this.#now() })
    if (whyNot !== undefined) return { why: whyNot }
    const read = await this.#reader.read(record)
    if ('why' in read) return read
    const { game, scenario, options, head } = read
    await this.#release(key)
    // Somebody may have brought the same meanwhile, by another page or at another house: then there is one already.
    const opened = await this.#hall
      .open(maker, { game, scenario, options, seats, pace, isPublic }, { moved: { head, key } })
      .catch(() => undefined)
    if (opened !== undefined && 'fault' in opened) return { why: opened.fault }
    const moved = await this.#known(key, maker)
    if (moved === undefined) throw new Error('the match could not be kept')
    return moved
  }

  close(): void {
    this.#reader.close()
  }

  /** The match that the same record has become before, as long as that is not over and somebody can still sit down at it. */
  async #known(key: string, maker: Person): Promise<Moved | undefined> {
    const { books } = this.#store
    const row = await books
      .selectFrom('matches')
      .select(['id', 'invitation', 'commitment'])
      .where('moved_key', '=', key)
      .where((where) => where.not(this.#isPast(where)))
      .executeTakeFirst()
    if (row === undefined) return undefined
    const mine = await books
      .selectFrom('seats')
      .select('seat')
      .where('match', '=', row.id)
      .where('person', '=', maker.id)
      .where('added', 'is', null)
      .orderBy('seat')
      .execute()
    const { id, invitation, commitment } = row
    return { id, commitment, lacking: mine.map(({ seat }) => seat), ...(invitation !== null && { invitation }) }
  }

  /** It is over, or its invitation has ended. */
  #isPast(where: ExpressionBuilder<ClubTables, 'matches'>) {
    const waited = where.and([where('state', '=', 'waiting'), where('created', '<=', this.#now() - INVITATION_LASTS)])
    return where.or([where('state', '=', 'over'), waited])
  }

  /** What is past may be brought once more. */
  async #release(key: string): Promise<void> {
    await this.#store.write(async (books) => {
      const known = books.updateTable('matches').set({ moved_key: null }).where('moved_key', '=', key)
      await known.where((where) => this.#isPast(where)).execute()
    })
  }
}

/** Nobody else's record is the same: who brings it is part of it. */
const keyOf = ({ id }: Person, record: string): string => createHash('sha256').update(`${id}\n${record}`).digest('hex')
