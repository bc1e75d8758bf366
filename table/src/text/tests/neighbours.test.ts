import { Match } from '@boma/kernel'
import { lettow } from '@boma/lettow'
import type { GameMatch } from '@boma/showing'
import { windhoek } from '@boma/windhoek'
import { createRoot } from 'solid-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../../play/session/open-session.ts'
import type { Session } from '../../play/session/session.ts'
import { seated } from '../../play/session/tests/table.ts'
import { localReferee } from '../../referee/local.ts'
import { language } from '../../words/words.ts'
import { obey } from '../commands.ts'

beforeAll(() => language.set('en'))

const dice = { kind: 'cipher', secret: new Uint8Array(32) } as const
const sit = (match: unknown): Session =>
  createRoot(() => openSession('test', localReferee(match as GameMatch), ['person', 'person']))

describe('what lies around a place', () => {
  test('on a hex map: clockwise from the north, with its ground, its name and whose counters are there', () => {
    const around = obey(seated(), 'at 0402').slice(2)
    expect(around.map((line) => line.split(':')[0])).toEqual([
      'North',
      'North-east',
      'South-east',
      'South',
      'South-west',
      'North-west',
    ])
    expect(around).toContain('South: 0403, open, Blue: B2, rifles')
    expect(around).toContain('North: 0401, open')
  })

  test('at the edge of the map only what is there', () => {
    const around = obey(seated(), 'at 0101').slice(2)
    expect(around.length).toBeGreaterThan(0)
    expect(around.join()).not.toMatch(/North/)
  })

  test('of a hidden enemy no more than that it is there', () => {
    const around = obey(seated({ fog: true }), 'at 0502').join('\n')
    expect(around).toMatch(/Red: R1$/m)
    expect(around).not.toMatch(/Red: R1, rifles/)
  })

  test('a column of which nothing is known (26.0) is a counter you may not see', () => {
    const session = sit(new Match(windhoek, { scenario: 'standard', dice }))
    // The Germans set up first, and the Allies look.
    obey(session, 'ready')
    expect(obey(session, 'at 2118')).toContainEqual(
      expect.stringMatching(/: Swakopmund 2117, .*, German: A counter you may not see$/),
    )
  })

  test('on a map of points: the ways from there, and how they go', () => {
    const session = sit(new Match(lettow, { scenario: lettow.scenarios[0]?.id ?? '', dice }))
    const around = obey(session, 'at Dar es Salaam').slice(2)
    expect(around.length).toBeGreaterThan(1)
    expect(around).toContainEqual(expect.stringMatching(/^West: Morogoro, by rail/))
    for (const line of around) expect(line).toMatch(/^[NSEW][a-z-]+: .+, by (road|rail|water)/)
  })
})
