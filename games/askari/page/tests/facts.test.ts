import { type Hex, NOBODY, type Side } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { SECTIONS, sectionsAt } from '../../board/lines.ts'
import { COST, GREAT_BODIES, HEXES, hex, IS_LAND, isHex } from '../../board.ts'
import type { ScenarioName } from '../../data/scenarios.ts'
import { askari } from '../../index.ts'
import { ENTENTE, GERMAN, GROUND, type Unit, unit } from '../../roster.ts'
import { bodyHolder } from '../../rules/04-control.ts'
import { isSupplied } from '../../rules/07-communications.ts'
import { isOpen } from '../../rules/10.2-rail.ts'
import { scoreOf } from '../../rules/13-victory.ts'
import { isNeutral, sideOf } from '../../stacks.ts'
import { given } from '../../tests/given.ts'
import { scattered } from '../../tests/scattered.ts'
import { english } from '../../words/english/index.ts'

const { page } = inEnglish(askari)
const SEEDS = Array.from({ length: 4 }, (_, i) => i + 1)
const textOf = (
  t: Parameters<typeof page.status>[0],
  viewer: Side,
  at: { space?: number; piece?: number },
  name: string,
) => page.facts(t, viewer, at, []).find((fact) => fact.name === name)

describe('facts equal the rules on scattered positions', () => {
  test('7.1 of a unit: its line is open where the rules say that it is, and its source or its break is named', () => {
    for (const seed of SEEDS) {
      const t = scattered(seed)
      for (let u = 0 as Unit; u < GROUND; u++) {
        const line = textOf(t, NOBODY, { piece: u }, 'Line of communications')
        if (!isHex(t.units.where[u] as Hex) || isNeutral(t, u)) expect(line).toBeUndefined()
        else {
          expect(line?.tone).toBe(isSupplied(t, u) ? 'good' : 'bad')
          expect(line?.text).toMatch(isSupplied(t, u) ? /^open, / : /^(?:broken at|none)/)
          // An enemy does not ask.
          const enemy = sideOf(t, u) === GERMAN ? ENTENTE : GERMAN
          expect(textOf(t, enemy, { piece: u }, 'Line of communications')).toBeUndefined()
        }
      }
    }
  })

  test('7.1.1 of a unit: its line stop by stop, railways by how many hexes, to its source or past where it breaks', () => {
    const g = given('campaign').units({ '1-FK': '2520', Goliath: 'ocean' }).towns('german', 'Dar-es-Salaam')
    const stops = () => textOf(g.t, GERMAN, { piece: unit('1-FK') }, 'By way of')?.text.split(', ') ?? []
    expect(stops().at(-1)).toBe('Dar-es-Salaam (3219)')
    const nodes = page.supply?.line(g.t, GERMAN, unit('1-FK'))?.open.length ?? 0
    const byRail = stops().flatMap((stop) => /^by rail \((\d+)\)$/.exec(stop)?.[1] ?? [])
    const towns = stops().length - byRail.length
    expect(byRail.length).toBeGreaterThan(0)
    // All that is drawn but the hex in which it stands: Germans begin next door (7.1.8).
    expect(byRail.map(Number).reduce((sum, n) => sum + n, towns)).toBe(nodes - 1)
    // An enemy at Morogoro: the way that it would have is the same, and its line ends there.
    g.units({ '11-F-Pub': '2720' })
    expect(stops().at(-1)).toBe('Dar-es-Salaam (3219)')
    expect(textOf(g.t, GERMAN, { piece: unit('1-FK') }, 'Line of communications')?.text).toBe(
      'broken at Morogoro (2720)',
    )
  })

  test('7.2.1 a line that breaks is drawn from a source of its own side, though an enemy’s is nearer', () => {
    const g = given('campaign').units({ '1-FK': '2810', Goliath: 'ocean' }).towns('german', 'Taveta')
    const line = page.supply?.line(g.t, GERMAN, unit('1-FK'))
    expect(line?.open[0]).toBe(hex('3219'))
    expect(line?.cut.at(-1)).toBe(hex('2810'))
    g.towns('entente', 'Dar-es-Salaam')
    expect(page.supply?.line(g.t, GERMAN, unit('1-FK'))?.open[0]).toBe(hex('3412'))
  })

  test('10.1.4, 10.2.2 of a hex: its cost, and each section of railway', () => {
    const t = scattered(3)
    for (let at = 0 as Hex; at < HEXES; at++) {
      const text = textOf(t, GERMAN, { space: at }, 'To enter')?.text ?? ''
      if (IS_LAND[at] === 1) expect(text).toContain(`MP: ${COST[at]}`)
      else expect(text).toBe('no unit may')
      const rails = page.facts(t, GERMAN, { space: at }, []).filter((fact) => fact.name === 'Railway') ?? []
      expect(rails.map((fact) => fact.tone)).toEqual(
        sectionsAt(at).map((section) => (isOpen(t, GERMAN, section) ? 'good' : 'bad')),
      )
    }
    expect(SECTIONS.length).toBeGreaterThan(10)
  })

  test('10.3.3 of a Patrol Box: who controls the water', () => {
    for (const seed of SEEDS) {
      const t = scattered(seed)
      for (let body = 0; body < GREAT_BODIES; body++) {
        const holder = bodyHolder(t, body as Parameters<typeof bodyHolder>[1])
        const text = textOf(t, GERMAN, { space: HEXES + body }, 'Water')?.text ?? ''
        expect(text).toContain(holder === NOBODY ? 'contested' : `controlled by the ${english.names.side[holder]}`)
      }
    }
  })

  test('13.1 the standing counts what the score does, and names each place', () => {
    for (const seed of SEEDS) {
      const t = scattered(seed)
      const { won, lost, total, threshold } = scoreOf(t)
      const standing = page.advice.standing?.(t)
      expect(standing?.short).toBe(`${total < 0 ? '−' : ''}${Math.abs(total)}/${threshold + 1}`)
      const places = standing?.places ?? []
      expect(places).toHaveLength(35 + lost)
      expect(places.slice(0, 35).filter(({ side }) => side === ENTENTE)).toHaveLength(won)
      expect(standing?.claims.map(({ isMet }) => isMet)).toEqual([total > threshold, total <= threshold])
    }
  })

  test('13.1.1 a match is decided when all towns together would not be enough, and only then', () => {
    const decided = (scenario: ScenarioName, tracks: Partial<Record<'turn' | 'tally' | 'consumed', number>>) => {
      const { t } = given(scenario)
      Object.assign(t.tracks, tracks)
      return page.advice.standing?.(t)?.decided
    }
    // 14.4.6, 14.4.7: 35 towns less 2 are 33, and 34 are needed; what is written down in turn 5 is open until then
    expect(decided('campaign', { turn: 6, tally: -2 })).toEqual({
      side: GERMAN,
      text: 'With all 35 German towns the Entente would have 33 VP, and it needs 34.',
      rule: '13.1.1',
    })
    expect(decided('campaign', { turn: 6, tally: -1 })).toBeUndefined()
    expect(decided('campaign', { turn: 6, tally: -1, consumed: 1 })?.side).toBe(GERMAN)
    expect(decided('campaign', { turn: 5, consumed: 30 })).toBeUndefined()
    expect(decided('guerilla', { turn: 36, consumed: 2 })?.side).toBe(GERMAN)
    expect(decided('guerilla', { turn: 36, consumed: 1 })).toBeUndefined()
    expect(decided('smuts', { turn: 20, consumed: 4 })?.side).toBe(GERMAN)
    expect(decided('smuts', { turn: 20, consumed: 3 })).toBeUndefined()
    expect(decided('colonial-office', { turn: 5 })).toBeUndefined()
  })
})

test('10.2.5 the layer of the railways counts the room on each line that the side can ride on (10.2.2)', () => {
  const layer = page.layers.find(({ id }) => id === 'railways')
  for (const seed of SEEDS) {
    const t = scattered(seed)
    t.tracks.phasing = (seed % 2) as Side
    const open = SECTIONS.filter((_, id) => isOpen(t, t.tracks.phasing, id as never)).map(({ line }) => line)
    const lines = [...new Set(open)].sort((a, b) => a - b)
    for (const line of lines) t.lines.ridden[line as never] = 2 as never
    expect(layer?.counts?.(t, NOBODY)).toEqual(lines.map((line) => [english.names.line[line], 'room for 4 of 6']))
  }
})
