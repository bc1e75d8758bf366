import type { Terminal } from './terminal.ts'
import { bold } from './words.ts'

/** Lets a person choose by number (Enter alone means the first), unless there is only one choice; undefined when the person leaves instead. */
export async function choose<T>(
  question: string,
  choices: readonly (readonly [name: string, value: T])[],
  terminal: Terminal,
): Promise<T | undefined> {
  const [only, ...others] = choices
  if (only !== undefined && others.length === 0) return only[1]
  terminal.say('', bold(question), ...choices.map(([name], i) => `  ${i + 1} ${name}`))
  for (;;) {
    const line = (await terminal.ask(`1-${choices.length}, Enter for 1> `))?.trim()
    if (line === undefined || line === 'quit') return undefined
    const chosen = choices[line === '' ? 0 : Number(line) - 1]
    if (chosen !== undefined) return chosen[1]
    terminal.say(`Type a number from 1 to ${choices.length}, or 'quit'.`)
  }
}
