import { readFileSync } from 'node:fs'
import { readArgs } from './args.ts'
import { commandNamed } from './commands/index.ts'
import type { Terminal } from './screen/terminal.ts'
import { reason, Unusable } from './unusable.ts'

/** Does what the command line asks for; answers with the exit code: 0 well, 1 something is wrong, 2 not understood. */
export async function dispatch(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await obey(args, terminal)
  } catch (caught) {
    if (caught instanceof Unusable) {
      terminal.complain(caught.message)
      return 2
    }
    terminal.complain(`Something broke inside Boma: ${reason(caught)}.`)
    return 1
  } finally {
    terminal.close()
  }
}

function obey(args: readonly string[], terminal: Terminal): Promise<number> | number {
  const [name = 'help', ...rest] = args
  // `npm start -- play skirmish` may come as `boma start play skirmish`.
  if (name === 'start') return obey(rest.length > 0 ? rest : ['menu'], terminal)
  if (name === '--version') {
    terminal.say(`boma ${version()}`)
    return 0
  }
  const asksForHelp = name === '--help' || name === '-h' || rest.includes('--help') || rest.includes('-h')
  if (asksForHelp) return obey(['help', ...(name.startsWith('-') ? [] : [name])], terminal)
  const command = commandNamed(name)
  return command.run(readArgs(command, rest), terminal)
}

function version(): string {
  const about: unknown = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
  return typeof about === 'object' && about !== null && 'version' in about ? String(about.version) : '?'
}
