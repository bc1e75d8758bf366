import type { Command } from '../args.ts'
import { SELF } from '../screen/words.ts'
import { Unusable } from '../unusable.ts'
import { ask } from './ask.ts'
import { bench } from './bench.ts'
import { duel } from './duel.ts'
import { fuzz } from './fuzz.ts'
import { games } from './games.ts'
import { glossary } from './glossary.ts'
import { helpOn } from './help.ts'
import { ladder } from './ladder.ts'
import { lengths } from './lengths.ts'
import { lesson } from './lesson.ts'
import { levels } from './levels.ts'
import { match } from './match.ts'
import { measured } from './measured.ts'
import { menuOf } from './menu.ts'
import { begin } from './new.ts'
import { play } from './play.ts'
import { reference } from './reference.ts'
import { replay } from './replay.ts'
import { resume } from './resume.ts'
import { rule } from './rule.ts'
import { scenario } from './scenario.ts'
import { verify } from './verify.ts'

/** Everything that `boma` can do, in the order in which the help lists it. */
const COMMANDS: readonly Command[] = [
  play,
  resume,
  games,
  scenario,
  lesson,
  replay,
  verify,
  rule,
  ask,
  glossary,
  reference,
  fuzz,
  duel,
  match,
  ladder,
  measured,
  lengths,
  levels,
  bench,
  begin,
  menuOf(() => COMMANDS),
  helpOn(() => COMMANDS, commandNamed),
]

/** The command that a person means. */
export function commandNamed(name: string): Command {
  const command = COMMANDS.find((c) => c.name === name)
  if (command === undefined) throw new Unusable(`There is no command '${name}'; '${SELF} help' lists them all.`)
  return command
}
