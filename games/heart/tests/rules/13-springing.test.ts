import type { Side } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { inContact } from '../../rules/09-contact.ts'
import { CHARGED, did, FROM_COVER, HIDDEN, NAMED, ON_TABLE, SPRUNG } from '../../rules/09-units.ts'
import { facts, told } from '../fighting.ts'
import { at, type Scene, scene, type Troops, unit } from '../given.ts'
import { moving } from '../moving.ts'

/** Hidden in the south-west grass of the convoy's table, x 14 to 28 and y 6 to 18. */
const LURKERS: Troops = { type: 'warrior', figures: 2, width: 2, at: [20, 16], facing: 0, where: HIDDEN }
const PATROL: Troops = { type: 'warrior', figures: 1, at: [20, 22], facing: 8 }
const CONVOY: Scene = { scenario: 'convoy' }
const G1 = unit('g1')
const isSprung = (t: Parameters<typeof did>[0], word: string): boolean => did(t, unit(word), SPRUNG)

describe('13.3 springing in the Movement Phase', () => {
  test('13.3, 12.8 it may then charge, with dice of its own', () => {
    const g = moving({ g1: LURKERS, b1: PATROL }, CONVOY).play('spring g1')
    expect([told(g, 'sprung').length, g.whyName('march to 20 17')]).not.toContain('')
    g.dice(6, 6).play('assault b1').play('halt facing 0')
    expect([inContact(g.table, G1), did(g.table, G1, CHARGED), told(g, 'rolled').length]).toEqual([true, true, 1])
  })

  test('13.3 or not; it has been named', () => {
    const g = moving({ g1: LURKERS, b1: PATROL }, CONVOY).play('spring g1', 'pass')
    expect([facts(g, 'sprung', 'unit'), g.table.core.reveals]).toEqual([[G1], 1])
    expect([did(g.table, G1, NAMED), did(g.table, G1, CHARGED), g.table.move.unit]).toEqual([true, false, 0])
  })

  test('13.3 whoever sees nobody is not asked', () => {
    const g = moving({ g1: LURKERS, b1: { ...PATROL, type: 'armoured-car' } }, CONVOY).play('spring g1')
    expect(g.whyName('stand b20')).toBe('')
  })

  test('10.8 it began where it lay', () => {
    const g = moving({ g1: LURKERS }, CONVOY).play('spring g1')
    expect(did(g.table, G1, FROM_COVER)).toBe(true)
  })

  test('9.13 it makes room where somebody has come to stand', () => {
    const g = moving({ g1: { ...LURKERS, figures: 1 }, g2: { ...PATROL, at: [20, 16] } }, CONVOY).play('spring g1')
    expect(at(g.table, 'g1.0')).not.toEqual([20, 16])
  })

  test('13.2 its own side keeps its places free; the enemy knows nothing of them', () => {
    const walks = (word: string) => {
      const g = moving(
        { g1: { ...LURKERS, figures: 1, width: 1 }, [word]: { ...PATROL, at: [22, 16] } },
        { ...CONVOY, phasing: (word === 'b1' ? 1 : 0) as Side },
      )
      g.dice(6, 6).play(`move ${word}`)
      return g.play('march to 20 16')
    }
    expect(at(walks('g2').table, 'g2.0')).not.toEqual([20, 16])
    expect(told(walks('b1'), 'found')).toHaveLength(1)
  })

  test('13.2, 11.2 figures attached to a hidden unit spring with it, and not by themselves', () => {
    const g = moving({ g1: LURKERS, g2: { type: 'leader', at: [20, 15], attachedTo: 'g1', where: HIDDEN } }, CONVOY)
    expect(g.whyName('spring g2')).not.toBe('')
    g.play('spring g1')
    expect([g.table.units.where[unit('g2')], isSprung(g.table, 'g2')]).toEqual([ON_TABLE, true])
  })
})

describe('13.3 springing at the start of the Shooting Phase', () => {
  const phase = (troops: Readonly<Record<string, Troops>>, beginner = 0) =>
    scene(
      { g9: { ...PATROL, at: [60, 44] }, b9: { ...PATROL, at: [6, 44] }, ...troops },
      {
        ...CONVOY,
        turn: 12,
        beginner: beginner as Side,
        run: [
          { procedure: 'match', at: 5 },
          { procedure: 'turn', at: 12 },
          { procedure: 'fire-ambushes', at: 0 },
        ],
      },
    )
  const both = {
    g1: LURKERS,
    g2: { ...LURKERS, at: [26, 10] },
    b1: { ...LURKERS, at: [20, 8] },
  } as const

  test('13.3 the beginner first, in turn', () => {
    const g = phase(both)
    expect([g.whyName('spring b1'), g.whyName('spring g9')]).toEqual(['notYours', 'notHidden'])
    g.play('spring g1')
    expect(g.whyName('spring g2')).toBe('notYours')
    expect(g.whyName('spring b1')).toBe('')
    expect(phase(both, 1).whyName('spring b1')).toBe('')
  })

  test('13.3, 9.8 whoever is attached to a hidden unit springs with it here, too, and is told so', () => {
    const g = phase({ g1: LURKERS, g2: { type: 'leader', at: [20, 15], attachedTo: 'g1', where: HIDDEN } })
    expect([g.whyName('spring g1'), g.whyName('spring g2')]).toEqual(['', 'comesWithUnit'])
  })

  test('13.3 the other first, when the beginner has nobody hidden; then the phase goes on with the beginner', () => {
    const g = phase({ b1: LURKERS, b2: { ...LURKERS, at: [26, 10] }, g1: { ...PATROL, at: [20, 30] } })
    expect([g.decision?.side, g.whyName('spring b1'), g.whyName('spring g1')]).toEqual([1, '', 'notYours'])
    g.play('spring b1')
    expect(facts(g, 'sprung', 'unit')).toEqual([unit('b1')])
    // The Germans have nobody to spring: the same side again
    expect([g.decision?.side, g.whyName('spring b2')]).toEqual([1, ''])
  })

  test('13.3 whoever passes is asked again when the other has sprung one; two passes end it', () => {
    const g = phase(both).play('pass', 'spring b1')
    expect(g.whyName('spring g1')).toBe('')
    expect(phase(both).play('pass', 'pass').whyName('spring g1')).toBe('over')
  })

  test('13.5, 8.2 enemies within 8 inches test', () => {
    const g = phase({ g1: LURKERS, b1: { ...PATROL, at: [20, 24] }, b2: { ...PATROL, at: [30, 24] } })
    g.dice(6).play('spring g1')
    expect(told(g, 'passedTest').map((e) => e.facts['unit'])).toEqual([unit('b1')])
  })
})
