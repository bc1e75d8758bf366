import { type Action, apply, copy, legal, Moves, searchDice, toDecide } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { CAPE, hex } from '../../board.ts'
import { windhoek } from '../../index.ts'
import type { OptionId } from '../../options.ts'
import { UNIT_NAMES, unit } from '../../roster.ts'
import { whyNotStack } from '../../rules/14-stacking.ts'
import { battleGround } from '../battle-ground.ts'
import { given } from '../given.ts'
import { marching, offered, RAIN } from '../marching.ts'
import { scattered } from '../scattered.ts'

const names = (from: string, n: number) => UNIT_NAMES.slice(unit(from), unit(from) + n)
const at = (hexName: string, list: readonly string[]) => Object.fromEntries(list.map((name) => [name, hexName]))
const TWELVE = names('FK-1', 12)
const NINE = names('CTH', 9)

describe('14.1 and 14.2 the limits', () => {
  test('14.1 twelve German units fit into a hex, and no thirteenth', () => {
    const g = marching('german', { ...at('3424', TWELVE), CC: '3325' }).play('march from 3325', 'all')
    expect(g.why('step to 3424')).toBe('')
    g.play('step to 3424')
    expect(g.why('stop')).toBe('14.1')
    expect(g.legal).not.toContain('stop')
  })

  test('14.2 nine Allied units fit into a hex, and no tenth', () => {
    const g = marching('allied', { ...at('3425', NINE), 'SAMR-1': '3326' }).play(
      'march from 3326',
      'all',
      'step to 3425',
    )
    expect(g.why('stop')).toBe('14.2')
    const eight = marching('allied', { ...at('3425', NINE.slice(1)), 'SAMR-1': '3326' })
    expect(eight.play('march from 3326', 'all', 'step to 3425', 'stop').at('SAMR-1')).toBe('3425')
  })

  test('14.2 nine Portuguese likewise', () => {
    const portuguese = names('CP', 10)
    const g = given()
      .units(at('2002', portuguese.slice(0, 9)))
      .set({ portugal: true })
    expect(whyNotStack(g.t, unit(portuguese[9] as string), hex('2002'))).not.toBe(0)
    expect(whyNotStack(g.t, unit(portuguese[9] as string), hex('2003'))).toBe(0)
  })
})

describe('14.3 what does not count', () => {
  test('14.3 static units stack free, but never two of one type', () => {
    const g = given().units({ ...at('2515', TWELVE), 'G-Mil-1': '2515' })
    expect(whyNotStack(g.t, unit('Wireless-1'), hex('2515'))).toBe(0)
    expect(whyNotStack(g.t, unit('G-Mil-2'), hex('2515'))).not.toBe(0)
    g.units({ 'Wireless-1': '2515' })
    expect(whyNotStack(g.t, unit('Wireless-2'), hex('2515'))).not.toBe(0)
  })

  test('14.3 markers do not count', () => {
    const g = given()
      .units(at('2515', names('FK-1', 11)))
      .marks({ '2515': ['entrenched', 'broken', 'device'] })
    expect(whyNotStack(g.t, unit('FK-12'), hex('2515'))).toBe(0)
    expect(whyNotStack(g.t, unit('CC'), hex('2514'))).toBe(0)
  })

  test('14.3 mounted militia is mobile, and counts', () => {
    const g = given().units({ ...at('2515', TWELVE), 'G-Mil-1': ['2514', 'converted'] })
    expect(whyNotStack(g.t, unit('G-Mil-1'), hex('2515'))).not.toBe(0)
  })
})

