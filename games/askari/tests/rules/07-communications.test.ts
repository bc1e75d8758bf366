import { distance, type Hex } from '@boma/kernel'
import { beforeEach, describe, expect, test } from 'vitest'
import { BODIES_AT, BODY_NAMES, BOX_TANGANYIKA, BOX_VICTORIA, grid, HEXES, hex } from '../../board.ts'
import type { Table } from '../../layout.ts'
import { BELGIAN, BRITISH, ENTENTE, GERMAN, GERMAN_NATION, type Nation, unit } from '../../roster.ts'
import { settle } from '../../rules/04-control.ts'
import {
  ATTACKING,
  consume,
  eachCarrierSource,
  hasLine,
  LANDING,
  lineOf,
  reachesCarrier,
  wishedLineOf,
} from '../../rules/07-communications.ts'
import { carriersAt, put } from '../../stacks.ts'
import { wordOf } from '../at-sea.ts'
import { bare, giveTowns, lay, layCarriers } from '../bare.ts'

/** What a line runs over, hexes by number and waters by name. */
function line(t: Table, nation: Nation, at: string): string {
  const out: Hex[] = []
  const length = lineOf(t, nation === GERMAN_NATION ? GERMAN : ENTENTE, nation, hex(at), 0, out)
  return out
    .slice(0, length)
    .map((node) => (node < HEXES ? name(node) : BODY_NAMES[node - HEXES]))
    .join(' ')
}
const name = (at: Hex): string => `${Math.trunc(at / 48) + 1}`.padStart(2, '0') + `${(at % 48) + 1}`.padStart(2, '0')

describe('the example of 7.2: two Belgian battalions west of Lake Edward', () => {
  let t: Table
  beforeEach(() => {
    t = bare()
    giveTowns(t, ENTENTE, '1005')
    layCarriers(t, ENTENTE, '0504', '0604', '0804', '0905')
    lay(t, { '11-F-Pub': '0106', '8-F-Pub': '0203' })
    put(t, unit('Winifred'), BOX_VICTORIA)
  })

  test('7.1.8 + 7.2.2: the 11th begins at Rutchuru and reaches Mombasa by lake, Carriers, lake and rail', () => {
    const way = line(t, BELGIAN, '0106')
    expect(way.startsWith('0205 Lake Edward 0504 0604 0704 0804 0905')).toBe(true)
    expect(way).toContain('Lake Victoria')
    expect(way.endsWith('3412')).toBe(true)
  })

  test('7.1.5: the 8th has only a lake beside it, and a line cannot begin on water', () => {
    expect(hasLine(t, ENTENTE, BELGIAN, hex('0203'))).toBe(false)
  })

  test('7.1.7: a British unit in 0106 must begin in its own hex, and needs a Carrier there', () => {
    expect(hasLine(t, ENTENTE, BRITISH, hex('0106'))).toBe(false)
    layCarriers(t, ENTENTE, '0106')
    expect(hasLine(t, ENTENTE, BRITISH, hex('0106'))).toBe(true)
  })

  test('7.2.3: a German on the Uganda line leaves the 11th only a Carrier to cite, which is gone and costs a point', () => {
    lay(t, { '1-FK': '3009' })
    expect(hasLine(t, ENTENTE, BELGIAN, hex('0106'))).toBe(false)
    const cited: string[] = []
    eachCarrierSource(t, ENTENTE, BELGIAN, hex('0106'), 0, (at) => cited.push(name(at)))
    expect(cited.toSorted()).toEqual(['0504', '0604', '0804', '0905'])
    expect(reachesCarrier(t, ENTENTE, BELGIAN, hex('0106'), 0, hex('0804'))).toBe(true)
    consume(t, ENTENTE, hex('0804'))
    expect(carriersAt(t, ENTENTE, hex('0804'))).toBe(0)
    expect(t.tracks.consumed).toBe(1)
    expect(reachesCarrier(t, ENTENTE, BELGIAN, hex('0106'), 0, hex('0905'))).toBe(false)
  })

  test('7.1.5b: a German boat alone in the box of Lake Victoria cuts the line', () => {
    put(t, unit('Winifred'), hex('1903'))
    expect(hasLine(t, ENTENTE, BELGIAN, hex('0106'))).toBe(true)
    put(t, unit('Muansa'), BOX_VICTORIA)
    expect(hasLine(t, ENTENTE, BELGIAN, hex('0106'))).toBe(false)
  })
})

test('7.1.5a: with nobody or both in the box the lake is open to both; with one side alone, only to it', () => {
  const t = bare()
  giveTowns(t, GERMAN, '0317')
  layCarriers(t, GERMAN, '0317')
  const open = () => hasLine(t, GERMAN, GERMAN_NATION, hex('0317'))
  expect(open()).toBe(true)
  put(t, unit('Mimi'), BOX_TANGANYIKA)
  expect(open()).toBe(false)
  put(t, unit('Hedwig'), BOX_TANGANYIKA)
  expect(open()).toBe(true)
})

test('7.1.6: an attacker begins at the Carrier it brought, not at the town it attacks', () => {
  const t = bare()
  lay(t, { '1/3-KAR': '3215', '10-FK': '3215' })
  const at = hex('3215')
  expect(hasLine(t, ENTENTE, BRITISH, at, ATTACKING)).toBe(false)
  layCarriers(t, ENTENTE, '3215')
  expect(hasLine(t, ENTENTE, BRITISH, at, ATTACKING)).toBe(true)
})

