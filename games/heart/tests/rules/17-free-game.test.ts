import { apply, begin, blank, legal, Moves, type Side, searchDice, toDecide } from '@boma/kernel'
import { given, quickPick } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { kindNamed } from '../../board/ground.ts'
import { sixteenths } from '../../board.ts'
import { FREE_OBJECTIVES, LAKE, LINES } from '../../data/random-table.ts'
import { TYPES } from '../../data/types.ts'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { ARMY_LEADER, CUNNING, figureOf, firstOf, headOf, typeNamed, UNITS, type Unit } from '../../roster.ts'
import { isOnTable, NOWHERE, WAITING } from '../../rules/09-units.ts'
import { ground } from '../../rules/10-ground.ts'
import { timesMet } from '../../rules/17.4-objectives.ts'
import { freePlace } from '../../rules/17.6-free-place.ts'
import { pointsIn, spent } from '../../rules/17.10-lists.ts'
import { scenarioIn } from '../../rules/17-forces.ts'
import { featureIn, freeTerrain } from '../../rules/17-free-ground.ts'
import { fact, facts, told } from '../fighting.ts'

const GERMAN = 0 as Side
const BRITISH = 1 as Side
const free = (scenario = 'free-500', options: readonly string[] = ['artillery-bonus']) =>
  given(heart, { scenario, options })

test('17.6 Carriers: the baggage of the defender leaves over the edge of the attacker; Breakthrough: the attacker over his', () => {
  const { table } = free()
  const exits = (id: string, northern: number, attacker: number) => {
    table.tracks.objective = 1 + FREE_OBJECTIVES.findIndex((each) => each.id === id)
    table.tracks.northern = northern
    table.tracks.attacker = attacker as Side
    return (scenarioIn(table)?.exits ?? []).map(({ side, units, edge }) =>
      [side, ...units, edge.facing, edge.from[1]].join(' '),
    )
  }
  // The edge is seen from the side that has it: the northern one faces south
  expect([exits('carriers', 1, 0), exits('carriers', 0, 0)]).toEqual([
    ['british baggage N 0'],
    ['british baggage S 48'],
  ])
  expect([exits('carriers', 1, 1), exits('breakthrough', 1, 0)]).toEqual([['german baggage N 0'], ['german * S 48']])
  expect([exits('breakthrough', 0, 1), exits('head-hunt', 0, 1)]).toEqual([['british * N 0'], []])
})

