import { describe, expect, test } from 'vitest'
import { CAPE, hex } from '../../board.ts'
import { GROUND, type Unit, unit } from '../../roster.ts'
import { beginSeats, endSeats, handOver, isLeftToOther, mayHandOver } from '../../rules/09.1-seats.ts'
import { FINISHED, is, mark, put, REINFORCED, SET_OUT, UNSUPPLIED } from '../../stacks.ts'
import { bare } from '../bare.ts'
import { given } from '../given.ts'
import { begin, marching } from '../marching.ts'

const both = { '1-FK': '2511', '1/3-KAR': '2506' }

describe('9.1 Operations Segments', () => {
  test('9.1.2 a German Impulse, then an Entente one', () => {
    const g = marching('german', both)
    expect(g.asked).toBe('german impulse')
    g.play('end', 'end')
    expect(g.asked).toBe('entente impulse')
    expect(g.t.tracks.segment).toBe(1)
  })

  test('9.1.2a, 9.1.2b the German moves none, some or all of his units, the Entente its own', () => {
    const g = marching('german', both)
    expect(g.legal).toContain('march from 2511')
    expect(g.why('march from 2506')).toBe('9.1.2')
    g.play('end', 'end')
    expect(g.legal).toContain('march from 2506')
    expect(g.why('march from 2511')).toBe('9.1.2')
  })

  test('9.1.3 after the Entente Impulse comes the next Segment', () => {
    const g = marching('entente', both)
    g.play('end', 'end')
    expect([g.asked, g.t.tracks.segment]).toEqual(['german impulse', 2])
  })

  test('9.1.3, 11.6.4 with the Segment it is forgotten who has come to a battle by rail, of the first unit and of the last', () => {
    const ground = Array.from({ length: GROUND }, (_, u) => u as Unit)
    const g = marching('entente', both).arrange((t) => {
      for (const u of ground) mark(t, u, REINFORCED)
    })
    g.play('end', 'end')
    expect(ground.filter((u) => is(g.t, u, REINFORCED))).toEqual([])
  })

  test('9.1.4, 9.1.4a after the second Segment a roll of 3 or less ends the Operations Phase', () => {
    for (const die of [1, 2, 3]) {
      const g = marching('entente', both, 2, 2).dice(die).play('end', 'end')
      expect([g.t.tracks.turn, g.t.tracks.segment], `${die}`).toEqual([3, 0])
      expect(g.cites).toContain('9.1.4')
    }
  })

  test('9.1.4b a roll of 4 or more gives a third, ruling 48, after which there is no roll', () => {
    for (const die of [4, 5, 6]) {
      const g = marching('entente', both, 2, 2).dice(die).play('end', 'end')
      expect([g.asked, g.t.tracks.segment], `${die}`).toEqual(['german impulse', 3])
    }
    const g = marching('entente', both, 2, 3).play('end', 'end')
    expect([g.t.tracks.turn, g.t.tracks.segment]).toEqual([3, 0])
  })

  test('9.1.5, ruling 75: stacks move one at a time and nothing moves twice in an Impulse', () => {
    const g = marching('german', { '1-FK': '2511', '2-FK': '2511' })
    g.play('march from 2511', 'take 1-FK', 'go', 'step to 2512', 'halt')
    expect(g.why('march from 2512')).toBe('9.1.5')
    expect(g.legal).toContain('march from 2511')
    g.play('march from 2511')
    expect(g.why('take 1-FK')).toBe('10.1.2')
    g.play('all', 'step to 2512', 'halt', 'end')
    begin(g, 'german')
    expect(g.legal).toContain('march from 2512')
  })

  test('10.1.9 at the end of the Impulse units that did not move may entrench, ruling 82', () => {
    const g = marching('german', { '1-FK': '2511', '2-FK': '2511', '3-FK': '2511', '4-FK': 'ocean' })
    g.play('march from 2511', 'take 1-FK', 'go', 'step to 2512', 'halt', 'end')
    expect(g.asked).toBe('german entrench')
    expect(g.legal).toEqual(['all', 'entrench 2-FK', 'entrench 3-FK', 'end'])
    expect(g.why('entrench 1-FK')).toBe('10.1.9')
    g.play('entrench 3-FK', 'end')
    expect([g.at('1-FK'), g.at('2-FK'), g.at('3-FK')]).toEqual(['2512', '2511', '2511 entrenched'])
    begin(g, 'german').play('march from 2511', 'take 3-FK', 'go', 'step to 2512')
    expect(g.at('3-FK')).toBe('2512')
  })

  test('9.1.2 all that is counted by the Impulse begins anew with it, for each space, line and water', () => {
    const g = marching('german', { '1-FK': '2819', '2-FK': '2819' }).arrange((t) => {
      for (const column of [t.places.stirred, t.lines.ridden, t.lines.reinforced, t.transport.boarded])
        (column as unknown as Uint8Array).fill(2)
      for (const name of ['1-FK', '2-FK']) mark(t, unit(name), FINISHED | SET_OUT)
    })
    begin(g, 'entente')
    const { places, lines, transport } = g.t
    for (const column of [places.stirred, lines.ridden, lines.reinforced, transport.boarded])
      expect((column as unknown as Uint8Array).every((n) => n === 0)).toBe(true)
    expect(['1-FK', '2-FK'].map((name) => is(g.t, unit(name), FINISHED | SET_OUT))).toEqual([false, false])
  })

  test('9.1.2 when the last Impulse is over nothing of whose turn it was in it is left (ruling 139)', () => {
    const g = marching('entente', { '29-Pjb': ['2506', 'reduced'] }, 6, 3)
    expect(g.t.march.ended).toBe(2)
    while (/ (impulse|entrench)$/.test(g.asked)) g.play('end')
    expect([g.t.tracks.turn, g.t.march.seat, g.t.march.ended, g.t.march.fresh]).toEqual([7, 0, 0, 0])
  })

  test('9.1.2, 12.3.8, 10.3.10 with each Impulse vessels have all their points again, and whoever has gone round the Cape is there', () => {
    const g = marching('german', { Königsberg: 'ocean', Astraea: 'ocean', '2-LNL': '2506', '1-FK': '2511' }).arrange(
      (t) => {
        put(t, unit('2-LNL'), CAPE)
        for (const name of ['Königsberg', 'Astraea']) {
          t.units.spent[unit(name)] = 4
          mark(t, unit(name), FINISHED)
        }
      },
    )
    begin(g, 'entente')
    const vessels = ['Königsberg', 'Astraea'].map((name) => [
      g.t.units.spent[unit(name)],
      is(g.t, unit(name), FINISHED),
    ])
    expect(vessels).toEqual([
      [0, false],
      [0, false],
    ])
    expect([g.at('2-LNL'), g.story.filter((each) => each.startsWith('cameRound'))]).toEqual([
      'east',
      ['cameRound 2-LNL'],
    ])
  })

  test('9.1.2 when the last Impulse is over nothing is left of who has moved, set out, starved, stirred or called off', () => {
    const g = marching('entente', { '29-Pjb': '2506', '2-LNL': '2506', '1-FK': '2511' }, 6, 3, (p) =>
      p.carriers('entente', '2506'),
    ).arrange((t) => {
      for (const name of ['29-Pjb', '1-FK']) mark(t, unit(name), FINISHED | SET_OUT | UNSUPPLIED)
      t.places.stirred[hex('2506')] = 1
      t.calledOff.add(hex('2506'))
    })
    while (/ (impulse|entrench)$/.test(g.asked)) g.play('end')
    const states = ['29-Pjb', '1-FK'].map((name) => is(g.t, unit(name), FINISHED | SET_OUT | UNSUPPLIED))
    expect([g.t.tracks.turn, ...states, g.t.places.stirred[hex('2506')], g.t.calledOff.next(0)]).toEqual([
      7,
      false,
      false,
      0,
      -1,
    ])
  })

  test('10.1.9 who does not entrench is told what is in the way', () => {
    const g = marching('german', {
      ...{ '1-FK': '2511', '2-FK': ['2511', 'entrenched'], '3-FK': '2511', '4-FK': '2511', '5-FK': 'ocean' },
      ...{ Königsberg: '3325', Indigena: '3536', '1/3-KAR': '2506' },
    })
    g.play('march from 2511', 'take 1-FK', 'go', 'step to 2512', 'halt', 'end')
    const why = (name: string) => g.given.whyName(`entrench ${name}`)
    expect(['1-FK', '2-FK', '1/3-KAR', 'Indigena'].map(why)).toEqual([
      'tooBusyToDig',
      'dugInAlready',
      'notYours',
      'neutralStays',
    ])
    // At sea there is no ground, and a vessel in port digs none.
    expect(['5-FK', 'Königsberg'].map(why)).toEqual(['noTrenchThere', 'noTrenchThere'])
    expect(why('3-FK')).toBe('')
    g.play('entrench 4-FK')
    expect(g.asked).not.toBe('german entrench')
  })

  test('10.1.9 who sets out and goes nowhere has not moved', () => {
    const g = marching('german', { '1-FK': '2511' })
    g.play('march from 2511', 'all', 'halt')
    expect(g.why('march from 2511')).toBe('9.1.5')
    g.play('end', 'all')
    expect(g.at('1-FK')).toBe('2511 entrenched')
  })

  test('9.1.2 nothing that an Impulse counts is left when it is over', () => {
    const fresh = marching('german', { '1-FK': '2511', '1/3-KAR': '2506' }).play('end', 'end')
    const used = marching('german', { '1-FK': '2511', '1/3-KAR': '2506' })
    used.play('march from 2511', 'all', 'halt', 'end', 'end')
    expect(Array.from(used.t.units.state as never)).toEqual(Array.from(fresh.t.units.state as never))
    expect(given('campaign').t.march.from).toBe(0)
  })
})

test('10.1.9, 9.1.2 all entrench at once, of those that follow one another too', () => {
  const g = marching('german', { '1-FK': '2511', '2-FK': '2511', '3-FK': '2511' }).play('end', 'all')
  expect(['1-FK', '2-FK', '3-FK'].map((name) => g.at(name))).toEqual(Array(3).fill('2511 entrenched'))
})

test('9.1.2, ruling 139: whose turn it is within an Impulse is forgotten with it, and whoever follows may hand over', () => {
  const t = bare()
  Object.assign(t.march, { seat: 0, ended: 0, fresh: 1 })
  expect([isLeftToOther(t), t.march.seat, t.march.fresh]).toEqual([true, 1, 0])
  t.march.fresh = 1
  endSeats(t)
  expect([t.march.seat, t.march.ended, t.march.fresh]).toEqual([0, 0, 0])
  t.core.options = 1
  expect([mayHandOver(t), handOver(t), mayHandOver(t), t.march.seat]).toEqual([true, undefined, false, 1])
  t.march.fresh = 1
  beginSeats(t)
  expect([t.march.seat, t.march.fresh]).toEqual([0, 0])
})
