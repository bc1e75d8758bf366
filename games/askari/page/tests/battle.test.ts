import { type Action, parseAction } from '@boma/kernel'
import { FALLEN, inEnglish } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { hex } from '../../board.ts'
import { askari } from '../../index.ts'
import { COUNTER, ENTENTE, GERMAN, NATION, PORTUGUESE, type Unit, units } from '../../roster.ts'
import { GERMAN_HELD, mark } from '../../stacks.ts'
import { type BattleGround, battleGround } from '../../tests/battle-ground.ts'
import { marching } from '../../tests/marching.ts'
import { carrierPiece } from '../pieces.ts'

const { page } = inEnglish(askari)
const action = (text: string): Action => parseAction(act, text) ?? (-1 as Action)
const field = (turn = 16): BattleGround => battleGround().set({ turn }).carriers('entente', '3018')
const attack = (march: string) => ({ at: '3018', from: '2919', march })
const story = (g: BattleGround) => g.given.events.flatMap((e) => page.fights?.beats(e) ?? [])

describe('the battle board', () => {
  test('11.1.3 is there while a battle is fought, and at no other time', () => {
    const g = field().defend('3018', '1-FK')
    expect(page.fights?.panel(g.t, GERMAN)).toBeUndefined()
    g.assault(attack('9-SAI'))
    expect(page.fights?.panel(g.t, GERMAN)).toMatchObject({
      title: 'The battle of 3018',
      subtitle: 'The Entente attack from 2919.',
      left: { side: ENTENTE },
      right: { side: GERMAN },
      rows: [{ name: 'Forces', left: units('9-SAI'), right: units('1-FK'), active: true }],
    })
    g.dice(6, 6, 6).play('stand')
    expect(page.fights?.panel(g.t, GERMAN)).toBeUndefined()
  })

  test('11.8 to 11.10 has a row for each side’s fire, in order, with what each needs and why', () => {
    const g = field().defend('3018', '1-FK 2-FK', 'entrenched').defend('3018', '4-SK')
    g.assault(attack('9-SAI 29-Pjb 1-SAFA')).play('stand', 'go')
    const rows = page.fights?.panel(g.t, ENTENTE)?.rows ?? []
    expect(rows.map((row) => row.name)).toEqual([
      'Bombardment of the Entente',
      'Machine guns of the Germans',
      'Rifles of the Germans',
      'Rifles of the Entente',
    ])
    expect(rows.map((row) => row.active)).toEqual([true, false, false, false])
    expect(rows[0]).toMatchObject({ left: units('1-SAFA') })
    expect(rows[0]?.lines).toContainEqual(['1 SAFA', 'in the open 3 or less, entrenched 2 or less'])
    expect(rows[0]?.lines).toContainEqual(['Target entrenched', '+1'])
    expect(rows[1]?.lines).toContainEqual(['1 FK, 2 FK', '3 or less'])
  })

  test('11.10.7 says how many hits are to be taken, and lies those who may take them opposite', () => {
    const g = field().defend('3018', '1-FK').assault(attack('9-SAI 29-Pjb')).dice(3).play('stand')
    const row = page.fights?.panel(g.t, ENTENTE)?.rows.find((each) => each.active)
    expect(row?.lines).toContainEqual(['hits to take', '1'])
    expect([...(row?.left ?? [])].toSorted()).toEqual([...units('9-SAI 29-Pjb')].toSorted())
  })

  test('11.12 has no rows when the fire is over', () => {
    const g = field().defend('3018', '1-FK').assault(attack('9-SAI')).play('withdraw')
    expect(page.fights?.panel(g.t, GERMAN)?.rows).toEqual([])
  })

  test('11.10.5 says before the battle what the ground and the trenches will add to the attack', () => {
    const g = field().defend('3018', '1-FK', 'entrenched').assault({ at: '3018', from: '2918', march: '9-SAI' })
    const [row] = page.fights?.panel(g.t, GERMAN)?.rows ?? []
    expect(row?.lines).toEqual([
      ['Rifles of the attack: Target entrenched', '+1'],
      ['Rifles of the attack: Attack over a river', '+1'],
    ])
  })

  test('10.3.4 says that they come from the sea', () => {
    const g = battleGround().defend('3119', '1-FK').assault({ at: '3119', land: '9-SAI' })
    expect(page.fights?.panel(g.t, GERMAN)?.subtitle).toBe('The Entente come ashore.')
  })
})

