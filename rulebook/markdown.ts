/** A stretch of text within a block. */
export interface Span {
  readonly text: string
  readonly style: '' | 'strong' | 'em' | 'code' | 'case'
}

/** A block of a rulebook. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly spans: readonly Span[]; readonly anchor: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[]; readonly anchor: string }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly (readonly Span[])[] }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Span[])[]
      readonly rows: readonly (readonly (readonly Span[])[])[]
    }

/** A case's number as our rulebooks write it. */
const CASE = /(?:(?:event|Ereignis)-\d+|\d{1,2}\.\d{1,2}(?:\.\d{1,2}){0,2}(?:[a-o](?:-1)?)?)/
const ANCHOR = new RegExp(`^(?:§ ?)?(${CASE.source})\\b`)

/** Set off from the text, as examples are: they are paragraphs like others. */
const SET_OFF = /^> ?/

/** Reads the part of Markdown that our rulebooks use: headings, paragraphs, lists, tables, strong, emphasis, code. */
export function readMarkdown(text: string): readonly Block[] {
  const blocks: Block[] = []
  const lines = text.split(/\r?\n/).map((line) => line.replace(SET_OFF, ''))
  for (let i = 0; i < lines.length; ) {
    const taken = takeBlock(lines, i)
    if (taken.block) blocks.push(taken.block)
    i = taken.next
  }
  return blocks
}

interface Taken {
  readonly block: Block | undefined
  readonly next: number
}

function takeBlock(lines: readonly string[], at: number): Taken {
  const line = lines[at] ?? ''
  if (line.trim() === '') return { block: undefined, next: at + 1 }
  const heading = /^(#{1,6}) (.*)$/.exec(line)
  if (heading) {
    const words = heading[2] ?? ''
    const block: Block = {
      kind: 'heading',
      level: heading[1]?.length ?? 1,
      spans: readSpans(words),
      anchor: anchorOf(words),
    }
    return { block, next: at + 1 }
  }
  if (line.startsWith('|')) return takeTable(lines, at)
  if (/^\s*[-*] /.test(line)) return takeList(lines, at)
  if (/^1\. /.test(line)) return takeSteps(lines, at)
  return takeParagraph(lines, at)
}

/** An event goes by its English name in every language, as the rules cite it. */
const anchorOf = (text: string): string =>
  (ANCHOR.exec(text.replaceAll('**', '').trim())?.[1] ?? '').replace('Ereignis', 'event')

const isPlain = (line: string): boolean => line.trim() !== '' && !/^(#{1,6} |\||\s*[-*] )/.test(line)

function takeParagraph(lines: readonly string[], at: number): Taken {
  let next = at + 1
  while (next < lines.length && isPlain(lines[next] ?? '')) next++
  const text = lines.slice(at, next).join(' ')
  return { block: { kind: 'paragraph', spans: readSpans(text), anchor: anchorOf(text) }, next }
}

function takeList(lines: readonly string[], at: number): Taken {
  const items: string[] = []
  let next = at
  for (; next < lines.length; next++) {
    const line = lines[next] ?? ''
    const item = /^\s*[-*] (.*)$/.exec(line)
    if (item) items.push(item[1] ?? '')
    else if (isPlain(line) && /^\s+/.test(line)) items.push(`${items.pop() ?? ''} ${line.trim()}`)
    else break
  }
  return { block: { kind: 'list', isNumbered: false, items: items.map(readSpans) }, next }
}

/** A numbered list; what is listed within a step is a part of its sentence. */
function takeSteps(lines: readonly string[], at: number): Taken {
  const items: string[] = []
  let next = at
  for (; (lines[next] ?? '').trim() !== ''; next++) {
    const line = lines[next] ?? ''
    const step = /^\d+\. (.*)$/.exec(line)
    if (step) items.push(step[1] ?? '')
    else items.push(`${items.pop() ?? ''} ${line.trim().replace(/^[-*] /, '· ')}`)
  }
  return { block: { kind: 'list', isNumbered: true, items: items.map(readSpans) }, next }
}

function takeTable(lines: readonly string[], at: number): Taken {
  let next = at
  while ((lines[next] ?? '').startsWith('|')) next++
  const rows = lines.slice(at, next).map((line) =>
    line
      .slice(1)
      .replace(/\|\s*$/, '')
      .split('|')
      .map((c) => c.trim()),
  )
  const body = rows.filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell)))
  const [head = [], ...rest] = body.map((row) => row.map(readSpans))
  return { block: { kind: 'table', head, rows: rest }, next }
}

/** Splits a line into plain, strong, emphasised and code stretches, and finds the cases it refers to. */
export function readSpans(text: string): readonly Span[] {
  const spans: Span[] = []
  const pattern = new RegExp(`\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\`(.+?)\`|(?<![\\d.-])(${CASE.source})(?!\\d|[.-]\\d)`, 'g')
  let last = 0
  for (const found of text.matchAll(pattern)) {
    if (found.index > last) spans.push({ text: text.slice(last, found.index), style: '' })
    const [whole, strong, em, code, rule] = found
    if (strong !== undefined) spans.push({ text: strong, style: 'strong' })
    else if (em !== undefined) spans.push({ text: em, style: 'em' })
    else if (code !== undefined) spans.push({ text: code, style: 'code' })
    else spans.push({ text: rule ?? whole, style: 'case' })
    last = found.index + whole.length
  }
  if (last < text.length) spans.push({ text: text.slice(last), style: '' })
  return spans
}

/** The words of a block without their styles, for searching. */
export function plain(block: Block): string {
  const join = (spans: readonly Span[]) => spans.map((s) => s.text).join('')
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return join(block.spans)
    case 'list':
      return block.items.map(join).join(' ')
    case 'table':
      return [block.head, ...block.rows].flatMap((row) => row.map(join)).join(' ')
  }
}
