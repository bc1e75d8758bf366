import type { Command } from '../args.ts'
import { bold, SELF } from '../screen/words.ts'

/** `boma help`: what there is, and how it is used. */
export function helpOn(commands: () => readonly Command[], commandNamed: (name: string) => Command): Command {
  return {
    name: 'help',
    takes: ['[COMMAND]'],
    summary: 'explain a command',
    options: {},
    run(given, terminal) {
      const name = given.words[0]
      terminal.say(...(name === undefined ? overview(commands()) : page(commandNamed(name))))
      return 0
    },
  }
}

/** All commands, one line each. */
export function overview(commands: readonly Command[]): string[] {
  return [
    `${bold('Boma')}: wargames at the terminal.`,
    '',
    `Usage: ${SELF} COMMAND`,
    ...besideEachOther([
      ...commands.map((c) => [[c.name, ...c.takes].join(' '), c.summary] as const),
      ['--version', 'say which version this is'],
    ]),
    '',
    `'${SELF} help COMMAND' explains one of them. To begin with: ${SELF} play skirmish --side red=greedy`,
  ]
}

/** What is typed, and what it does, in two columns. */
function besideEachOther(rows: readonly (readonly [what: string, does: string])[]): string[] {
  const wide = Math.max(0, ...rows.map(([what]) => what.length)) + 2
  return rows.map(([what, does]) => `  ${what.padEnd(wide)}${does}`)
}

/** One command in full. */
function page(command: Command): string[] {
  const options = Object.entries(command.options)
  const usage = [SELF, command.name, ...command.takes, ...(options.length > 0 ? ['[OPTIONS]'] : [])]
  const lines = besideEachOther(options.map(([name, { value, says }]) => [`--${name} ${value ?? ''}`.trimEnd(), says]))
  return [
    `Usage: ${usage.join(' ')}`,
    `  ${command.summary}`,
    ...(lines.length > 0 ? ['', 'Options:', ...lines] : []),
    ...(command.notes === undefined ? [] : ['', ...command.notes]),
  ]
}
