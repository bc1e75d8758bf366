import {
  EVERYONE,
  type MatchRecord,
  type OrderEntry,
  parseRecord,
  type Rules,
  type Seat,
  STANDING,
  writeRecord,
} from '@boma/kernel'
import { quickPick } from '@boma/testing'
import { toy } from '@boma/testing/toy'
import { describe, expect, test } from 'vitest'
import { Chain } from '../audit/chain.ts'
import { contradictions } from '../audit/contradictions.ts'
import { verify } from '../audit/verify.ts'
import { type ChainedMatch, chainedMatch, nextLink } from './chains.ts'

const game = toy as unknown as Rules

function playOut(chained: ChainedMatch, most = Number.POSITIVE_INFINITY): ChainedMatch {
  const { match } = chained
  const pick = quickPick(7)
  for (let n = 0; n < most && !match.over; n++) {
    const legal = match.legal()
    const played = match.order(match.decision?.seat, [legal[pick(legal.length)]], nextLink(chained))
    expect(played.kind).toBe('played')
  }
  return chained
}

const played = playOut(chainedMatch(game, 'calm'))
const record = parseRecord(writeRecord(played.match.record()))
const orders = (r: MatchRecord) => r.entries.flatMap((e, i) => ('order' in e ? [{ e, i }] : []))
const change = (i: number, how: (e: OrderEntry) => OrderEntry): MatchRecord => ({
  ...record,
  entries: record.entries.map((e, k) => (k === i ? how(e as OrderEntry) : e)),
})
const named = (r: MatchRecord): string => {
  const audit = verify(game, r)
  expect(audit.verdict).toBe('broken')
  return audit.findings.at(-1) ?? ''
}
const rolled = orders(record).filter(({ e }) => e.fell !== undefined)

describe('a match with chains', () => {
  test('is sound, and the audit says what was proven', () => {
    expect(verify(game, record).found.map((each) => (each.kind === 'broken' ? each.fault : each.name))).toEqual([
      ...['committed', 'bound', 'linked', 'replayed'],
    ])
  })

  test('says of a computer that it has no chain, and of a lost chain that it was replaced', () => {
    const alone = playOut(chainedMatch(game, 'calm', { computers: [1] }))
    expect(verify(game, alone.match.record()).found).toContainEqual(
      expect.objectContaining({ kind: 'claimed', name: 'computer', facts: { seat: 'south' } }),
    )
    const lost = playOut(chainedMatch(game, 'calm'), 6)
    const seat = lost.match.decision?.seat ?? 0
    const other = new Chain('b'.repeat(64))
    const link = { link: other.link(0)?.link ?? '', end: other.end }
    expect(lost.match.order(lost.match.decision?.seat, [lost.match.legal()[0]], link).kind).toBe('played')
    const chains = lost.chains.map((chain, i) => (i === seat ? other : chain))
    playOut({ match: lost.match, chains })
    const audit = verify(game, parseRecord(writeRecord(lost.match.record())))
    expect(audit.verdict).toBe('unproven')
    expect(audit.found).toContainEqual(expect.objectContaining({ name: 'chainLost' }))
  })

  test('says how many answers were given by what a seat had left behind, also after some were taken back', () => {
    const chained = playOut(chainedMatch(game, 'calm'), 4)
    const { match } = chained
    const used = () => match.chainOf(match.decision?.seat as Seat)?.used
    const before = used()
    const seat = match.decision?.seat
    match.order(seat, [match.legal()[0]], { link: STANDING })
    expect(match.chainOf(seat as Seat)?.used).toBe(before)
    expect(match.undoByConsent(EVERYONE)).toBe('done')
    match.order(seat, [match.legal()[0]], { link: STANDING })
    playOut(chained)
    const audit = verify(game, parseRecord(writeRecord(match.record())))
    expect(audit.findings.join(' ')).toMatch(/2 answers of '\w+' were given by what it had left behind/)
    expect(audit.verdict).toBe('unproven')
  })

  test('keeps void dice with their order and both consents, and goes on with the next link', () => {
    const chained = playOut(chainedMatch(game, 'calm'), 4)
    expect(chained.match.undoByConsent(EVERYONE)).toBe('done')
    playOut(chained)
    const audit = verify(game, parseRecord(writeRecord(chained.match.record())))
    expect(audit.findings.join(' ')).toMatch(/was taken back.*north and south agreed/)
    expect(audit.verdict).toBe('unproven')
  })
})

