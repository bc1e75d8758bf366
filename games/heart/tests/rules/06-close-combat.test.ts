import { describe, expect, test } from 'vitest'
import { WARRIOR } from '../../roster.ts'
import { ownBonus, scoreLines } from '../../rules/06-scores.ts'
import { CHARGED, ON_FOOT } from '../../rules/09-units.ts'
import { count, facts, fighting, type Roll, told } from '../fighting.ts'
import { figure, type Scene, scene, type Troops, unit } from '../given.ts'

// One man on open ground against another, an inch apart. The Germans began movement, and so name and roll first.
const OPEN: Scene = { scenario: 'cutting', turn: 10 }
const LOWEST = -5

/** A pair: the scores that dice 3 and 3 come to. */
function scores(g: Partial<Troops>, b: Partial<Troops>, more: Scene = OPEN): readonly number[] {
  const fight = fighting(
    {
      g1: { type: 'musketeer', at: [38, 30], facing: 0, ...g },
      b1: { type: 'musketeer', at: [38, 31], facing: 8, ...b },
      g9: { type: 'warrior', figures: 9, at: [4, 46] },
      b9: { type: 'warrior', figures: 9, at: [60, 24] },
    },
    more,
  )
  fight.dice(3, 3).play('rest')
  return [facts(fight, 'fought', 'score')[0] ?? 0, facts(fight, 'fought', 'other')[0] ?? 0].map((n) => n + LOWEST - 3)
}
const bonus = (g: Partial<Troops>, more?: Scene): number => scores({ ...g, figures: 1 }, { figures: 1 }, more)[0] ?? 99

test('6.1, 15.1 each figure in contact rolls one die; nobody else fights', () => {
  const g = fighting(
    {
      g1: { type: 'warrior', figures: 3, at: [38, 30], facing: 0 },
      b1: { type: 'soldier', figures: 1, at: [37, 31], facing: 8 },
    },
    OPEN,
  )
  g.dice(3, 3).play('rest')
  expect(told(g, 'fought').length).toBe(1)
})
test('6.1, 15.1 1 1/8 inches apart is contact, 1 3/16 is not', () => {
  const at = (y: number) =>
    fighting({ g1: { type: 'warrior', at: [38, 30] }, b1: { type: 'soldier', at: [38, y] } }, { ...OPEN, turn: 10 })
  expect(at(31.125).whyName('rest')).toBe('')
  expect(at(31.1875).whyName('rest')).toBe('over')
})
test('6.3 Volunteers, Regulars, Warriors, Scouts and cavalry add 3; leaders too (H14)', () => {
  for (const type of ['volunteer', 'volunteer-scout', 'regular', 'regular-lm', 'warrior', 'scout', 'cavalry', 'leader'])
    expect(bonus({ type }), type).toBe(3)
})
test('6.4 Ruga-Ruga add 2; standard bearers too', () => {
  for (const type of ['ruga-ruga', 'standard-bearer']) expect(bonus({ type }), type).toBe(2)
})
test('6.5 Soldiers add 1', () => {
  for (const type of ['soldier', 'soldier-lm']) expect(bonus({ type }), type).toBe(1)
})
test('6.6 Askaris take 1 off; crews, guns, Musketeers and baggage have nothing (H14, 15.7)', () => {
  for (const type of ['askari', 'askari-modern']) expect(bonus({ type }), type).toBe(-1)
  for (const type of ['musketeer', 'mg', 'lmg']) expect(bonus({ type }), type).toBe(0)
  expect(ownBonus(scene({ g1: { type: 'baggage', at: [38, 30] } }).table, figure('g1.0'))).toBe(0)
})
test('15.6 cavalry has its +3 only mounted, on foot +1', () => {
  expect(bonus({ type: 'cavalry', state: ON_FOOT })).toBe(1)
})
test('5.4 a Warrior adds 1', () => {
  expect(bonus({ type: 'leader', traits: WARRIOR })).toBe(4)
})

describe('6.7 killed when two or more below (H13)', () => {
  const fight = (g: number, b: number) => {
    const f = fighting(
      {
        g1: { type: 'musketeer', figures: 1, at: [38, 30], facing: 0 },
        b1: { type: 'musketeer', figures: 1, at: [38, 31] },
        g9: { type: 'warrior', figures: 9, at: [4, 46] },
        b9: { type: 'warrior', figures: 9, at: [60, 24] },
      },
      OPEN,
    )
    return f.dice(g, b).play('rest')
  }
  test('6.7 two less dies, one less does not; either side may', () => {
    expect(count(fight(2, 4), 'g1')).toBe(0)
    expect(count(fight(3, 4), 'g1')).toBe(1)
    expect(count(fight(4, 2), 'b1')).toBe(0)
    expect(count(fight(4, 3), 'b1')).toBe(1)
    expect(told(fight(6, 6), 'killed').length).toBe(0)
  })
  test('15.4 of a plain pair the attacker rolls first', () => {
    // The Germans began: the first die is theirs
    expect(count(fight(1, 6), 'g1')).toBe(0)
  })
})

