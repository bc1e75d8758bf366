import type { GameEvent, Hex } from '@boma/kernel'
import type { Counted, Text } from '@boma/showing'
import type { Table } from '../layout.ts'
import { type FireLine, groundLines, OPPORTUNITY, strengthLines, type Volley } from '../rules/10-fire.ts'
import { say } from '../words/words.ts'
import { signed } from './signed.ts'

/**
 * §10.25: what counted for a volley, by the table before it was fired. The ground is there for all to see; of those who fired
 * some may have been hidden (19.7). They only add: where what was seen comes to what was needed, there was nobody else.
 */
export function counted(e: GameEvent, before: Table, after: Table): Counted<Text> | undefined {
  const { from, to, needed = 0 } = e.facts
  if (e.kind !== 'fired' || from === undefined || to === undefined) return undefined
  const v = volleyOf(before, after, from as Hex, to as Hex)
  const ground = groundLines(before, v)
  const rest = needed - sumOf(ground)
  const firers = strengthLines(before, v)
  const isSeen = firers.length > 0 && sumOf(firers) === rest
  // Whoever needed nothing might have needed less than that: what is left over says nothing then.
  const unseen = isSeen || needed === 0 ? [] : [{ text: say('page.firers'), value: signed(rest), rule: '10.25' }]
  return {
    needs: say('page.needsOrLess', { need: needed }),
    lines: [...(isSeen ? told(firers) : unseen), ...told(ground)],
    unseen: isSeen ? '' : say('page.countedUnseen'),
  }
}

function volleyOf(before: Table, after: Table, from: Hex, at: Hex): Volley {
  const { kind } = after.fire
  return { kind, from, at, facing: kind === OPPORTUNITY ? before.march.facing : before.places.facing[at] }
}

const sumOf = (lines: readonly FireLine[]): number => lines.reduce((sum, { value }) => sum + value, 0)

const told = (lines: readonly FireLine[]): Counted<Text>['lines'] =>
  lines
    .filter(({ value }) => value !== 0)
    .map(({ text, value, rule }) => ({ text: say(text), value: signed(value), rule }))