describe('each forgery has its name:', () => {
  test('a die that was changed', () => {
    const { i } = rolled[2] as { i: number }
    const changed = change(i, (e) => ({ ...e, fell: (e.fell ?? []).map((f, k) => (k === 1 ? (f % 6) + 1 : f)) }))
    expect(named(changed)).toMatch(/^entry \d+: die \d+ is a \d in the record; by the secret it is a \d\.$/)
  })

  test('a roll that was skipped, and one that was made again', () => {
    const { i } = rolled[2] as { i: number }
    const moved = (by: number) =>
      change(i, (e) => ({ ...e, fell: (e.fell ?? []).map((f, k) => (k === 0 ? f + by : f)) }))
    expect(named(moved(1))).toContain('were skipped')
    expect(named(moved(-1))).toContain('was rolled again')
  })

  test('dice that are left out', () => {
    const { i } = rolled[1] as { i: number }
    expect(named(change(i, ({ fell: _, ...e }) => e))).toContain('rolls more dice than the record has')
  })

  test('a preimage that was replaced, left out or shown before', () => {
    const { i, e } = orders(record)[5] as { i: number; e: OrderEntry }
    const seat = e.link?.split(' ')[0] ?? ''
    expect(named(change(i, (o) => ({ ...o, link: `${seat} ${'c'.repeat(64)}` })))).toContain('it was replaced')
    expect(named(change(i, ({ link: _, ...o }) => o))).toContain('carries no link')
    const before = orders(record).findLast((each) => each.i < i && each.e.link?.startsWith(seat))?.e.link ?? ''
    expect(named(change(i, (o) => ({ ...o, link: before })))).toContain('was shown before')
  })

  test('an operator who drops an order whose dice he dislikes, and rolls again', () => {
    const chained = playOut(chainedMatch(game, 'calm'), 5)
    const { match } = chained
    const seat = match.decision?.seat
    const used = match.chainOf(seat as never)?.used ?? 0
    // He has seen the link of an order, does as if it never came, and is sent the next.
    const skip = chained.chains[seat ?? -1]?.link(used + 1)
    expect(match.linkFault(seat as never, skip)).toBe('linkSkipped')
    const link = nextLink(chained)
    match.order(seat, [match.legal()[0]], link)
    const half = match.record()
    const forged = {
      ...half,
      dice: { ...half.dice, secret: '01'.repeat(32) } as MatchRecord['dice'],
      entries: half.entries.map((e, i) =>
        i === half.entries.length - 1 ? { ...e, link: `${(e as OrderEntry).link?.split(' ')[0]} ${skip?.link}` } : e,
      ),
    }
    expect(named(forged)).toContain('its dice were rolled again')
  })

  test('a commitment that was made after the fact', () => {
    // The same players' bytes and chains, under a secret that was chosen when they were known.
    const { chains } = chainedMatch(game, 'calm')
    const first = chainedMatch(game, 'calm').match.head().dice
    const later = chainedMatch(game, 'calm', { byte: 9 }).match
    const forged = later.record()
    const withTheirs = {
      ...forged,
      dice: { ...forged.dice, ...first, commitment: commitmentOf(forged), secret: '09'.repeat(32) },
      entries: [{ side: 'north', order: 'load 1', link: `north ${chains[0]?.link(0)?.link}` }],
    } as unknown as MatchRecord
    expect(named(withTheirs)).toContain('made after the fact')
  })

  test('one secret for two matches, and one match told in two ways', () => {
    const other = playOut(chainedMatch(game, 'calm', { id: 'ff'.repeat(16) })).match.record()
    expect(contradictions([record, other]).map(({ name }) => name)).toEqual(['oneSecret'])
    const cut = { ...record, entries: record.entries.slice(0, 6) }
    expect(contradictions([record, cut])).toEqual([])
    const retold = change(5, (e) => ({ ...e, order: 'load 9' }))
    expect(contradictions([record, retold]).map(({ name }) => name)).toEqual(['toldTwice'])
    const resealed = { ...record, dice: { ...record.dice, commitment: 'e'.repeat(64) } as MatchRecord['dice'] }
    expect(contradictions([record, resealed]).map(({ name }) => name)).toEqual(['twoCommitments'])
  })
})

const commitmentOf = ({ dice }: MatchRecord): string => (dice.kind === 'cipher' ? dice.commitment : '')