describe('14.4 when it counts', () => {
  test('14.4 a withdrawal may crowd a hex; then its owner gives up what is too many', () => {
    const g = battleGround().units({
      DEOR: '3425',
      ...at('3526', names('FK-3', 10)),
      'G-Art-1': '3526',
      'G-Art-2': '3526',
    })
    g.units({ 'FK-1': '3525', 'FK-2': '3525', 'G-Mil-1': '3526', 'Patrol-1': '2515' }).attack('3425', '3525', 'DEOR')
    g.dice(1, 6, 1).play('go', 'withdraw', 'fall back to 3526', 'end')
    expect(g.asked).toBe('german overstacked')
    expect(offered(g, 'remove')).toHaveLength(13)
    expect(g.given.whyName('remove G-Art-2')).toBe('removeUpwards')
    expect(g.given.whyName('remove G-Mil-1')).toBe('notTooMany')
    expect(g.given.whyName('remove Patrol-1')).toBe('notTooMany')
    g.play('remove FK-1')
    expect(g.why('remove FK-1')).toBe('14.4')
    g.play('remove G-Art-1')
    expect([g.at('FK-1'), g.at('G-Art-1'), g.at('FK-2')]).toEqual(['eliminated', 'eliminated', '3526'])
    expect(g.citesOf('eliminated')).toEqual(['14.4', '14.4'])
    expect([g.points('allied'), g.points('german')]).toEqual([0, 0])
    expect(g.asked).not.toBe('german overstacked')
  })

  test('14.4, 26.0 whoever falls back out of sight is asked whether they are too many there: the enemy cannot tell', () => {
    const fled = (others: Record<string, string>, ...options: readonly OptionId[]) => {
      const g = battleGround(...options).units({ DEOR: '3425', 'FK-1': '3525', ...others })
      return g.attack('3425', '3525', 'DEOR').dice(1, 6, 1).play('go', 'withdraw', 'fall back to 3526', 'end')
    }
    const two = fled({ 'FK-2': '3526' }, 'fog')
    expect([two.asked, two.legal]).toEqual(['german overstacked', ['go']])
    expect(two.given.whyName('remove FK-2')).toBe('notTooMany')
    expect(two.play('go').asked).not.toBe('german overstacked')
    const many = fled(at('3526', names('FK-2', 12)), 'fog')
    expect(many.asked).toBe('german overstacked')
    expect(many.given.whyName('go')).toBe('tooMany')
    expect(many.play('remove FK-1').asked).not.toBe('german overstacked')
    expect([fled({}, 'fog').asked, fled({}, 'fog').legal]).toEqual(['german overstacked', ['go']])
    expect(fled({ 'FK-2': '3526' }).asked).not.toBe('german overstacked')
  })

  test('14.4, 26.0 nobody is asked after a battle in which nobody fell back: a draw, or one that kills all', () => {
    const fought = (defender: string, ...dice: readonly number[]) => {
      const g = battleGround('fog')
        .units({ DEOR: '3726', [defender]: '3626' })
        .attack('3726', '3626', 'DEOR')
      return g
        .play('go')
        .dice(...dice)
        .play('go', 'fight')
    }
    expect(fought('FK-1', 6, 1, 6, 6).asked).not.toMatch('overstacked')
    expect(fought('Patrol-1', 6, 1, 1).play('end').asked).not.toMatch('overstacked')
  })

  test('14.4 replaceable units go to the Recruit Box', () => {
    const g = battleGround().units({ DEOR: '3425', ...at('3526', TWELVE), 'Patrol-1': '3525' })
    g.attack('3425', '3525', 'DEOR').dice(1, 6, 1).play('go', 'withdraw', 'fall back to 3526', 'end', 'remove Patrol-1')
    expect(g.at('Patrol-1')).toBe('recruits')
  })

  test('14.4 there is no limit in Cape Colony', () => {
    const g = marching('allied', { ...at('cape', [...NINE, ...names('SAMR-1', 9)]), SAEC: '3534' })
    expect(g.play('march from 3534', 'all', 'step to cape').at('SAEC')).toBe('cape')
    expect(whyNotStack(g.t, unit('KR'), CAPE)).toBe(0)
    const withdrawn = battleGround().units({ ...at('cape', names('SAMR-1', 12)), DEOR: '3534', 'G-Sup-1': '3533' })
    withdrawn.attack('3533', '3534', 'G-Sup-1').dice(1, 6, 3).play('go', 'withdraw', 'fall back to cape', 'end')
    expect([withdrawn.at('DEOR'), withdrawn.isOver]).toEqual(['cape', true])
  })
})

describe('14.5 passing through', () => {
  test('14.5 a full hex of friends does not hinder', () => {
    const g = marching('allied', { ...at('3425', NINE), 'SAMR-1': '3326' })
    g.play('march from 3326', 'all', 'step to 3425')
    expect(g.play('step to 3526', 'stop').at('SAMR-1')).toBe('3526')
  })

  test('14.5, 14.4 but nobody enters it who could not march on', () => {
    const g = marching('allied', { ...at('3425', NINE), HAB: '3326' }).play('march from 3326', 'all', 'step to 3325')
    expect(g.why('step to 3425')).toBe('')
    expect(g.play('step to 3326').why('step to 3425')).toBe('14.2')
  })

  test('14.5 several full hexes in a row hinder no more than one', () => {
    const full = { ...at('3425', NINE), ...at('3525', names('SAMR-2', 9)), ...at('3526', names('RMLI', 9)) }
    const rest = { ...at('3424', names('SAEC', 9)), 'Mil-5': '3326', 'SAMR-1': '3326' }
    const g = marching('allied', { ...full, ...rest }).play('march from 3326', 'all', 'step to 3425', 'step to 3525')
    expect(g.play('step to 3625', 'stop').at('SAMR-1')).toBe('3625')
  })

  test('14.5, 14.4 nor one where it would have to halt', () => {
    const g = marching('allied', { ...at('3424', NINE), 'SAMR-1': '3425', 'FK-1': '3524' }).play(
      'march from 3425',
      'all',
    )
    expect(g.why('step to 3424')).toBe('14.2')
    const device = marching('allied', { ...at('3424', NINE), 'SAMR-1': '3425' }).marks({ '3424': ['device'] })
    expect(device.play('march from 3425', 'all').why('step to 3424')).toBe('14.2')
  })

  test('14.4 in a full hex as many are dropped as fit', () => {
    const g = marching('allied', { ...at('3425', NINE.slice(1)), 'SAMR-1': '3326', 'SAMR-2': '3326' })
    g.play('march from 3326', 'all', 'step to 3425', 'drop SAMR-1')
    expect(g.why('stop')).toBe('14.2')
    expect(g.play('step to 3525', 'stop').at('SAMR-2')).toBe('3525')
  })
})

