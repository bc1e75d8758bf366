import { type Action, check, FIRST, parseAction, readRefusal, SECOND, view } from '@boma/kernel'
import { inEnglish, intentsFor, lightsFor } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { skirmish } from '../../index.ts'
import { scene, unit } from '../../tests/given.ts'

const { page } = inEnglish(skirmish)

const board = page.board(scene({ B1: 'rifles 0402', R1: 'rifles 0603' }).table)
const space = (name: string) => board.spaces.find((s) => s.name === name)?.id ?? -1
const action = (text: string) => parseAction(skirmish.actions, text) as Action
const near = { B1: 'rifles 0402', B2: 'gun 0401', R1: 'rifles 0403', R2: 'gun 0901 disrupted' }

describe('the board', () => {
  test('has hexes that are one from flat side to flat side, all on the sheet', () => {
    const [a, b] = [board.spaces[space('0402')], board.spaces[space('0403')]]
    expect((b?.y ?? 0) - (a?.y ?? 0)).toBeCloseTo(1)
    for (const s of board.spaces) {
      expect(s.x > 0.5 && s.x < board.width - 0.5).toBe(true)
      expect(s.y >= 0.5 - 1e-9 && s.y <= board.height - 0.5 + 1e-9).toBe(true)
    }
  })

  test('marks the main ford, and no other, as what the match is about (1.0)', () => {
    expect(board.towns.filter((town) => town.objective).map((town) => town.space)).toEqual([space('0503')])
  })
})

describe('the counters', () => {
  test('show what the viewer may know and nothing else (6.1)', () => {
    const { table } = scene(near)
    const enemy = page.pieces(view(skirmish, table, FIRST), FIRST).find((p) => p.id === unit('R1'))
    expect(enemy).toMatchObject({ symbol: '', values: '', back: '', fullName: 'R1', states: ['hidden'] })
    const own = page.pieces(view(skirmish, table, SECOND), SECOND).find((p) => p.id === unit('R1'))
    expect(own).toMatchObject({ symbol: 'infantry', values: '3-3', back: '2-3', states: [] })
  })

  test('show who is disrupted, who has acted and who acts', () => {
    const g = scene(near, { phase: 'Red' }).play('activate R1', 'halt', 'activate R2')
    const states = Object.fromEntries(page.pieces(g.table, SECOND).map((p) => [p.name, p.states]))
    expect(states).toMatchObject({ R1: ['acted'], R2: ['disrupted', 'moving'], B1: [] })
  })
})

test('a march offers what is left after the next hex (4.2), fire is hostile', () => {
  const { table } = scene(near, { active: 'B1' })
  expect(page.offer(table, action('march to 0302'))).toMatchObject({ cost: '2' })
  expect(page.offer(table, action('march to 0303'))).toMatchObject({ cost: '1' })
  expect(page.offer(table, action('fire at 0403'))).toMatchObject({ hostile: true })
  expect(page.offer(table, action('halt'))).toMatchObject({ hostile: false })
})

test.each([
  ['0401', '4.4', 'rifles 0402'],
  ['0506', '4.3', 'rifles 0405'],
  ['0405', '4.1', 'rifles 0402'],
  ['0901', '5.1', 'rifles 0402'],
])('a click on %s while B1 marches means something that %s forbids', (name, rule, B1) => {
  const g = scene({ ...near, B1 }, { active: 'B1' })
  const whys = intentsFor(inEnglish(skirmish), g.table, { space: space(name) }).map((a) =>
    readRefusal(skirmish.refusals, check(skirmish, g.table, FIRST, a)),
  )
  expect(whys.find((why) => why !== undefined && why.rule !== '')?.rule).toBe(rule)
})

