import { LEAST_SECRET } from '../dice/commitment.ts'
import { quoted } from '../quote.ts'
import { faultOf, NewerRecord, RecordFault } from './fault.ts'
import type { EndEntry, Entry, MatchRecord, OrderEntry, RecordDice } from './record.ts'
import { atOnce, type Steps } from './steps.ts'

const WORD = /^\S+$/
const HEX = /^(?:[0-9a-f]{2})*$/
// Lists end somewhere: an expression without an end breaks on millions of words.
const FACES = /^[1-9]\d{0,3}(?: [1-9]\d{0,3}){0,999}$/
const FELL = /^[1-9]\d{0,8}(?: [1-9]\d{0,3}){1,999}$/
const CHAIN = /^\S+ [0-9a-f]{64}$/
const LINK = /^\S+ (?:standing|[0-9a-f]{64})$/
/** What may follow the first word of a line that is no order and no mark. */
const HEADERS = new Map([
  ['match', /^(?:-|[0-9a-f]{16,64})$/],
  ['game', /^\S+ \S+$/],
  ['layout', WORD],
  ['scenario', WORD],
  ['options', /^\S+(?: \S+){0,99}$/],
  ['overlay', WORD],
  ['dice', /^(?:manual(?: [1-9]\d{0,3}){0,999}|cipher [0-9a-f]{64})$/],
  ['secret', HEX],
  ['contribution', /^(?:(?:[0-9a-f]{2})*|\S+ (?:-|(?:[0-9a-f]{2}){16,64}))$/],
  ['chain', /^\S+ (?:-|none|[0-9a-f]{64})$/],
  ['signed', /^\d{1,15} [0-9a-f]{130} [0-9a-f]{128}$/],
  ['start', HEX],
  ['result', WORD],
  ['table', HEX],
])

/** Marks that stand before the order that they belong to. */
const BEFORE = ['dice', 'rolled', 'chain', 'link', 'fell'] as const
/** What such a mark says, by the form of its words. */
const SAYS: Readonly<Record<string, readonly [form: RegExp, read: (value: string) => Draft['marks']]>> = {
  rolled: [FACES, (value) => ({ rolled: value.split(' ').map(Number) })],
  chain: [CHAIN, (chain) => ({ chain })],
  link: [LINK, (link) => ({ link })],
  fell: [FELL, (value) => ({ fell: value.split(' ').map(Number) })],
}

/** What has been read of a record. */
interface Draft {
  readonly form: 1 | 2
  readonly headers: Map<string, string>
  readonly contributions: string[]
  readonly chains: string[]
  readonly entries: Entry[]
  /** The lines of what led to its first position. */
  readonly story: string[]
  /** Marks that belong to the next order. */
  marks: Pick<OrderEntry, (typeof BEFORE)[number]>
}

const emptyDraft = (form: 1 | 2): Draft => ({
  form,
  headers: new Map(),
  contributions: [],
  chains: [],
  entries: [],
  story: [],
  marks: {},
})

/** Entries of a journal: five times as many as the longest campaign has. */
export const MOST_ENTRIES = 250_000
/** Letters of a line: far more than a position takes. */
const LONGEST_LINE = 200_000
/** Lines that are read in a step. */
const AT_A_TIME = 100

/** Reads a record's text; throws a RecordFault that names the line. */
export const parseRecord = (text: string): MatchRecord => atOnce(parseSteps(text))

/** The same in steps. */
export function* parseSteps(text: string): Steps<MatchRecord> {
  const draft = emptyDraft(formOf(text))
  for (let at = text.indexOf('\n') + 1, n = 2; at > 0 && at < text.length; n++) {
    const end = text.indexOf('\n', at)
    readRaw(draft, text.slice(at, end < 0 ? text.length : end), n)
    at = end + 1
    if (n % AT_A_TIME === 0) yield at / text.length
  }
  return yield* recordOf(draft)
}

/** Reads a line as it stands in the text; empty ones and remarks say nothing. */
function readRaw(draft: Draft, raw: string, at: number): void {
  if (raw.length > LONGEST_LINE) throw new RecordFault(at, faultOf('longLine', { most: `${LONGEST_LINE}` }))
  const line = raw.trim()
  if (line !== '' && !line.startsWith('#')) readLine(draft, line, at)
  if (draft.entries.length > MOST_ENTRIES) throw new RecordFault(at, faultOf('tooLong', { most: `${MOST_ENTRIES}` }))
}

/** Reads the lines of a journal that we wrote ourselves. */
export function parseEntries(text: string): readonly Entry[] {
  // Form 1 has a mark more than form 2, and none less.
  const draft = emptyDraft(1)
  for (const [i, line] of text.split('\n').entries()) if (line !== '') readLine(draft, line, i + 1)
  return draft.entries
}

function formOf(text: string): 1 | 2 {
  const form = /^boma record ([1-9]\d{0,5})[ \t\r]*(?:\n|$)/.exec(text.slice(0, 100))?.[1]
  if (form !== undefined && Number(form) > 2) throw new NewerRecord(form)
  if (form === undefined) throw new RecordFault(1, faultOf('noRecord'))
  return form === '1' ? 1 : 2
}

function readLine(draft: Draft, line: string, at: number): void {
  const order = /^([^\s:*]+): +(\S.*)$/.exec(line)
  if (line.startsWith('>')) draft.story.push(line.slice(1).trim())
  else if (line.startsWith('*')) readMark(draft, line, at)
  else if (order === null) readHeader(draft, line, at)
  else {
    draft.entries.push({ side: order[1], order: order[2], ...draft.marks })
    draft.marks = {}
  }
}

