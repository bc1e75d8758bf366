import { type Action, parseAction } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { hex } from '../../board.ts'
import { askari } from '../../index.ts'
import { units } from '../../roster.ts'
import { nobodyToCome } from '../../tests/fresh.ts'
import { given, type Position, space } from '../../tests/given.ts'
import { marching } from '../../tests/marching.ts'

const { page } = inEnglish(askari)
const action = (text: string): Action => parseAction(act, text) as Action
const atStake = (g: Position, text = 'end') => page.advice.stakes?.(g.t, action(text), new Set())

describe('10.1.9 who could entrench and does not', () => {
  const g = () => marching('german', { '1-FK': '2511', '2-FK': '2612', '3-FK': ['2214', 'entrenched'] })

  test('is named before the picking ends, with where they are; whoever lies entrenched or has moved is not', () => {
    const told = atStake(g().play('march from 2612', 'all', 'step to 2613', 'halt', 'end'))
    expect(told?.risks).toMatchObject([
      { kind: 'unused', pieces: units('1-FK'), spaces: [hex('2511')], rule: '10.1.9', tag: 'in the open' },
    ])
    expect(told?.risks[0]?.text).toContain('Arusha')
  })

  test('is what an end then leaves in the open', () => {
    const left = g().play('end')
    const named = atStake(left)?.risks[0]?.pieces ?? []
    expect(named).toEqual(units('1-FK 2-FK'))
    left.play('end')
    expect(['1-FK', '2-FK', '3-FK'].map((name) => left.at(name))).toEqual(['2511', '2612', '2214 entrenched'])
  })

  test('is nobody once all are entrenched, and nothing is asked of other answers', () => {
    expect(atStake(g().play('end'), 'all')).toBeUndefined()
    const { risks = [] } = atStake(marching('german', { '1-FK': ['2511', 'entrenched'] })) ?? {}
    expect(risks.map(({ rule }) => rule)).toEqual(['9.1.2'])
  })
})

describe('9.1.2 an Impulse in which nobody moves', () => {
  const g = () => marching('german', { '1-FK': '2511', '2-FK': '2612' })

  test('is asked about before it ends, with all who could move', () => {
    expect(atStake(g())?.question).toBe('End the Impulse? Nobody has moved.')
    expect(atStake(g())?.risks).toMatchObject([
      { kind: 'unused', pieces: units('1-FK 2-FK'), rule: '9.1.2', text: 'Could still move: 2.' },
    ])
  })

  test('is not, once one of them has', () => {
    expect(atStake(g().play('march from 2612', 'all', 'step to 2613', 'halt'))).toBeUndefined()
  })
})

describe('8.1.5 who waits beyond an edge', () => {
  test('is named before an Impulse ends without them; who has come in is not', () => {
    const g = marching('entente', { '2-LNL': 'east', '1/3-KAR': '2506' }, 4)
    expect(atStake(g)?.risks).toMatchObject([
      { kind: 'unused', pieces: units('2-LNL'), spaces: [space('east')], rule: '8.1.5' },
    ])
    g.play('march from east', 'all', 'land at 3412')
    expect(atStake(g)).toBeUndefined()
  })
})

describe('8.2.1 replacement points that nobody gets', () => {
  const segment = (laid: Parameters<ReturnType<typeof given>['units']>[0], turn = 6) =>
    given('campaign').set({ turn }).units(laid).arrange(nobodyToCome).run({ procedure: 'logistics', at: 4 })

  test('are asked about before the Segment ends, with all who could get one', () => {
    const g = segment({ '29-Pjb': ['2506', 'reduced'], '2-LNL': ['2506', 'reduced'], '13-Rjpt': '2506' })
    expect(g.asked).toBe('entente replace')
    expect(atStake(g)?.question).toBe('End the replacements? A point would be lost.')
    expect(atStake(g)?.risks).toMatchObject([
      {
        kind: 'risk',
        pieces: units('29-Pjb 2-LNL'),
        spaces: [hex('2506')],
        rule: '8.2.1',
        text: expect.stringContaining('29 Pjb'),
      },
    ])
    // Spent, it is no more at stake, though a Carrier or a union may still be.
    expect(atStake(g.play('restore 29-Pjb'))).toBeUndefined()
  })

  test('are none where there is no point, or nobody for it', () => {
    const early = segment({ '29-Pjb': ['2506', 'reduced'], '2-LNL': ['2506', 'reduced'] }, 5)
    expect(early.asked).toBe('entente replace')
    expect(atStake(early)).toBeUndefined()
  })
})