describe('the story of a battle', () => {
  test('11.1.1 begins with who attacks where, 11.7.3 and who takes part', () => {
    const g = field().defend('3018', '1-FK').assault(attack('9-SAI')).dice(6, 6, 6).play('stand')
    const beats = story(g)
    expect(beats[0]).toMatchObject({ part: 'begins', title: 'The battle of 3018', attacker: ENTENTE })
    const joined = beats.flatMap((beat) => (beat.part === 'joins' ? [beat.piece] : []))
    expect(joined.toSorted()).toEqual([...units('9-SAI 1-FK')].toSorted())
  })

  test('11.9, 11.10 has the dice of each side’s fire in rounds that the board names alike', () => {
    const g = field().defend('3018', '1-FK').assault(attack('9-SAI')).dice(6, 6, 6).play('stand')
    const rounds = story(g).flatMap((beat) => (beat.part === 'throws' ? [beat.round] : []))
    expect(rounds).toEqual(['Machine guns of the Germans', 'Rifles of the Germans', 'Rifles of the Entente'])
  })

  test('11.2.2 lets hits land on whom they struck, 11.11 and ends with the winner', () => {
    const [sai = -1] = units('9-SAI')
    const g = field().defend('3018', '1-FK').assault(attack('9-SAI')).dice(3, 3, 2).play('stand')
    expect(story(g).filter((beat) => beat.part === 'lands')).toEqual([
      { part: 'lands', piece: sai, state: 'reduced' },
      { part: 'lands', piece: sai, state: FALLEN },
    ])
    expect(story(g).find((beat) => beat.part === 'ends')).toEqual({ part: 'ends', winner: GERMAN })
  })

  test('11.5.4 ends with no outcome of the odds when the Germans withdraw; 11.12 losses on the way back lie beside', () => {
    const g = battleGround().defend('3119', '1-FK MarDf').assault({ at: '3119', from: '3118', march: '1/3-KAR' })
    g.dice(4).play('withdraw', 'retreat 3120')
    const beats = story(g)
    expect(beats.find((beat) => beat.part === 'ends')).toEqual({ part: 'ends' })
    expect(beats.find((beat) => beat.part === 'throws')).toMatchObject({ round: 'Withdrawal', throws: [{ note: '4' }] })
    expect(beats.filter((beat) => beat.part === 'lands')).toMatchObject([{ state: FALLEN, beside: true }])
  })
})

describe('whose a piece is', () => {
  test('2.2.4a, 11.12.1 is who holds it: a captured gun is its captor’s from then on, and was the loser’s in the battle', () => {
    const [gun = -1] = units('Hvy-1')
    const g = field().defend('3018', '1-FK').assault(attack('Hvy-1')).play('stand').dice(6).play('go')
    expect(g.isGerman('Hvy-1')).toBe(true)
    expect([page.owner(gun, g.t), page.owner(gun)]).toEqual([GERMAN, ENTENTE])
    const thrown = story(g).flatMap((beat) => (beat.part === 'throws' ? beat.throws : []))
    expect(thrown.filter((die) => die.piece === gun).map((die) => die.by)).toEqual([ENTENTE])
  })

  test('11.7.3 in a battle is on whose side it was deployed', () => {
    const g = field().defend('3018', '1-FK').assault(attack('9-SAI')).dice(6, 6, 6).play('stand')
    const sides = story(g).flatMap((beat) => (beat.part === 'joins' ? [[beat.piece, beat.side]] : []))
    expect(sides).toEqual([
      [units('1-FK')[0], GERMAN],
      [units('9-SAI')[0], ENTENTE],
    ])
  })

  test('8.4 Portuguese are the Germans’ if these have them on their side', () => {
    const infantry = COUNTER.findIndex((_, u) => NATION[u as Unit] === PORTUGUESE) as Unit
    const g = field().arrange((t) => mark(t, infantry, GERMAN_HELD))
    expect([page.owner(infantry, g.t), page.pieces(g.t, GERMAN)[infantry]?.side]).toEqual([GERMAN, GERMAN])
  })

  test('2.5 a marker of Carriers says by its number whose they are', () => {
    expect([GERMAN, ENTENTE].map((side) => page.owner(carrierPiece(hex('3018'), side)))).toEqual([GERMAN, ENTENTE])
  })
})

