import { describe, expect, test } from 'vitest'
import { figureOf } from '../../roster.ts'
import { inContact, touch } from '../../rules/09-contact.ts'
import { CHARGED } from '../../rules/09-units.ts'
import { addContact, clearContacts, greatestPairing, isInGreatest } from '../../rules/15-matching.ts'
import { count, facts, fighting, type Roll, told } from '../fighting.ts'
import { figure, type Scene, unit, within } from '../given.ts'

const OPEN: Scene = { scenario: 'cutting', turn: 10 }
/** Those far away who keep either side in the game. */
const REST: Roll = {
  g9: { type: 'warrior', figures: 20, width: 4, at: [4, 46], facing: 0 },
  b9: { type: 'warrior', figures: 20, width: 4, at: [60, 24], facing: 0 },
}

describe('11.5 the order of combats', () => {
  const two: Roll = {
    g1: { type: 'warrior', figures: 1, at: [38, 30] },
    b1: { type: 'soldier', figures: 1, at: [38, 31] },
    g2: { type: 'warrior', figures: 1, at: [50, 24] },
    b2: { type: 'soldier', figures: 1, at: [50, 25] },
    ...REST,
  }
  test('11.5 the side that began movement names which is fought next', () => {
    const g = fighting(two, { ...OPEN, beginner: 1 as never })
    expect(g.whyName('fight g9')).toBe('noCombat')
    g.dice(3, 3).play('fight b2', 'rest')
    expect(facts(g, 'combat', 'unit')[0]).toBe(unit('b2'))
  })
  test('15.1 one round a turn', () => {
    const three: Roll = {
      ...two,
      g3: { type: 'warrior', figures: 1, at: [38, 44] },
      b3: { type: 'soldier', figures: 1, at: [38, 45] },
    }
    const g = fighting(three, OPEN)
    g.play('fight g1').dice(3, 5).play('rest')
    expect(g.whyName('fight g1')).toBe('foughtAlready')
    g.play('fight g2').dice(3, 5).play('rest').dice(3, 5).play('rest')
    expect(told(g, 'fought').length).toBe(3)
  })
  test('11.5, 9.8 a combat is all that are linked by contact, attached figures with their unit', () => {
    const g = fighting(
      {
        g1: { type: 'warrior', figures: 2, width: 2, at: [38, 30], facing: 0 },
        b1: { type: 'soldier', figures: 1, at: [38, 31] },
        b2: { type: 'soldier', figures: 1, at: [39, 31] },
        ...REST,
      },
      OPEN,
    )
    g.dice(3, 3, 3, 3).play('rest')
    expect(told(g, 'combat').length).toBe(1)
    expect(told(g, 'fought').length).toBe(2)
  })
})

test('15.4, 6.7 who is two or more below is killed where he stands, and it is told by whom', () => {
  const g = fighting(
    { g1: { type: 'warrior', at: [38, 30] }, b1: { type: 'soldier', at: [38, 31] }, ...REST },
    { ...OPEN, beginner: 1 as never },
  )
  g.dice(1, 6).play('rest')
  expect([count(g, 'g1'), count(g, 'b1')]).toEqual([1, 0])
  const fell = ['figure', 'opponent', 'x', 'y'].map((name) => facts(g, 'killed', name))
  expect(fell).toEqual([[figure('b1.0')], [figure('g1.0')], [38 * 16], [31 * 16]])
  // §15.9: who touches nobody any more is out of his fight
  expect(inContact(g.table, unit('g1'))).toBe(false)
})

