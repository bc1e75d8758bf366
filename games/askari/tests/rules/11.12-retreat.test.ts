import { describe, expect, test } from 'vitest'
import { layout } from '../../layout.ts'
import { unit } from '../../roster.ts'
import { FINISHED, GERMAN_HELD, mark, REDUCED } from '../../stacks.ts'
import { battleGround } from '../battle-ground.ts'

const field = (turn = 16) => battleGround().set({ turn }).carriers('entente', '3018')
const attack = (march: string) => ({ at: '3018', from: '2919', march })
/** The company is hit and breaks: the attackers win. */
const beatenFK = () => field().defend('3018', '1-FK').assault(attack('9-SAI')).dice(6, 6, 1, 6).play('stand')

describe('11.11 outcome', () => {
  test('11.11.2 an unbroken defender in the line wins', () => {
    const g = field().defend('3018', '1-FK').assault(attack('9-SAI')).dice(6, 6, 6).play('stand')
    expect(g.cites).toContain('11.11.2')
    expect(g.at('9-SAI')).toBe('2919')
  })

  test('11.11.3, 11.11.4 with only broken defenders and a standing attacker the attacker wins, and they retreat', () => {
    const g = beatenFK()
    expect(g.cites).toContain('11.11.3')
    expect(g.asked).toBe('german retreat')
  })

  test('11.11.1 guns in the bombardment section do not count: with both lines gone the defender keeps the hex (V31)', () => {
    // The attackers are guns alone: they shell the company until it breaks, and Herring cannot reach them.
    const g = field().defend('3018', '1-FK Herng').assault(attack('1-SAFA 2-SAFA')).play('stand', 'go', 'go')
    g.dice(3, 3, 1, 6).play('bombard 1-FK', 'bombard 1-FK')
    expect(g.told).toContain('broke')
    expect(g.cites).toContain('11.11.2')
    expect([g.at('1-FK'), g.at('1-SAFA')]).toEqual(['3018 reduced', '2919'])
  })

  test('11.11.3 an attacker of guns alone wins when no defender is left (rulings 90, 113)', () => {
    const g = battleGround().set({ turn: 16 }).defend('3018', '105-1').towns('entente', 'Dar-es-Salaam')
    // No line: the gun is suppressed from the start, and the first hit may destroy it.
    g.assault(attack('Hvy-1')).play('stand', 'go').dice(3, 1).play('go')
    expect(g.at('105-1')).toBe('pile')
    expect(g.cites).toContain('11.11.3')
    expect(g.at('Hvy-1')).toBe('3018')
  })

  test('11.11.3 where only vessels are left nobody has won: the town stays, the Carriers stay, no vessel must out (ruling 113)', () => {
    // Both guns are without a line: the first hit on each may destroy it. The Königsberg fires last, and holds no hex.
    const g = battleGround().set({ turn: 16 }).defend('3119', '105-1').units({ Königsberg: '3119' })
    g.towns('entente', 'Dar-es-Salaam').carriers('german', '3119')
    g.assault({ at: '3119', from: '3118', march: 'Hvy-1' }).play('stand', 'end', 'go', 'go')
    g.dice(1, 1, 1, 1).play('bombard 105-1')
    expect([g.at('105-1'), g.at('Hvy-1')]).toEqual(['pile', 'pile'])
    expect(g.told).toContain('nobodyLeft')
    expect(g.told).not.toContain('battleWon')
    expect([g.at('Königsberg'), g.holder('Bagamoyo'), g.carriersIn('german', '3119')]).toEqual(['3119', 'german', 1])
    expect(g.isOver).toBe(true)
  })
})

