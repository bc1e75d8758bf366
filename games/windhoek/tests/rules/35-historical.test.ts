import { describe, expect, test } from 'vitest'
import { ALLIED_HISTORICAL } from '../../data/scenarios.ts'
import { ALLIED, unit } from '../../roster.ts'
import { fresh } from '../fresh.ts'
import { place } from '../given.ts'

const historical = () => fresh(1, 'historical').dice(5).play('ready')

describe('35.0 the historical Allied deployment', () => {
  test('35.0 the three columns and Walvis Bay stand without a choice', () => {
    const g = historical()
    const fixed = ['cape-colony', '4029', '3233', '2118'] as const
    for (const spot of fixed)
      for (const name of ALLIED_HISTORICAL[spot] ?? [])
        if (!name.startsWith('Mil-') || name === 'Mil-Walvis')
          expect(g.table.units.where[unit(name)], name).toBe(place(spot === 'cape-colony' ? 'cape' : spot, ALLIED))
    expect(g.events.filter((e) => e.rule === '35.0')).toHaveLength(9 + 4 + 5 + 2)
  })

  test('35.0 only militia and the Portuguese are left to place', () => {
    const g = historical()
    const asked: string[] = []
    while (g.decision?.prompt === 'place' && asked.length < 9) {
      const first = g.legal()[0] ?? ''
      asked.push(first.split(' ')[1] ?? '')
      g.dice(...(asked.length === 9 ? [1] : [])).play(first)
    }
    expect(asked).toEqual('Mil-Nolloth Mil-Springbok Mil-Upington P-Mil-1 P-Mil-2 CP DA P-Inf-1 P-Inf-2'.split(' '))
    expect(g.table.tracks.turn).toBe(1)
  })

  test('35.0 militia may go to any South African town, and nowhere else', () => {
    const g = historical()
    expect(g.legal().filter((a) => a.startsWith('place'))).toHaveLength(3)
    expect(g.why('place Mil-Nolloth at 2118')).toBe('35.0')
  })
})