describe('lists', () => {
  test('17.3, 17.10 a ready list is taken whole, its leader is army leader', () => {
    const g = free().play('list schutztruppe')
    expect(spent(g.table, GERMAN)).toBe(489)
    expect((g.table.units.traits[0 as Unit] ?? 0) & ARMY_LEADER).toBe(ARMY_LEADER)
    expect(g.cites).toContain('17.6')
    expect(g.why('mustered')).toBe('17.10')
  })

  test('17.3 a list that is dearer than the game is refused', () => {
    expect(free('free-300').whyName('list schutztruppe')).toBe('listTooDear')
    expect(free('free-800').whyName('list schutztruppe')).toBe('')
    // 300 to 800 in steps of 50
    expect(heart.scenarios.filter(({ id }) => id.startsWith('free')).map(({ id }) => id.slice(5))).toEqual(
      [300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800].map(String),
    )
    expect(['free-450', 'free-500'].map((id) => free(id).whyName('list schutztruppe'))).toEqual(['listTooDear', ''])
  })

  test('17.10 figures, limits, the leader and the lake', () => {
    const g = free('free-300')
    expect(g.whyName('recruit 5 soldier')).toBe('wrongNumber')
    expect(g.whyName('recruit 21 soldier')).toBe('wrongNumber')
    expect(g.whyName('recruit 1 gunboat')).toBe('needsLake')
    expect(g.whyName('recruit 12 baggage')).toBe('wrongNumber')
    expect(g.whyName('recruit 20 volunteer')).toBe('tooDear')
    g.play('recruit 1 artillery')
    expect(g.whyName('recruit 1 qf')).toBe('beyondLimit')
    expect(g.whyName('list raiders')).toBe('begunAlready')
    expect(g.whyName('mustered')).toBe('leaderFirst')
    g.play('recruit 20 soldier-lm')
    // 60 + 180 of 300: 60 are left, of which a leader costs 15.
    expect(g.whyName('recruit 6 askari')).toBe('leaderFirst')
    g.play('recruit 1 leader', 'endow cunning')
    expect(g.whyName('endow charismatic')).toBe('noLeaderToEndow')
    g.play('endow organiser')
    expect(g.whyName('recruit 1 leader')).toBe('beyondLimit')
    expect(spent(g.table, GERMAN)).toBe(60 + 180 + 15 + 20)
    g.play('mustered')
    expect(g.whyName('mustered')).toBe('leaderFirst')
  })

  test('17.10 a list has so many places and no more; the last is kept for the leader, and men by themselves take one each', () => {
    const full = (room: number, order: string) =>
      free('free-800')
        .arrange((t) => {
          for (let u = 0 as Unit; u < 23 - room; u++) {
            t.units.where[u] = WAITING
            t.units.type[u] = typeNamed('musketeer')
            t.units.size[u] = 1
          }
        })
        .whyName(order)
    expect([full(0, 'recruit 1 leader'), full(1, 'recruit 1 leader')]).toEqual(['noSlotLeft', ''])
    expect([full(1, 'recruit 6 askari'), full(2, 'recruit 6 askari')]).toEqual(['leaderFirst', ''])
    expect([full(2, 'recruit 3 scout'), full(3, 'recruit 3 scout'), full(4, 'recruit 3 scout')]).toEqual([
      'noSlotLeft',
      'leaderFirst',
      '',
    ])
  })

  test('17.10 a leader alone is no list', () => {
    expect(free().play('recruit 1 leader').whyName('mustered')).toBe('noUnitYet')
  })

  test('17.6 gunboats come where a lake is', () => {
    expect(free('free-500', ['lake']).whyName('recruit 1 gunboat')).toBe('')
  })

  test('9.9, 17.10 scouts are each by himself, four at most', () => {
    const g = free().play('recruit 3 scout')
    expect([0, 1, 2].map((u) => g.table.units.count[u as Unit])).toEqual([1, 1, 1])
    expect(g.whyName('recruit 2 scout')).toBe('beyondLimit')
  })

  test('17.6 a random force: leader, characteristic by die, then entries by two dice, else the next lower', () => {
    // 5: Cunning. 8: the MG. 12: a second leader is one too many, so 11: a gun. 7: Askari. Then only scouts can be paid,
    // two from 7 downwards, two from 2 round by 12.
    const g = free('free-300').dice(5, 4, 4, 6, 6, 3, 4, 3, 4, 1, 1)
    g.play('raise german')
    const types = Array.from({ length: 24 }, (_, u) => u as Unit)
      .filter((u) => g.table.units.where[u] !== NOWHERE)
      .map((u) => [g.table.units.type[u], g.table.units.count[u]])
    expect(g.table.units.traits[0 as Unit]).toBe(ARMY_LEADER | CUNNING)
    expect(types.slice(1).map(([, n]) => n)).toEqual([3, 1, 12, 1, 1, 1, 1])
    expect(spent(g.table, GERMAN)).toBeLessThanOrEqual(300)
  })
})

/** A free game up to its set-up, both with ready lists, its dice as they come. */
function laidOut(seed: number, scenario = 'free-500'): Table {
  const t = blank(heart)
  const dice = searchDice(seed)
  const moves = new Moves()
  const pick = quickPick(seed)
  begin(heart, t, { scenario: heart.scenarios.findIndex(({ id }) => id === scenario), options: 1 }, dice)
  while (t.tracks.turn === 0) {
    const count = legal(heart, t, moves)
    apply(heart, t, toDecide(heart, t), moves.at(pick(count)), dice)
  }
  return t
}