describe('11.2, 11.10, 11.12 two against two, each of whom follows the other in the list of counters', () => {
  const two = () => field().defend('3018', '1-FK 2-FK').assault(attack('9-SAI 10-SAI'))
  const NAMED = ['1-FK', '2-FK', '9-SAI', '10-SAI'] as const
  const states = (g: ReturnType<typeof two>) => NAMED.map((name) => g.t.units.state[unit(name)])

  test('11.10.7, 11.12.2, 11.5.4 both are hit, both retreat, and of the battle nothing is left but that its attackers are finished', () => {
    const g = two().dice(6, 6, 6, 6, 1, 1, 6, 6).play('stand')
    expect(g.story.filter((each) => /^(rifleHit|reduced|broke)/.test(each)).map((each) => each.split(' ')[1])).toEqual([
      ...['9-SAI', '10-SAI', '1-FK', '1-FK', '2-FK', '2-FK'],
    ])
    g.play('retreat 3019')
    expect(NAMED.map((name) => g.at(name))).toEqual(['3019 reduced', '3019 reduced', '3018', '3018'])
    const beaten = GERMAN_HELD | REDUCED
    expect(states(g)).toEqual([beaten, beaten, FINISHED, FINISHED])
    const tracks = Object.keys(layout.sections.battle.columns) as (keyof typeof g.t.battle)[]
    expect(tracks.filter((name) => g.t.battle[name] !== 0)).toEqual([])
  })

  test('11.3.3, 11.10, 11.11 who stands behind one that is broken fires and is counted', () => {
    const g = two().dice(1, 6, 6, 6, 6, 6).play('stand')
    expect(g.story.filter((each) => /^rifle/.test(each)).map((each) => each.split(' ')[1])).toEqual([
      ...['1-FK', '2-FK', '10-SAI'],
    ])
    expect([g.at('9-SAI'), g.at('10-SAI')]).toEqual(['2919 reduced', '2919'])
    expect(states(g)).toEqual([GERMAN_HELD, GERMAN_HELD, FINISHED | REDUCED, FINISHED])
  })

  test('11.11.3 and wins where the last defender breaks', () => {
    const g = field().defend('3018', '1-FK').assault(attack('9-SAI 10-SAI')).dice(1, 6, 6, 1, 6).play('stand')
    expect([g.story.includes('battleWon entente 3018'), g.asked]).toEqual([true, 'german retreat'])
  })

  test('11.12.4 both are lost where there is nowhere to go', () => {
    const g = field()
      .defend('3018', '1-FK 2-FK')
      .units({ '11-SAI': '3017', '12-SAI': '3118', '1-SAH': '3119', '2-SAH': '3019', '6-SAI': '2918' })
    g.dice(6, 6, 6, 6, 1, 1, 6, 6).assault(attack('9-SAI 10-SAI'))
    expect([g.at('1-FK'), g.at('2-FK')]).toEqual(['pile', 'pile'])
  })
})

