import {
  apply,
  begin,
  blank,
  copy,
  type Hex,
  imagine,
  impossible,
  isOver,
  legal,
  Moves,
  other,
  question,
  SIDES,
  searchDice,
  toDecide,
} from '@boma/kernel'
import { everyPosition } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { CAPE, HIDDEN, hex } from '../board.ts'
import { windhoek } from '../index.ts'
import type { Table } from '../layout.ts'
import { GERMAN, UNIT_NAMES, UNITS, type Unit, unit } from '../roster.ts'
import { TO_LEADER } from '../rules/12-march/force.ts'
import { BROKEN, CONVERTED, DEVICE, DISRUPTED, ENTRENCHED } from '../stacks.ts'
import { given } from './given.ts'

const whyNot = (t: Table) => impossible(windhoek, t)

test('every position of a match is possible', () => {
  const problems = new Set<string | undefined>()
  everyPosition(windhoek, { seeds: 10 }, (t) => problems.add(whyNot(t)))
  expect([...problems]).toEqual([undefined])
})

test('26.0 whatever a side imagines is possible', () => {
  const dream = blank(windhoek)
  const problems = new Map<string | undefined, string>()
  everyPosition(windhoek, { seeds: 5, options: 1 }, (t, n) => {
    for (const side of SIDES) {
      imagine(windhoek, t, side, searchDice(n), dream)
      problems.set(whyNot(dream), `turn ${t.tracks.turn}, ${question(windhoek, t)?.name}`)
    }
  })
  expect([...problems].filter(([problem]) => problem !== undefined)).toEqual([])
})

test('6.1 no side sets up while the other does', () => {
  const t = blank(windhoek)
  begin(windhoek, t, { scenario: 0, options: 0 }, searchDice(1))
  expect(whyNot(t)).toBeUndefined()
  t.tracks.phasing = other(t.tracks.phasing)
  expect(whyNot(t)).toBe('a side sets up while the other does')
})

describe('what cannot be is named', () => {
  const army = () =>
    given('fog')
      .units({ 'FK-1': '3425', 'FK-2': '3425', 'G-Art-1': '3525', 'G-Train': '2515', 'SAMR-1': '4028', DEOR: 'cape' })
      .marks({ '3425': ['entrenched'] }).t
  const faults: readonly (readonly [what: string, spoil: (t: Table) => void])[] = [
    [
      'out of order',
      (t) => {
        t.units.next[unit('FK-2')] = unit('FK-1') + 1
      },
    ],
    [
      'places.first',
      (t) => {
        t.places.first[hex('3325')] = 253
      },
    ],
    [
      'in no stack',
      (t) => {
        t.units.next[unit('FK-1')] = 0
      },
    ],
    [
      'where it is not',
      (t) => {
        t.units.where[unit('FK-2')] = hex('3326')
      },
    ],
    ['first of a stack', (t) => t.heads.remove(unit('FK-1'))],
    ['first of a stack', (t) => t.heads.add(unit('FK-2'))],
    ['an id of force', (t) => t.force.add(UNITS as Unit)],
    ['cannot be there', (t) => move(t, 'FK-2', CAPE)],
    ['cannot be there', (t) => move(t, 'G-Train', hex('3325'))],
    ['units.where', (t) => move(t, 'FK-2', HIDDEN)],
    ['hex of the enemy', (t) => move(t, 'FK-2', hex('4028'))],
    [
      'cannot lie like that',
      (t) => {
        t.units.state[unit('FK-1')] = CONVERTED
      },
    ],
    [
      'cannot lie like that',
      (t) => {
        t.units.state[unit('FK-3')] = DISRUPTED
      },
    ],
    [
      'zone',
      (t) => {
        t.units.state[unit('G-Train')] = DISRUPTED
      },
    ],
    [
      'zone',
      (t) => {
        t.places.zones[hex('3325')] = 0
      },
    ],
    [
      'entrenchment',
      (t) => {
        t.places.marks[hex('3326')] = ENTRENCHED
      },
    ],
    [
      'no railroad',
      (t) => {
        t.places.marks[hex('3326')] = BROKEN
      },
    ],
    [
      'wilds',
      (t) => {
        t.places.marks[hex('3326')] = DEVICE
      },
    ],
    [
      'ap.points',
      (t) => {
        t.ap.points[GERMAN] = 13
      },
    ],
    [
      'tracks.turn',
      (t) => {
        t.tracks.turn = 13
      },
    ],
    [
      'march.mode',
      (t) => {
        t.march.mode = -1
      },
    ],
    [
      'battle.hexesToGo',
      (t) => {
        t.battle.hexesToGo = 7
      },
    ],
    [
      'turn to come',
      (t) => {
        t.tracks.alliedGunUsed = 9
      },
    ],
    [
      'before they rose',
      (t) => {
        t.tracks.owed = 1
      },
    ],
    [
      'aeroplane',
      (t) => {
        t.stakes.aeroplane[GERMAN] = unit('FK-1') + 1
      },
    ],
    ['cannot march now', (t) => t.force.add(unit(t.tracks.phasing === GERMAN ? 'SAMR-1' : 'FK-1'))],
    ['cannot be in the battle', (t) => t.attackers.add(unit(t.battle.attacker === GERMAN ? 'SAMR-1' : 'FK-1'))],
    ['nobody calls', (t) => void Object.assign(t.march, { mode: TO_LEADER })],
    [
      'points that it has not',
      (t) => {
        t.units.spent[unit('FK-1')] = 2
      },
    ],
    [
      'arrives where it is',
      (t) => {
        t.tracks.arriving = unit('FK-1')
      },
    ],
  ]
  function move(t: Table, name: string, to: Hex): void {
    t.stacks.take(unit(name))
    t.stacks.put(unit(name), to)
  }

  test.each(faults)('%s (%#)', (what, spoil) => {
    const t = army()
    expect(whyNot(t)).toBe(undefined)
    spoil(t)
    expect(whyNot(t)).toContain(what)
  })

  test('14.1 thirteen in a hex, unless they are on their way', () => {
    const t = given().units(Object.fromEntries(UNIT_NAMES.slice(0, 13).map((name) => [name, '3425']))).t
    expect(whyNot(t)).toContain('13 units')
  })
})

test('any bytes at all are refused or played on from, and nothing fails or goes round', () => {
  const [spoilt, moves] = [blank(windhoek), new Moves()]
  const source = searchDice(1915)
  let drawn = 0
  const below = (n: number) => source.draw(drawn, n, 0, drawn++)
  const slots = windhoek.layout.slots
  let believed = 0
  everyPosition(windhoek, { seeds: 2 }, (t) => {
    for (let i = 0; i < 4 && !isOver(t); i++) {
      copy(t, spoilt)
      for (let spots = below(3); spots >= 0; spots--) {
        const slot = slots[below(slots.length)] ?? slots[0]
        const byte = (slot?.at ?? 0) + below(slot?.count ?? 1)
        spoilt.bytes[byte] = below(2) === 0 ? below(256) : (spoilt.bytes[byte] ?? 0) + 1
      }
      if (whyNot(spoilt) !== undefined || legal(windhoek, spoilt, moves) === 0) continue
      believed++
      for (let n = 0; n < 8 && !isOver(spoilt) && legal(windhoek, spoilt, moves) > 0; n++)
        apply(windhoek, spoilt, toDecide(windhoek, spoilt), moves.at(below(moves.count)), source)
    }
    for (let i = 0; i < spoilt.bytes.length; i++) spoilt.bytes[i] = below(256)
    expect(whyNot(spoilt)).not.toBe(undefined)
  })
  expect(believed).toBeGreaterThan(50)
})
