import { type Side, view } from '@boma/kernel'
import { inEnglish, speak } from '@boma/showing'
import { expect, test } from 'vitest'
import { heart } from '../../index.ts'
import { HIDDEN, JAMMED, LATE, MARKER } from '../../rules/09-units.ts'
import { scene, unit } from '../../tests/given.ts'
import { german } from '../../words/german/index.ts'

const GERMAN = 0 as Side
const { table } = scene({
  g1: { type: 'askari', figures: 6, at: [10, 40], facing: 4, width: 3, state: MARKER },
  g2: { type: 'leader', at: [10, 42], facing: 8, attachedTo: 'g1' },
  g3: { type: 'pom-pom', at: [60, 30], state: JAMMED },
  g4: { type: 'askari', figures: 2, at: [36, 20], where: HIDDEN, open: true },
  b1: { type: 'soldier', figures: 9, at: [20, 5], where: LATE },
})

test('the table in words tells of each unit its men, its place, where it looks and what has come over it', () => {
  const lines = inEnglish(heart)
    .page.describe(table, GERMAN)
    .map((line) => line.trim())
  expect(lines).toContain(
    'patrol A (g1): Askaris, 6 of 6, at 10, 41, facing east (90), double line, 3 abreast, with a morale marker',
  )
  expect(lines).toContain('patrol B (g2): Leader on foot, at 10, 42, facing south (180), with patrol A')
  expect(lines.find((line) => line.includes('(g3)'))).toMatch(/facing north \(0\), jammed$/)
  expect(lines.find((line) => line.includes('(g4)'))).toMatch(/dispersed, in ambush, in cover$/)
  expect(lines.find((line) => line.includes('(b1)'))).toMatch(/^not yet on the table: /)
})

test('§13.2: for the enemy a unit in ambush is off the table, in words and to see', () => {
  const british = view(heart, table, 1 as Side)
  const { page } = inEnglish(heart)
  const lines = page.describe(british, 1 as Side)
  expect(lines.filter((line) => line.includes('(g4)'))).toEqual([
    expect.stringMatching(/in ambush, off the table.*\(g4\): Askaris, 2 of 2/),
  ])
  const isOfG4 = ({ space }: { readonly space: number }) => space === unit('g4')
  expect([
    page.pieces(british, 1 as Side).some(isOfG4),
    page.tabletop?.troops(british, 1 as Side).some(isOfG4),
  ]).toEqual([false, false])
  expect(page.pieces(table, GERMAN).filter(isOfG4)).toHaveLength(2)
  expect(JSON.stringify(page.status(british).timeline[0]?.plan)).toContain('off the table')
  expect(JSON.stringify(page.status(table).timeline[0]?.plan)).not.toContain('off the table')
})

test('it tells what the points are for, and where the ground lies, in either language', () => {
  expect(inEnglish(heart).page.describe(table, GERMAN)).toContainEqual(
    expect.stringMatching(/^Germans: 0; 0 lost, withdraw at 7 \(17\.5\), British: 3; .*\(3\)/),
  )
  expect(inEnglish(heart).page.describe(table, GERMAN)).toContainEqual(
    expect.stringContaining('culvert 34, 37 to 38, 41;'),
  )
  const lines = speak(heart, german).page.describe(table, GERMAN)
  expect(lines).toContainEqual(expect.stringContaining(' 34, 37 bis 38, 41;'))
  expect(lines).toContainEqual(
    expect.stringContaining('6 von 6, bei 10, 41, Blick nach Osten (90), Doppellinie, 3 nebeneinander'),
  )
})
