import { stripVTControlCharacters } from 'node:util'

/** Text wider than this is hard to read. */
export const WIDEST = 100

/** A line as it fits into a width, broken between words and never inside one; a map or a table is left as it is. */
export function fit(line: string, width: number): readonly string[] {
  const isDrawn = /\S {3,}\S/.test(line)
  if (isDrawn || lengthOf(line) <= width) return [line]
  const [first = '', ...rest] = broken(line.trimStart(), width - 2, /^ */.exec(line)?.[0] ?? '')
  return [first, ...rest.map((each) => `  ${each}`)]
}

/** Colours take no room. */
const lengthOf = (text: string): number => stripVTControlCharacters(text).length

/** Lines so broken that they fit into a width; tables and lists keep their lines, paragraphs flow. */
export function wrap(lines: readonly string[], width: number, indent = ''): string[] {
  const paragraphs: string[] = []
  for (const line of lines) {
    const last = paragraphs.at(-1)
    if (last === undefined || last === '' || line === '' || /^\s*(?:[|>-]|\d+\. )/.test(line)) paragraphs.push(line)
    else paragraphs[paragraphs.length - 1] = `${last} ${line.trim()}`
  }
  return paragraphs.flatMap((text) => (text.startsWith('|') ? [indent + text] : broken(text, width, indent)))
}

function broken(text: string, width: number, indent: string): string[] {
  const lines: string[] = []
  let line = indent
  for (const word of text.split(' ')) {
    const longer = line === indent ? line + word : `${line} ${word}`
    if (lengthOf(longer) > width && line !== indent) {
      lines.push(line)
      line = indent + word
    } else line = longer
  }
  return [...lines, line.trimEnd()]
}
