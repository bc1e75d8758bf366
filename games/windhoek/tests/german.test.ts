import { NOBODY } from '@boma/kernel'
import { inEnglish, sayAction, sayNews, sayRefusal, speak } from '@boma/showing'
import { catalogueFaults } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { act, refuse } from '../actions.ts'
import { CAPE, hex } from '../board.ts'
import { PLACES, TURNS } from '../data/in-force.ts'
import { windhoek } from '../index.ts'
import { UNIT_NAMES, unit } from '../roster.ts'
import { messages } from '../words/english/messages.ts'
import { german } from '../words/german/index.ts'
import { counters, months, options, towns } from '../words/german/names.ts'
import { marching } from './marching.ts'

const spoken = speak(windhoek, german)
const march = () =>
  marching('german', { 'FK-1': '2117', 'G-Mil-1': '2117', CTH: '2118' }).play('march from 2117', 'join FK-1', 'go')

describe('in English', () => {
  test('sentences name counters and towns, and half points as people count them', () => {
    expect(sayRefusal(inEnglish(windhoek), refuse.staticTwice(unit('G-Mil-1'), hex('2117')))).toBe(
      '14.3: Swakopmund (2117) holds a static unit like German militia 1 already: it must be a hex without one',
    )
    expect(sayRefusal(inEnglish(windhoek), refuse.tooDear(hex('3425'), 7, 1))).toBe(
      '13.4: 3425 costs 3½ movement points and ½ are left: it takes another march, or a cheaper way',
    )
    expect(sayAction(inEnglish(windhoek), act.march(CAPE))).toBe('March from Cape Colony')
    expect(march().events.map((e) => sayNews(inEnglish(windhoek), e))).toEqual([
      'The Germans march from Swakopmund (2117); action points left: 5.',
      '1. Feldkompanie joins the force in Swakopmund (2117).',
    ])
  })
})

describe('in German', () => {
  test('there is a message for every message, with the same facts', () => {
    expect(catalogueFaults(messages, german.messages)).toEqual([])
  })

  test('of points to move with it speaks as its rulebook does', () => {
    const told = Object.entries(german.messages).filter(([, text]) => /\bM[PA]\b/.test(text))
    expect(told).toEqual([])
    expect(german.messages['fact.points']).toBe('{points} BP')
  })

  test('options, months, and the counters and towns that are called otherwise are all real', () => {
    expect(Object.keys(options)).toEqual(windhoek.options.map((o) => o.id))
    expect(Object.keys(german.scenarios)).toEqual(windhoek.scenarios.map((s) => s.id))
    expect(months).toHaveLength(TURNS.months.length)
    expect(Object.keys(counters).filter((id) => !UNIT_NAMES.includes(id))).toEqual([])
    expect(Object.keys(towns).filter((name) => !PLACES.some((place) => place.name === name))).toEqual([])
    const { unit: units = [] } = german.names ?? {}
    expect(new Set(units).size).toBe(UNIT_NAMES.length)
  })

  test('what happens, what is forbidden and what may be done is told in German', () => {
    expect(march().events.map((e) => sayNews(spoken, e))).toEqual([
      'Die Deutschen marschieren von Swakopmund (2117); übrige Aktionspunkte: 5.',
      '1. Feldkompanie schließt sich der Truppe in Swakopmund (2117) an.',
    ])
    expect(sayRefusal(spoken, refuse.enemyThere(hex('2118')))).toBe(
      '13.3: in Walfischbai (2118) steht der Feind: Halten Sie daneben und greifen Sie an, denn erst ein leeres Feld lässt sich betreten',
    )
    expect(sayAction(spoken, act.march(CAPE))).toBe('Von Kapland marschieren')
  })

  test('so are the map, the month and the described table', () => {
    const { t } = march()
    const page = spoken.page
    expect(page?.status(t)).toMatchObject({
      heading: 'Oktober 1914',
      meters: [{ name: 'Alliierte AP' }, { name: 'Deutsche AP' }],
    })
    expect(page?.board(t).towns.map((town) => town.name)).toContain('Windhuk')
    expect(page?.board(t).boxes[0]?.name).toBe('Kapland')
    expect(page?.pieces(t, NOBODY).map((piece) => piece.fullName)).toContain('Deutsche Landwehr 1')
    expect(page.offer(t, act.stop()).label).toBe('Hier halten')
    expect(spoken.page.describe(t, NOBODY)).toEqual(
      expect.arrayContaining([
        'Runde 2 von 10, Oktober 1914, trocken. Portugal ist neutral.',
        '  2118 Walfischbai: Cape Town Highlanders (CTH)',
      ]),
    )
  })

  test('it is fetched when somebody wants it', async () => {
    const { de } = windhoek.tongues ?? {}
    expect(await de?.()).toBe(german)
  })
})
