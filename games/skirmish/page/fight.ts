import { nameHex } from '@boma/kernel'
import { lineOf, type Panel, sideAlone, type Text, text } from '@boma/showing'
import { grid } from '../board.ts'
import { isHidden, whatCounts } from '../counsel/odds.ts'
import type { Table } from '../layout.ts'
import { UNIT_NAMES, type Unit } from '../roster.ts'
import { owner } from '../rules/04-march.ts'
import { firesBack, isInBush, needed } from '../rules/05-fire.ts'
import { fight } from '../sequence.ts'
import { name, say } from '../words/words.ts'

const called = (t: Table, unit: Unit): Text =>
  isHidden(t, unit) ? UNIT_NAMES[unit] : text`${UNIT_NAMES[unit]} (${name('kind', t.units.kind[unit])})`

/** §5.0: a counter under fire, on its board. */
export function panel(t: Table): Panel<Text> | undefined {
  const fighting = fight(t)
  if (fighting === undefined) return undefined
  const { firer, target } = fighting
  const shot = (from: Unit, at: Unit): readonly (readonly [Text, Text])[] => [
    ...whatCounts(t, from, at).map((counting) => {
      const { text, value } = lineOf(counting)
      return [text, value] as const
    }),
    [say('page.hitsOn'), isHidden(t, from) ? '?' : say('page.orLess', { needed: needed(t, from, at) })],
  ]
  const back = {
    name: say('page.fireOf', { side: name('side', owner(target)) }),
    rule: '5.7',
    left: [firer],
    right: [target],
    active: false,
    lines: shot(target, firer),
  }
  return {
    title: say('page.fireAt', { hex: nameHex(grid, t.units.where[target]) }),
    subtitle: say(isInBush(t, target) ? 'page.inBush' : 'page.inOpen', {
      unit: called(t, firer),
      target: called(t, target),
    }),
    left: { name: sideAlone(owner(firer)), side: owner(firer) },
    right: { name: sideAlone(owner(target)), side: owner(target) },
    rows: [
      {
        name: say('page.fireOf', { side: name('side', owner(firer)) }),
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
