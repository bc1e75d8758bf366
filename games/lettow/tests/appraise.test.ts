import { describe, expect, test } from 'vitest'
import { clash, type Host, outcome } from '../counsel/appraise/clash.ts'
import { appraise } from '../counsel/appraise.ts'
import { ALLIED, GERMAN } from '../roster.ts'
import { given } from './given.ts'

type Where = Readonly<Record<string, string>>
const allied = (where: Where, turn = 2): number =>
  appraise(
    given()
      .units(where)
      .set((t) => {
        t.tracks.turn = turn
      }).t,
    ALLIED,
  )

describe('the worth of a position', () => {
  test('is to one side what it costs the other, and all or nothing at the end', () => {
    const p = given().units({ '1-FKA': 'Tabora', '1/KAR': 'Voi', EAD: 'Mombasa' })
    expect(appraise(p.t, ALLIED)).toBe(-appraise(p.t, GERMAN))
    expect(Math.abs(appraise(p.t, ALLIED))).toBeLessThan(1)
    p.set((t) => {
      t.core.result = 1 + GERMAN
    })
    expect([appraise(p.t, ALLIED), appraise(p.t, GERMAN)]).toEqual([-1, 1])
  })

  test('rises for the Allies with a center taken, with strength nearer to one, and with Germans lost', () => {
    const far = { '1-FKA': 'Tabora', '1/KAR': 'Voi' }
    expect(allied({ ...far, EAD: 'Tanga' })).toBeGreaterThan(allied({ ...far, EAD: 'Korogwe' }))
    expect(allied({ ...far, EAD: 'Dodoma' })).toBeGreaterThan(allied({ ...far, EAD: 'Arusha' }))
    expect(allied({ ...far, '1-FKA': 'german-pool', '2-FKA': 'Lindi' })).toBeGreaterThan(
      allied({ ...far, '2-FKA': 'Lindi' }),
    )
  })

  test('rises as the Allies come nearer to Germans who hold no center', () => {
    // The centers are held, so that nothing else draws them.
    const held = {
      ...{ '1/KAR': 'Dar-es-Salaam', '2/KAR': 'Tanga', '3/KAR': 'Tabora', 'PEA-Gar': 'Mozambique' },
      ...{ 'Mombasa-Gar': 'Mombasa', 'Nairobi-Gar': 'Nairobi', 'Rhodesia-Gar': 'Abercorn', '1-FP': 'Belgian-Congo' },
    }
    const gain = (german: string) =>
      allied({ ...held, '1-FKA': german, EAD: 'Mahenge' }) - allied({ ...held, '1-FKA': german, EAD: 'Morogoro' })
    expect(gain('Songea')).toBeGreaterThan(gain('Bukoba'))
  })

  test('takes an attack for what it may bring: many in, rather than one alone', () => {
    const there = { DESG: 'Dar-es-Salaam', '1-FKA': 'Dar-es-Salaam', '2-FKA': 'Dar-es-Salaam' }
    const four = { EAD: 'Dar-es-Salaam', '2/KAR': 'Dar-es-Salaam', '3/KAR': 'Dar-es-Salaam', WA: 'Dar-es-Salaam' }
    const beside = { EAD: 'Morogoro', '2/KAR': 'Morogoro', '3/KAR': 'Morogoro', WA: 'Morogoro' }
    expect(allied({ ...there, ...four })).toBeGreaterThan(allied({ ...there, ...beside }))
    expect(allied({ ...there, ...beside, EAD: 'Dar-es-Salaam' })).toBeLessThan(allied({ ...there, ...four }))
  })

  test('fears losses less and less as the end draws near', () => {
    const loss = (turn: number) => {
      const held = { '1-FKA': 'Tabora', EAD: 'Mombasa' }
      return allied({ ...held, RM: 'Kisumu' }, turn) - allied({ ...held, RM: 'allied-pool' }, turn)
    }
    expect(loss(14)).toBeLessThan(loss(2))
  })
})

describe('a combat with averages for dice', () => {
  const host = (units: number, factor: number, fast = 0): Host => ({ units, factors: units * factor, fast })
  const taken = (attack: Host, defence: Host) => {
    clash(attack, defence)
    return outcome.taken
  }

  test('is likelier won by more, by better and by faster units', () => {
    expect(taken(host(5, 3), host(2, 3))).toBeGreaterThan(taken(host(3, 3), host(2, 3)))
    expect(taken(host(3, 3), host(3, 2))).toBeGreaterThan(taken(host(3, 2), host(3, 3)))
    expect(taken(host(3, 3, 3), host(3, 3))).toBeGreaterThan(taken(host(3, 3), host(3, 3, 3)))
    expect(taken(host(5, 3), host(1, 1))).toBeGreaterThan(0.95)
    expect(taken(host(1, 2), host(5, 3))).toBeLessThan(0.05)
  })

  test('leaves nobody more than were there', () => {
    clash(host(4, 3), host(4, 3))
    expect(outcome.attackers).toBeGreaterThan(0)
    expect(outcome.attackers).toBeLessThan(4)
    expect(outcome.defenders).toBeLessThan(4)
  })
})