describe('the table', () => {
  test('17.6 cell by cell, with the dice for corners, roads and objective, and the defender takes an edge', () => {
    const cells = [
      [1, 1, 3, 4], // 2: plantation 12 x 8 at cell 0, 0 + 2, 3
      ...Array.from({ length: 11 }, () => [3, 4]), // 7: open
    ].flat()
    const g = free().play('list schutztruppe')
    g.dice(...cells, 4, 3, 5, 5, 2, 6).play('list kar-column')
    expect([g.table.cells.feature[0], g.table.lines.die, g.table.tracks.objective]).toEqual([2, 4, 3])
    const { names, kinds, areas } = ground(g.table)
    expect(names).toEqual(['hold-0', 'cell-1', 'line-0'])
    expect(kinds).toEqual(['huts', 'plantation', 'road'].map(kindNamed))
    expect([areas.x0[1], areas.y0[1], areas.x1[1], areas.y1[1]]).toEqual([2, 3, 14, 11].map(sixteenths))
    // 5 and 5 were a tie; 2 against 6: the second side attacks, the first chooses its edge.
    expect(g.table.tracks.attacker).toBe(BRITISH)
    g.play('edge north')
    // A gunboat in the own half of the lake, all others in the own strip
    expect(scenarioIn(g.table)?.deploy.german.map((zone) => zone.in)).toEqual([
      [{ shape: 'rect', x: 0, y: 24, w: 16, h: 24 }],
      [{ shape: 'rect', x: 0, y: 40, w: 72, h: 8 }],
    ])
    expect(scenarioIn(g.table)?.deploy.british.map((zone) => zone.in)).toEqual([
      [{ shape: 'rect', x: 0, y: 0, w: 16, h: 24 }],
      [{ shape: 'rect', x: 0, y: 0, w: 72, h: 8 }],
    ])
  })

  test('17.6 on a lake the three cells of its column are not diced for: nine are', () => {
    const g = free('free-500', ['lake']).play('list schutztruppe')
    g.dice(...Array.from({ length: 9 }, () => [3, 4]).flat(), 1, 1, 6, 1).play('list kar-column')
    expect(Array.from({ length: 12 }, (_, i) => g.table.cells.feature[i])).toEqual([0, 7, 7, 7, 0, 7, 7, 7, 0, 7, 7, 7])
    expect(ground(g.table).names).toContain('lake')
  })

  test.each([
    [6, 1, GERMAN, BRITISH],
    [1, 6, BRITISH, GERMAN],
  ])('17.6 dice %i and %i: side %i attacks, and side %i chooses the edge', (first, second, attacker, defender) => {
    const g = free()
      .play('list schutztruppe')
      .dice(...Array.from({ length: 12 }, () => [3, 4]).flat(), 1, 1, first, second)
    g.play('list kar-column')
    expect([g.table.tracks.attacker, toDecide(heart, g.table)]).toEqual([attacker, defender])
    g.play('edge south')
    expect(fact(g, 'edgeTaken', 'side')).toBe(defender)
  })

  test('17.6 whatever die of a cell is another, its ground lies elsewhere', () => {
    const t = blank(heart)
    t.core.scenario = heart.scenarios.length - 1
    for (const i of [0, 3, 7, 11]) {
      for (const column of [t.cells.feature, t.cells.dx, t.cells.dy]) {
        t.cells.feature[i] = 2
        t.cells.dx[i] = 1
        t.cells.dy[i] = 1
        const before = ground(t)
        column[i] = 3
        expect(ground(t)).not.toBe(before)
      }
      t.cells.feature[i] = 7
    }
  })

  test('17.6 while all dice are the same, so is the ground', () => {
    const t = blank(heart)
    t.core.scenario = heart.scenarios.length - 1
    for (let i = 0; i < 12; i++) {
      t.cells.feature[i] = 2 + (i % 11)
      t.cells.dx[i] = 1 + (i % 3)
      t.cells.dy[i] = 4 + (i % 2)
    }
    const before = ground(t)
    expect(ground(t)).toBe(before)
    for (const change of [() => (t.lines.die = 4), () => (t.lines.lake = 1), () => (t.tracks.objective = 3)]) {
      const last = ground(t)
      change()
      expect(ground(t)).not.toBe(last)
    }
  })

  test('17.6 ground that overlaps the village is left out', () => {
    const t = blank(heart)
    t.core.scenario = heart.scenarios.length - 1
    t.cells.feature[5] = 9
    t.cells.dx[5] = 6
    t.cells.dy[5] = 1
    t.tracks.objective = 1
    expect(ground(t).names).toEqual(['hold-0', 'cell-6'])
    t.tracks.objective = 3
    expect(ground(t).names).toEqual(['hold-0'])
  })

  test('17.6 a second reading: of all corners of all cells, those are left out that have ground in common with the village', () => {
    const t = blank(heart) as Table
    t.core.scenario = heart.scenarios.length - 1
    const counts: [number, number] = [0, 0]
    for (const [i, objective] of FREE_OBJECTIVES.entries()) {
      t.tracks.objective = i + 1
      const village = objective.place?.at
      for (let cell = 0; cell < 12; cell++)
        for (let roll = 0; roll < 11 * 36; roll++) {
          t.cells.feature[cell] = 2 + (roll % 11)
          t.cells.dx[cell] = 1 + (Math.trunc(roll / 11) % 6)
          t.cells.dy[cell] = 1 + Math.trunc(roll / 66)
          const feature = featureIn(t, cell)
          const common =
            feature &&
            village &&
            Math.min(feature.x + feature.w, village.x + village.w) > Math.max(feature.x, village.x) &&
            Math.min(feature.y + feature.h, village.y + village.h) > Math.max(feature.y, village.y)
          const lies = freeTerrain(t).some(({ id }) => id === `cell-${cell + 1}`)
          if (lies !== (feature !== undefined && !common)) expect([i, cell, roll, lies]).toEqual([])
          counts[lies ? 0 : 1]++
          t.cells.feature[cell] = 0
        }
    }
    expect(Math.min(...counts)).toBeGreaterThan(1000)
  })

  test.each([1, 2, 3, 4, 5, 6])('17.6 the roads and streams of a %i, which begin where a lake ends', (die) => {
    const t = blank(heart) as Table
    t.core.scenario = heart.scenarios.length - 1
    t.lines.die = die
    for (const lake of [0, 1]) {
      t.lines.lake = lake
      const lines = freeTerrain(t).flatMap((piece) =>
        piece.shape === 'line' ? [[piece.kind, piece.width, piece.points]] : [],
      )
      const plain = (LINES[die - 1] ?? []).map(({ kind, at }) => [
        kind,
        at.width,
        at.points.map(([x, y]) => [lake === 1 && x < LAKE.w ? LAKE.w : x, y]),
      ])
      expect(lines).toEqual(plain)
      expect(freeTerrain(t).filter(({ kind }) => kind === 'water').length >= lake).toBe(true)
    }
  })

  test('17.7 the ready set-up of a free game puts everybody into the own eight inches, on no other and not in closed ground', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const t = laidOut(seed, seed % 2 === 0 ? 'free-500' : 'free-800')
      const spots: [number, number][] = []
      for (let u = 0 as Unit; u < UNITS; u++) {
        if (t.units.where[u] === NOWHERE) continue
        expect(isOnTable(t, u)).toBe(true)
        for (let f = headOf(u); f < headOf(u) + (t.units.count[u] ?? 0); f++) {
          const [x, y] = [t.figures.x[f] ?? 0, t.figures.y[f] ?? 0]
          const north = ((u >= firstOf(BRITISH) ? 1 : 0) !== t.tracks.attacker) === (t.tracks.northern === 1)
          expect(north ? y >= sixteenths(40) && y <= sixteenths(48) : y >= 0 && y <= sixteenths(8)).toBe(true)
          for (const [ox, oy] of spots) expect((x - ox) ** 2 + (y - oy) ** 2).toBeGreaterThanOrEqual(256)
          spots.push([x, y])
        }
      }
      for (const side of [GERMAN, BRITISH]) expect(spent(t, side)).toBeLessThanOrEqual(pointsIn(t) + 24)
    }
  })
})