describe('11.12 retreats', () => {
  test('11.12.2 attackers go back to the hex they came from', () => {
    const g = field().defend('3018', '1-FK').assault(attack('9-SAI')).dice(6, 6, 6).play('stand')
    expect(g.at('9-SAI')).toBe('2919')
  })

  test('11.12.2 defenders go to any one adjacent hex but that one', () => {
    const g = beatenFK()
    expect(g.legal).toEqual(['retreat 3017', 'retreat 3118', 'retreat 3119', 'retreat 3019', 'retreat 2918'])
    expect(g.why('retreat 2919')).toBe('11.12.2')
    expect(g.why('retreat 3020')).toBe('11.12.2')
    g.play('retreat 3019')
    expect(g.at('1-FK')).toBe('3019 reduced')
  })

  test('11.12.4 not where enemy units are; with no hex left they are eliminated', () => {
    const held = (hexes: string) => {
      const g = field().defend('3018', '1-FK')
      hexes.split(' ').forEach((hex, i) => void g.units({ [`${i + 10}-SAI`]: hex }))
      return g
    }
    const some = held('3017 3118').assault(attack('9-SAI')).dice(6, 6, 1, 6).play('stand')
    expect(some.why('retreat 3017')).toBe('11.12.4')
    const g = field()
      .defend('3018', '1-FK')
      .units({ '10-SAI': '3017', '11-SAI': '3118', '12-SAI': '3119', '1-SAH': '3019' })
    g.assault(attack('9-SAI')).dice(6, 6, 1, 6).play('stand')
    // One hex is left: nobody is asked.
    expect(g.at('1-FK')).toBe('2918 reduced')
    const none = field()
      .defend('3018', '1-FK')
      .units({ '10-SAI': '3017', '11-SAI': '3118', '12-SAI': '3119', '1-SAH': '3019', '2-SAH': '2918' })
    none.dice(6, 6, 1, 6).assault(attack('9-SAI'))
    expect(none.at('1-FK')).toBe('pile')
    expect(none.cites).toContain('11.12.4')
  })

  test('11.12.2 nobody is asked either where the one hex left is the first of the map', () => {
    const g = battleGround().set({ turn: 16 }).defend('0102', '1-FK').units({ '10-SAI': '0201', '11-SAI': '0202' })
    g.assault({ at: '0102', from: '0103', march: '9-SAI' }).dice(6, 6, 1, 6).play('stand')
    expect(g.at('1-FK')).toBe('0101 reduced')
  })

  test('10.1.9 a retreat leaves the trench', () => {
    const g = field().defend('3018', '1-FK', 'entrenched').assault(attack('9-SAI')).dice(6, 6, 1, 6).play('stand')
    g.play('retreat 3019')
    expect(g.at('1-FK')).toBe('3019 reduced')
  })

  test('11.12.3 Carriers do not retreat: they fall to the winner, the attacker’s too (ruling 26)', () => {
    const won = field()
      .carriers('german', '3018')
      .defend('3018', '1-FK')
      .assault(attack('9-SAI'))
      .dice(6, 6, 1, 6)
      .play('stand', 'retreat 3019')
    expect(won.carriersIn('entente', '3018')).toBe(2)
    const lost = field()
      .carriers('german', '3018')
      .defend('3018', '1-FK')
      .assault(attack('9-SAI'))
      .dice(6, 6, 6)
      .play('stand')
    expect(lost.carriersIn('german', '3018')).toBe(2)
  })

  test('2.5.6 who retreats onto lone enemy Carriers captures them (ruling 118)', () => {
    const g = beatenFK().carriers('entente', '3019')
    g.play('retreat 3019')
    expect(g.carriersIn('german', '3019')).toBe(1)
  })

  test('11.12.1 guns that can switch sides are captured when no infantry is left with them', () => {
    const g = field().defend('3018', '105-1').assault(attack('9-SAI')).play('withdraw')
    expect(g.isGerman('105-1')).toBe(false)
    expect(g.at('105-1')).toBe('3018')
    expect(g.isFinished('105-1')).toBe(true)
    expect(g.told).toContain('gunCaptured')
  })

  test('11.12.1 with infantry, broken or not, they retreat', () => {
    const g = field().defend('3018', '105-1 1-FK').assault(attack('9-SAI')).play('withdraw', 'retreat 3019')
    expect(g.at('105-1')).toBe('3019')
    expect(g.isGerman('105-1')).toBe(true)
  })

  test('11.12.1 field guns with a reduced side are not captured', () => {
    const g = field().defend('3018', 'Herng').assault(attack('9-SAI')).play('withdraw', 'retreat 3019')
    expect(g.at('Herng')).toBe('3019')
  })

  test('11.12.1 a defender captures the attacker’s guns as well, and a gun may be retaken (ruling 117)', () => {
    const g = field().defend('3018', '1-FK').assault(attack('Hvy-1')).play('stand').dice(6).play('go')
    expect(g.isGerman('Hvy-1')).toBe(true)
    expect(g.at('Hvy-1')).toBe('3018')
    const back = field()
      .units({ 'Hvy-1': '3018' })
      .arrange((t) => mark(t, unit('Hvy-1'), GERMAN_HELD))
    back.assault(attack('9-SAI')).play('withdraw')
    expect(back.isGerman('Hvy-1')).toBe(false)
  })

  test('11.12.2 harbour guns that must retreat are lost (ruling 21)', () => {
    const g = battleGround().defend('3119', 'MarDf 1-FK').assault({ at: '3119', from: '3118', march: '9-SAI' })
    g.play('withdraw', 'retreat 3120')
    expect(g.at('MarDf')).toBe('pile')
  })

  test('11.12.2 an armored car is lost in ground that is closed to it, and goes back where it came from (ruling 20)', () => {
    // The forest of 0503 lies behind the car and a battalion, both without a line; both are hit and break.
    const g = battleGround().set({ turn: 16 }).defend('0502', 'Wlhy 9-SAI')
    g.dice(6, 6, 6, 6, 1, 1, 6, 6).assault({ at: '0502', from: '0602', march: '1-FK 2-FK 3-FK 4-FK' })
    g.dice(6, 6).play('lose Wlhy')
    g.play('retreat 0503')
    expect(g.at('9-SAI')).toBe('0503 reduced')
    expect(g.at('Wlhy')).toBe('pile')
  })

  test('11.12.2 where a car is alone, such ground is no way out at all', () => {
    const g = battleGround().set({ turn: 16 }).defend('0502', 'Wlhy')
    g.dice(6, 6, 1, 6, 6, 6, 6).assault({ at: '0502', from: '0602', march: '1-FK 2-FK 3-FK 4-FK' })
    expect(g.asked).toBe('entente retreat')
    expect(g.why('retreat 0503')).toBe('11.12.2')
    expect(g.legal).not.toContain('retreat 0503')
  })

  test('10.1.7 in a split hex each shore goes its own way (ruling 5)', () => {
    const g = battleGround().defend('1308', '1-FK').defend('1308', '2-FK', 'shore')
    g.units({ Niyanza: 'victoria' }).assault({ at: '1308', from: '1407', march: '9-SAI' }).play('withdraw')
    expect(g.asked).toBe('german retreat')
    expect(g.legal).toEqual(['retreat 1208', 'retreat 1207'])
    expect(g.at('1-FK')).toBe('1408')
    g.play('retreat 1208')
    expect(g.at('2-FK')).toBe('1208')
  })

  test('10.3.6, 11.12.2 and each by sea, where the land around is the enemy’s (ruling 5)', () => {
    const g = battleGround().defend('1308', '2-FK').defend('1308', '1-FK', 'shore')
    g.units({
      '10-SAI': '1307',
      '11-SAI': '1408',
      '12-SAI': '1309',
      '5-SAI': '1208',
      '6-SAI': '1207',
      'Gv-Gotzen': 'victoria',
    })
    g.assault({ at: '1308', from: '1407', march: '9-SAI' }).play('withdraw')
    expect([g.at('2-FK'), g.at('1-FK')]).toEqual(['victoria', 'victoria'])
  })

  test('10.1.7 not over an all-water side', () => {
    const g = battleGround()
      .defend('3119', '1-FK')
      .assault({ at: '3119', from: '3118', march: '9-SAI' })
      .play('withdraw')
    expect(g.why('retreat 3218')).toBe('11.12.2')
  })
})

