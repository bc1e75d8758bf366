import { NOBODY, type Side, view } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { expect, test } from 'vitest'
import { hex } from '../board.ts'
import { windhoek } from '../index.ts'
import { ALLIED, GERMAN, unit } from '../roster.ts'
import { given, type Position } from './given.ts'

const told = (p: Position, side: Side): readonly string[] =>
  inEnglish(windhoek).page.describe(view(windhoek, p.t, side), side)

const position = () =>
  given('fog')
    .units({
      'FK-1': ['2117', 'disrupted'],
      'G-Mil-1': ['2117', 'converted'],
      'G-Sup-1': '3425',
      CTH: '2118',
      DEOR: 'cape',
      CP: '2002',
      'FDK-1': 'support',
      'Patrol-1': 'recruits',
      VK: 'eliminated',
    })
    .marks({ '2117': ['entrenched'], '2614': ['broken'] })
    .set({ allied: 5, german: 7, turn: 4 })

test('the owner reads his units, their state and markers', () => {
  const lines = told(position(), GERMAN)
  expect(lines).toContain('Turn 4 of 10, December 1914, rain. Portugal is neutral.')
  expect(lines).toContain('Action points: Allied 5, German 7.')
  expect(lines).toContain(
    '  2117 Swakopmund: 1. Feldkompanie (FK-1, disrupted), German militia 1 (G-Mil-1, mounted) [entrenched]',
  )
  expect(lines).toContain('  3425: German supply convoy 1 (G-Sup-1)')
  expect(lines).toContain('  2614: [line broken]')
  expect(lines).toContain(
    'Boxes of the Germans: 1 to recruit; support Fliegertruppe 1 (FDK-1); in the workshop none; eliminated Vrij Korps (VK).',
  )
})

test('the enemy reads of columns', () => {
  const german = told(position(), GERMAN)
  expect(german).toContain('  2118 Walvis Bay: an Allied column')
  expect(german).toContain('  2002 Humbe: a Portuguese column')
  expect(german).toContain('  Cape Colony: unknown')
  const allied = told(position(), ALLIED)
  expect(allied).toContain('  2117 Swakopmund: a German column [entrenched]')
  expect(allied).toContain("  Cape Colony: Duke of Edinburgh's Own Regiment (DEOR)")
  expect(allied.join()).not.toMatch(/FK-1|Feldkompanie|G-Sup-1|convoy|G-Mil-1|militia/)
})

test('an onlooker reads of columns on both sides, and whose towns are', () => {
  const lines = told(position(), NOBODY)
  expect(lines).toContain('  2117 Swakopmund: a German column [entrenched]')
  expect(lines).toContain('  2118 Walvis Bay: an Allied column')
  expect(lines.find((line) => line.startsWith('Towns'))).toMatch(/^Towns: Allied Walvis Bay; German Swakopmund; nobody/)
})

test('a battle is told, and set-up has no month', () => {
  const p = position().arrange((t) => {
    t.battle.linedUp = 1
    t.battle.attacker = GERMAN
    t.battle.from = hex('2117')
    t.battle.at = hex('2118')
    t.attackers.add(unit('FK-1'))
  })
  expect(told(p, ALLIED)).toContain('Battle: the Germans attack 2118 Walvis Bay from 2117 Swakopmund.')
  expect(told(position().set({ turn: 0 }), ALLIED)[0]).toBe('Set-up. Portugal is neutral.')
})