describe('the odds of a fire', () => {
  test('are exact when both counters are known', () => {
    const { table } = scene({ ...near, R1: 'rifles 0403 shown' }, { active: 'B1' })
    const odds = page.advice.forecast?.(view(skirmish, table, FIRST), action('fire at 0403'))
    // 3 or less hits; if not, 3 or less is hit back.
    expect(odds?.outcomes.map((o) => o.probability)).toEqual([0.5, 0.25, 0.25])
    expect(odds?.exact).toBe(true)
  })

  test('are estimated when the target is hidden, and the same whatever it is', () => {
    const odds = ['rifles', 'dummy'].map((kind) => {
      const { table } = scene({ ...near, R1: `${kind} 0403` }, { active: 'B1' })
      return page.advice.forecast?.(view(skirmish, table, FIRST), action('fire at 0403'))
    })
    expect(odds[0]).toEqual(odds[1])
    expect(odds[0]?.exact).toBe(false)
    expect(odds[0]?.outcomes.reduce((sum, o) => sum + o.probability, 0)).toBeCloseTo(1)
  })
})

describe('the odds of a fire whose firer is hidden', () => {
  const hit = (B1: string, R1: string) => {
    const { table } = scene({ ...near, B1, R1 }, { active: 'B1' })
    const [, name = ''] = R1.split(' ')
    return page.advice.forecast?.(view(skirmish, table, SECOND), action(`fire at ${name}`))?.outcomes[0]?.probability
  }
  test('are the average of what it may be (5.5): three rifles, scouts, a gun, a dummy', () => {
    expect(hit('rifles 0402', 'rifles 0403')).toBeCloseTo((3 + 3 + 3 + 2 + 4 + 0) / 36)
    expect(hit('rifles 0402', 'rifles 0303')).toBeCloseTo((2 + 2 + 2 + 1 + 3 + 0) / 36)
  })

  test('are one lower when it is disrupted (7.1), which everybody sees', () => {
    expect(hit('rifles 0402 disrupted', 'rifles 0403')).toBeCloseTo((2 + 2 + 2 + 1 + 3 + 0) / 36)
    expect(hit('rifles 0402 disrupted', 'rifles 0303')).toBeCloseTo((1 + 1 + 1 + 0 + 2 + 0) / 36)
  })
})

test('what counts for a shot is what the rules count, with its case (5.5, 7.1); a disrupted target is not feared (5.7)', () => {
  const g = scene({ ...near, B1: 'rifles 0402 disrupted shown', R1: 'rifles 0303 disrupted shown' }, { active: 'B1' })
  const odds = page.advice.forecast?.(g.table, action('fire at 0303'))
  expect(odds?.lines.map((line) => [line.value, line.rule])).toEqual([
    ['3', '1.1'],
    ['−1', '5.5'],
    ['−1', '7.1'],
  ])
  expect(odds?.outcomes.map((o) => o.probability * 6)).toEqual([1, 5, 0])
  expect(page.fights?.panel(g.play('fire at 0303').table, FIRST)?.rows.map((row) => row.rule)).toEqual(['5.5'])
})

test('whoever falls back is not hit (5.4)', () => {
  const g = scene({ ...near, R1: 'rifles 0403 shown' }, { active: 'B1' }).play('fire at 0403')
  expect(page.advice.forecast?.(g.table, action('fall-back to 0404'))?.outcomes).toMatchObject([
    { probability: 1, body: '' },
  ])
})

test('a counter under fire is laid on a board of its own (5.3), and nobody else is', () => {
  const g = scene(near, { active: 'B1' })
  expect(page.fights?.panel(g.table, FIRST)).toBeUndefined()
  g.play('fire at 0403')
  expect(page.fights?.panel(g.table, FIRST)).toMatchObject({ left: { side: FIRST }, right: { side: SECOND } })
  expect(page.fights?.panel(g.table, FIRST)?.rows[0]).toMatchObject({
    left: [unit('B1')],
    right: [unit('R1')],
    active: true,
  })
  expect(page.fights?.panel(g.table, FIRST)?.rows.map((row) => row.rule)).toEqual(['5.5', '5.7'])
})

test('an event lights up where it happens and the way its counter went', () => {
  const e = { kind: 'marched', rule: '4.1', facts: { unit: 0, from: 3, to: 4 }, dice: [] }
  expect(lightsFor(inEnglish(skirmish), e)).toEqual({ spaces: [4], pieces: [0], path: [3, 4] })
})

test('contact is shown next to enemies alone (4.5)', () => {
  const { table } = scene(near)
  const lit = page.layers[0]?.spaces(table, FIRST).map((s) => s.space) ?? []
  expect(lit).toContain(space('0404'))
  expect(lit).not.toContain(space('0401'))
})
