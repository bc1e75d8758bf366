import { parseArgs } from 'node:util'
import type { Terminal } from './screen/terminal.ts'
import { SELF } from './screen/words.ts'
import { reason, Unusable } from './unusable.ts'

/** An option of a command, and what its help says. */
export interface OptionSpec {
  /** What stands for the value in the help ('ID'); left out when the option takes none. */
  readonly value?: string
  readonly repeatable?: boolean
  readonly says: string
}

/** One thing that `boma` can do. */
export interface Command {
  readonly name: string
  /** What comes after the name: 'GAME', '[GAME]' when it may be left out, 'WORDS...' for the last when it may be many. */
  readonly takes: readonly string[]
  readonly summary: string
  readonly options: Readonly<Record<string, OptionSpec>>
  /** What the help adds at the end. */
  readonly notes?: readonly string[]
  /** Does it; answers with the exit code. */
  run(given: Arguments, terminal: Terminal): Promise<number> | number
}

/** What a person gave to a command. */
export interface Arguments {
  readonly words: readonly string[]
  /** The value of an option; the last one when it was repeated. */
  text(option: string): string | undefined
  /** All the values of an option. */
  texts(option: string): readonly string[]
  flag(option: string): boolean
}

/** Reads what comes after a command's name; throws Unusable with a sentence when the command cannot take it. */
export function readArgs(command: Command, args: readonly string[]): Arguments {
  const { values, positionals } = parsed(command, args)
  const least = command.takes.filter((word) => !word.startsWith('[')).length
  const missing = command.takes[positionals.length]
  const spare = command.takes.at(-1)?.endsWith('...') ? undefined : positionals[command.takes.length]
  if (positionals.length < least)
    throw new Unusable(`'${SELF} ${command.name}' needs ${article(missing)} ${missing}; ${seeHelp(command)}.`)
  if (spare !== undefined)
    throw new Unusable(`'${SELF} ${command.name}' does not know what to do with '${spare}'; ${seeHelp(command)}.`)
  const texts = (option: string) => [values[option] ?? []].flat().filter((v) => typeof v === 'string')
  return {
    words: positionals,
    texts,
    text: (option) => texts(option).at(-1),
    flag: (option) => values[option] === true,
  }
}

const article = (word = ''): string => (/^[AEIO]/.test(word) ? 'an' : 'a')

function parsed(command: Command, args: readonly string[]) {
  const specs = Object.entries(command.options).map(([name, spec]) => {
    const type = spec.value === undefined ? ('boolean' as const) : ('string' as const)
    return [name, { type, multiple: spec.repeatable ?? false }] as const
  })
  try {
    return parseArgs({ args: [...args], options: Object.fromEntries(specs), allowPositionals: true })
  } catch (caught) {
    // Node's first sentence says it all; the rest is about ways around it.
    const first = reason(caught).split(/\.(?:\s|$)/)[0] ?? ''
    throw new Unusable(`${first}; ${seeHelp(command)}.`)
  }
}

const seeHelp = (command: Command): string => `see '${SELF} help ${command.name}'`

/** A whole number from 1 on, out of an option's value. */
export function wholeNumber(option: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Unusable(`--${option} wants a whole number from 1 on, not '${text}'.`)
  return Number(text)
}
