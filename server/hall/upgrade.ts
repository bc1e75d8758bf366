import {
  type Asleep,
  type Entry,
  type Match,
  type MatchRecord,
  parseRecord,
  refusalKind,
  type Steps,
  textIn,
} from '@boma/kernel'
import type { Store } from '../store/store.ts'
import type { KeptTerms } from './opening.ts'
import type { Ruled, RulesShelf } from './rules-shelf.ts'
import { inTurns } from './turns.ts'

/** What became of a match whose rules have changed: it went over to them, or stays because of a case. */
export type Upgraded = { readonly moved: Match } | { readonly stays: string }

/**
 * Brings a match under the rules of today if they change nothing of it: all its orders are played again under both, and
 * wherever anything that anybody was told or asked differs, it stays under those that it was played under, and the case is
 * noted. A match is held against each version once.
 */
export async function upgrade(store: Store, shelf: RulesShelf, id: string): Promise<void> {
  const row = await store.books.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst()
  const today = row && (await shelf.current(row.game))
  if (row === undefined || today === undefined || row.state === 'over') return
  const { version } = today.rules
  const before = row.under ?? row.version
  if (before === version || row.judged === version) return
  const { isMoved } = JSON.parse(row.terms) as KeptTerms
  // Where it goes on from orders that were given elsewhere, it begins under the rules by which these were played again.
  if (row.seal === '' && isMoved === true) return mark(store, id, { judged: version, changed_case: '' })
  // Nothing was played yet: it begins under the rules of today.
  if (row.seal === '') return mark(store, id, { under: version, judged: version })
  const old = await shelf.of(row.game, before)
  const lines = await store.books.selectFrom('journal').select('text').where('match', '=', id).orderBy('line').execute()
  const journal = lines.map(({ text }) => `${text}\n`).join('')
  const { head, loose, foot, secret, seal } = row
  const asleep: Asleep = { head, journal, loose, foot, secret, told: row.told === 1, seal }
  const found = await inTurns(comparing(old, today, asleep))
  if ('stays' in found) return mark(store, id, { judged: version, changed_case: found.stays })
  await move(store, id, version, new today.kernel.Keeper(found.moved).keep(), journal)
}

interface Marks {
  readonly under?: string
  readonly judged: string
  readonly changed_case?: string
}

async function mark(store: Store, id: string, marks: Marks): Promise<void> {
  await store.write(async (books) => {
    await books.updateTable('matches').set(marks).where('id', '=', id).execute()
  })
}

async function move(store: Store, id: string, version: string, kept: Asleep, before: string): Promise<void> {
  const { head, loose, foot, seal } = kept
  await store.write(async (books) => {
    const row = { head, loose, foot, seal, under: version, judged: version, changed_case: null }
    await books.updateTable('matches').set(row).where('id', '=', id).execute()
    if (kept.journal === before) return
    // Marks of the table stand in it, and another layout has other marks.
    await books.deleteFrom('journal').where('match', '=', id).execute()
    const lines = kept.journal.split('\n').slice(0, -1)
    for (const [line, text] of lines.entries())
      await books.insertInto('journal').values({ match: id, line, text }).execute()
  })
}

/** Plays a match again under both rules, order by order; where nobody has kept the old ones, its own marks have to do. */
function* comparing(old: Ruled | undefined, today: Ruled, asleep: Asleep): Steps<Upgraded> {
  const record = parseRecord(textIn(asleep))
  const opened = (under: Ruled): Steps<Match> => under.kernel.openMatch(under.rules, record, asleep.secret)
  try {
    const was = old && (yield* opened(old))
    const is = yield* opened(today)
    const lost = storyLost(was, is, record)
    if (lost !== undefined) return { stays: lost }
    for (const [i, entry] of record.entries.entries()) {
      if (was !== undefined) old?.kernel.replayEntry(was, entry, i + 1)
      const refused = replayed(today, is, entry, i + 1)
      if (refused !== undefined) return { stays: refused }
      const differs = was && firstDifference(was, is)
      if (differs !== undefined) return { stays: differs }
      yield (i + 1) / record.entries.length
    }
    return { moved: is }
  } catch {
    // It cannot even be opened: a scenario or an option is gone, or what was kept is damaged.
    return { stays: '' }
  }
}

/** Where it goes on from orders that were given elsewhere, these must be told by the new rules as they were by the old. */
function storyLost(was: Match | undefined, is: Match, { story }: MatchRecord): string | undefined {
  if (story === undefined) return undefined
  if (is.setup.story === undefined) return ''
  const told = (match: Match) => EYES.map((eye) => JSON.stringify(match.log(eye as never)))
  const before = was === undefined ? undefined : told(was)
  return before === undefined || told(is).every((log, i) => log === before[i]) ? undefined : ''
}

/** Plays an entry under the rules of today; the case that forbids it, where one does. */
function replayed({ kernel, rules }: Ruled, match: Match, entry: Entry, n: number): string | undefined {
  const { seat } = match.decision ?? {}
  try {
    kernel.replayEntry(match, entry, n)
    return undefined
  } catch {
    if (!('order' in entry)) return ''
    const actions = entry.order.split(';').map((words) => kernel.parseAction(rules.actions, words) ?? -1)
    const [link, end] = [entry.link, entry.chain].map((line) => line?.split(' ')[1])
    const shown = link === undefined ? undefined : { link, ...(end !== undefined && { end }) }
    const played = match.order(seat, actions as never, shown)
    return played.kind === 'refused' ? (refusalKind(rules.refusals, played.refusal)?.rule ?? '') : ''
  }
}

const EYES = [0, 1, -1] as const

/** The case of the first thing that was told, asked or laid differently after the last order. */
function firstDifference(was: Match, is: Match): string | undefined {
  for (const eye of EYES) {
    const [before, now] = [was, is].map((match) => match.log(eye as never, -1)[0]?.events ?? [])
    for (const [i, event] of (now ?? []).entries())
      if (JSON.stringify(event) !== JSON.stringify(before?.[i])) return event.rule
    if ((before?.length ?? 0) > (now?.length ?? 0)) return before?.[now?.length ?? 0]?.rule ?? ''
  }
  const asked = (match: Match) => JSON.stringify([match.decision?.seat, match.decision?.prompt, match.over])
  const isSame = asked(was) === asked(is) && hasSameTable(was, is)
  return isSame ? undefined : (is.decision?.rule ?? was.decision?.rule ?? '')
}

/** Of tables of another form only what is told and asked can be compared. */
const hasSameTable = (was: Match, is: Match): boolean =>
  was.table.bytes.length !== is.table.bytes.length || was.table.bytes.every((byte, i) => byte === is.table.bytes[i])
