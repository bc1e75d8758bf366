import type { Sources } from './sources.ts'

/** A case of the rulebook, or a chapter that only holds cases. */
export interface PrintedCase {
  readonly id: string
  readonly title: string
  /** Our text of it, a line each, without its heading. */
  readonly text: readonly string[]
}

/** A line that opens a case: '### 25.3.1 What devices do', '**10.4** No unit ever ...', or a part of one, '**8.1.7a** ...'. */
const OPENING = /^(?:#+ |\*\*)((?:event-)?\d[\d.]*(?:[a-o](?:-1)?)?)(?:\*\*)?\.?\s*(.*)$/

/** Every case of the rulebook, in its order; titles are those of the ledger, where it has one. */
export function casesOf({ rulebook, ledger }: Pick<Sources, 'rulebook' | 'ledger'>): readonly PrintedCase[] {
  const titles = new Map(
    [...ledger.matchAll(/^(\S+) (?:rule|info) (.+)$/gm)].map(([, id = '', title = '']) => [id, title]),
  )
  const cases: (PrintedCase & { text: string[] })[] = []
  for (const line of rulebook.split('\n')) {
    const [opens, id = '', rest = ''] = OPENING.exec(line) ?? []
    const isHeading = line.startsWith('#')
    const last = cases.at(-1)
    if (opens === undefined) {
      // An appendix ends the last case.
      if (isHeading) cases.push({ id: '', title: '', text: [] })
      else last?.text.push(line)
    } else if (last?.id === id) last.text.push(rest)
    else {
      const title = titles.get(id) ?? (isHeading ? rest : '')
      // A case that opens with its title does not say it twice.
      cases.push({ id, title, text: isHeading ? [] : [rest.replace(`*${title}.* `, '')] })
    }
  }
  return cases.filter(({ id }) => id !== '').map(({ id, title, text }) => ({ id, title, text: trimmed(text) }))
}

function trimmed(lines: readonly string[]): readonly string[] {
  const isText = (line: string): boolean => line.trim() !== ''
  return lines.slice(Math.max(0, lines.findIndex(isText)), lines.findLastIndex(isText) + 1)
}

/** Does a text name the case, and not merely a longer number that holds it? */
const names = (text: string, id: string): boolean =>
  new RegExp(`(?<![\\w.])${id.replaceAll('.', '\\.')}(?![\\w-]|\\.\\d)`).test(text)

/** A ruling: its number, the cases it is about, and its sentences: question, ruling, reason. */
type Ruling = readonly [number: string, about: string, ...said: readonly string[]]

/** The rulings that name a case, those that are about it first. */
export function rulingsOn(rulings: string, id: string): readonly Ruling[] {
  const all = rulings.split('\n').flatMap(readRuling)
  const isAbout = ([, about]: Ruling): boolean => names(about, id)
  const mentions = (ruling: Ruling): boolean => !isAbout(ruling) && names(ruling.slice(2).join(' '), id)
  return [...all.filter(isAbout), ...all.filter(mentions)]
}

/** A line of a table of rulings, or a procedure that they add up to: '**P3 Battle.** ...'. */
function readRuling(line: string): readonly Ruling[] {
  if (line.startsWith('|')) {
    const [number = '', about = '', ...said] = line.split('|').slice(1, -1)
    return /\d/.test(number) ? [[number.trim(), about.trim(), ...said.map((cell) => cell.trim())]] : []
  }
  const [, number, about, said] = /^\*\*([A-Z]\d+) ([^*]+?)\.?\*\* (.*)$/.exec(line) ?? []
  return number && about && said ? [[number, about, said]] : []
}
