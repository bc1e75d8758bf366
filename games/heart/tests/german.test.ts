import { inEnglish, sayAction, sayRefusal, speak } from '@boma/showing'
import { catalogueFaults } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { act, refuse } from '../actions.ts'
import { GROUND } from '../data/ground.ts'
import { LISTS } from '../data/lists.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import { TYPES } from '../data/types.ts'
import { CHARACTERISTICS } from '../data/values.ts'
import { heart } from '../index.ts'
import type { Unit } from '../roster.ts'
import { messages } from '../words/english/messages.ts'
import * as englishNames from '../words/english/names.ts'
import { german } from '../words/german/index.ts'
import { messages as deutsch } from '../words/german/messages.ts'
import * as germanNames from '../words/german/names.ts'

const spoken = speak(heart, german)
const B1 = 24 as Unit
const G3 = 2 as Unit

describe('in English', () => {
  test('every action has a label', () => {
    const known = Object.keys(messages)
    expect(Object.keys(act).filter((name) => !known.includes(`do.${name}`))).toEqual([])
  })

  test('refusals name the unit as it is marked on the table', () => {
    expect(sayRefusal(inEnglish(heart), refuse.dispersedCharge(G3))).toBe(
      '9.6: G3 is dispersed: it must be in close order to charge',
    )
    expect(sayAction(inEnglish(heart), act.charge(B1, G3))).toBe('B1 charges G3')
  })
})

describe('in German', () => {
  test('there is a message for every message, with the same facts', () => {
    expect(catalogueFaults(messages, deutsch)).toEqual([])
  })

  test('scenarios and options are all real', () => {
    expect(Object.keys(german.scenarios).toSorted()).toEqual(heart.scenarios.map((s) => s.id).toSorted())
    expect(Object.keys(german.options)).toEqual(heart.options.map((o) => o.id))
  })

  test('what is forbidden is told in German', () => {
    expect(sayRefusal(spoken, refuse.dispersedCharge(G3))).toBe(
      '9.6: G3 ist aufgelöst: Zum Sturm muss sie geschlossen sein',
    )
    expect(sayAction(spoken, act.turn(G3, 4))).toBe('G3 nach Osten wenden')
  })

  test('it is fetched when somebody wants it', async () => {
    const { de } = heart.tongues ?? {}
    expect(await de?.()).toBe(german)
  })
})

describe.each([
  ['English', englishNames],
  ['German', germanNames],
] as const)('names in %s', (_, names) => {
  test('troop types, characteristics and kinds of ground are all named, and no other', () => {
    expect(Object.keys(names.types)).toEqual(TYPES.map(({ id }) => id))
    expect(Object.keys(names.characteristics)).toEqual([...CHARACTERISTICS])
    expect(Object.keys(names.ground)).toEqual(GROUND.map(({ id }) => id))
  })

  test('every piece of ground of every scenario is named, and no other', () => {
    for (const { id, terrain } of SCENARIOS)
      expect([id, ...Object.keys(names.places[id] ?? {})]).toEqual([id, ...terrain.map((piece) => piece.id)])
  })
})

test('every objective has its sentence, and every unit that is renamed exists', () => {
  for (const { id, objectives } of SCENARIOS)
    expect(Object.keys(messages).filter((key) => key.startsWith(`goal.${id}.`))).toHaveLength(objectives.length)
  const known = new Set([
    ...SCENARIOS.flatMap(({ forces }) => [...forces.german, ...forces.british].map(({ name }) => name)),
    ...LISTS.flatMap(({ units }) => units.map(({ name }) => name)),
  ])
  expect(Object.keys(germanNames.units).filter((name) => !known.has(name))).toEqual([])
  expect(Object.keys(germanNames.lists)).toEqual(LISTS.map(({ id }) => id))
})
