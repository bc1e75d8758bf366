import { Match } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { ASIDE, RECRUITS, SUPPORT } from '../../board.ts'
import { ALLIED_DEFAULT, GERMAN_DEFAULT, type Placement } from '../../data/scenarios.ts'
import { windhoek } from '../../index.ts'
import { ALLIED, afterLast, firstUnit, GERMAN, unit } from '../../roster.ts'
import { mobileIn, stackLimit } from '../../rules/14-stacking.ts'
import { ENTRENCHED } from '../../stacks.ts'
import { fresh } from '../fresh.ts'
import { place } from '../given.ts'

type Fresh = ReturnType<typeof fresh>
const at = (g: Fresh, name: string): number => g.table.units.where[unit(name)] ?? -1
const where = (name: string) => place(name, GERMAN)
/** Is every counter where a ready set-up puts it? */
function standsAs(g: Fresh, ready: Placement): boolean {
  return Object.entries(ready).every(([spot, names]) =>
    names.every((name) => spot.endsWith('-support') || at(g, name) === where(spot === 'cape-colony' ? 'cape' : spot)),
  )
}
const MILITIA = ['2117', '2515', '2816', '2709', '2426', '3226'].map((town, i) => `place G-Mil-${i + 1} at ${town}`)
const MOBILE =
  'FK-1 FK-2 FK-3 FK-4 FK-5 FK-6 FK-7 CC G-Art-1 G-Art-2 G-Art-3 SWAPC G-Sup-1 G-Sup-2 Franke Heydebreck VK'
/** The whole German list by hand: all mobile units in one place but the last few. */
const BY_HAND = [
  ...MILITIA,
  'place Wireless-1 at 2117',
  'place Wireless-2 at 2816',
  ...MOBILE.split(' ').map((name, i) => `place ${name} at ${i < 12 ? '2515' : '2816'}`),
]

test('6.1 a match begins before turn 1, in dry weather, with the German set-up', () => {
  const g = fresh(4)
  expect(g.table.tracks.turn).toBe(0)
  expect(g.decision).toEqual({ side: GERMAN, rule: '6.0', prompt: 'place' })
  g.dice(2).play('ready').dice(1).play('ready')
  expect(g.table.tracks.turn).toBe(1)
})

