/** A match as a text file: what was agreed upon, a journal of what was done, and marks that let anyone check it. */
export interface MatchRecord extends RecordHead, RecordFoot {
  readonly entries: readonly Entry[]
}

/** What is agreed upon before a match. */
export interface RecordHead {
  /** 2, or 1 for matches that began before records were journals; their dice are bound to no match. */
  readonly form: 1 | 2
  /** What tells this match from all others, in hexadecimal; '' when nobody gave it anything. */
  readonly id: string
  readonly game: string
  readonly version: string
  /** A short hash of the layout that positions were written with. */
  readonly layout: string
  readonly scenario: string
  readonly options: readonly string[]
  /** The hash of the data overlay; '' for none. */
  readonly overlay: string
  readonly dice: RecordDice
  /** The position the match starts from, when that is not the scenario's own (a fork). */
  readonly start?: string
  /** What led to that position, as a record with its dice as they fell. */
  readonly story?: MatchRecord
}

/** What is known when a record is closed. */
export interface RecordFoot {
  /** Form 1: dice rolled in all, when an undo by consent left some void after the last action. */
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
      /** Hexadecimal, each behind the id of its seat; '-' where it is awaited. Before that they stood in the order of seats. */
      readonly contributions: readonly string[]
      /** The end of each seat's chain behind its id, in hexadecimal; '-' where it is awaited, 'none' where it has none. */
      readonly chains?: readonly string[]
      /** When the commitment was made, and by whom: a time, a key and a signature. */
      readonly signed?: string
    }

/** One entry of the journal: an order, that the last one standing was taken back, or an end that no rule brought about. */
export type Entry = OrderEntry | UndoEntry | EndEntry

/** An order as it was given and played. */
export interface OrderEntry {
  /** The side's name in one lower-case word. */
  readonly side: string
  /** Its actions in notation: 'march 2817; step 2818'. */
  readonly order: string
  /** Form 1: dice rolled before this action, when an undo by consent left some of them void. */
  readonly dice?: number
  /** The faces that a person typed in for it. */
  readonly rolled?: readonly number[]
  /** The link of its seat's chain, behind the seat's id; 'standing' where it was answered by what the seat left behind. */
  readonly link?: string
  /** The end of that chain, likewise, when it is a new one. */
  readonly chain?: string
  /** Where there are chains: the number of its first die, counted from 1, and how it and those behind it fell. */
  readonly fell?: readonly number[]
  /** The table's fingerprint after it. */
  readonly hash?: string
  /** The position after it, from which a long match can be opened at once. */
  readonly table?: string
}

/** The last order that still stood was taken back. */
export interface UndoEntry {
  /** Who agreed; nobody had to when nothing had been rolled or shown. */
  readonly undo: readonly string[]
}

/** The match was ended: a seat resigned, all agreed on a draw, or it was adjudged to a side or to nobody. */
export interface EndEntry {
  readonly end: 'resign' | 'agree' | 'adjudge'
  /** The seat's id, or the side's name in one word, 'draw' for nobody; '' where all agreed. */
  readonly who: string
}

/** What stands between the actions of an order. */
export const BETWEEN = '; '

/** A record as a text file that a person can read, compare and mail. */
export const writeRecord = (r: MatchRecord): string =>
  `${[...writeHead(r), '', ...r.entries.flatMap(writeEntry), ...writeFoot(r)].join('\n')}\n`

/** The first lines of a record's text. */
export function writeHead(r: RecordHead): string[] {
  const lines = [`boma record ${r.form}`, ...(r.form === 2 ? [`match ${r.id || '-'}`] : [])]
  lines.push(`game ${r.game} ${r.version}`, `layout ${r.layout}`, `scenario ${r.scenario}`)
  lines.push(`options ${r.options.join(' ') || '-'}`, `overlay ${r.overlay || '-'}`)
  if (r.dice.kind === 'manual') lines.push(['dice manual', ...r.dice.opening].join(' '))
  else {
    lines.push(`dice cipher ${r.dice.commitment}`)
    if (r.dice.secret !== undefined) lines.push(`secret ${r.dice.secret}`)
    if (r.dice.signed !== undefined) lines.push(`signed ${r.dice.signed}`)
    for (const c of r.dice.contributions) lines.push(`contribution ${c}`.trimEnd())
    for (const c of r.dice.chains ?? []) lines.push(`chain ${c}`)
  }
  if (r.start !== undefined) lines.push(`start ${r.start}`)
  if (r.story !== undefined) lines.push(...writeStory(r.story))
  return lines
}

/** A record within a record: each of its lines behind a mark. */
const writeStory = (r: MatchRecord): string[] =>
  [...writeHead(r), ...r.entries.flatMap(writeEntry), ...writeFoot(r)].map((line) => `> ${line}`)

/** The lines of one entry of the journal. */
export function writeEntry(e: Entry): string[] {
  if ('undo' in e) return [['* undo', ...(e.undo.length > 0 ? ['by', ...e.undo] : [])].join(' ')]
  if ('end' in e) return [`* ${e.end} ${e.who}`.trimEnd()]
  const lines = []
  if (e.dice !== undefined) lines.push(`* dice ${e.dice}`)
  if (e.rolled !== undefined) lines.push(`* rolled ${e.rolled.join(' ')}`)
  if (e.chain !== undefined) lines.push(`* chain ${e.chain}`)
  if (e.link !== undefined) lines.push(`* link ${e.link}`)
  if (e.fell !== undefined) lines.push(`* fell ${e.fell.join(' ')}`)
  lines.push(`${e.side}: ${e.order}`)
  if (e.hash !== undefined) lines.push(`* hash ${e.hash}`)
  if (e.table !== undefined) lines.push(`* table ${e.table}`)
  return lines
}

/** The last lines of a record's text. */
export function writeFoot(r: RecordFoot): string[] {
  const lines = []
  if (r.rolls !== undefined) lines.push(`* dice ${r.rolls}`)
  if (r.result !== undefined) lines.push(`result ${r.result}`)
  if (r.table !== undefined) lines.push(`table ${r.table}`)
  return lines
}
