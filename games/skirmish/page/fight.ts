import { nameHex } from '@boma/kernel'
import { lineIn, type Panel } from '@boma/showing'
import { grid } from '../board.ts'
import { isHidden, whatCounts } from '../counsel/odds.ts'
import type { Table } from '../layout.ts'
import { UNIT_NAMES, type Unit } from '../roster.ts'
import { owner } from '../rules/04-march.ts'
import { firesBack, isInBush, needed } from '../rules/05-fire.ts'
import { fight } from '../sequence.ts'
import { say, type Words } from '../words/words.ts'
import { sayingIn } from './saying.ts'

const name = (t: Table, unit: Unit, words: Words): string =>
  isHidden(t, unit) ? UNIT_NAMES[unit] : `${UNIT_NAMES[unit]} (${words.kinds[t.units.kind[unit]]})`

/** §5.0: a counter under fire, on its board. */
export function panel(t: Table, words: Words): Panel | undefined {
  const fighting = fight(t)
  if (fighting === undefined) return undefined
  const { firer, target } = fighting
  const shot = (from: Unit, at: Unit): readonly (readonly [string, string])[] => [
    ...whatCounts(t, from, at).map((counting) => {
      const { text, value } = lineIn(counting, sayingIn(words))
      return [text, value] as const
    }),
    [say(words, 'page.hitsOn'), isHidden(t, from) ? '?' : upTo(needed(t, from, at), words)],
  ]
  const back = {
    name: say(words, 'page.fireOf', { side: words.sides[owner(target)] }),
    rule: '5.7',
    left: [firer],
    right: [target],
    active: false,
    lines: shot(target, firer),
  }
  return {
    title: say(words, 'page.fireAt', { hex: nameHex(grid, t.units.where[target]) }),
    subtitle: say(words, isInBush(t, target) ? 'page.inBush' : 'page.inOpen', {
      unit: name(t, firer, words),
      target: name(t, target, words),
    }),
    left: { name: words.sides[owner(firer)], side: owner(firer) },
    right: { name: words.sides[owner(target)], side: owner(target) },
    rows: [
      {
        name: say(words, 'page.fireOf', { side: words.sides[owner(firer)] }),
        rule: '5.5',
        left: [firer],
        right: [target],
        active: true,
        lines: shot(firer, target),
      },
      ...(firesBack(t, target) ? [back] : []),
    ],
  }
}

const upTo = (needed: number, words: Words): string => say(words, 'page.orLess', { needed: String(needed) })
