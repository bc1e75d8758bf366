import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { GERMAN } from '../../roster.ts'
import { isEntrenched } from '../../rules/16.5-ground.ts'
import { battleGround } from '../battle-ground.ts'

const dug = () =>
  battleGround()
    .units({ DEOR: '3425', DLI: '3425', Kimb: '3425', 'FK-1': '3525', 'FK-2': '3525' })
    .marks({ '3525': ['entrenched'] })
    .attack('3425', '3525', 'DEOR DLI Kimb')

describe('25.1.3 what trenches do in battle', () => {
  test('25.1.3 losses in a trench are halved', () => {
    const g = dug().dice(6, 1, 1, 1, 1).play('go', 'fight')
    expect(g.told('hitsFell')).toEqual([[GERMAN, 3, 2]])
  })

  test('25.1.3 a beaten force may stay in it', () => {
    const g = dug().dice(6, 1, 1, 1, 1).play('go', 'fight').dice(6, 6).play('hit FK-1', 'hit FK-2')
    expect(g.asked).toBe('german trench')
    expect(g.play('stay').isOver).toBe(true)
  })

  test('25.1.3 who attacks out of a trench has nothing from it but a place to stay', () => {
    const g = battleGround()
      .units({ DEOR: '3425', 'FK-1': '3525', 'FK-2': '3525' })
      .marks({ '3425': ['entrenched'] })
      .attack('3425', '3525', 'DEOR')
    // Level dice go to the attacker on open ground, whatever he stands in: 3 against 2 and one for the riders.
    expect(g.dice(3, 2).play('go').asked).toBe('allied withdraw')
    g.dice(6, 1, 1).play('fight')
    expect(g.told('hitsFell')[0]?.slice(1)).toEqual([2, 2])
  })
})

describe('25.1.2 how long they last', () => {
  test('25.1.2 a trench is gone with its last defender, before anyone advances', () => {
    const g = battleGround()
      .units({ DEOR: '3425', 'Patrol-1': '3525' })
      .marks({ '3525': ['entrenched'] })
      .attack('3425', '3525', 'DEOR')
      .dice(6, 1, 1)
      .play('go', 'fight')
    expect(g.asked).toBe('allied advance')
    expect(isEntrenched(g.t, hex('3525'))).toBe(false)
  })

  test('25.1.2 and with a force that withdraws or advances out of it', () => {
    const back = dug().dice(1, 6, 1).play('go', 'withdraw', 'fall back to 3624')
    expect(isEntrenched(back.t, hex('3525'))).toBe(false)
    const on = battleGround()
      .units({ DEOR: '3425', 'Patrol-1': '3525' })
      .marks({ '3425': ['entrenched'] })
      .attack('3425', '3525', 'DEOR')
      .dice(6, 1, 1)
      .play('go', 'fight', 'all')
    expect(isEntrenched(on.t, hex('3425'))).toBe(false)
  })

  test('25.1.2 it stays while one of them does', () => {
    const g = battleGround()
      .units({ DEOR: '3425', DLI: '3425', 'Patrol-1': '3525' })
      .marks({ '3425': ['entrenched'] })
      .attack('3425', '3525', 'DEOR DLI')
      .dice(6, 1, 1, 6)
      .play('go', 'fight', 'advance DLI')
    expect(isEntrenched(g.t, hex('3425'))).toBe(true)
  })
})