describe('the odds on the page', () => {
  test('10.3.4, 12.4.10 of a landing past enemy vessels are those to arrive and to win, and say who is taken to seek', () => {
    const laid = { '9-SAI': 'east', '1-FK': '3215', Fox: 'ocean' }
    const told = (where: Parameters<typeof marching>[1]) => {
      const g = marching('entente', { ...laid, ...where }, 4).play('march from east', 'all')
      return page.advice.forecast?.(g.t, action('land at 3215'))
    }
    const safe = told({})
    expect(safe?.outcomes.map((o) => o.name)).toEqual(['You win', 'You are beaten'])
    const sought = told({ Königsberg: '3215' })
    expect(sought?.outcomes.map((o) => o.name)).toEqual(['You win', 'You are beaten', 'Nobody gets ashore'])
    expect(sought?.outcomes.reduce((sum, o) => sum + o.probability, 0)).toBeCloseTo(1, 12)
    expect(sought?.outcomes[2]?.probability).toBeGreaterThan(0.3)
    expect(sought?.outcomes[0]?.probability).toBeLessThan(safe?.outcomes[0]?.probability ?? 0)
    expect(sought?.assumes).toContain('whoever is there seeks with all he has')
  })

  test('11.7.1, 11.10.5 of an attack list what will count and who has no line, before it is made', () => {
    const g = marching('entente', { '2-LNL': '2919', '1-FK': ['3018', 'entrenched'] }, 4).play('march from 2919', 'all')
    if (g.asked === 'entente supply') g.play('end')
    const lines = page.advice
      .forecast?.(g.t, action('step to 3018'))
      ?.lines.map(({ text, value }) => `${text} ${value}`)
    expect(lines?.some((line) => /[Ee]ntrenched/.test(line))).toBe(true)
    expect(lines?.some((line) => /without a line|no line/i.test(line))).toBe(true)
  })

  test('11.5.2 of a withdrawal are exact: certain, or one half against KAR and Belgians', () => {
    const easy = field().defend('3018', '1-FK').assault(attack('9-SAI'))
    const hard = field().defend('3018', '1-FK').assault(attack('1/3-KAR'))
    const chance = (g: BattleGround) => page.advice.forecast?.(g.t, action('withdraw'))?.outcomes[0]?.probability
    expect([chance(easy), chance(hard)]).toEqual([1, 0.5])
    expect(page.advice.forecast?.(hard.t, action('withdraw'))?.exact).toBe(true)
  })

  test('11.11 of every other answer say what they assume, how often they were played and how far they may be off', () => {
    const g = field().defend('3018', '1-FK').assault(attack('9-SAI 10-SAI'))
    const told = page.advice.forecast?.(g.t, action('stand'))
    expect(told?.exact).toBe(false)
    expect(told?.assumes).toContain('stand and fight')
    expect(told?.assumes).toContain('Played out 600 times: give or take 5 in a hundred')
    expect(told?.outcomes.map((o) => o.body)).toEqual(['german', 'british'])
    expect(told?.outcomes.reduce((sum, o) => sum + o.probability, 0)).toBeCloseTo(1, 12)
    for (const { chances } of told?.histograms ?? []) expect(chances.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12)
  })

  test('10.1.6 of an attack are told before it is made', () => {
    const g = marching('entente', { '9-SAI': '2919', '10-SAI': '2919', '1-FK': '3018', '2-FK': '2720' }, 16)
    g.play('march from 2919', 'all')
    const step = page.advice.forecast?.(g.t, action('step to 3018'))
    expect(step?.outcomes.map((o) => o.body)).toEqual(['british', 'german'])
    expect(step?.outcomes[0]?.probability).toBeGreaterThan(0)
    expect(step?.assumes).toContain('Played out 200 times')
    expect(page.advice.forecast?.(g.t, action('step to 2918'))).toBeUndefined()
  })

  test('11.10.7 tell answers apart', () => {
    const g = field().defend('3018', '1-FK').assault(attack('9-SAI 29-Pjb')).dice(3).play('stand')
    expect(g.legal.map((text) => page.advice.forecast?.(g.t, action(text))?.outcomes[0]?.probability)).not.toContain(
      undefined,
    )
  })

  test('11.12 of a retreat there are none', () => {
    const g = field().defend('3018', '1-FK').assault(attack('9-SAI')).play('withdraw')
    expect(page.advice.forecast?.(g.t, action('retreat 3019'))).toBeUndefined()
  })
})
