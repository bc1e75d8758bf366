import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Command } from '../args.ts'
import { changedIn, filesOf, freshFiles, SAMPLE, type Written } from '../new/written.ts'
import type { Terminal } from '../screen/terminal.ts'
import { SELF } from '../screen/words.ts'
import { reason, Unusable } from '../unusable.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const GAMES = join(ROOT, 'games')

/** `boma new`: a game to begin from. */
export const begin: Command = {
  name: 'new',
  takes: ['ID'],
  summary: 'write a small game of your own into games/, to begin from; it can be played at once',
  options: {
    name: { value: 'NAME', says: 'what people call it' },
    remove: { says: 'take such a game away again, if nothing in it has been changed' },
  },
  notes: ['ID is a short word of small letters and digits. docs/write-a-game.md says how to go on.'],
  run: (given, terminal) => {
    const id = given.words[0] ?? ''
    return given.flag('remove') ? remove(id, terminal) : add(id, given.text('name') ?? titled(id), terminal)
  },
}

const titled = (id: string): string => id.slice(0, 1).toUpperCase() + id.slice(1)

function add(id: string, name: string, terminal: Terminal): number {
  const no = whyNotCalled(id) ?? whyNotNamed(name)
  if (no !== undefined) throw new Unusable(no)
  write(join(GAMES, id), freshFiles(GAMES, { id, name, place: lastPlace() + 1 }))
  const steps = [
    [`${SELF} play ${id}`, 'plays it; on the page it is on the shelf at ?sample'],
    [`npx vitest run --project rules games/${id}`, 'runs its tests'],
    ['npm install && npm run versions', 'makes it one of the packages, and names its rules'],
  ] as const
  const width = Math.max(...steps.map(([command]) => command.length))
  terminal.say(
    [
      `games/${id} is there: ${name}, with rules, tests and both languages.`,
      ...steps.map(([command, does]) => `  ${command.padEnd(width)}   ${does}`),
      `docs/write-a-game.md goes on from here; '${SELF} new ${id} --remove' takes it away again.`,
    ].join('\n'),
  )
  return 0
}

/** What no game may be called, as its id is a folder, a package and a constant in its code. */
function whyNotCalled(id: string): string | undefined {
  if (!/^[a-z][a-z0-9]{1,15}$/.test(id))
    return `A game's ID is a word of 2 to 16 small letters and digits, a letter first: not '${id}'.`
  if (existsSync(join(GAMES, id))) return `games/${id} is there already; choose another ID.`
  const isUsed = existsSync(join(ROOT, id)) || RESERVED.includes(id) || filesOf(join(GAMES, SAMPLE)).some(hasWord(id))
  return isUsed ? `'${id}' means something else in the code; choose another ID.` : undefined
}
const RESERVED: readonly string[] =
  'await break case catch class debugger delete enum eval extends finally implements instanceof interface package private protected public static super switch throw try typeof var void while with yield arguments boma'.split(
    ' ',
  )
const hasWord =
  (id: string) =>
  ([path, text]: Written): boolean =>
    path.endsWith('.ts') && new RegExp(`\\b${id}\\b`).test(text)

/** The name stands in code, in a drawing and in a heading: letters, digits and a few signs mean the same in all of them. */
const whyNotNamed = (name: string): string | undefined =>
  /^[\p{L}\p{N}][\p{L}\p{N} ,.:!-]{0,23}$/u.test(name)
    ? undefined
    : `A game's name has 1 to 24 letters, digits, spaces and ,.:!- in it: not '${name}'.`

const lastPlace = (): number =>
  Math.max(
    ...readdirSync(GAMES)
      .map((id) => join(GAMES, id, 'box.json'))
      .filter((file) => existsSync(file))
      .map((file) => boxIn(file).place),
  )
const boxIn = (file: string): { readonly name: string; readonly place: number } =>
  JSON.parse(readFileSync(file, 'utf8'))

/** Writes a folder whole or not at all. */
function write(folder: string, files: readonly Written[]): void {
  const beside = join(GAMES, `.new-${process.pid}`)
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(beside, path)), { recursive: true })
      writeFileSync(join(beside, path), text)
    }
    renameSync(beside, folder)
  } catch (caught) {
    rmSync(beside, { recursive: true, force: true })
    throw new Unusable(`${folder} could not be written (${reason(caught)}); nothing was.`)
  }
}

function remove(id: string, terminal: Terminal): number {
  const folder = join(GAMES, id)
  if (!/^[a-z0-9]+$/.test(id) || !existsSync(join(folder, 'box.json'))) throw new Unusable(`There is no games/${id}.`)
  if (id === SAMPLE) throw new Unusable(`games/${id} is the sample that new games are made from; it stays.`)
  const { name, place } = boxIn(join(folder, 'box.json'))
  const changed = changedIn(folder, freshFiles(GAMES, { id, name, place }))
  if (changed.length > 0)
    throw new Unusable(
      `games/${id} is more than what '${SELF} new' wrote (${changed.slice(0, 3).join(', ')}${changed.length > 3 ? ', ...' : ''}); delete the folder yourself if you mean it.`,
    )
  rmSync(folder, { recursive: true })
  const link = join(ROOT, 'node_modules', '@boma', id)
  const isLinked = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() === true
  if (isLinked) rmSync(link)
  terminal.say(`games/${id} is gone.${isLinked ? ` 'npm install' takes it out of package-lock.json, too.` : ''}`)
  return 0
}
