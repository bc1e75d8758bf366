import type { Side } from '@boma/kernel'
import type { Awaited, Text } from '@boma/showing'
import { asked } from '../counsel/asked.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { settingUp } from '../rules/06-set-up/placing.ts'
import { setUpList } from '../rules/06-set-up/posts.ts'
import { name, say } from '../words/words.ts'

/** §6.0: who is still to be set up, with the place where the ready-made set-up has it. */
export function awaited(t: Table, viewer: Side): readonly Awaited<Text>[] {
  // §26.0: what the enemy still has in hand is not the viewer's to know
  if (asked(t) !== 'place' || (has(t, 'fog') && settingUp(t) !== viewer)) return []
  return setUpList(t, settingUp(t))
    .posts.slice(t.tracks.setUp)
    .map(({ unit, usually }) => ({
      piece: unit,
      name: name('unit', unit),
      where: say('wait.usually', { hex: name('place', usually) }),
    }))
}
