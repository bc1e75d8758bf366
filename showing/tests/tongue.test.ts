import { kernelRefusals, Match, SECOND, sideWord, writeRecord } from '@boma/kernel'
import { act, type Toy, toy } from '@boma/testing/toy'
import { expect, test } from 'vitest'
import { sayRefusal } from '../say.ts'
import { spokenIn, type Tongue } from '../tongue.ts'

const german: Tongue<Toy> = {
  name: 'Karawanen',
  sides: ['Norden', 'Süden'],
  scenarios: { calm: 'Windstille' },
  options: { wells: 'Brunnen' },
  present: { ...toy.present, language: 'de', messages: {} },
}
const karawanen = spokenIn(toy, german)

test('a game in another language has other names, and keeps those that nobody translated', () => {
  expect(karawanen.name).toBe('Karawanen')
  expect(karawanen.sides).toEqual(['Norden', 'Süden'])
  expect(karawanen.scenarios.map((s) => [s.id, s.name])).toEqual([
    ['calm', 'Windstille'],
    ['storm', 'Storm'],
  ])
  expect(karawanen.options.map((o) => o.name)).toEqual(['Brunnen', 'Night'])
  expect(sayRefusal(karawanen, kernelRefusals.over())).toBe('die Partie ist zu Ende')
})

test('its records are the same as ever', () => {
  const recorded = (game: typeof toy) => {
    const match = new Match(game, { scenario: 'calm', dice: { kind: 'manual' } })
    match.play(match.decision?.seat, act.load(4))
    match.play(match.decision?.seat, act.load(2))
    return writeRecord(match.tell().record())
  }
  expect(recorded(karawanen)).toBe(recorded(toy))
  expect(sideWord(spokenIn(karawanen, german), SECOND)).toBe('south')
})