describe('15.2 pairing', () => {
  const pairing = (more: Scene = {}, did = 0, hasReached = did !== 0) =>
    fighting(
      {
        // g1.0 touches both, g1.1 touches b1.1 alone
        g1: { type: 'warrior', figures: 2, width: 2, at: [38, 30], facing: 0, did },
        b1: { type: 'soldier', figures: 2, width: 2, at: [37.5, 30.9375], facing: 0 },
        ...REST,
      },
      {
        ...OPEN,
        ...more,
        arrange(t) {
          if (hasReached) t.units.charged[unit('g1')] = unit('b1') + 1
        },
      },
    )
  test('15.2 a pair that would make the greatest number smaller is refused', () => {
    const g = pairing()
    expect(g.whyName('pair g1.0 against b1.1')).toBe('fewerPairs')
    expect(g.whyName('pair g1.0 against b1.0')).toBe('')
    expect(g.whyName('pair g1.1 against b1.1')).toBe('')
    expect(g.whyName('pair g1.1 against b1.0')).toBe('notTouching')
    expect(g.play('pair g1.0 against b1.0').whyName('pair g1.0 against b1.1')).toBe('pairedAlready')
  })
  test('15.2 the attacker names them: the side that charged, else the side that began movement', () => {
    expect(pairing({ beginner: 1 as never }).whyName('pair b1.0 against g1.0')).toBe('')
    expect(pairing({ beginner: 1 as never }, CHARGED).whyName('pair g1.0 against b1.0')).toBe('')
    expect(pairing({ beginner: 1 as never }, CHARGED).whyName('pair b1.0 against g1.0')).toBe('notInCombat')
    // Whose charge fell short, and who was then charged, has not charged into this fight
    expect(pairing({ beginner: 1 as never }, CHARGED, false).whyName('pair b1.0 against g1.0')).toBe('')
  })
  test('15.2, 15.1 only those who are in this combat, of the right side, and touch', () => {
    const g = pairing()
    expect(
      ['pair b1.0 against g1.0', 'pair g9.0 against b1.0', 'pair g1.0 against b9.0'].map((a) => g.whyName(a)),
    ).toEqual(['notInCombat', 'notInCombat', 'notInCombat'])
    g.play('pair g1.0 against b1.0')
    expect(g.whyName('pair g1.1 against b1.0')).toBe('pairedAlready')
  })
  test('15.2 left-over figures join whom they touch, each one opponent', () => {
    // Two against one; the third stands behind
    const g = fighting(
      {
        g1: { type: 'warrior', figures: 3, width: 2, at: [38, 30], facing: 0 },
        b1: { type: 'soldier', figures: 1, at: [38.5, 30.875], facing: 0 },
        ...REST,
      },
      OPEN,
    ).play('pair g1.0 against b1.0')
    expect(g.whyName('join g1.2 against b1.0')).toBe('notTouching')
    expect(g.whyName('join g1.0 against b1.0')).toBe('pairedAlready')
    expect(g.whyName('join b1.0 against g1.0')).toBe('notInCombat')
    expect(g.whyName('join g1.1 against b9.0')).toBe('notInCombat')
    expect(g.whyName('join g1.1 against b1.0')).toBe('')
  })
  test('15.2 nobody joins against one who fights nobody yet', () => {
    const g = fighting(
      {
        g1: { type: 'warrior', figures: 2, width: 2, at: [38, 30], facing: 0 },
        // The first touches both Warriors, the second stands behind him
        b1: { type: 'soldier', figures: 2, width: 1, at: [38.5, 30.875], facing: 8 },
        ...REST,
      },
      OPEN,
    ).play('pair g1.0 against b1.0')
    expect([g.whyName('join g1.1 against b1.1'), g.whyName('join g1.1 against b1.0')]).toEqual(['notInCombat', ''])
  })
  test('15.2 never a third figure against one', () => {
    const g = fighting(
      {
        g1: { type: 'warrior', figures: 2, width: 2, at: [38, 30], facing: 0 },
        ...Object.fromEntries(
          [[37, 30] as const, [39, 30] as const, [38, 31] as const, [43, 30] as const, [45, 30] as const].map(
            (at, i) => [...[`b${i + 1}`, { type: 'scout', at }]],
          ),
        ),
        ...REST,
      },
      {
        ...OPEN,
        arrange(t) {
          // The second man stands far from the first
          t.figures.x[figure('g1.1')] = 44 * 16
        },
      },
    )
    g.play('pair g1.0 against b1.0', 'pair g1.1 against b4.0', 'join b2.0 against g1.0')
    expect(g.whyName('join b3.0 against g1.0')).toBe('hasSecond')
    expect(g.whyName('join b5.0 against g1.1')).toBe('')
  })
  test('15.2 against all ways to pair random figures: allowed is what a greatest pairing has, and nothing else', () => {
    let seed = 7
    const next = (n: number) => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
      return (seed >>> 8) % n
    }
    for (let round = 0; round < 200; round++) {
      const [a, d] = [1 + next(5), 1 + next(5)]
      const touch = Array.from({ length: a }, () => Array.from({ length: d }, () => next(3) === 0))
      clearContacts(a, d)
      touch.forEach((row, i) => {
        row.forEach((is, j) => {
          if (is) addContact(i, j)
        })
      })
      const best = mostPairs(touch)
      expect(greatestPairing()).toBe(best)
      touch.forEach((row, i) => {
        row.forEach((is, j) => {
          if (is) expect(isInGreatest(i, j), `${round} ${i} ${j}`).toBe(1 + mostPairs(without(touch, i, j)) === best)
        })
      })
    }
  })
})
/** As many pairs as possible, by trying them all. */
function mostPairs(touch: readonly (readonly boolean[])[]): number {
  const [row, ...others] = touch
  if (row === undefined) return 0
  const ways = row.map((is, j) => (is ? 1 + mostPairs(others.map((r) => r.map((x, k) => x && k !== j))) : 0))
  return Math.max(mostPairs(others), ...ways)
}
const without = (touch: readonly (readonly boolean[])[], i: number, j: number) =>
  touch.filter((_, r) => r !== i).map((row) => row.map((is, k) => is && k !== j))