test('17.7 the ready place of a unit is beside those who stand in its row, and nobody else', () => {
  const t = laidOut(1)
  const [first, second] = [firstOf(GERMAN), (firstOf(GERMAN) + 1) as Unit] as const
  for (let u = 0 as Unit; u < UNITS; u++) if (u !== first) t.units.where[u] = NOWHERE
  t.tracks.objective = 0
  for (let i = 0; i < 12; i++) t.cells.feature[i] = 7
  const place = () => freePlace(t, second)?.anchor ?? [0, 0]
  const row = place()[1] > 24 ? 41 : 7
  const besides = (x: number, y: number) => {
    for (let k = 0; k < (t.units.count[first] ?? 0); k++) {
      t.figures.x[figureOf(first, k)] = sixteenths(x)
      t.figures.y[figureOf(first, k)] = sixteenths(y)
    }
    return place()[0] > x
  }
  expect([besides(20, row), besides(20, 24)]).toEqual([true, false])
})

describe('objectives', () => {
  test('17.6 each die has one, with the points of the rulebook, besides units and the army leader', () => {
    const t = blank(heart)
    t.core.scenario = heart.scenarios.length - 1
    const kinds = FREE_OBJECTIVES.map((_, i) => {
      t.tracks.objective = i + 1
      return scenarioIn(t)
        ?.objectives.slice()
        .filter(({ side }) => side === 'german')
        .map(({ test: { kind }, points, each }) => `${kind} ${points}${each === undefined ? '' : ` for ${each}`}`)
        .join(', ')
    })
    const always = 'units-lost 1 for 1, leader-killed 2'
    expect(kinds).toEqual([
      `${always}, hold 3`,
      `${always}, hold 2, hold 2`,
      `${always}, hold 4`,
      `${always}, units-left 2 for 1`,
      `${always}, baggage-lost 1 for 4`,
      `${always}, leader-killed 3`,
    ])
  })

  test('17.6 to hold is to have three figures there, and more than the enemy; a burned village is nobody’s', () => {
    const t = laidOut(3)
    t.tracks.objective = 3
    const village = { kind: 'hold', of: 'german', areas: ['hold-0'] } as const
    const mine =
      Array.from({ length: 24 }, (_, u) => u as Unit).find((u) => (t.units.count[u] ?? 0) >= 6) ?? (0 as Unit)
    expect(timesMet(t, village)).toBe(0)
    const put = (n: number) => {
      for (let k = 0; k < n; k++) {
        t.figures.x[figureOf(mine, k)] = sixteenths(36)
        t.figures.y[figureOf(mine, k)] = sixteenths(24)
      }
    }
    put(2)
    expect(timesMet(t, village)).toBe(0)
    put(3)
    expect(timesMet(t, village)).toBe(1)
    t.tracks.burned = 1
    expect(timesMet(t, village)).toBe(0)
  })
})

