import { describe, expect, test } from 'vitest'
import { ALLIED } from '../../roster.ts'
import { fresh } from '../fresh.ts'

const turnOne = () => fresh(1).dice(1, 2).play('ready', 'ready')

/** A turn of nothing but passes up to the event of turn 2, which is quiet. */
function passes() {
  for (let n = 2; n < 20; n++) {
    const g = turnOne().dice(1, 6, 6, 1)
    try {
      return g.play(...Array(n).fill('end'))
    } catch {
      // Dice are left over: more passes make a turn.
    }
  }
  throw new Error('turn 2 never began')
}

describe('7.0 the sequence of play', () => {
  test('7.0 turn 1 opens with the Allied action point die and the Allied Recruit Phase', () => {
    const g = turnOne()
    expect(g.cites.slice(-3)).toEqual(['7.0', '7.0', '9.1'])
    expect(g.events.at(-1)).toMatchObject({ kind: 'pointsDetermined', facts: { side: ALLIED }, dice: [{ shows: 2 }] })
    expect(g.decision).toMatchObject({ side: ALLIED, prompt: 'recruit' })
  })

  test('7.0 Allied phases, German phases, and then the next turn with its event', () => {
    const g = passes()
    const told = g.events.filter((e) => ['7.0', '8.0', '9.1'].includes(e.rule)).slice(3)
    expect(told.map((e) => e.kind)).toEqual([
      'playerTurnBegan',
      'pointsDetermined',
      'turnBegan',
      'eventRolled',
      'playerTurnBegan',
      'pointsDetermined',
    ])
    expect(told.filter((e) => e.kind === 'playerTurnBegan').map((e) => e.facts)).toEqual([{ side: 1 }, { side: 0 }])
    expect(g.table.tracks.turn).toBe(2)
  })

  test('7.0 each side recruits before it marches, and nobody recruits in the March Phase', () => {
    const g = turnOne()
    expect(g.why('recruit UMR')).toBe('')
    g.play('end')
    expect(g.decision?.side).toBe(ALLIED)
    expect(g.why('recruit UMR')).toBe('notNow')
  })
})
