import type { GameEvent } from '@boma/kernel'
import { captionOf, inEnglish, partOf } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { askari } from '../../index.ts'
import { battleGround } from '../../tests/battle-ground.ts'
import { marching } from '../../tests/marching.ts'

const parts = (events: readonly GameEvent[]) => events.map((e) => [e.kind, partOf(askari, e)] as const)
const partOfKind = (events: readonly GameEvent[], kind: string) => parts(events).find(([each]) => each === kind)?.[1]

describe('what an event is a part of', () => {
  test('10.0 a march begins when a stack sets out, and goes on with its steps', () => {
    const g = marching('german', { '1-FK': '2511' }).play('march from 2511', 'all', 'step to 2512', 'halt')
    const march = parts(g.events).filter(([kind]) => kind !== 'playerTurnBegan')
    expect(march[0]).toEqual(['marchBegan', { kind: 'march', begins: true }])
    expect(march.slice(1).every(([, part]) => part?.kind === 'march' && part.begins !== true)).toBe(true)
  })

  test('11.0 a battle begins by its name and tells who won; a loss joins it, and is one', () => {
    const g = battleGround().set({ turn: 16 }).carriers('entente', '3018').defend('3018', '1-FK')
    g.assault({ at: '3018', from: '2919', march: '9-SAI' }).dice(3, 3, 2).play('stand')
    const began = g.given.events.filter((e) => e.kind === 'battleBegan')
    expect(began.map((e) => partOf(askari, e))).toEqual([{ kind: 'battle', begins: true }])
    expect(began.map((e) => captionOf(inEnglish(askari), e))).toEqual([{ name: 'The battle of 3018' }])
    expect(partOfKind(g.given.events, 'battleWon')).toMatchObject({ kind: 'battle', tells: true })
    expect(partOfKind(g.given.events, 'eliminated')).toMatchObject({ kind: 'loss', joins: true, lost: true })
  })

  test('4.1.4 a town that falls joins the march that takes it', () => {
    const g = marching('german', { '1-FK': '2711' }).play('march from 2711', 'all', 'step to 2810', 'halt')
    expect(partOfKind(g.events, 'townTaken')).toMatchObject({ kind: 'event', joins: true, tells: true })
  })

  test('6.2 attrition is of nobody’s deed', () => {
    const loss = { kind: 'reduced', rule: '6.2.3', facts: { unit: 0 }, dice: [] } as unknown as GameEvent
    expect(partOf(askari, loss)).toMatchObject({ kind: 'loss', joins: false })
    expect(partOf(askari, { ...loss, rule: '11.2.2' } as GameEvent)).toMatchObject({ joins: true })
  })

  test('6.1 an event goes by the name that the chart has for it, without what it does', () => {
    const rolled = { kind: 'eventRolled', rule: '6.1.2', facts: { event: 3 }, dice: [] } as unknown as GameEvent
    const name = captionOf(inEnglish(askari), rolled)?.name ?? ''
    expect(name).not.toBe('')
    expect(name).not.toContain(':')
  })
})
