import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { ALLIED, GERMAN } from '../../roster.ts'
import { inEzoc } from '../../rules/11-zones.ts'
import { controller } from '../../stacks.ts'
import { given, type Position } from '../given.ts'

const west = (g: Position, turn = 2) =>
  g
    .set({ turn: turn - 1 })
    .before('turn')
    .dice(3, 4)

describe('29.2 Portugal at war', () => {
  test('29.2 at once: zones, towns, and one more point in the same turn', () => {
    const g = given().units({ DA: '2002', 'FK-1': '2004' })
    expect(inEzoc(g.t, GERMAN, hex('2003'))).toBe(false)
    west(g).dice(1).play('end')
    expect(g.t.tracks.portugal).toBe(1)
    expect(controller(g.t, hex('2002'))).toBe(ALLIED)
    expect(inEzoc(g.t, GERMAN, hex('2003'))).toBe(true)
    expect(inEzoc(g.t, ALLIED, hex('2003'))).toBe(true)
    expect(g.points('allied')).toBe(1 + 3 + 1)
    expect(g.cites).toContain('29.2')
  })
})

describe('29.4 Portuguese reinforcements', () => {
  const box = { 'FEX-1': 'recruits', 'FEX-2': 'recruits', 'R-1': 'recruits', DA: 'eliminated', 'P-Mil-2': 'recruits' }

  test('29.4 up to two mobile units of the Recruit Box, free; the eliminated never return', () => {
    const g = west(
      given()
        .units({ ...box, 'P-Mil-1': '1101' })
        .set({ portugal: true, allied: 4 }),
    ).play('end')
    expect(g.legal).toEqual(['recruit FEX-1', 'recruit FEX-2', 'recruit R-1', 'end'])
    for (const name of ['DA', 'P-Mil-2', 'UMR', 'P-Mil-1']) expect(g.why(`recruit ${name}`), name).toBe('29.4')
    g.play('recruit FEX-1', 'deploy at 1101', 'recruit R-1').dice(1).play('deploy at 1101')
    expect([g.at('FEX-1'), g.at('R-1'), g.at('FEX-2')]).toEqual(['1101', '1101', 'recruits'])
    expect(g.points('allied')).toBe(4 + 1 + 3 + 1)
  })

  test('29.4 none at all if the Allies do not want them', () => {
    const g = west(given().units(box).set({ portugal: true }))
      .play('end')
      .play('recruit FEX-1', 'deploy at 1301')
    g.dice(1).play('end')
    expect([g.at('FEX-1'), g.at('FEX-2')]).toEqual(['1301', 'recruits'])
  })

  test('29.4 in Port Alexander if it is held, or on the north edge away from Germans and their zones', () => {
    const g = west(
      given()
        .units({ ...box, 'FK-1': '1202', 'FK-2': '2601', DEOR: '3001' })
        .set({ portugal: true }),
    )
    g.play('end', 'recruit FEX-1')
    for (const place of ['1201', '2601', '3502', '0101', '2816', 'cape'])
      expect(g.why(`deploy at ${place}`), place).toBe('29.4')
    // Port Alexander lies on the north edge itself.
    expect(g.why('deploy at 1101')).toBe('')
    expect(g.why('deploy at 3001')).toBe('29.3')
    expect(g.why('deploy at 3501')).toBe('')
  })

  test('29.4, 10.3 never in a Recruit Phase', () => {
    const g = given()
      .units({ ...box, 'P-Mil-1': '1101' })
      .set({ portugal: true, allied: 9 })
      .phase('recruit', 'allied')
    expect(g.legal.some((a) => a.startsWith('recruit'))).toBe(false)
  })
})