describe('6.2 the German set-up', () => {
  test('6.2 a die gives the starting action points, and the aeroplane waits in its box', () => {
    const g = fresh(4)
    expect(g.table.ap.points[GERMAN]).toBe(4)
    expect(g.events[0]).toMatchObject({
      kind: 'startingPoints',
      rule: '6.2',
      facts: { points: 4 },
      dice: [{ shows: 4 }],
    })
    expect(at(g, 'FDK-1')).toBe(SUPPORT + GERMAN)
    expect(at(g, 'FK-8')).toBe(RECRUITS + GERMAN)
  })

  test('6.2 militia in towns of the colony, one at most in each', () => {
    const g = fresh(4)
    expect(g.why('place G-Mil-1 at 2118')).toBe('6.2')
    expect(g.why('place G-Mil-1 at 3033')).toBe('6.2')
    expect(g.why('place G-Mil-1 at 3424')).toBe('6.2')
    expect(g.why('place G-Mil-1 at cape')).toBe('6.2')
    g.play('place G-Mil-1 at 2117')
    expect(g.whyName('place G-Mil-2 at 2117')).toBe('oneGermanEach')
    expect(g.legal().filter((a) => a.startsWith('place'))).toHaveLength(10)
    expect(g.events.at(-1)).toMatchObject({ kind: 'placed', rule: '6.2' })
  })

  test('6.2 one wireless station in a port, the other in a town that is none', () => {
    const g = fresh(4).play(...MILITIA)
    expect(g.legal()).toEqual(['place Wireless-1 at 2117', 'place Wireless-1 at 2426', 'ready'])
    g.play('place Wireless-1 at 2426')
    expect(g.why('place Wireless-2 at 2117')).toBe('6.2')
    expect(g.why('place Wireless-2 at 3424')).toBe('6.2')
    expect(g.why('place Wireless-2 at 2816')).toBe('')
  })

  test('6.2 the others in any town or settlement of the colony, within the stacking limit', () => {
    const g = fresh(4).play(...BY_HAND.slice(0, 8))
    expect(g.why('place FK-1 at 3424')).toBe('')
    expect(g.why('place FK-1 at 2118')).toBe('6.2')
    expect(g.why('place FK-1 at 3425')).toBe('6.2')
    g.play(...BY_HAND.slice(8, 20))
    expect(mobileIn(g.table, where('2515'))).toBe(12)
    expect(g.why('place G-Sup-1 at 2515')).toBe('14.1')
    expect(g.why('place G-Sup-1 at 2816')).toBe('')
  })

  test('6.2 counters are placed one after the other, in the order of the list', () => {
    const g = fresh(4)
    expect(g.whyName('place G-Mil-2 at 2117')).toBe('placeFirst')
    expect(g.whyName('place SAMR-1 at 2117')).toBe('placeFirst')
  })

  test('6.2, 10.7 all this is free; then marines and trenches are paid from the die', () => {
    const g = fresh(4).play(...BY_HAND)
    expect(g.table.ap.points[GERMAN]).toBe(4)
    expect(g.decision?.prompt).toBe('purchase')
    const digs = g.legal().filter((a) => a.startsWith('entrench'))
    expect(digs).toEqual(['2117', '2426', '2515', '2709', '2816', '3226'].map((town) => `entrench at ${town}`))
    g.play('buy MEK-1 at 2117')
    expect(g.table.ap.points[GERMAN]).toBe(3)
    expect(at(g, 'MEK-1')).toBe(where('2117'))
    g.play('entrench at 2816')
    expect(g.table.ap.points[GERMAN]).toBe(2)
    expect((g.table.places.marks[where('2816')] ?? 0) & ENTRENCHED).toBe(ENTRENCHED)
    g.dice(1).play('buy MEK-Art at 2426')
    expect(g.table.ap.points[GERMAN]).toBe(0)
    const kinds = ['bought', 'lengthChanged', 'entrenched', 'bought', 'setUpEnded', 'startingPoints']
    expect(
      g.events
        .map((e) => e.kind)
        .filter((kind) => kind !== 'placed')
        .slice(1),
    ).toEqual(kinds)
    expect(g.decision?.side).toBe(ALLIED)
  })

  test('6.2, W107 a trench at set-up is told under its own case: it shows that somebody is there, of which nothing else tells yet', () => {
    const g = fresh(4).play(...BY_HAND, 'entrench at 2816')
    expect(g.events.find((e) => e.kind === 'entrenched')?.rule).toBe('6.2')
    expect(windhoek.fog?.shows).toContain('entrenched 6.2')
    expect(windhoek.fog?.shows).not.toContain('entrenched')
  })

  test('6.2 what cannot be bought or dug', () => {
    const g = fresh(1).play(...BY_HAND)
    expect(g.whyName('buy FK-8 at 2117')).toBe('notBought')
    expect(g.why('buy MEK-1 at 2816')).toBe('6.2')
    expect(g.why('buy MEK-1 at 2118')).toBe('6.2')
    expect(g.why('buy MEK-Art at 2117')).toBe('9.2')
    expect(g.why('buy KK at 2515')).toBe('10.10')
    expect(g.why('entrench at 2413')).toBe('6.2')
    expect(g.why('entrench at 2517')).toBe('6.2')
    expect(g.why('entrench at cape')).toBe('6.2')
    g.dice(3).play('buy MEK-Eng at 2117')
    expect(g.decision?.side).toBe(ALLIED)
    expect(
      fresh(2)
        .play(...BY_HAND, 'entrench at 2816')
        .why('entrench at 2816'),
    ).toBe('25.4')
    expect(
      fresh(2)
        .play(...BY_HAND, 'buy MEK-1 at 2117')
        .why('buy MEK-1 at 2117'),
    ).toBe('10.9')
  })
})

describe('6.3 the Allied set-up', () => {
  const allies = () => fresh(1).dice(5).play('ready')

  test('6.3 a die gives the starting action points, and Walvis Bay stands without a choice', () => {
    const g = allies()
    expect(g.table.ap.points[ALLIED]).toBe(5)
    expect(g.events.some((e) => e.kind === 'startingPoints' && e.rule === '6.3' && e.dice[0]?.shows === 5)).toBe(true)
    expect([at(g, 'Mil-Walvis'), at(g, 'CTH')]).toEqual([where('2118'), where('2118')])
    expect([at(g, 'RN'), at(g, 'SAAC-1'), at(g, 'SAAC-2')]).toEqual([
      SUPPORT + ALLIED,
      RECRUITS + ALLIED,
      RECRUITS + ALLIED,
    ])
  })

  test('6.3 militia one to a South African town, the rest there or in Cape Colony', () => {
    const g = allies()
    expect(g.legal()).toEqual([...['3033', '3233', '4029'].map((town) => `place Mil-Nolloth at ${town}`), 'ready'])
    g.play('place Mil-Nolloth at 4029')
    expect(g.whyName('place Mil-Springbok at 4029')).toBe('oneAlliedEach')
    expect(g.why('place Mil-Springbok at 2118')).toBe('6.3')
    g.play('place Mil-Springbok at 3033', 'place Mil-Upington at 3233')
    expect(g.legal().filter((a) => a.startsWith('place'))).toHaveLength(4)
    expect(g.why('place SAMR-1 at 2118')).toBe('6.3')
    expect(g.why('place SAMR-1 at 3232')).toBe('6.3')
    expect(g.why('place SAMR-1 at cape')).toBe('')
    const southAfrican = 'SAMR-1 SAMR-2 SAMR-3 SAMR-4 SAMR-5 ILH NLH Cape-Cdo DEOR'.split(' ')
    g.play(...southAfrican.map((name) => `place ${name} at 4029`))
    expect(g.why('place DLI at 4029')).toBe('14.2')
    expect(g.why('place DLI at cape')).toBe('')
  })

  test('6.3 the Portuguese in their towns, their infantry one to a settlement', () => {
    const g = allies()
    while (g.decision?.side === ALLIED && !g.legal()[0]?.includes('P-Mil-1')) g.play(g.legal()[0] ?? '')
    expect(g.why('place P-Mil-1 at 2003')).toBe('6.3')
    g.play('place P-Mil-1 at 2002')
    expect(g.whyName('place P-Mil-2 at 2002')).toBe('oneAlliedEach')
    g.play('place P-Mil-2 at 1101')
    expect(g.why('place CP at 2003')).toBe('6.3')
    g.play('place CP at 1101', 'place DA at 2002')
    expect(g.why('place P-Inf-1 at 2002')).toBe('6.3')
    g.play('place P-Inf-1 at 2003')
    expect(g.whyName('place P-Inf-2 at 2003')).toBe('oneAlliedEach')
    g.dice(2).play('place P-Inf-2 at 1801')
    expect(g.table.tracks.turn).toBe(1)
  })

  test('6.3 every counter of the list is in play, nobody else is', () => {
    const g = allies().dice(1).play('ready')
    const waiting = (side: 0 | 1) => {
      const out: string[] = []
      for (let u = firstUnit(side as never); u < afterLast(side as never); u++)
        if (g.table.units.where[u] === ASIDE) out.push(`${u}`)
      return out
    }
    // Of the options: three brigades; the Kamerun company, the truck and three of the squadron.
    expect([waiting(0).length, waiting(1).length]).toEqual([3, 5])
  })
})

