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
  if (r.result !== undefined) lines.push(`result ${r.result}`)
  if (r.table !== undefined) lines.push(`table ${r.table}`)
  return `${lines.join('\n')}\n`
}

function writeEntry(e: Entry): string[] {
  const lines = []
  if (e.dice !== undefined) lines.push(`* dice ${e.dice}`)
  if (e.rolled !== undefined) lines.push(`* rolled ${e.rolled.join(' ')}`)
  lines.push(`${e.side}: ${e.action}`)
  if (e.hash !== undefined) lines.push(`* hash ${e.hash}`)
  return lines
}

type Draft = { -readonly [K in keyof MatchRecord]?: MatchRecord[K] }
const HEX = /^(?:[0-9a-f]{2})*$/

/** Reads a record's text; throws a RecordFault that names the line. */
export function parseRecord(text: string): MatchRecord {
  const lines = text.split(/\r?\n/)
  if (lines[0]?.trim() !== FORM) throw new RecordFault(1, `a record starts with '${FORM}'`)
  const draft: Draft = { options: [], overlay: '' }
  const entries: Entry[] = []
  let pending: { dice?: number; rolled?: readonly number[] } = {}
  for (const [i, raw] of lines.entries()) {
    const line = raw.trim()
    const entry = /^([\p{L}\d-]+): (\S.*)$/u.exec(line)
    if (i === 0 || line === '' || line.startsWith('#')) continue
    if (entry) {
      entries.push({ side: entry[1] ?? '', action: entry[2] ?? '', ...pending })
      pending = {}
    } else if (line.startsWith('* ')) pending = readMark(line, i + 1, entries, pending)
    else readHeader(draft, line, i + 1)
  }
  const { game, version, layout, scenario, dice } = draft
  if (game === undefined || version === undefined)
    throw new RecordFault(0, 'the record does not say which game it is of')
  if (layout === undefined || scenario === undefined || dice === undefined)
    throw new RecordFault(0, 'the record lacks its layout, its scenario or its dice')
  return {
    ...draft,
    game,
    version,
    layout,
    scenario,
    dice,
    options: draft.options ?? [],
    overlay: draft.overlay ?? '',
    entries,
  }
}

type Pending = { dice?: number; rolled?: readonly number[] }

function readMark(line: string, at: number, entries: Entry[], pending: Pending): Pending {
  const [, word, ...rest] = line.split(/\s+/)
  const numbers = rest.map(Number)
  const whole = numbers.length > 0 && numbers.every((n) => Number.isInteger(n) && n >= 0)
  const last = entries.at(-1)
  if (word === 'dice' && whole && numbers.length === 1) return { ...pending, dice: numbers[0] as number }
  if (word === 'rolled' && whole) return { ...pending, rolled: numbers }
  if (word === 'hash' && last !== undefined && /^[0-9a-f]{16}$/.test(rest[0] ?? '')) {
    entries[entries.length - 1] = { ...last, hash: rest[0] as string }
    return pending
  }
  throw new RecordFault(at, `'${line}' is not a mark that records have`)
}

function readHeader(draft: Draft, line: string, at: number): void {
  const [key, ...values] = line.split(/\s+/)
  const value = values[0] ?? ''
  const hexOnly = () => {
    if (!HEX.test(value)) throw new RecordFault(at, `'${key}' must be hexadecimal`)
    return value
  }
  if (key === 'game') Object.assign(draft, { game: value, version: values[1] })
  else if (key === 'layout' || key === 'scenario' || key === 'result') draft[key] = value
  else if (key === 'options') draft.options = values.filter((v) => v !== '-')
  else if (key === 'overlay') draft.overlay = value === '-' ? '' : value
  else if (key === 'start' || key === 'table') draft[key] = hexOnly()
  else if (key === 'dice' && value === 'manual') draft.dice = { kind: 'manual', opening: values.slice(1).map(Number) }
  else if (key === 'dice' && value === 'cipher' && /^[0-9a-f]{64}$/.test(values[1] ?? ''))
    draft.dice = { kind: 'cipher', commitment: values[1] as string, contributions: [] }
  else if (key === 'secret' && draft.dice?.kind === 'cipher') draft.dice = { ...draft.dice, secret: hexOnly() }
  else if (key === 'contribution' && draft.dice?.kind === 'cipher')
    draft.dice = { ...draft.dice, contributions: [...draft.dice.contributions, hexOnly()] }
  else throw new RecordFault(at, `'${line}' is not a line that records have`)
}