describe('what is told of a free game before its set-up', () => {
  const OPEN = Array.from({ length: 11 }, () => [3, 4]).flat()
  /** Both lists, a plantation in the first cell, a road, the objective that is wanted, and the second side attacks. */
  const begun = (objective: number, german = 'schutztruppe', british = 'kar-column') =>
    free()
      .play(`list ${german}`)
      .dice(1, 1, 3, 4, ...OPEN, 4, objective, 2, 6)
      .play(`list ${british}`)

  test('17.6, 17.10 the lists, the ground, roads, the objective, who attacks, and from which edge', () => {
    const g = begun(3)
    expect([facts(g, 'listTaken', 'side'), facts(g, 'sideMustered', 'side')]).toEqual([
      [0, 1],
      [0, 1],
    ])
    expect(facts(g, 'sideMustered', 'cost')).toEqual([spent(g.table, GERMAN), spent(g.table, BRITISH)])
    expect(told(g, 'groundLaid').map((e) => e.facts)).toEqual([
      expect.objectContaining({ kind: kindNamed('plantation'), x: sixteenths(2), y: sixteenths(3) }),
    ])
    expect(facts(g, 'lineLaid', 'kind')).toEqual([kindNamed('road')])
    expect([facts(g, 'objectiveDrawn', 'objective'), facts(g, 'attacks', 'side')]).toEqual([[2], [BRITISH]])
    expect([g.table.tracks.phasing, g.decision]).toEqual([GERMAN, { side: GERMAN, rule: '17.6', prompt: 'edge' }])
    expect(g.legal()).toHaveLength(2)
    g.play('edge north')
    expect(told(g, 'edgeTaken').map((e) => e.facts)).toEqual([expect.objectContaining({ side: GERMAN, edge: 1 })])
    expect(facts(g, 'recruited', 'unit')).toHaveLength(
      Array.from({ length: UNITS }, (_, u) => u as Unit).filter((u) => g.table.units.where[u] !== NOWHERE).length -
        scoutsBeyondFirst(g.table),
    )
  })
  /** Of men who are by themselves one entry of a list makes several units. */
  const scoutsBeyondFirst = (t: Table): number =>
    [0, 24].reduce((sum, first) => {
      const scouts = Array.from({ length: 24 }, (_, u) => (first + u) as Unit).filter(
        (u) => t.units.where[u] !== NOWHERE && t.units.type[u] === typeNamed('scout'),
      )
      return sum + Math.max(0, scouts.length - 1)
    }, 0)

  test('17.6 porters come with the objective of theirs, to the defender, and with no other', () => {
    const porters = (objective: number) => {
      const { table: t } = begun(objective).play('edge south')
      return Array.from({ length: UNITS }, (_, u) => u as Unit).filter(
        (u) => t.units.where[u] !== NOWHERE && t.units.type[u] === typeNamed('baggage'),
      )
    }
    const before = porters(1)
    expect([1, 2, 3, 4, 6].map((die) => porters(die).length)).toEqual(Array.from({ length: 5 }, () => before.length))
    const more = porters(5).filter((u) => !before.includes(u))
    expect([more.length, more.every((u) => u < firstOf(BRITISH))]).toEqual([1, true])
  })

  test('5.5, 17.6 a Cunning leader of either side brings one ambush, nobody else any', () => {
    const ambushes = (german: string, british: string) => {
      const { tracks } = begun(1, german, british).play('edge south').table
      return [tracks.germanAmbushes, tracks.britishAmbushes]
    }
    expect([ambushes('raiders', 'kar-column'), ambushes('schutztruppe', 'raiders')]).toEqual([
      [1, 0],
      [0, 1],
    ])
  })
})