test('7.1.8: Germans attacking beside a town of theirs need no Carrier', () => {
  const t = bare()
  lay(t, { '1-FK': '2810', EAMR: '2810' })
  expect(hasLine(t, GERMAN, GERMAN_NATION, hex('2810'), ATTACKING)).toBe(true)
})

test('10.3.5: those who land do not begin next door', () => {
  const t = bare()
  lay(t, { '1-FK': '2810', EAMR: '2810' })
  expect(hasLine(t, GERMAN, GERMAN_NATION, hex('2810'), ATTACKING | LANDING)).toBe(false)
})

test('7.1.2: an enemy in a node breaks the chain', () => {
  const t = bare()
  expect(hasLine(t, GERMAN, GERMAN_NATION, hex('1315'))).toBe(true)
  lay(t, { EAMR: '2719' })
  lay(t, { '1/3-KAR': '2118' })
  expect(hasLine(t, GERMAN, GERMAN_NATION, hex('1315'))).toBe(false)
})

test('12.1.3: a body of water is one piece, so that it can be one node', () => {
  for (const [body, bodyName] of BODY_NAMES.entries()) {
    const hexes = Array.from({ length: HEXES }, (_, at) => at as Hex).filter((at) => ((BODIES_AT[at] ?? 0) >> body) & 1)
    expect(pieces(hexes), bodyName).toBe(1)
  }
})

/** How many pieces a set of hexes falls into. */
function pieces(hexes: readonly Hex[]): number {
  const left = new Set<number>(hexes)
  let count = 0
  for (const start of hexes) {
    if (!left.delete(start)) continue
    count++
    const queue: number[] = [start]
    for (let at = queue.pop(); at !== undefined; at = queue.pop())
      for (const other of left) if (touch(at, other)) queue.push(other) && left.delete(other)
  }
  return count
}
const touch = (a: number, b: number): boolean => distance(grid, a as Hex, b as Hex) === 1

test('7.1.2 + ruling 35: a town where the enemy stands is no node, whoever has controlled it so far', () => {
  const t = bare()
  const traces = () => hasLine(t, GERMAN, GERMAN_NATION, hex('1917'))
  expect(traces()).toBe(true)
  lay(t, { EAMR: '2720' })
  expect(traces()).toBe(false)
})

test('7.1.10a + 2.5.6: of two Carriers drawn as one the enemy takes that of the hex he enters', () => {
  const t = bare()
  layCarriers(t, ENTENTE, '0506', '0605')
  lay(t, { '1-FK': '0605' })
  settle(t, hex('0605'))
  expect([carriersAt(t, ENTENTE, hex('0506')), carriersAt(t, GERMAN, hex('0605'))]).toEqual([1, 1])
})

test('7.1.10b: of two Carriers drawn as one the other stays when one is used up', () => {
  const t = bare()
  layCarriers(t, ENTENTE, '0506', '0605')
  consume(t, ENTENTE, hex('0506'))
  expect([carriersAt(t, ENTENTE, hex('0506')), carriersAt(t, ENTENTE, hex('0605'))]).toEqual([0, 1])
})

test('7.1.1: a node is a hex with infrastructure or a body of water; a bare hex between breaks the line', () => {
  const t = bare()
  layCarriers(t, GERMAN, '2316')
  lay(t, { '1-FK': '2315' })
  expect(hasLine(t, GERMAN, GERMAN_NATION, hex('2315'))).toBe(false)
  layCarriers(t, GERMAN, '2317', '2318')
  expect(hasLine(t, GERMAN, GERMAN_NATION, hex('2315'))).toBe(true)
})

test('7.1.4: Carriers, towns, railways and waters of the side make a line, each by itself', () => {
  const t = bare()
  expect(hasLine(t, ENTENTE, BRITISH, hex('2808'))).toBe(true)
  expect(hasLine(t, ENTENTE, BRITISH, hex('2506'))).toBe(true)
  expect(hasLine(t, ENTENTE, BRITISH, hex('3218'))).toBe(true)
  expect(hasLine(t, GERMAN, GERMAN_NATION, hex('2808'))).toBe(false)
})

test('7.2.1: a source feeds whoever controls it', () => {
  const t = bare()
  giveTowns(t, ENTENTE, '3219')
  expect(hasLine(t, GERMAN, GERMAN_NATION, hex('1315'))).toBe(false)
  expect(hasLine(t, ENTENTE, BRITISH, hex('3219'))).toBe(true)
})

test('7.2.2: Dar-es-Salaam, Mombasa and Chinde are the sources', () => {
  const t = bare()
  for (const at of ['3219', '3412', '2048']) {
    giveTowns(t, GERMAN, at)
    expect(line(t, GERMAN_NATION, at), at).toBe(at)
    giveTowns(t, ENTENTE, at)
  }
  expect(hasLine(t, GERMAN, GERMAN_NATION, hex('1315'))).toBe(false)
})

test('7.1.4, 7.2.2: the line that is wished for: by rail, by sea, from the hex next door; none from the bush', () => {
  const t = bare()
  const wished = (side: typeof ENTENTE, nation: Nation, at: string) => {
    const way: Hex[] = []
    const n = wishedLineOf(t, side, nation, hex(at), way)
    return way.slice(0, n).map(wordOf).join(' ')
  }
  expect(wished(ENTENTE, BRITISH, '2909')).toBe('2909 3009 3010 3111 3211 3312 3412')
  expect(wished(GERMAN, GERMAN_NATION, '2913')).toBe('2913 3013 3014 3115 ocean 3219')
  expect(wished(GERMAN, GERMAN_NATION, '2316')).toBe('')
})
