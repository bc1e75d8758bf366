import { describe, expect, test } from 'vitest'
import { QUININE } from '../../rules/06.1-effects.ts'
import { nobodyToCome } from '../fresh.ts'
import { given } from '../given.ts'

const begin = { procedure: 'attrition', at: 0 }
const rain = () =>
  given()
    .set({ turn: 8 })
    .units({
      '29-Pjb': '2506',
      '2-LNL': '2506',
      '13-Rjpt': '3412',
      '61st': 'ocean',
      '101-Gn': '3412',
      '130-Blc': ['3412', 'reduced'],
      '1/1-KAR': '2041',
      'KAR-DET-1': '2506',
      '1-F-Pub': '0205',
      'Hvy-1': '2506',
      Indigena: '3536',
      '7-SK': '2711',
      '8-SK': '2711',
      'Dar-Hrbr': '3219',
      '1-FK': '2511',
      'A-RK': ['2511', 'reduced'],
    })
    .arrange(nobodyToCome)

describe('6.2 attrition', () => {
  test('6.2.1 it comes on rain turns alone', () => {
    expect(
      rain()
        .set({ turn: 7 })
        .run(begin)
        .events.some((e) => e.rule.startsWith('6.2')),
    ).toBe(false)
  })

  test('6.2.2 neither Belgian, KAR nor FK, and at full strength; no one-step gun, no neutral Portuguese', () => {
    const g = rain().run(begin)
    expect(g.asked).toBe('german attrition')
    for (const free of ['130-Blc', '1/1-KAR', 'KAR-DET-1', '1-F-Pub', 'Hvy-1', 'Indigena', '7-SK', '17-Cav'])
      expect(g.why(`strike ${free}`), free).toBe('6.2.2')
    expect(g.legal).toEqual(['strike 29-Pjb', 'strike 13-Rjpt'])
    expect(g.why('strike 61st')).toBe('6.2.3')
  })

  test('6.2.3 the German reduces four of the Entente, in one order, 6.2.4 then the Entente two of his', () => {
    const g = rain().run(begin)
    const first = g.legal[0] as string
    g.play(first)
    expect(g.why(first)).toBe('6.2.2')
    while (g.asked === 'german attrition') g.play(g.legal[0] as string)
    const reduced = ['29-Pjb', '2-LNL', '13-Rjpt', '61st', '101-Gn'].filter((name) => g.at(name).includes('reduced'))
    expect(reduced.length).toBe(4)
    expect(g.asked).toBe('entente attrition')
    expect(g.why('strike 1-FK')).toBe('6.2.2')
    expect(g.why('strike A-RK')).toBe('6.2.2')
    g.play(g.legal[0] as string).play(g.legal[0] as string)
    expect(['7-SK', '8-SK', 'Dar-Hrbr'].filter((name) => g.at(name).includes('reduced')).length).toBe(2)
    expect(g.asked).not.toBe('entente attrition')
  })

  test('6.2.3 an earlier pick must leave enough for the rest', () => {
    const g = rain().run(begin)
    const last = ['29-Pjb', '2-LNL', '13-Rjpt', '61st', '101-Gn'].filter((name) => g.why(`strike ${name}`) !== '')
    expect(last.length).toBe(3)
  })

  test('6.2.4 where there are not so many, all suffer; with quinine short three do', () => {
    const g = rain()
      .arrange((t) => {
        t.events.lasting = QUININE
      })
      .run(begin)
    while (g.asked === 'german attrition') g.play(g.legal[0] as string)
    for (const name of ['7-SK', '8-SK', 'Dar-Hrbr']) expect(g.at(name)).toContain('reduced')
  })

  test('6.2.4 with quinine short the Entente reduces three and no fourth', () => {
    const g = rain()
      .units({ '9-SK': '2711', '10-SK': '2711' })
      .arrange((t) => {
        t.events.lasting = QUININE
      })
      .run(begin)
    while (g.asked === 'german attrition') g.play(g.legal[0] as string)
    while (g.asked === 'entente attrition') g.play(g.legal[0] as string)
    expect(['7-SK', '8-SK', '9-SK', '10-SK', 'Dar-Hrbr'].filter((name) => g.at(name).includes('reduced')).length).toBe(
      3,
    )
  })

  test('6.2.3 who is passed over is not picked any more', () => {
    const g = rain().run(begin)
    while (g.asked === 'german attrition') g.play(g.legal[0] as string)
    expect(g.play('strike 8-SK').whyName('strike 7-SK')).toBe('pickedAlready')
    expect(g.legal).toEqual(['strike Dar-Hrbr'])
  })

  test('6.2.3 the next in order may be picked at once: the order passes nobody over', () => {
    const g = rain().run(begin)
    const first = g.legal.find((each) => each === 'strike 29-Pjb') as string
    const before = g.legal.indexOf(first)
    expect(g.legal.slice(before)).toEqual(['strike 29-Pjb', 'strike 13-Rjpt'])
    expect(g.play(first).legal).toContain('strike 13-Rjpt')
    const germans = rain().run(begin)
    while (germans.asked === 'german attrition') germans.play(germans.legal[0] as string)
    expect(germans.legal).toEqual(['strike 7-SK', 'strike 8-SK'])
    expect(germans.play('strike 7-SK').legal).toEqual(['strike 8-SK', 'strike Dar-Hrbr'])
  })
})