/** A German storms a fort at Jassin; the fort is x 26-34, y 20-28. */
const storm = (type: string, more: Partial<Troops> = {}, b: Partial<Troops> = {}): Roll => ({
  g1: { type, figures: 1, at: [30, 19.5], facing: 0, did: CHARGED, ...more },
  b1: { type: 'soldier', figures: 1, at: [30, 20.5], facing: 8, ...b },
  g9: { type: 'warrior', figures: 9, at: [4, 46] },
  b9: { type: 'warrior', figures: 9, at: [57, 46] },
})
const STORM: Scene = {
  scenario: 'jassin',
  turn: 14,
  arrange(t) {
    t.units.charged[unit('g1')] = unit('b1') + 1
  },
}
const stormScore = (roll: Roll, more: Scene = STORM): number => {
  const g = fighting(roll, more)
  g.dice(3, 3).play('rest')
  return (facts(g, 'fought', 'score')[0] ?? 0) + LOWEST - 3
}

describe('6.6, 15.5 storming', () => {
  test('6.6 a Regular who storms a fort has +3 -1', () => {
    expect(stormScore(storm('regular'))).toBe(2)
    const g = fighting(storm('regular'), STORM)
    g.dice(4, 4).play('rest')
    // 4+3-1 against 4+1: nothing
    expect(told(g, 'killed').length).toBe(0)
  })
  test('6.6, H31 an Askari who storms has both: -2', () => {
    expect(stormScore(storm('askari'))).toBe(-2)
    const g = fighting(storm('askari'), STORM)
    g.dice(6, 1).play('rest')
    // 6-1-1 against 1+1: the Soldier dies
    expect(count(g, 'b1')).toBe(0)
  })
  test('15.5 in whatever turn it charged; not one who did not charge', () => {
    expect(stormScore(storm('regular', { did: 0 }))).toBe(2)
    expect(stormScore(storm('regular', { did: 0 }), { scenario: 'jassin', turn: 14 })).toBe(3)
  })
  test('15.5 inside the same fort only in the turn of the charge', () => {
    const inside = { at: [30, 21.5] } as const
    expect(stormScore(storm('regular', inside))).toBe(2)
    expect(stormScore(storm('regular', { ...inside, did: 0 }))).toBe(3)
  })
  test('15.5 not in the open', () => {
    expect(stormScore(storm('regular', { at: [30, 12] }, { at: [30, 13] }))).toBe(3)
  })
})

describe('6.2, 15.3 two against one', () => {
  const two = (type = 'warrior'): Roll => ({
    g1: { type, figures: 1, at: [38, 30], facing: 0 },
    b1: { type: 'askari', figures: 2, width: 2, at: [37.5, 31], facing: 0 },
    g9: { type: 'warrior', figures: 9, at: [4, 46] },
    b9: { type: 'warrior', figures: 9, at: [60, 24] },
  })
  test('6.2, 6.4, 15.3 the defender chooses whom he fights first; the second has +2', () => {
    const g = fighting(two(), OPEN).play('pair g1.0 against b1.0', 'join b1.1 against g1.0')
    // 2+3 against 4-1: the first Askari dies; 1+3 against 5-1+2: the Warrior dies
    g.dice(2, 4, 1, 5).play('strike b1.0').dice(6).play('pass')
    expect([count(g, 'g1'), count(g, 'b1')]).toEqual([0, 1])
    expect(facts(g, 'fought', 'other').map((n) => n + LOWEST)).toEqual([3, 6])
  })
  test('6.2 he who dies first does not fight the second', () => {
    const g = fighting(two('musketeer'), OPEN).play('pair g1.0 against b1.0', 'join b1.1 against g1.0')
    g.dice(1, 6).play('strike b1.1')
    expect([count(g, 'g1'), count(g, 'b1')]).toEqual([0, 2])
  })
  test('15.2 left-over figures may refrain', () => {
    const g = fighting(two(), OPEN).play('pair g1.0 against b1.0').dice(3, 3, 6).play('refrain')
    expect(told(g, 'fought').length).toBe(1)
  })
})

test('6.3, 6.4, 6.5, 6.6 each bonus names its case, and so do those of the second and of who storms', () => {
  const cited = (type: string) => {
    const { table } = scene({ g1: { type, at: [38, 30] } })
    return scoreLines(table, figure('g1.0'), false, false).map(({ value, rule }) => `${value} ${rule}`)
  }
  expect(['regular', 'ruga-ruga', 'soldier', 'askari', 'musketeer'].flatMap(cited)).toEqual([
    ...['3 6.3', '2 6.4', '1 6.5', '-1 6.6', '0 6.1'],
  ])
  const { table: warriors } = scene({ g1: { type: 'musketeer', at: [38, 30], traits: WARRIOR } })
  expect(scoreLines(warriors, figure('g1.0'), true, true).map(({ rule }) => rule)).toEqual(['6.1', '5.4', '6.2', '6.6'])
})
