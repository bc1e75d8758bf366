import { type Game, scenarioName, type Tongue } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { createRoot } from 'solid-js'
import { afterEach, expect, test } from 'vitest'
import { actionOf, seated } from '../../play/session/tests/table.ts'
import { learn, spoken, spokenBoxOf } from '../spoken.ts'
import { language } from '../words.ts'

afterEach(() => language.set('en'))

const sample = skirmish as unknown as Game

test('a game is spoken in its own language until its words in another have come', async () => {
  language.set('de')
  expect(spoken(sample).tongue.name).toBe('Skirmish at the ford')
  await learn(sample)
  expect(spoken(sample).tongue.name).toBe('Gefecht an der Furt')
  expect(spoken(sample)).toBe(spoken(sample))
  language.set('en')
  expect(spoken(sample).tongue).toBe(sample.english)
  expect(spoken(sample)).toBe(spoken(sample))
})

test('a match under way changes its language in the middle of a question', async () => {
  const session = seated()
  session.play(actionOf('activate B1'))
  expect(session.question()).toBe('March, fire, rally or halt with B1')
  language.set('de')
  await learn(sample)
  expect(session.question()).toBe('Mit B1 marschieren, feuern, sammeln oder halten')
  expect(session.offers().find((offer) => offer.main)?.label).toBe('Halten')
  expect(session.whyNot(actionOf('march to 0404'))?.sentence).toBe(
    '0404 ist nicht das nächste Feld: Marschiert wird von Feld zu benachbartem Feld.',
  )
  expect(session.game.tongue.sides).toEqual(['Blau', 'Rot'])
  expect(session.record()).toContain('blue')
})

test('a box brings the words along with the game', async () => {
  language.set('de')
  const game = await spokenBoxOf('skirmish')?.load()
  expect(game?.scenarios.map(({ id }) => scenarioName(spoken(game), id))).toEqual(['Die Furt', 'Der Überfall'])
  expect(spokenBoxOf('nothing')).toBeUndefined()
})

test('words that do not come are sent for once, and leave the game as it is', async () => {
  let asked = 0
  const lost = (): Promise<Tongue> => {
    asked++
    return Promise.reject(new Error('offline'))
  }
  const silent: Game = { ...sample, id: 'silent', tongues: { de: lost } }
  language.set('de')
  await learn(silent)
  expect(createRoot(() => [spoken(silent), spoken(silent)].map((game) => game.tongue))).toEqual([
    sample.english,
    sample.english,
  ])
  expect(asked).toBe(1)
})
