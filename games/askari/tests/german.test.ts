import { type Action, NOBODY, parseAction } from '@boma/kernel'
import { inEnglish, sayAction, sayNews, sayQuestion, sayRefusal, speak } from '@boma/showing'
import { catalogueFaults } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { act, refuse } from '../actions.ts'
import { hex, TOWN_NAMES } from '../board.ts'
import { EVENTS } from '../data/charts.ts'
import { askari } from '../index.ts'
import { NAMES, unit } from '../roster.ts'
import { messages } from '../words/english/messages.ts'
import { german } from '../words/german/index.ts'
import { counters, towns } from '../words/german/names.ts'
import { given } from './given.ts'

const spoken = speak(askari, german)

describe('in English', () => {
  test('sentences name counters and towns', () => {
    expect(sayRefusal(inEnglish(askari), refuse.oneAlready(hex('0507')))).toBe(
      '8.1.8b: a unit has come to Kigali (0507) this turn, and without a line of communications it takes no more: trace one, or cite a Carrier',
    )
    expect(sayAction(inEnglish(askari), act.rebuild(unit('1-FK')))).toContain('Rebuild ')
  })

  test('waters have their names, and not the words that are typed for them', () => {
    const lake = act.board.body(parseAction(askari.actions, 'board tanganyika') as Action)
    expect(sayAction(inEnglish(askari), act.board(lake))).toBe('Board: Lake Tanganyika')
    expect(sayRefusal(inEnglish(askari), refuse.enemyWater(lake))).toContain(
      'the enemy controls that water (Lake Tanganyika):',
    )
    expect(sayAction(spoken, act.board(lake))).toBe('Sich einschiffen: Tanganjikasee')
  })
})

describe('in German', () => {
  test('there is a message for every message, with the same facts', () => {
    expect(catalogueFaults(messages, german.messages)).toEqual([])
  })

  test('scenarios, seats, and the counters and towns that are called otherwise are all real', () => {
    expect(Object.keys(german.scenarios)).toEqual(askari.scenarios.map((s) => s.id))
    expect(Object.keys(german.options)).toEqual(askari.options.map((o) => o.id))
    expect(Object.keys(german.seats ?? {})).toEqual(askari.seats?.map((s) => s.id))
    expect(Object.keys(counters).filter((id) => !NAMES.includes(id))).toEqual([])
    expect(Object.keys(towns).filter((name) => !TOWN_NAMES.includes(name))).toEqual([])
    const { unit: units, event: events } = german.names
    expect(new Set(units).size).toBe(NAMES.length)
    expect(new Set(events).size).toBe(new Set(Object.values(EVENTS).flat()).size)
  })

  test('what is asked, what happens and what is forbidden is told in German', () => {
    const g = given('campaign').set({ turn: 8 }).dice(3, 5).run({ procedure: 'random-events', at: 0 })
    expect(sayQuestion(spoken, g.t)).toBe('Welche Strecke der Ugandabahn wird überfallen?')
    g.play('raid mombasa/voi')
    expect(g.events.map((e) => sayNews(spoken, e))).toContain('Die Strecke Mombasa–Voi wird überfallen.')
    expect(sayRefusal(spoken, refuse.notAlike(unit('1-FK'), unit('Dar-Hrbr')))).toContain('sind von zweierlei Art')
    expect(spoken.page.describe(g.t, NOBODY)[0]).toContain('Regenzeit 1915')
  })

  test('it is fetched when somebody wants it', async () => {
    const { de } = askari.tongues ?? {}
    expect(await de?.()).toBe(german)
  })
})
