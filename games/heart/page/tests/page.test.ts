import { check, Match, question, type Side, writeAction } from '@boma/kernel'
import { type Game, inEnglish, speak } from '@boma/showing'
import { expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { CHARISMATIC, headOf } from '../../roster.ts'
import { HIDDEN } from '../../rules/09-units.ts'
import { shooting, told } from '../../tests/fighting.ts'
import { figure, scene, unit, within } from '../../tests/given.ts'
import { independents, moving } from '../../tests/moving.ts'
import { german } from '../../words/german/index.ts'

const { page } = inEnglish(heart)
const { page: inGerman } = speak(heart, german)
const [GERMAN, BRITISH] = [0 as Side, 1 as Side]
const written = (action: number | undefined): string =>
  action === undefined ? '' : writeAction(heart.actions, action as never)

/** A match with both sides set up as the scenario suggests. */
function setUp(scenario: string): Match {
  const match = new Match(heart as unknown as Game, { scenario, dice: { kind: 'cipher', secret: new Uint8Array(16) } })
  while (match.decision && question(heart, match.view(match.decision.side) as Table)?.name === 'setUp')
    match.play(match.decision.seat, act.suggested())
  return match
}

test('§9.11: every scenario has a table with its ground, and units that stand on it', () => {
  for (const { id } of heart.scenarios.filter((s) => !s.id.startsWith('free'))) {
    const t = setUp(id).view(GERMAN) as Table
    const board = page.board(t)
    expect(board.areas?.length, id).toBeGreaterThan(1)
    expect(page.board(t), 'the same for the whole match').toBe(board)
    expect(page.tabletop?.troops(t, GERMAN).length, id).toBeGreaterThan(2)
    for (const { stands } of page.pieces(t, GERMAN)) {
      expect(stands?.x).toBeGreaterThanOrEqual(0)
      expect(stands?.y).toBeLessThanOrEqual(board.height)
    }
  }
})

test('§9.1: north is at the top, in either language', () => {
  const t = scene({ g1: { type: 'askari', figures: 2, at: [10, 40], facing: 0, width: 2 } }).table
  const { height } = page.board(t)
  expect(page.pieces(t, GERMAN)[0]).toMatchObject({ symbol: 'tarboosh', stands: { y: height - 40, facing: 0 } })
  expect(inGerman.pieces(t, GERMAN)[0]?.about).toBe('Askari, 2 von 2')
})

const TWO = {
  g1: { type: 'askari', figures: 4, at: [30, 20], facing: 0, width: 4 },
  b1: { type: 'soldier', figures: 4, at: [30, 30], facing: 8, width: 4 },
} as const

test('§12.4: a unit that is dragged before its dice moves, and one that only turns is turned', () => {
  const t = scene(TWO, { frames: within('movement-phase', 'movement') }).table
  const { x = 0, y = 0 } = page.pieces(t, GERMAN)[0]?.stands ?? {}
  const first = { x, y }
  const moved = page.tabletop?.deploy(t, { space: unit('g1'), spot: [first.x, first.y - 3] })
  expect(moved?.map(({ action }) => written(action))).toEqual(['move g1'])
  // Askaris roll a die and 3: of 7 inches that is 4 and more
  const plain = scene(
    { ...TWO, g1: { ...TWO.g1, at: [30, 12] } },
    { frames: within('movement-phase', 'movement') },
  ).table
  const stands = page.pieces(plain, GERMAN)[0]?.stands
  const far = page.tabletop?.deploy(plain, { space: unit('g1'), spot: [stands?.x ?? 0, (stands?.y ?? 0) + 7] })
  expect(far?.[0]?.detail?.().facts.map(({ text }) => text)).toEqual(['7″ in the open or more: 50\u00a0%'])
  // A scout rolls four dice: all sixes are rare, and not impossible
  const scout = scene(
    { g1: { type: 'scout', at: [30, 5] }, b1: TWO.b1 },
    { frames: within('movement-phase', 'movement') },
  ).table
  const [eye] = page.pieces(scout, GERMAN)
  const farthest = page.tabletop?.deploy(scout, {
    space: unit('g1'),
    spot: [(eye?.stands?.x ?? 0) - 24, eye?.stands?.y ?? 0],
  })
  expect(farthest?.[0]?.detail?.().facts.map(({ text }) => text)).toEqual(['24″ in the open or more: <1\u00a0%'])
  expect(moved?.[0]?.figures.map(({ stands }) => stands?.y)).toEqual(Array(4).fill(first.y - 3))
  const turned = page.tabletop?.deploy(t, { space: unit('g1'), spot: [first.x, first.y], facing: 45 })
  expect(turned?.map(({ action }) => written(action))).toEqual(['turn g1 to 45'])
  expect(page.tabletop?.deploy(t, { space: unit('b1'), spot: [first.x, first.y] }), 'not the other side').toEqual([])
})

test('§14.1: a unit in the hand shows whom it can shoot at, how far it carries, and all that counts', () => {
  const t = scene(TWO, { run: within('shooting-phase', 0) }).table
  const reach = page.advice.reach?.(t, { space: unit('g1') })
  expect(reach?.goals.map(({ space, order }) => [space, written(order[0])])).toEqual([[unit('b1'), 'shoot b1 with g1']])
  expect(check(heart, t, GERMAN, reach?.goals[0]?.order[0] as never)).toBe(0)
  expect(page.tabletop?.arcs(t, unit('g1')).map(({ tone, label }) => [tone, label?.text])).toEqual([
    ['reach', '16″'],
    ['half', '8″'],
  ])
  const odds = page.advice.forecast?.(t, act.shoot(unit('g1'), unit('b1')))
  expect(odds?.lines.map(({ value, rule }) => `${rule}: ${value}`)).toEqual([
    '14.2: 1.3',
    '8.5: 1',
    '8.6: 3–6',
    '3.3: +1',
    '3.4: −1',
    '3.1: 5, 6',
  ])
  expect(odds?.outcomes.find(({ name }) => name === 'nobody falls')?.probability).toBeCloseTo((4 / 6) ** 4, 12)
  expect(page.owner(figure('b1.2'))).toBe(BRITISH)
})

test('§14.1: whoever declares no more is told how many could still shoot, and not when all have', () => {
  const troops = { ...TWO, g2: { ...TWO.g1, at: [30, 40], facing: 8 } } as const
  const g = shooting(troops)
  const asked = () => page.advice.stakes?.(g.table, act.cease(), new Set())
  expect(asked()?.question).toBe('Declare no more, though 2 units could still shoot?')
  expect(asked()?.risks.map(({ spaces, rule }) => [spaces, rule])).toEqual([[[unit('g1'), unit('g2')], '14.1']])
  g.play('shoot b1 with g1')
  expect(asked()?.question).toBe('Declare no more, though 1 unit could still shoot?')
})

test('§1.3: who passes when independent figures are named lets all others stand, and the answer says so', () => {
  const g = independents({ g1: { type: 'leader', at: [20, 8] }, b1: { type: 'soldier', figures: 4, at: [30, 30] } })
  expect(page.offer(g.table, act.pass())?.label).toBe('All others stand')
})

test('§12.4: a line of the log has the colour of the unit that it names, with dice or without', () => {
  const g = moving({
    g1: { type: 'askari', figures: 4, at: [20, 8] },
    b1: { type: 'soldier', figures: 4, at: [30, 30] },
  })
  g.play('stand g1')
  expect(told(g, 'stood').map((e) => page.lights(e).roller)).toEqual([GERMAN])
})

test('§8.5, §14.5: odds of fire say what is wanted: a test, or the end; a hit that is saved is none, and losses may be too few', () => {
  const odds = (type: string, figures: number, traits = 0) => {
    const g = shooting({
      g1: { type: 'soldier', figures: 2, at: [30, 5], facing: 0, width: 2 },
      b1: { type, figures, at: [30, 10], facing: 8 },
      b2: { type: 'leader', at: [30, 11], attachedTo: 'b1', traits },
    })
    const found = page.advice.forecast?.(g.table, act.shoot(unit('g1'), unit('b1')))
    return Object.fromEntries(found?.outcomes.map(({ name, probability }) => [name, probability]) ?? [])
  }
  // 3 and more hits, 4 and more saves: a third of all shots fell somebody; of six one makes them test, of eight two
  expect(odds('volunteer-scout', 6)['must test']).toBeCloseTo(1 - (2 / 3) ** 2, 12)
  expect(odds('volunteer-scout', 8)).toEqual({
    'must test': expect.closeTo(1 / 9, 12),
    'losses, no test': expect.closeTo(4 / 9, 12),
    'nobody falls': expect.closeTo(4 / 9, 12),
  })
  // With a Charismatic leader it takes half of them
  expect(odds('soldier', 6, CHARISMATIC)['must test']).toBe(0)
  expect(Object.keys(odds('soldier', 1))).toContain('destroyed')
})

test('§14.10: a shell at a scout says that the soldiers beside him must test', () => {
  const g = shooting(
    {
      g1: { type: 'artillery', at: [30, 20], facing: 0 },
      b1: { type: 'scout', at: [30, 30], facing: 8 },
      b2: { type: 'soldier', figures: 6, width: 6, at: [29, 31], facing: 8 },
    },
    { scenario: 'cutting', turn: 10 },
  ).play('lay g1')
  const found = page.advice.forecast?.(g.table, act.aim(headOf(unit('b1'))))
  // It hits on 4 and more; the scout is saved on 3 and more, the soldiers never
  expect(found?.outcomes.map(({ name, probability }) => [name, probability])).toEqual([
    ['destroyed', expect.closeTo(1 / 6, 12)],
    ['must test', expect.closeTo(1 / 3, 12)],
    ['nobody falls', expect.closeTo(1 / 2, 12)],
  ])
})

test('§7.6: a burst is forecast whole, with the chance that it jams', () => {
  const g = shooting({
    g1: { type: 'pom-pom', at: [30, 20], facing: 0 },
    b1: { type: 'soldier', figures: 4, at: [30, 30], facing: 8 },
  }).play('lay g1', 'bursts')
  const found = page.advice.forecast?.(g.table, act.aim(figure('b1.0')))
  expect(found?.histograms[0]?.chances).toHaveLength(5)
  // Ones against sixes among six dice, by counting all of them
  const jams = Array.from({ length: 6 ** 6 }, (_, n) => Array.from({ length: 6 }, (_, i) => Math.trunc(n / 6 ** i) % 6))
  const share = jams.filter((dice) => dice.filter((d) => d === 0).length > dice.filter((d) => d === 5).length).length
  expect(found?.lines.find(({ rule }) => rule === '7.6')?.value).toBe(`${Math.round((100 * share) / 6 ** 6)} %`)
})

test('§13.3: a charge out of an ambush has odds and a distance', () => {
  const g = moving(
    {
      g1: { type: 'warrior', figures: 2, width: 2, at: [20, 16], facing: 0, where: HIDDEN },
      b1: { type: 'soldier', figures: 2, at: [20, 22], facing: 8 },
    },
    { scenario: 'convoy' },
  ).play('spring g1')
  const found = page.advice.forecast?.(g.table, act.assault(unit('b1')))
  expect(found?.lines.map(({ rule, value }) => `${rule} ${value}`)).toContain('9.14 6.0″')
  expect(found?.outcomes.find(({ name }) => name === 'falls short')?.probability).toBeCloseTo(1 / 2, 12)
  // He rolls for it: only whoever has found an ambush goes with what is left of his move (13.4)
  expect(page.offer(g.table, act.assault(unit('b1'))).label).toBe('ambush party charges KAR advance guard')
})

test('§12.8: a unit in the hand shows whom it can charge, and what would come of it', () => {
  const t = scene(TWO, { frames: within('movement-phase', 'movement') }).table
  const goals = page.advice.reach?.(t, { space: unit('g1') })?.goals ?? []
  expect(goals.map(({ space, by, order }) => [space, by, written(order[0])])).toEqual([
    [unit('b1'), 'charge', 'charge b1 with g1'],
  ])
  const forecast = page.advice.forecast?.(t, act.charge(unit('g1'), unit('b1')))
  // Ten inches apart, less a base: askaris roll 1d6+3, and 9 touches
  expect(forecast?.lines.map(({ value }) => value)).toEqual(['10.0″', '17 %', '9″'])
  expect(forecast?.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12)
})

test('§12.8: a charge that cannot make contact promises nothing', () => {
  const far = { ...TWO, b1: { ...TWO.b1, at: [30, 38] as const } }
  const t = scene(far, { frames: within('movement-phase', 'movement') }).table
  const [best] = page.advice.forecast?.(t, act.charge(unit('g1'), unit('b1')))?.outcomes ?? []
  expect(best).toMatchObject({ body: 'german', probability: 0 })
})

test('§14.4, §6.7: who fell lies where he stood, but for the crew of a gun', () => {
  const t = scene({ ...TWO, g2: { type: 'artillery', at: [10, 10] } }).table
  const fell = (kind: string, word: string) =>
    page.tabletop?.remains({ kind, facts: { figure: figure(word), x: 160, y: 320 } } as never, t)
  const { height } = page.board(t)
  expect(fell('fell', 'b1.2')).toMatchObject([{ kind: 'fallen', body: 'british', spot: [10, height - 20] }])
  expect(fell('killed', 'g1.0')).toMatchObject([{ body: 'german' }])
  expect(fell('fell', 'g2.0')).toEqual([])
  expect(fell('saved', 'b1.2')).toEqual([])
})

test('§14.10: where a shell bursts the ground stays torn', () => {
  const g = shooting({
    b1: { type: 'artillery', at: [2, 2], facing: 4 },
    g1: { type: 'baggage', figures: 1, at: [12, 2] },
    g2: { type: 'warrior', at: [2, 40] },
  })
  g.play('lay b1').dice(6).play('aim at g1.0')
  const marks = told(g, 'shellHit').flatMap((event) => page.tabletop?.remains(event, g.table) ?? [])
  expect(marks).toMatchObject([{ kind: 'burst', spot: [12, page.board(g.table).height - 2] }])
})

test('§17.7: who is to be set up is seen by his side where the ready set-up has him, and is dragged from there', () => {
  const match = new Match(heart as unknown as Game, {
    scenario: 'cutting',
    dice: { kind: 'cipher', secret: new Uint8Array(16) },
  })
  const t = match.view(GERMAN) as Table
  const [first] = page.pieces(t, GERMAN)
  expect(first).toMatchObject({ id: figure('g1.0'), states: ['waiting'] })
  expect(page.pieces(match.view(BRITISH) as Table, BRITISH), 'nobody else sees it').toEqual([])
  const { x = 0, y = 0 } = first?.stands ?? {}
  const held = { space: unit('g1'), spot: [x - 2, y] as const }
  expect(page.tabletop?.deploy(t, held).map(({ action }) => written(action))).toEqual(['place g1', 'hide g1'])
  match.play(match.decision?.seat, act.place(unit('g1')))
  const put = page.tabletop?.deploy(match.view(GERMAN) as Table, held)[0]
  expect(put?.figures[0]?.stands).toMatchObject({ x: x - 2, y })
  expect(match.play(match.decision?.seat, put?.action ?? (-1 as never)).kind).toBe('played')
})

test('§9.4: units go by their names in every sentence, with their slot where two are called alike', () => {
  const namesIn = (t: Table, spoken = page): readonly string[] => spoken.tabletop?.names(t)['unit'] ?? []
  for (const { id } of heart.scenarios) {
    const t = setUp(id).view(GERMAN) as Table
    for (const spoken of [page, inGerman]) {
      const names = namesIn(t, spoken).filter((_, u) => (t.units.size[u as never] ?? 0) > 0)
      expect(new Set(names).size, id).toBe(names.length)
    }
  }
  expect(namesIn(setUp('salaita').view(GERMAN) as Table)).toContain('MG (G4)')
  const free = scene(TWO, { scenario: 'free-500' }).table
  expect(namesIn(free, inGerman)).toContain('Soldaten')
})