describe('14.4 hexes that cannot hold a force', () => {
  const full = { ...at('3125', NINE), ...at('3126', names('SAMR-2', 8)), 'G-Sup-1': '3026', 'G-Sup-2': '3025' }

  test('14.4 the engineer whom the others need to get out of one is not left behind there', () => {
    const g = marching('allied', { ...full, KR: '3023', SAEC: '3023' }).set({ turn: RAIN })
    g.play('march from 3023', 'all', 'step to 3024', 'step to 3125', 'step to 3126')
    expect(g.given.whyName('drop SAEC')).toBe('wouldStrand')
    expect(offered(g, 'drop')).toEqual(['KR'])
    expect(g.play('step to 3226', 'stop').at('KR')).toBe('3226')
  })

  test('14.4 in a hex where all may stay he may', () => {
    const g = marching('allied', { DEOR: '3425', SAEC: '3425' }).play('march from 3425', 'all', 'step to 3525')
    g.play('step to 3425', 'step to 3525', 'step to 3425')
    expect(g.why('step to 3525')).toBe('13.2')
    expect(offered(g, 'drop')).toEqual(['DEOR', 'SAEC'])
  })

  test('14.4 where nobody fits, nobody is left', () => {
    const g = marching('allied', { ...at('3425', NINE), 'SAMR-1': '3326', 'SAMR-2': '3326' })
    g.play('march from 3326', 'all', 'step to 3425')
    expect([g.why('drop SAMR-1'), g.why('stop')]).toEqual(['14.2', '14.2'])
    expect(offered(g, 'drop')).toEqual([])
  })

  test('14.4 unless there are two of them', () => {
    const g = marching('allied', { ...full, KR: '3023', SAEC: '3023', SSPC: '3023' }).set({ turn: RAIN })
    g.play('march from 3023', 'all', 'step to 3024', 'step to 3125', 'step to 3126')
    expect(offered(g, 'drop')).toEqual(['KR', 'SAEC', 'SSPC'])
  })

  test('14.4 camels and others must each have the points to march on', () => {
    const desert = at('3624', [...names('FK-3', 9), 'G-Art-1', 'G-Art-2', 'G-Art-3'])
    const march = ['march from 3425', 'all', 'step to 3526', 'step to 3525']
    const both = marching('german', { ...desert, CC: '3425', 'Res-1': '3425' }).play(...march)
    expect(both.why('step to 3624')).toBe('14.1')
    expect(both.play('drop Res-1').why('step to 3624')).toBe('')
    const camels = marching('german', { ...desert, CC: '3425' }).play(...march, 'step to 3526', 'step to 3525')
    expect(camels.why('step to 3624')).toBe('')
    expect(camels.play('step to 3526', 'step to 3525').given.whyName('step to 3624')).toBe('tooDear')
    const tired = marching('german', { ...desert, CC: '3526' }).play('march from 3526', 'all', 'step to 3525')
    tired.play('step to 3526', 'step to 3525', 'step to 3526', 'step to 3525')
    expect(tired.why('step to 3624')).toBe('14.1')
  })
})

describe('14.6 blocking', () => {
  test('14.6 an enemy closes his hex to marches', () => {
    const g = marching('german', { 'FK-1': '3425', DEOR: '3525' }).play('march from 3425', 'all')
    expect(g.why('step to 3525')).toBe('13.3')
  })

  test('14.6 and the line to trains', () => {
    const g = marching('german', { 'FK-1': '2117', DEOR: '2415' }).play('rail from 2117', 'all')
    expect(g.why('ride to 2415')).toBe('14.6')
    expect(g.why('ride to 2515')).toBe('14.6')
    expect(offered(g, 'ride to')).toEqual(['2216', '2316'])
  })
})

test('14.4 no march runs into a dead end, however it is led', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const g = given().arrange((t) => copy(scattered(seed), t))
    g.set({ allied: 12, german: 12 }).phase('march', seed % 2 === 0 ? 'allied' : 'german')
    const dice = searchDice(seed)
    for (let n = 0; g.asked.endsWith(g.t.march.mode === 0 ? ' act' : ''); n++) {
      const moves = new Moves()
      expect(legal(windhoek, g.t, moves), `seed ${seed}, ${g.asked}`).toBeGreaterThan(0)
      const marches = moves.toArray().filter((a) => !act.end.is(a) && !act.attack.is(a))
      if (marches.length === 0) break
      apply(windhoek, g.t, toDecide(windhoek, g.t), marches[dice.draw(n, marches.length, 0, n)] as Action, dice)
    }
  }
})