function readMark(draft: Draft, line: string, at: number): void {
  const { entries, marks } = draft
  const [, kind, value = ''] = /^\* (\w+)(?: (.+))?$/.exec(line.replaceAll(/\s+/g, ' ')) ?? []
  const last = entries.at(-1)
  if (isSaid(draft, kind)) throw new RecordFault(at, faultOf('markTwice', { kind }))
  const after = (more: Partial<OrderEntry>): Entry | undefined =>
    last === undefined || !('order' in last) || isMarked(marks) ? undefined : { ...last, ...more }
  const [form, read] = SAYS[kind ?? ''] ?? []
  if (kind === 'dice' && draft.form === 1 && /^\d{1,9}$/.test(value)) draft.marks = { ...marks, dice: Number(value) }
  else if (form?.test(value) && read !== undefined) draft.marks = { ...marks, ...read(value) }
  else if (kind === 'undo' && (value === '' || /^by \S+(?: \S+){0,9}$/.test(value)) && !isMarked(marks))
    entries.push({ undo: value.split(' ').slice(1) })
  else if (isEnd(kind, value) && !isMarked(marks)) entries.push({ end: kind, who: value })
  else {
    const isHash = kind === 'hash' && /^[0-9a-f]{16}$/.test(value)
    const isTable = kind === 'table' && HEX.test(value)
    const marked = isHash ? after({ hash: value }) : isTable ? after({ table: value }) : undefined
    if (marked === undefined) throw new RecordFault(at, faultOf('noMark', { line: quoted(line) }))
    entries[entries.length - 1] = marked
  }
}

/** Does an order have to follow? Form 1 may end with dice that were void. */
const isMarked = (marks: Draft['marks']): boolean => Object.keys(marks).some((kind) => kind !== 'dice')

const isEnd = (kind: string | undefined, who: string): kind is EndEntry['end'] =>
  kind === 'agree' ? who === '' : (kind === 'resign' || kind === 'adjudge') && WORD.test(who)

/** Has the order that a mark would belong to one of that kind already? The later must not hide the earlier. */
function isSaid({ entries, marks }: Draft, kind: string | undefined): boolean {
  if (BEFORE.some((mark) => mark === kind)) return kind !== undefined && kind in marks
  return (kind === 'hash' || kind === 'table') && kind in (entries.at(-1) ?? {})
}

function readHeader(draft: Draft, line: string, at: number): void {
  const [key, ...words] = line.split(/\s+/)
  const value = words.join(' ')
  const isForCipher = ['secret', 'contribution', 'chain', 'signed'].includes(key)
  const fits = HEADERS.get(key)?.test(value) && (!isForCipher || draft.headers.get('dice')?.startsWith('cipher'))
  if (!fits) throw new RecordFault(at, faultOf('noLine', { line: quoted(line) }))
  if (draft.headers.has(key)) throw new RecordFault(at, faultOf('twice', { key }))
  if (key === 'secret' && value.length < 2 * LEAST_SECRET)
    throw new RecordFault(at, faultOf('shortSecret', { bytes: `${value.length / 2}`, least: `${LEAST_SECRET}` }))
  if (key === 'contribution') draft.contributions.push(value)
  else if (key === 'chain') draft.chains.push(value)
  else draft.headers.set(key, value)
}

function* recordOf({ form, headers, contributions, chains, entries, story, marks }: Draft): Steps<MatchRecord> {
  if (isMarked(marks)) throw new RecordFault(0, faultOf('rolledLast', { kind: Object.keys(marks).at(-1) ?? '' }))
  const say = (key: string, otherwise?: string): string => {
    const value = headers.get(key) ?? otherwise
    if (value === undefined) throw new RecordFault(0, faultOf('unsaid', { key }))
    return value
  }
  const orNone = (key: string, otherwise?: string) => (say(key, otherwise) === '-' ? '' : say(key, otherwise))
  const [game, version] = say('game').split(' ')
  return {
    form,
    id: form === 1 ? '' : orNone('match'),
    game,
    version,
    layout: say('layout'),
    scenario: say('scenario'),
    options: say('options', '-')
      .split(' ')
      .filter((word) => word !== '-'),
    overlay: orNone('overlay', '-'),
    dice: diceOf(say('dice').split(' '), headers, contributions, chains),
    entries,
    ...(marks.dice === undefined ? {} : { rolls: marks.dice }),
    ...said(headers, 'start'),
    ...(story.length === 0 ? {} : { story: yield* storyOf(story) }),
    ...said(headers, 'result'),
    ...said(headers, 'table'),
  }
}

/** A story is a record without one of its own. */
function* storyOf(lines: readonly string[]): Steps<MatchRecord> {
  if (lines.some((line) => line.startsWith('>'))) throw new RecordFault(0, faultOf('storyTwice'))
  try {
    return yield* parseSteps(lines.join('\n'))
  } catch (caught) {
    if (!(caught instanceof RecordFault)) throw caught
    throw new RecordFault(0, faultOf('badStory', { problem: caught.message }))
  }
}

function diceOf(
  [kind, ...values]: string[],
  headers: ReadonlyMap<string, string>,
  contributions: readonly string[],
  chains: readonly string[],
): RecordDice {
  if (kind === 'manual') return { kind, opening: values.map(Number) }
  const from = { kind: 'cipher', commitment: values[0], ...said(headers, 'secret'), contributions } as const
  return { ...from, ...(chains.length > 0 && { chains }), ...said(headers, 'signed') }
}

/** A line that may be missing, as a part of a record. */
const said = <K extends string>(headers: ReadonlyMap<string, string>, key: K): { readonly [P in K]?: string } =>
  headers.has(key) ? ({ [key]: headers.get(key) } as { [P in K]: string }) : {}
