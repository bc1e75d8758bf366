import { check, readRefusal, toDecide } from '@boma/kernel'
import { inEnglish, intentsFor, type Target } from '@boma/showing'
import { given as givenMatch } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { PLACES, space } from '../../board.ts'
import { lettow } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { UNITS, unit } from '../../roster.ts'
import { given } from '../../tests/given.ts'

const at = (name: string): Target => ({ space: space(name) })
const piece = (name: string): Target => ({ piece: unit(name) })

/** The case that answers a press on something where nothing is offered, as the page finds it; '' for none. */
function whyNothing(t: Table, target: Target): string {
  const side = toDecide(lettow, t)
  const reasons = intentsFor(inEnglish(lettow), t, target).flatMap(
    (a) => readRefusal(lettow.refusals, check(lettow, t, side, a)) ?? [],
  )
  return reasons.find((reason) => reason.rule !== '')?.rule ?? ''
}

const home = { DESG: 'Dar-es-Salaam', 'Nairobi-Gar': 'Nairobi' }

describe('a press where nothing is offered gets the case that forbids what was meant', () => {
  test('at movement: garrisons (4.5), neutrals (28.1), no points (10.8), too far (10.2)', () => {
    const g = given()
      .units({ ...home, '1/KAR': 'Voi', 'B-IEF': 'Voi', '1-FP': 'Belgian-Congo', '1-FKA': 'Kigali' })
      .turn('allied', 'A6')
      .play('move B-IEF to Mombasa')
    expect(whyNothing(g.t, piece('Nairobi-Gar'))).toBe('4.5')
    expect(whyNothing(g.t, at('Nairobi'))).toBe('4.5')
    expect(whyNothing(g.t, piece('1-FP'))).toBe('28.1')
    expect(whyNothing(g.t, piece('B-IEF'))).toBe('10.8')
    expect(whyNothing(g.t, piece('1-FKA'))).toBe('10.2')
    expect(whyNothing(g.t, at('Tabora'))).toBe('10.2')
    // Nobody is left who could move: the enemy is not ours to move either.
    expect(whyNothing(g.play('move 1/KAR to Taveta', 'move 1/KAR to Voi').t, piece('1-FKA'))).toBe('10.1')
  })

  test('of closed countries (28.1), met enemies (10.3) and the ocean (28.2)', () => {
    const g = given()
      .units({ ...home, '1/KAR': 'Mombasa', EAD: 'Masaka', '1-FKA': 'Tanga' })
      .turn('allied', 'A6')
      .play('move 1/KAR to Tanga')
    expect(whyNothing(g.t, piece('1/KAR'))).toBe('10.3')
    expect(whyNothing(g.t, at('Rutshuru'))).toBe('28.1')
    const shut = given()
      .units({ ...home, 'B-IEF': 'ocean', '1-FKA': 'Tanga' })
      .set((t) => {
        t.tracks.oceanShut = 1
      })
      .turn('allied', 'A6')
    expect(whyNothing(shut.t, piece('B-IEF'))).toBe('28.2')
  })

  test('at set-up: another first (6.0), not there (25.1)', () => {
    const { table } = givenMatch(lettow)
    expect(whyNothing(table, at('Tanga'))).toBe('25.1')
    expect(whyNothing(table, piece('Vol/LF'))).toBe('6.0')
  })

  test('of recruits: not by placement (27.3), the enemy there (27.1)', () => {
    const g = given()
      .units({ ...home, EAD: 'allied-pool', '1-FKA': 'Tanga' })
      .turn('allied', 'A6')
    expect(g.asked).toBe('allied deploy')
    expect(whyNothing(g.t, at('Voi'))).toBe('27.3')
    expect(whyNothing(g.t, at('Tanga'))).toBe('27.1')
  })

  test('in combat: not there (12.1), not among the lost (14.2), no way back (17.1)', () => {
    const g = given()
      .units({ ...home, '1/KAR': 'Taveta', '2/KAR': 'Taveta', '1-FKA': 'Moshi', '2-FKA': 'Moshi' })
      .turn('allied', 'A9')
      .play('move 1/KAR to Moshi', 'move 2/KAR to Moshi', 'end')
    expect(whyNothing(g.t, at('Voi'))).toBe('12.1')
    g.play('fight at Moshi').dice(1, 6, 1, 6).play('decline')
    expect(g.asked).toBe('allied lose')
    expect(whyNothing(g.t, piece('1-FKA'))).toBe('14.2')
    g.dice(6).play('lose 1/KAR')
    expect(g.asked).toBe('allied stay')
    g.play('retreat')
    expect(whyNothing(g.t, at('Nairobi'))).toBe('17.1')
  })

  test('of a card that moves one stack: nobody there (10.9)', () => {
    const g = given()
      .units({ ...home, '1-FKA': 'Moshi' })
      .turn('german', 'G2')
    expect(g.asked).toBe('german lead')
    expect(whyNothing(g.t, at('Tabora'))).toBe('10.9')
  })
})

test('nothing on the table is beyond being pressed', () => {
  const g = given()
    .units({ ...home, '1/KAR': 'Voi', EAD: 'allied-pool', 'B-IEF': 'ocean' })
    .turn('allied', 'A9')
  for (let id = 0; id < PLACES; id++) expect(() => intentsFor(inEnglish(lettow), g.t, { space: id })).not.toThrow()
  for (let id = 0; id < UNITS; id++) expect(() => intentsFor(inEnglish(lettow), g.t, { piece: id })).not.toThrow()
})