describe('15.3 whom a figure fights first', () => {
  test('15.3 its owner picks; the first attacker’s death does not help the second', () => {
    const g = fighting(
      {
        g1: { type: 'warrior', figures: 1, at: [38, 30], facing: 0 },
        b1: { type: 'scout', at: [37, 30] },
        b2: { type: 'scout', at: [39, 30] },
        ...REST,
      },
      OPEN,
    )
    g.play('pair g1.0 against b2.0', 'rest')
    expect(g.whyName('strike b9.0')).toBe('notAgainstHim')
    g.dice(5, 1, 3, 2).play('strike b1.0')
    // 8 against 4: b1 dies; 6 against 2+3+2: nothing
    expect([count(g, 'b1'), count(g, 'b2')]).toEqual([0, 1])
  })
})

describe('12.9 free rolls at those who leave', () => {
  const leaving = (dice: readonly number[], more: Roll = {}) =>
    fighting(
      {
        g1: { type: 'baggage', figures: 1, at: [38, 30] },
        b1: { type: 'baggage', figures: 1, at: [38, 31] },
        ...REST,
        ...more,
      },
      {
        ...OPEN,
        run: [...within('movement-phase', 0), { procedure: 'free-rolls', at: 0, locals: [unit('g1')] }],
        dice,
      },
    )
  test('12.9 the enemy’s die first, at +2: a 6 against a 1 kills', () => {
    const g = leaving([6, 1])
    expect(count(g, 'g1')).toBe(0)
    expect(facts(g, 'freeRoll', 'score').map((n) => n - 5)).toEqual([8])
  })
  test('12.9 he who leaves cannot win', () => {
    const g = leaving([1, 6])
    expect([count(g, 'g1'), count(g, 'b1')]).toEqual([1, 1])
  })
  test('12.9 each enemy figure in contact has one, against a figure it touches, by its owner’s choice', () => {
    const g = leaving([], {
      g1: { type: 'baggage', figures: 2, width: 2, at: [38, 30], facing: 0 },
      b1: { type: 'baggage', figures: 1, at: [38.5, 30.9375] },
    })
    expect(g.whyName('strike b9.0')).toBe('notTouching')
    g.dice(6, 1).play('strike g1.1')
    expect(facts(g, 'killed', 'figure').length).toBe(1)
    expect(count(g, 'g1')).toBe(1)
  })
})

describe('15.8 closing up', () => {
  const won = (at: readonly [number, number] = [38, 30]) => {
    const g = fighting(
      {
        g1: { type: 'warrior', figures: 3, at, facing: 0 },
        b1: { type: 'scout', at: [at[0], at[1] + 1] },
        b2: { type: 'soldier', figures: 1, at: [at[0], at[1] + 3], facing: 8 },
        ...REST,
      },
      OPEN,
    )
    return g.dice(6, 1).play('rest')
  }
  test('15.8 the other side has nobody left in contact: one leg of up to two inches', () => {
    expect(won().whyName('march to 37 28')).toBe('')
    expect(won().whyName('march to 37 27.9375')).toBe('tooFar')
    expect(won().play('march to 37 28').whyName('march to 37 27')).toBe('over')
    expect(told(won().play('pass'), 'marched').length).toBe(0)
    const closed = won().play('march to 37 28').table
    expect([closed.figures.y[figure('g1.0')], closed.move.unit]).toEqual([28 * 16, 0])
    const formed = won().play('form at 38 30 facing 0 width 2 close').table
    expect([formed.figures.y[figure('g1.2')], formed.units.width[unit('g1')]]).toEqual([29 * 16, 2])
  })
  test('15.8 the ground does not count, nor a work that is crossed', () => {
    // In the ditch of the cutting, x 32-34
    expect(won([33, 30]).whyName('march to 32 28')).toBe('')
    // Over the embankment along x 26: the first man stands an inch west of the middle one
    expect(won([28, 30]).whyName('march to 25 30')).toBe('')
    expect(won([28, 30]).whyName('march to 24.9375 30')).toBe('tooFar')
  })
  test('15.8 no new contact', () => {
    const touches = (y: number) => {
      const t = won().play(`march to 37 ${y}`).table
      return [0, 1, 2].some((k) => touch(t, figureOf(unit('g1'), k), figure('b2.0')))
    }
    // 1 1/8 inches from the Soldier: who would touch him finds another place (9.13)
    expect(touches(31.875)).toBe(false)
  })
  test('15.8 not while anybody of the combat is in contact', () => {
    const g = fighting(
      { g1: { type: 'warrior', figures: 1, at: [38, 30] }, b1: { type: 'soldier', figures: 1, at: [38, 31] }, ...REST },
      OPEN,
    )
    expect(g.dice(3, 5).play('rest').whyName('pass')).toBe('over')
  })
  test.each([
    [0, 'g1', [6, 1]],
    [1, 'b1', [1, 6]],
  ] as const)(
    '15.8, H57 nobody is left in contact: both may, the units of side %i, which began, first',
    (side, first, dice) => {
      const g = fighting(
        {
          g1: { type: 'warrior', figures: 1, at: [38, 30] },
          b1: { type: 'warrior', figures: 2, width: 1, at: [38, 31], facing: 8 },
          ...REST,
        },
        { ...OPEN, beginner: side as never },
      )
      g.dice(...dice).play('rest')
      const second = first === 'g1' ? 'b1' : 'g1'
      const closing = () => g.table.move.unit - 1
      expect(closing()).toBe(unit(first))
      expect(g.play('pass') && closing()).toBe(unit(second))
    },
  )
})

