import type { Fact, Target, Text } from '@boma/showing'
import { inQuestion } from '../counsel/asked.ts'
import { TYPES } from '../data/types.ts'
import type { Table } from '../layout.ts'
import { FIGURES, type Figure, UNITS, type Unit, unitOf } from '../roster.ts'
import { rangeOf } from '../rules/04-ranges.ts'
import { isIn, JAMMED, MARKER, SMOKE, typeOf } from '../rules/09-units.ts'
import { unitInAreaCover } from '../rules/10-cover.ts'
import { leftOver } from '../rules/12-leg.ts'
import { say } from '../words/words.ts'
import { inInches } from './sheet.ts'

/** What is worth knowing about a unit: how it moves, shoots, fights and holds, and how it stands now. */
export function facts(t: Table, at: Target): readonly Fact<Text>[] {
  const u = (at.space ?? (at.piece === undefined || at.piece >= FIGURES ? -1 : unitOf(at.piece as Figure))) as Unit
  if (!(u >= 0 && u < UNITS) || t.units.count[u] === 0) return []
  return [...moveFacts(t, u), ...typeFacts(t, u), ...stateFacts(t, u)]
}

/** §12.2: what the dice gave, while it moves. */
function moveFacts(t: Table, u: Unit): readonly Fact<Text>[] {
  if (inQuestion(t) !== u || t.move.unit !== u + 1 || t.move.open === 0) return []
  const part = leftOver(t) / (256 * t.move.open * Math.max(1, t.move.cover))
  const left = (inches: number) => inInches(inches * Math.max(0, Math.min(1, part)))
  return [
    {
      name: say('page.moveLeft'),
      text: say('page.moveLeftOf', {
        open: left(t.move.open),
        cover: left(t.move.cover),
      }),
      rule: '12.2',
    },
  ]
}

function typeFacts(t: Table, u: Unit): readonly Fact<Text>[] {
  const type = TYPES[typeOf(t, u)]
  if (type === undefined) return []
  const moves = type.moveCover === null ? type.moveOpen : `${type.moveOpen} / ${type.moveCover}`
  return [
    { name: say('page.moves'), text: moves, rule: '2.1' },
    ...(type.range > 0 ? [{ name: say('page.range'), text: `${rangeOf(t, u)}″`, rule: '14.3' }] : []),
    ...(type.closeBonus === null ? [] : [{ name: say('page.close'), text: signed(type.closeBonus), rule: '6.1' }]),
    ...(type.moralePass === null
      ? []
      : [
          {
            name: say('page.morale'),
            text: say('page.orMore', { least: type.moralePass }),
            rule: '8.6',
          },
        ]),
  ]
}
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

function stateFacts(t: Table, u: Unit): readonly Fact<Text>[] {
  const found: readonly (readonly [boolean, Fact<Text>])[] = [
    [unitInAreaCover(t, u), { name: say('page.cover'), text: say('page.inArea'), rule: '10.7', tone: 'good' }],
    [isIn(t, u, MARKER), { name: say('page.morale'), text: say('page.shaken'), rule: '8.7', tone: 'bad' }],
    [isIn(t, u, SMOKE), { name: say('page.smoke'), text: '−1', rule: '14.7', tone: 'bad' }],
    [isIn(t, u, JAMMED), { name: say('page.gun'), text: say('page.jammed'), rule: '7.6', tone: 'bad' }],
  ]
  return found.flatMap(([is, fact]) => (is ? [fact] : []))
}
