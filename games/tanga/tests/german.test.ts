import { inEnglish, sayAction, sayNews, sayQuestion, sayRefusal, speak } from '@boma/showing'
import { catalogueFaults } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { act, refuse } from '../actions.ts'
import { type Beach, hex } from '../board.ts'
import { GOVERNMENT, SITES } from '../data/map.ts'
import { LANDING_GROUPS } from '../data/scenarios.ts'
import { tanga } from '../index.ts'
import { FORMATION_IDS, type Group, groupNamed, NAMES, unit } from '../roster.ts'
import { messages } from '../words/english/messages.ts'
import { german } from '../words/german/index.ts'
import { counters, formations, groups, sites } from '../words/german/names.ts'
import { given } from './given.ts'

const spoken = speak(tanga, german)

describe('in English', () => {
  test('sentences name counters, places and groups', () => {
    expect(sayRefusal(inEnglish(tanga), refuse.noOfficer(unit('raj13-a')))).toBe(
      '6.2.2e: A/13 Rajput has nobody to rally it: an officer of its formation, or one of the staff, must be with it',
    )
    expect(sayRefusal(inEnglish(tanga), refuse.notOnBeach(hex('1009')))).toContain('Kaiser Hotel (1009)')
    expect(sayAction(inEnglish(tanga), act.debark(groupNamed('kash3'), 0 as Beach))).toBe(
      'Land 3rd Kashmir half battalion on beach A',
    )
    expect(sayAction(inEnglish(tanga), act.debark(LANDING_GROUPS.length as Group, 1 as Beach))).toContain(
      '28th Mountain Battery',
    )
  })

  test('every action has a label', () => {
    const known = Object.keys(messages).filter((key) => key.startsWith('do.'))
    const missing = Object.keys(act).filter((name) => !known.includes(`do.${name}`))
    expect(missing).toEqual([])
  })
})

describe('in German', () => {
  test('there is a message for every message, with the same facts', () => {
    expect(catalogueFaults(messages, german.messages)).toEqual([])
  })

  test('scenarios, options, and the counters, formations and places that are called otherwise are all real', () => {
    expect(Object.keys(german.scenarios)).toEqual(tanga.scenarios.map((s) => s.id))
    expect(Object.keys(german.options)).toEqual(tanga.options.map((o) => o.id))
    expect(Object.keys(counters).filter((id) => !NAMES.includes(id))).toEqual([])
    expect(Object.keys(formations).filter((id) => !FORMATION_IDS.includes(id))).toEqual([])
    expect(Object.keys(groups).filter((id) => !LANDING_GROUPS.some((g) => g.id === id))).toEqual([])
    expect(Object.keys(sites).toSorted()).toEqual([...GOVERNMENT, ...SITES].map((s) => s.name).toSorted())
    const { unit: units = [], formation = [], group = [] } = german.names ?? {}
    expect(new Set(units).size).toBe(NAMES.length)
    expect(new Set(formation).size).toBe(FORMATION_IDS.length)
    expect(new Set(group).size).toBe(LANDING_GROUPS.length + 1)
  })

  test('what is asked, what happens and what is forbidden is told in German', () => {
    const g = given().units({ 'raj13-a': '2005 N disorganized', 'raj13-co': '2005', 'raj13-b': '2006 N disorganized' })
    g.phase('rally')
    expect(sayQuestion(spoken, g.t)).toBe('Welche ungeordneten Einheiten versuchen, sich zu sammeln?')
    g.dice(1).play('rally raj13-a')
    expect(g.events.map((e) => sayNews(spoken, e))).toContain('A/13 Rajput sammelt sich, mit höchstens 2.')
    expect(sayRefusal(spoken, refuse.noOfficer(unit('raj13-b')))).toContain('hat niemanden zum Sammeln')
    expect(spoken.page.describe(g.t, 0 as never)[0]).toBe('Runde 13 von 68: 3. November, 1000 Uhr, Tag')
  })

  test('it is fetched when somebody wants it', async () => {
    const { de } = tanga.tongues ?? {}
    expect(await de?.()).toBe(german)
  })
})