test('15.7, 7.4 a stand fights at 0 and has no save', () => {
  const g = fighting(
    {
      g1: { type: 'warrior', figures: 1, at: [38, 30] },
      b1: { type: 'artillery', at: [38, 31.5], facing: 0 },
      ...REST,
    },
    OPEN,
  )
  g.dice(2, 3).play('rest')
  // 5 against 3
  expect(count(g, 'b1')).toBe(0)
})
test('16.7 a leader alone in contact fights as a figure', () => {
  const g = fighting(
    { g1: { type: 'leader', at: [38, 30] }, b1: { type: 'musketeer', figures: 1, at: [38, 31] }, ...REST },
    OPEN,
  )
  g.dice(2, 3).play('rest')
  expect(count(g, 'b1')).toBe(0)
})
test('15.9 a fight goes on: who charged into it stays its stormer until nobody touches him', () => {
  const arrange: Scene['arrange'] = (t) => {
    t.units.charged[unit('g1')] = unit('b1') + 1
  }
  const still = fighting(
    { g1: { type: 'warrior', figures: 1, at: [38, 30] }, b1: { type: 'soldier', figures: 1, at: [38, 31] }, ...REST },
    { ...OPEN, arrange },
  )
  still.dice(3, 5).play('rest')
  expect(still.table.units.charged[unit('g1')]).toBe(unit('b1') + 1)
  const over = fighting(
    { g1: { type: 'warrior', figures: 1, at: [38, 30] }, b1: { type: 'soldier', figures: 1, at: [38, 31] }, ...REST },
    { ...OPEN, arrange },
  )
  over.dice(6, 1).play('rest')
  expect(over.table.units.charged[unit('g1')]).toBe(0)
})
test('15.5 whom it charged is dead, and the fight goes on with others: it storms still', () => {
  const g = fighting(
    {
      g1: { type: 'warrior', figures: 2, width: 2, at: [38, 30] },
      b1: { type: 'soldier', figures: 1, at: [38, 31] },
      b2: { type: 'soldier', figures: 1, at: [39, 31] },
      ...REST,
    },
    {
      ...OPEN,
      arrange(t) {
        t.units.charged[unit('g1')] = unit('b1') + 1
      },
    },
  )
  // The last die is the Soldier's test for the other's end
  g.dice(6, 1, 3, 5, 6).play('rest')
  expect([count(g, 'b1'), count(g, 'b2')]).toEqual([0, 1])
  expect(g.table.units.charged[unit('g1')]).not.toBe(0)
})

test('15.3, 15.4 when a combat is over nobody has an opponent any more, neither the one nor the two nor who lives', () => {
  const two: Roll = {
    g1: { type: 'warrior', figures: 1, at: [38, 30], facing: 0 },
    b1: { type: 'soldier', figures: 2, width: 2, at: [37.5, 31], facing: 0 },
    ...REST,
  }
  // Nobody falls; he dies by the second; the first of the two dies, and their unit tests
  for (const dice of [
    [3, 4, 3, 4],
    [3, 4, 1, 6],
    [6, 1, 3, 4, 6],
  ]) {
    const g = fighting(two, OPEN).play('pair g1.0 against b1.0', 'join b1.1 against g1.0')
    expect(Array.from(g.table.foes.of).filter((foe) => foe !== 0)).toHaveLength(3)
    g.dice(...dice).play('strike b1.0')
    expect(Array.from(g.table.foes.of).filter((foe) => foe !== 0)).toEqual([])
  }
})
