import { kernelRefusals, Match, SECOND, sideWord, writeRecord } from '@boma/kernel'
import { act, type Toy, toy } from '@boma/testing/toy'
import { expect, test } from 'vitest'
import { type Game, inEnglish, optionName, scenarioName, seatName, speak } from '../game.ts'
import { sayRefusal } from '../say.ts'
import type { Tongue } from '../tongue.ts'

const german: Tongue = {
  ...toy.english,
  language: 'de',
  name: 'Karawanen',
  sides: ['Norden', 'Süden'],
  scenarios: { calm: 'Windstille' },
  options: { wells: 'Brunnen' },
  messages: {},
}
const karawanen = speak(toy, german)

test('a game in another language has other names, and keeps those that nobody translated', () => {
  expect(karawanen.tongue.name).toBe('Karawanen')
  expect(toy.scenarios.map(({ id }) => scenarioName(karawanen, id))).toEqual(['Windstille', 'Storm'])
  expect(toy.options.map(({ id }) => optionName(karawanen, id))).toEqual(['Brunnen', 'Night'])
  expect(seatName(karawanen, { id: 'south', side: SECOND })).toBe('Süden')
  expect(sayRefusal(karawanen, kernelRefusals.over())).toBe('die Partie ist zu Ende')
})

test('its records are the same as ever', () => {
  const recorded = (game: Game<Toy>) => {
    const match = new Match(game, { scenario: 'calm', dice: { kind: 'manual' } })
    match.play(match.decision?.seat, act.load(4))
    match.play(match.decision?.seat, act.load(2))
    return writeRecord(match.tell().record())
  }
  expect(recorded(karawanen)).toBe(recorded(inEnglish(toy)))
  expect(sideWord(karawanen, SECOND)).toBe('south')
})
