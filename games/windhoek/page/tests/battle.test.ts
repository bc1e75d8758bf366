import { type Action, parseAction, view } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { diceModifiers, fightOf } from '../../counsel/fight.ts'
import { ALLIED, GERMAN, units } from '../../roster.ts'
import { advantageModifier, standNow } from '../../rules/15.5.2-advantage.ts'
import { type BattleGround, battleGround } from '../../tests/battle-ground.ts'
import { marching } from '../../tests/marching.ts'
import { page } from './english.ts'

const action = (text: string) => parseAction(act, text) as Action
const sum = (chances: readonly number[] = []) => chances.reduce((all, chance) => all + chance, 0)

/** Three Allied units, one of them guns, against two German companies and a battery in a town. */
const lineUp = (): BattleGround =>
  battleGround()
    .units({
      'SAMR-1': '2516',
      'SAMR-2': '2516',
      'SA-Field-1': '2516',
      'FK-1': '2515',
      'FK-2': '2515',
      'G-Art-1': '2515',
    })
    .set({ allied: 1 })

/** Two Allied units against one German company, which a single hit beats. */
const twoToOne = (): BattleGround =>
  battleGround().units({ 'SAMR-1': '2516', 'SAMR-2': '2516', 'FK-1': '2515' }).set({ allied: 1 })

describe('the battle board', () => {
  test('is there while a battle is prepared and fought, and at no other time', () => {
    const g = lineUp()
    expect(page.fights?.panel(g.t, ALLIED)).toBeUndefined()
    g.attack('2516', '2515', 'SAMR-1 SAMR-2 SA-Field-1').play('go')
    expect(g.asked).toBe('allied bid')
    const board = page.fights?.panel(g.t, ALLIED)
    expect(board).toMatchObject({ left: { side: ALLIED }, right: { side: GERMAN } })
    expect(board?.rows.map((row) => row.name)).toEqual(['Battlefield advantage', 'Artillery', 'Other arms'])
    expect(board?.rows[1]).toMatchObject({ left: units('SA-Field-1'), right: units('G-Art-1') })
    expect(board?.rows[2]).toMatchObject({ left: units('SAMR-1 SAMR-2'), right: units('FK-1 FK-2') })
  })

  test('has the four rounds in the order of the advantage (15.5.4)', () => {
    const g = lineUp().attack('2516', '2515', 'SAMR-1 SAMR-2 SA-Field-1').play('go').dice(1, 6).play('end')
    expect(g.asked).toBe('german withdraw')
    const rows = page.fights?.panel(g.t, GERMAN)?.rows ?? []
    expect(rows.map((row) => [...row.left, ...row.right])).toEqual(
      ['G-Art-1', 'SA-Field-1', 'FK-1 FK-2', 'SAMR-1 SAMR-2'].map((names) => units(names)),
    )
    expect(rows.map((row) => row.active)).toEqual([true, false, false, false])
  })

  test('has no rounds left for those who withdraw (16.4)', () => {
    const g = lineUp().attack('2516', '2515', 'SAMR-1 SAMR-2 SA-Field-1').play('go').dice(1, 6).play('end')
    expect(page.fights?.panel(g.t, GERMAN)).toBeDefined()
    g.dice(3).play('withdraw')
    expect(g.asked).toBe('german fall-back')
    expect(page.fights?.panel(g.t, GERMAN)?.rows).toEqual([])
  })

  test('lays those who are hit opposite those who fired (16.2)', () => {
    const g = lineUp().attack('2516', '2515', 'SAMR-1 SAMR-2 SA-Field-1').play('go').dice(1, 6).play('end')
    g.dice(1).play('fight')
    expect(g.asked).toBe('allied hits')
    const row = page.fights?.panel(g.t, ALLIED)?.rows.find((r) => r.active)
    expect(row).toMatchObject({
      left: units('SAMR-1 SAMR-2 SA-Field-1').toSorted((a, b) => a - b),
      right: units('G-Art-1'),
    })
    expect(row?.lines).toContainEqual(['hits to take', '1'])
  })

  test('counts what the rules count for the advantage (15.5.2)', () => {
    const g = lineUp().attack('2516', '2515', 'SAMR-1 SAMR-2 SA-Field-1').play('go').dice(3, 3).play('spend')
    for (const side of [ALLIED, GERMAN]) {
      const lines = diceModifiers(g.t, fightOf(g.t), side)
      expect(sum(lines.map((line) => line.adds ?? 0))).toBe(advantageModifier(g.t, standNow(g.t, side)))
    }
  })
})

