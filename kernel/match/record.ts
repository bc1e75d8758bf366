/** A match as a text file: set-up, actions in notation, and marks that let anyone check the replay. */
export interface MatchRecord {
  readonly game: string
  readonly version: string
  /** A short hash of the layout that `start` and `table` were written with. */
  readonly layout: string
  readonly scenario: string
  readonly options: readonly string[]
  /** The hash of the data overlay; '' for none. */
  readonly overlay: string
  readonly dice: RecordDice
  /** The position the match starts from, when that is not the scenario's own (a fork). */
  readonly start?: string
  readonly entries: readonly Entry[]
  /** Dice rolled in all, when an undo by consent left some void after the last action. */
  readonly rolls?: number
  /** 'blue', 'draw'; absent while the match is on. */
  readonly result?: string
  /** The last position, so that a match can go on even after its rules have changed. */
  readonly table?: string
}

/** Where the dice of a recorded match came from. */
export type RecordDice =
  | { readonly kind: 'manual'; readonly opening: readonly number[] }
  | {
      readonly kind: 'cipher'
      readonly commitment: string
      /** Hexadecimal; absent as long as the match is on and somebody must not know it. */
      readonly secret?: string
      readonly contributions: readonly string[]
    }

/** One action of a record. */
export interface Entry {
  /** The side's name in one lower-case word. */
  readonly side: string
  readonly action: string
  /** Dice rolled before this action, when an undo by consent left some of them void. */
  readonly dice?: number
  /** The faces that a person typed in for this action. */
  readonly rolled?: readonly number[]
  /** The table's fingerprint after the action. */
  readonly hash?: string
}

/** What is wrong with a record's text, and in which line. */
export class RecordFault extends Error {
  constructor(line: number, problem: string) {
    super(line > 0 ? `line ${line}: ${problem}` : problem)
    this.name = 'RecordFault'
  }
}

const FORM = 'boma record 1'