describe('10.3.6 retreats by sea', () => {
  test('10.3.6 from a coast whose water the enemy does not control, within the value of the nation', () => {
    const g = battleGround()
      .defend('3119', '1-FK 2-FK')
      .assault({ at: '3119', from: '3118', march: '9-SAI' })
      .play('withdraw')
    expect(g.legal).toContain('evacuate 1-FK')
    g.play('evacuate 1-FK')
    expect(g.at('1-FK')).toBe('ocean')
    // German transport on the ocean: one unit.
    expect(g.why('evacuate 2-FK')).toBe('10.3.6')
    g.play('retreat 3120')
    expect(g.at('2-FK')).toBe('3120')
  })

  test('10.3.3 not when the enemy controls the water (ruling 116)', () => {
    const g = battleGround().units({ Fox: 'ocean' }).defend('3119', '1-FK')
    g.assault({ at: '3119', from: '3118', march: '9-SAI' }).play('withdraw')
    expect(g.why('evacuate 1-FK')).toBe('10.3.3')
  })

  test('10.3.6 not inland', () => {
    expect(beatenFK().why('evacuate 1-FK')).toBe('10.3.6')
  })

  test('11.12.2 who landed goes back to the Patrol Box, those from the east edge without limit (ruling 114)', () => {
    const g = battleGround().set({ turn: 1 }).defend('3119', '1-FK').carriers('entente', '3119')
    const nine = '29-Pjb 30-Pjb 33-Pjb 129-Blc 130-Blc 40-Ptn 57-Rfs 58-Rfs 55-Rfs'
    g.assault({ at: '3119', land: nine, east: '2-Ksmr 3-Ksmr' })
      .dice(...Array(13).fill(6))
      .play('stand')
    expect(g.at('29-Pjb')).toBe('ocean')
    expect(g.at('3-Ksmr')).toBe('ocean')
    expect(g.at('55-Rfs')).toBe('ocean')
  })

  test('11.12.2 more than the transports carry are lost, whom the owner does not take off', () => {
    // Belgians ship two on Tanganyika: three landed.
    const g = battleGround().set({ turn: 16 }).defend('0414', '1-FK').carriers('entente', '0414')
    g.assault({ at: '0414', land: '1-F-Pub 2-F-Pub 3-F-Pub' }).play('stand').dice(6, 6, 6, 6, 6).play('end')
    expect(g.asked).toBe('entente retreat')
    g.play('evacuate 1-F-Pub', 'evacuate 3-F-Pub')
    expect(g.at('2-F-Pub')).toBe('pile')
    expect(g.at('3-F-Pub')).toBe('tanganyika')
  })

  test('8.1.4 arrivals by a land edge go back off the map (ruling 55)', () => {
    const g = battleGround().set({ turn: 17 }).defend('0126', '1-FK')
    g.assault({ at: '0126', from: 'west', march: '1-RNR' }).dice(6, 6, 6).play('stand')
    expect(g.at('1-RNR')).toBe('west')
  })
})

test('11.12.2 the first of all counters retreats alone, to a hex of its choice', () => {
  const g = battleGround().carriers('entente', '3018').defend('3018', '1-FK')
  g.assault({ at: '3018', from: '2919', march: '5-SAI' }).play('withdraw')
  expect(g.asked).toBe('german retreat')
  expect(g.legal).toContain('retreat 3019')
})
