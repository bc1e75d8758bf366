import { parseAction, view } from '@boma/kernel'
import { type Forecast, inEnglish } from '@boma/showing'
import { expect, test } from 'vitest'
import { tanga } from '../../index.ts'
import { GERMAN } from '../../roster.ts'
import { given, type Position } from '../../tests/given.ts'

function forecast(g: Position, notation: string): Forecast {
  const action = parseAction(tanga.actions, notation)
  const told = action === undefined ? undefined : inEnglish(tanga).page.advice.forecast?.(g.t, action)
  if (told === undefined) throw new Error(`nothing is told of ${notation}`)
  expect(told.outcomes.reduce((sum, each) => sum + each.probability, 0)).toBeCloseTo(1, 10)
  return told
}
const chances = ({ outcomes }: Forecast) => Object.fromEntries(outcomes.map((each) => [each.name, each.probability]))

test('10.28 a gun out of sight of its target is told how seldom a shell falls there, and what it does', () => {
  const g = given()
    .units({ 'hering-dorothea': '0710 SE', 'raj13-a': '1310 NW', 'raj13-b': '1310', 'fk1-1': '1311 SE' })
    .phase('artillery')
    .play('aim hering-dorothea')
  const told = forecast(g, 'at 1310')
  expect(told.title).toBe('Shell at 1310: 33 in a hundred that it falls there')
  expect(told.lines?.map(({ text, value }) => `${text} ${value}`)).toEqual(['Gun +5', 'In the ditch −2'])
  expect(told.assumes).toContain('as if no other shell hit before')
  const { 'costs a unit': unit = 0, 'hurts your own': own = 0, 'hits nobody': nobody = 0 } = chances(told)
  // Both in good order: the first check disorganizes the top one, and the second can only lose it.
  expect(unit).toBeGreaterThan(0)
  expect(unit).toBeLessThan(1 / 3)
  // The next hex to the south, by one direction and a 1, has their own: 4/6 × 1/36, and not every shell hits.
  expect(own).toBeGreaterThan(0)
  expect(own).toBeLessThan(4 / 6 / 36)
  expect(nobody).toBeGreaterThan(2 / 3)
})

test('10.28a what is near and in sight is hit without a die', () => {
  const g = given()
    .units({ 'hering-dorothea': '0410 SE', 'raj13-a': '0511 NW' })
    .phase('artillery')
    .play('aim hering-dorothea')
  expect(forecast(g, 'at 0511').title).toContain('100 in a hundred')
})

test('10.27 a naval shot tells of those around, and needs no roll where it falls', () => {
  const g = given()
    .units({ 'raj13-a': '1310 NW', 'fk1-1': '1110 SE' })
    .arrange((t) => {
      t.naval.britishShots = 1
    })
  g.phase('artillery')
  const told = forecast(g, 'bombard 1110')
  expect(told.lines).toEqual([])
  // A company in good order: 1 or 2 of six eliminates it, else it is disorganized.
  expect(chances(told)['costs a unit']).toBeCloseTo(1 / 3 / 3, 10)
  const { disorganizes = 0 } = chances(told)
  expect(disorganizes).toBeCloseTo((1 / 3) * (2 / 3), 10)
  expect(chances(told)['hits nobody']).toBeCloseTo(2 / 3, 10)
})

test('10.27 the factors of option 3 are told of for each number that may be fired', () => {
  const g = given()
    .units({ 'raj13-a': '1710 NW', 'fk1-1': '1110 SE' })
    .arrange((t) => {
      t.naval.factors = 4
    })
  g.phase('artillery')
  const few = chances(forecast(g, 'salvo 1 at 1110'))['hits nobody'] ?? 0
  expect(chances(forecast(g, 'salvo 4 at 1110'))['hits nobody']).toBeLessThan(few)
  expect(forecast(g, 'salvo 4 at 1110').lines?.[0]).toMatchObject({ text: 'Factors of the salvo', value: '+4' })
})

test('19.7, 10.28 a shell at a stack that lies face down says that it hits somebody, and not whom', () => {
  const g = given('campaign', ['fog', 'lee-enfield', 'melee-six'])
    .units({ 'hering-dorothea': '0710 SE', 'raj13-a': '1310 NW', 'raj13-b': '1310', 'raj13-co': '1310' })
    .arrange((t) => {
      t.naval.britishShots = 1
    })
  g.phase('artillery').play('aim hering-dorothea')
  const action = parseAction(tanga.actions, 'at 1310')
  const seen = view(tanga, g.t, GERMAN)
  const told = action === undefined ? undefined : inEnglish(tanga).page.advice.forecast?.(seen, action)
  expect(told?.outcomes.reduce((sum, each) => sum + each.probability, 0)).toBeCloseTo(1, 10)
  // One in three falls there, and 5 less 2 for the ditch is rolled by 3 of 36.
  expect(told && chances(told)['hits whom you cannot see']).toBeCloseTo((1 / 3) * (3 / 36), 10)
  expect(told?.outcomes.map((each) => each.name)).toEqual(['hits whom you cannot see', 'hits nobody'])
})

test('10.26, 10.27 a shell is as grave as an attack wherever it is aimed, and one at friends is told as that', () => {
  const offered = (g: Position, notation: string) => {
    const action = parseAction(tanga.actions, notation)
    const { hostile, commits } = action === undefined ? {} : inEnglish(tanga).page.offer(g.t, action)
    return [hostile, commits]
  }
  const ship = given()
    .units({ 'raj13-a': '1310 NW', 'fk1-1': '1110 SE' })
    .arrange((t) => {
      t.naval.britishShots = 1
    })
  ship.phase('artillery')
  expect(['bombard 1110', 'bombard 1310'].map((order) => offered(ship, order))).toEqual([
    [true, true],
    [false, true],
  ])
  const gun = given().units({ 'hering-dorothea': '0710 SE', 'raj13-a': '1310 NW', 'fk1-1': '1311 SE' })
  gun.phase('artillery').play('aim hering-dorothea')
  expect(['at 1310', 'at 1311'].map((order) => offered(gun, order))).toEqual([
    [true, true],
    [false, true],
  ])
  const told = chances(forecast(gun, 'at 1311'))
  expect(told['hurts your own']).toBeGreaterThan(told['costs a unit'] ?? 0)
})