describe('6.0 the ready set-up', () => {
  test('6.0 one action sets up all of a side, and digs as far as the die pays', () => {
    const g = fresh(2).dice(6).play('ready')
    expect(standsAs(g, GERMAN_DEFAULT)).toBe(true)
    expect(g.table.ap.points[GERMAN]).toBe(0)
    expect(['2117', '2426'].map((h) => g.table.places.marks[where(h)] ?? 0).every((m) => (m & ENTRENCHED) !== 0)).toBe(
      true,
    )
    g.dice(1).play('ready')
    expect(standsAs(g, ALLIED_DEFAULT)).toBe(true)
    expect(g.decision).toMatchObject({ side: ALLIED, prompt: 'recruit' })
  })

  test('6.0 it leaves what is placed where it is, and keeps to the rules for the rest', () => {
    const g = fresh(1).dice(6).play('place G-Mil-1 at 2515', 'place G-Mil-2 at 2816', 'ready')
    expect(at(g, 'G-Mil-1')).toBe(where('2515'))
    const towns = [1, 2, 3, 4, 5, 6].map((n) => at(g, `G-Mil-${n}`))
    expect(new Set(towns).size).toBe(6)
    const stuffed = fresh(1)
      .play(...BY_HAND.slice(0, 20))
      .dice(6)
      .play('ready')
    expect(mobileIn(stuffed.table, where('2515'))).toBe(stackLimit(GERMAN))
  })

  test('6.0 it may still be taken while buying', () => {
    const g = fresh(4)
      .play(...BY_HAND, 'entrench at 2117')
      .dice(3)
      .play('ready')
    expect(g.table.ap.points[GERMAN]).toBe(2)
    expect(g.decision?.side).toBe(ALLIED)
    expect((g.table.places.marks[where('2426')] ?? 0) & ENTRENCHED).toBe(ENTRENCHED)
  })

  test('6.0 whatever is placed and bought, the set-up never gets stuck', () => {
    for (let seed = 0; seed < 100; seed++) {
      const options = [...(seed % 2 ? ['kamerun'] : []), ...(seed % 3 ? ['historical'] : [])]
      const match = new Match(windhoek, {
        scenario: 'standard',
        options,
        dice: { kind: 'cipher', secret: new Uint8Array(16).fill(seed) },
      })
      let n = 0
      for (; match.decision?.prompt === 'place' || match.decision?.prompt === 'purchase'; n++) {
        const moves = match.legal().filter((a) => !act.ready.is(a))
        expect(moves.length).toBeGreaterThan(0)
        match.play(match.decision.seat, moves[(seed * 7919 + n * 104729) % moves.length] ?? 0)
      }
      expect(n).toBeLessThan(62)
    }
  })
})

test('6.2, 26.0 under fog the log says who was set up, and to the enemy not where', () => {
  const g = fresh(4, 'fog').play('place G-Mil-1 at 2117')
  expect(g.events.at(-1)).toMatchObject({ seenBy: 1 << GERMAN, secret: ['hex'] })
  expect(fresh(4).play('place G-Mil-1 at 2117').events.at(-1)).toMatchObject({ seenBy: 3 })
})