/** A record as a text file that a person can read, compare and mail. */
export function writeRecord(r: MatchRecord): string {
  const lines = [FORM, `game ${r.game} ${r.version}`, `layout ${r.layout}`, `scenario ${r.scenario}`]
  lines.push(`options ${r.options.join(' ') || '-'}`, `overlay ${r.overlay || '-'}`)
  if (r.dice.kind === 'manual') lines.push(['dice manual', ...r.dice.opening].join(' '))
  else {
    lines.push(`dice cipher ${r.dice.commitment}`)
    if (r.dice.secret !== undefined) lines.push(`secret ${r.dice.secret}`)
    for (const c of r.dice.contributions) lines.push(`contribution ${c}`)
  }
  if (r.start !== undefined) lines.push(`start ${r.start}`)
  lines.push('', ...r.entries.flatMap(writeEntry))
  if (r.rolls !== undefined) lines.push(`* dice ${r.rolls}`)
  if (r.result !== undefined) lines.push(`result ${r.result}`)
  if (r.table !== undefined) lines.push(`table ${r.table}`)
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`
}

function writeEntry(e: Entry): string[] {
  const lines = []
  if (e.dice !== undefined) lines.push(`* dice ${e.dice}`)
  if (e.rolled !== undefined) lines.push(`* rolled ${e.rolled.join(' ')}`)
  lines.push(`${e.side}: ${e.action}`)
  if (e.hash !== undefined) lines.push(`* hash ${e.hash}`)
  return lines
}

const WORD = /^\S+$/
const HEX = /^(?:[0-9a-f]{2})*$/
/** What may follow the first word of a line that is no action and no mark. */
const HEADERS = new Map([
  ['game', /^\S+ \S+$/],
  ['layout', WORD],
  ['scenario', WORD],
  ['options', /^\S+(?: \S+)*$/],
  ['overlay', WORD],
  ['dice', /^(?:manual(?: [1-9]\d{0,3})*|cipher [0-9a-f]{64})$/],
  ['secret', HEX],
  ['contribution', HEX],
  ['start', HEX],
  ['result', WORD],
  ['table', HEX],
])

/** What has been read of a record. */
interface Draft {
  readonly headers: Map<string, string>
  readonly contributions: string[]
  readonly entries: Entry[]
  /** Marks that belong to the next action. */
  marks: { readonly dice?: number; readonly rolled?: readonly number[] }
}

/** Reads a record's text; throws a RecordFault that names the line. */
export function parseRecord(text: string): MatchRecord {
  const lines = text.split('\n')
  if (lines[0]?.trim() !== FORM) throw new RecordFault(1, `a record starts with '${FORM}'`)
  const draft: Draft = { headers: new Map(), contributions: [], entries: [], marks: {} }
  for (const [i, raw] of lines.entries()) {
    const line = raw.trim()
    if (i > 0 && line !== '' && !line.startsWith('#')) readLine(draft, line, i + 1)
  }
  return recordOf(draft)
}

function readLine(draft: Draft, line: string, at: number): void {
  const entry = /^([^\s:*]+): +(\S.*)$/.exec(line)
  if (line.startsWith('*')) readMark(draft, line, at)
  else if (entry === null) readHeader(draft, line, at)
  else {
    draft.entries.push({ side: entry[1], action: entry[2], ...draft.marks })
    draft.marks = {}
  }
}

function readMark(draft: Draft, line: string, at: number): void {
  const { entries, marks } = draft
  const [, kind, value = ''] = /^\* (\w+) (.+)$/.exec(line.replaceAll(/\s+/g, ' ')) ?? []
  const last = entries.at(-1)
  if (kind === 'dice' && /^\d{1,9}$/.test(value)) draft.marks = { ...marks, dice: Number(value) }
  else if (kind === 'rolled' && /^[1-9]\d{0,3}(?: [1-9]\d{0,3})*$/.test(value))
    draft.marks = { ...marks, rolled: value.split(' ').map(Number) }
  else if (kind === 'hash' && last !== undefined && /^[0-9a-f]{16}$/.test(value))
    entries[entries.length - 1] = { ...last, hash: value }
  else throw new RecordFault(at, `'${line}' is not a mark that a record has there`)
}

function readHeader(draft: Draft, line: string, at: number): void {
  const [key, ...words] = line.split(/\s+/)
  const value = words.join(' ')
  const isForCipher = key === 'secret' || key === 'contribution'
  const fits = HEADERS.get(key)?.test(value) && (!isForCipher || draft.headers.get('dice')?.startsWith('cipher'))
  if (!fits) throw new RecordFault(at, `'${line}' is not a line that a record has there`)
  if (draft.headers.has(key)) throw new RecordFault(at, `'${key}' was said before`)
  if (key === 'contribution') draft.contributions.push(value)
  else draft.headers.set(key, value)
}

function recordOf({ headers, contributions, entries, marks }: Draft): MatchRecord {
  if (marks.rolled !== undefined) throw new RecordFault(0, "the record ends with '* rolled', but no action follows")
  const say = (key: string, otherwise?: string): string => {
    const value = headers.get(key) ?? otherwise
    if (value === undefined) throw new RecordFault(0, `the record does not say its ${key}`)
    return value
  }
  const [game, version] = say('game').split(' ')
  return {
    game,
    version,
    layout: say('layout'),
    scenario: say('scenario'),
    options: say('options', '-')
      .split(' ')
      .filter((word) => word !== '-'),
    overlay: say('overlay', '-') === '-' ? '' : say('overlay'),
    dice: diceOf(say('dice').split(' '), headers.get('secret'), contributions),
    entries,
    ...(marks.dice === undefined ? {} : { rolls: marks.dice }),
    ...said(headers, 'start'),
    ...said(headers, 'result'),
    ...said(headers, 'table'),
  }
}

function diceOf([kind, ...values]: string[], secret: string | undefined, contributions: readonly string[]): RecordDice {
  if (kind === 'manual') return { kind, opening: values.map(Number) }
  return { kind: 'cipher', commitment: values[0], ...(secret === undefined ? {} : { secret }), contributions }
}

/** A line that may be missing, as a part of a record. */
const said = <K extends string>(headers: ReadonlyMap<string, string>, key: K): { readonly [P in K]?: string } =>
  headers.has(key) ? ({ [key]: headers.get(key) } as { [P in K]: string }) : {}