describe('17.10 a list unit by unit', () => {
  test('17.10 who is taken waits, at full strength, abreast, and is told of', () => {
    const g = free('free-800').play('recruit 7 askari')
    const { units } = g.table
    const u = 0 as Unit
    expect([units.where[u], units.count[u], units.size[u], units.began[u], units.width[u], units.traits[u]]).toEqual([
      WAITING,
      7,
      7,
      7,
      7,
      0,
    ])
    expect(told(g, 'recruited').map((e) => e.facts)).toEqual([
      expect.objectContaining({ unit: 0, type: typeNamed('askari'), men: 7 }),
    ])
  })

  test('17.10, 5.1-5.6 the last leader is endowed, upwards, twice at most, as long as there are points', () => {
    const g = free('free-800').play('recruit 1 leader')
    expect(g.table.units.traits[0 as Unit]).toBe(ARMY_LEADER)
    g.play('endow disciplinarian')
    expect(told(g, 'endowed').map((e) => e.facts)).toEqual([expect.objectContaining({ unit: 0, characteristic: 1 })])
    expect([g.whyName('endow disciplinarian'), g.whyName('endow charismatic'), g.whyName('endow eloquent')]).toEqual([
      'noLeaderToEndow',
      'noLeaderToEndow',
      '',
    ])
    g.play('endow eloquent')
    expect(g.whyName('endow organiser')).toBe('noLeaderToEndow')
    expect(free('free-800').whyName('endow cunning')).toBe('noLeaderToEndow')
    // A second leader of a large game is no army leader, and the one who is endowed from then on
    const two = free('free-800').play('recruit 1 leader', 'recruit 6 askari')
    if (two.whyName('recruit 1 leader') === '') {
      two.play('recruit 1 leader', 'endow cunning')
      expect([two.table.units.traits[0 as Unit], two.table.units.traits[2 as Unit]]).toEqual([ARMY_LEADER, CUNNING])
    }
  })

  test('17.6 dice for a force are told with their column; a list that has begun is not diced for', () => {
    const g = free('free-300').dice(5, 4, 4, 6, 6, 3, 4, 3, 4, 1, 1).play('raise german')
    expect(told(g, 'raised').map((e) => e.facts['side'])).toEqual([GERMAN])
    expect(free('free-300').play('recruit 1 scout').whyName('raise german')).toBe('begunAlready')
  })

  test('17.10 what is listed to be taken is all that may be, and nothing else', () => {
    for (const plays of [
      [],
      ['recruit 1 leader'],
      ['recruit 20 soldier-lm', 'recruit 1 artillery', 'recruit 1 leader'],
    ]) {
      const g = free('free-300').play(...plays)
      const listed = g.legal().filter((each) => each.startsWith('recruit'))
      expect(listed.length).toBeGreaterThan(0)
      for (let men = 1; men <= 20; men++)
        for (const { id } of TYPES) {
          const each = `recruit ${men} ${id}`
          expect([each, listed.includes(each)]).toEqual([each, g.whyName(each) === ''])
        }
    }
  })
})

test('5.5 a Cunning leader brings an ambush to a free game', () => {
  const g = free()
    .play('list raiders')
    .dice(...Array.from({ length: 12 }, () => [3, 4]).flat(), 1, 1, 6, 1)
  g.play('list kar-column').play('edge south')
  expect([g.table.tracks.germanAmbushes, g.table.tracks.britishAmbushes]).toEqual([1, 0])
})