describe('the odds', () => {
  test('of an attack are told before it is made', () => {
    const g = marching('allied', { 'SAMR-1': '3525', 'FK-1': '3524' }).play('march from 3525', 'all', 'stop')
    const odds = page.advice.forecast?.(g.t, action('attack 3524'))
    expect(odds?.outcomes.map((o) => o.name)).toEqual(['you win', 'draw', 'thrown back'])
    expect(odds?.outcomes.map((o) => o.body)).toEqual(['union', '', 'german'])
    expect(sum(odds?.outcomes.map((o) => o.probability))).toBeCloseTo(1)
    expect(odds?.histograms.map((h) => h.chances.length)).toEqual([3, 3])
    for (const histogram of odds?.histograms ?? []) expect(sum(histogram.chances)).toBeCloseTo(1)
    expect(odds?.exact).toBe(false)
    expect(page.advice.forecast?.(g.t, action('hold'))).toBeUndefined()
  })

  test('of an attack are told again with whoever joins it, at the last press before it (15.2)', () => {
    const g = battleGround()
      .units({ 'SAMR-1': '2516', 'SAMR-2': '2516', 'SA-Field-1': '2516', 'FK-1': '2515' })
      .set({ allied: 1 })
      .attack('2516', '2515', 'SAMR-1')
      .play('go')
    expect(g.asked).toBe('allied join')
    const told = (text: string) => page.advice.forecast?.(g.t, action(text))
    const won = (text: string) => told(text)?.outcomes[0]?.probability ?? 0
    expect(told('go')).toMatchObject({ title: 'If you attack Karibib', exact: false })
    expect(won('go')).toBeLessThan(won('join SAMR-2') - 0.01)
    expect(won('join SAMR-2')).toBeLessThan(won('all') - 0.01)
    const [one, all] = [told('go'), told('all')]
    g.play('join SAMR-2')
    expect(won('go')).toBeGreaterThan((one?.outcomes[0]?.probability ?? 1) + 0.01)
    expect(told('all')?.outcomes).toEqual(all?.outcomes)
    // What is told then is what is told when all have lined up and nothing more is put in.
    g.play('all')
    expect(g.asked).toBe('allied bid')
    expect(told('end')?.outcomes).toEqual(all?.outcomes)
  })

  test('of a fight are those of whoever has the advantage, the other side’s turned round', () => {
    const withAdvantage = (...dice: readonly number[]) => {
      const g = twoToOne()
        .attack('2516', '2515', 'SAMR-1 SAMR-2')
        .play('go')
        .dice(...dice)
        .play('end')
      return { g, odds: page.advice.forecast?.(g.t, action('fight')) }
    }
    const german = withAdvantage(1, 6)
    expect(german.odds?.outcomes[0]?.body).toBe('german')
    const allied = withAdvantage(6, 1)
    expect(allied.odds?.outcomes[0]?.body).toBe('union')
    expect(allied.odds?.exact).toBe(true)
    // Firing first helps.
    const alliedWhenSecond = german.odds?.outcomes[2]?.probability ?? 0
    expect(allied.odds?.outcomes[0]?.probability).toBeGreaterThan(alliedWhenSecond + 0.01)
  })

  test('get better by an action point (15.5.2), for whoever spends it', () => {
    const g = twoToOne().attack('2516', '2515', 'SAMR-1 SAMR-2').play('go')
    const [spent, kept] = ['spend', 'end'].map(
      (a) => page.advice.forecast?.(g.t, action(a))?.outcomes[0]?.probability ?? 0,
    )
    expect(spent).toBeGreaterThan((kept ?? 1) + 0.001)
  })

  test('of a withdrawal say that nobody fires, and who cannot come along (16.4, 16.4.1)', () => {
    const g = battleGround().units({ 'SAMR-1': '2516', 'FK-1': '2515', 'G-Mil-1': '2515' })
    g.attack('2516', '2515', 'SAMR-1').dice(1, 6).play('go')
    const told = page.advice.forecast?.(g.t, action('withdraw'))
    expect(told?.outcomes).toEqual([{ name: 'nobody fires', probability: 1, body: '' }])
    expect(told?.lines.map((line) => [line.value, line.rule])).toEqual([
      ['1 to 6', '16.4'],
      ['lost', '16.4.1'],
    ])
  })

  test('name what counts, each with its case', () => {
    const g = lineUp()
      .marks({ '2515': ['entrenched'] })
      .attack('2516', '2515', 'SAMR-1 SAMR-2 SA-Field-1')
      .play('go')
    const lines = page.advice.forecast?.(g.t, action('end'))?.lines ?? []
    expect(lines).toContainEqual({ text: 'level dice go to', value: 'defender', rule: '25.1.3' })
    expect(lines).toContainEqual({ text: 'defender entrenched', value: '½ losses', rule: '16.5' })
  })

  test('of a landing say that it takes the hex or is lost, never a draw, and what a trench is taken to do (31.0, W90)', () => {
    const g = marching('allied', { RMLI: 'cape', DLI: 'cape', 'FK-1': '2117' }, 'amphibious')
    const told = () => page.advice.forecast?.(g.t, action('assault 2117'))
    g.play('ship from cape', 'all')
    expect(told()?.outcomes.map((o) => o.name)).toEqual(['the landing succeeds', 'the landing is destroyed'])
    expect(sum(told()?.outcomes.map((o) => o.probability))).toBeCloseTo(1)
    const open = told()?.outcomes[0]?.probability ?? 0
    expect(told()?.assumes).not.toContain('trench')
    g.marks({ '2117': ['entrenched'] })
    expect(told()?.outcomes[0]?.probability).toBeLessThan(open)
    expect(told()?.assumes).toContain('trench')
  })

  test('of a landing count no river, though one parts the port it sailed from from its goal (16.5, 31.0)', () => {
    const ofLanding = (from: string) => {
      const g = marching('allied', { RMLI: from, DLI: from, 'FK-1': '2117', 'FK-2': '2117' }, 'amphibious')
      g.set({ turn: 5 }).play(`ship from ${from}`, 'all')
      return page.advice.forecast?.(g.t, action('assault 2117'))?.histograms[1]?.chances
    }
    expect(ofLanding('cape')).toHaveLength(5)
    expect(ofLanding('2118')).toEqual(ofLanding('cape'))
  })

  test('are not told of enemies whom the attacker cannot see (26.0)', () => {
    const g = marching('allied', { 'SAMR-1': '2516', 'FK-1': '2515' }, 'fog').play('march from 2516', 'all', 'stop')
    expect(g.asked).toBe('allied attack')
    expect(page.advice.forecast?.(view(g.given.game, g.t, ALLIED), action('attack 2515'))).toBeUndefined()
  })
})
