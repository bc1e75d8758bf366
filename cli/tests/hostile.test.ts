import { askari } from '@boma/askari'
import { verify } from '@boma/club'
import {
  type Fresh,
  Match,
  type MatchRecord,
  parseRecord,
  RecordFault,
  ReplayFault,
  replay,
  resume,
  SIDES,
  sideWord,
  toHexadecimal,
  writeRecord,
} from '@boma/kernel'
import { lettow } from '@boma/lettow'
import { picket } from '@boma/picket'
import type { Game, GameMatch } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { tanga } from '@boma/tanga'
import { quickPick } from '@boma/testing'
import { windhoek } from '@boma/windhoek'
import { describe, expect, test } from 'vitest'

/** How many spoilt positions of each game, ten thousand in all, of how many records, and of which matches. */
const GAMES = [
  ['skirmish', skirmish as unknown as Game, 6000, 150, [1, 2, 3, 4]],
  ['picket', picket as unknown as Game, 1000, 150, [1, 2, 3, 4]],
  ['lettow', lettow as unknown as Game, 1500, 150, [1, 2, 3, 4]],
  ['windhoek', windhoek as unknown as Game, 1500, 150, [1, 2, 3, 4]],
  // The short scenarios of these: each position is played to its end three times over, and a campaign has 40,000 actions.
  ['askari', askari as unknown as Game, 80, 15, [4, 8]],
  ['tanga', tanga as unknown as Game, 60, 15, [4, 8]],
] as const
const FRESH: Fresh = { id: '00'.repeat(8), dice: { kind: 'cipher', secret: new Uint8Array(32).fill(9) } }

type Pick = (n: number) => number

/** Plays at random until nothing can be done, or somebody calls a halt; says whether the match has ended. */
function playOn(match: GameMatch, pick: Pick, each?: () => void): boolean {
  const most = match.game.scenarios.find(({ id }) => id === match.setup.scenario)?.mostActions ?? 0
  for (let n = 0; n < most && !match.over; n++) {
    const legal = match.legal()
    if (match.play(match.decision?.seat, legal[pick(legal.length)] ?? -1).kind !== 'played') return false
    each?.()
  }
  return match.over
}

const opened = (game: Game, n: number): GameMatch =>
  new Match(game, {
    id: '11'.repeat(8),
    scenario: game.scenarios[n % game.scenarios.length]?.id ?? '',
    options: n % 2 === 0 ? game.options.map((o) => o.id) : [],
    dice: { kind: 'cipher', secret: new Uint8Array(32).fill(n), contributions: [Uint8Array.of(1), Uint8Array.of(2)] },
  })

/** Positions of whole matches, each with the record that it could be in. */
function positions(
  game: Game,
  matches: readonly number[],
  pick: Pick,
): readonly { readonly record: MatchRecord; readonly bytes: Uint8Array }[] {
  return matches.flatMap((n) => {
    const match = opened(game, n)
    const record = { ...match.tell().record(), entries: [] }
    const found: { readonly record: MatchRecord; readonly bytes: Uint8Array }[] = []
    playOn(match, pick, () => pick(9) === 0 && found.push({ record, bytes: match.table.bytes.slice() }))
    return found
  })
}

/** Flips bits, writes any word anywhere, moves a word by a little, or splices in a part of another position. */
function spoil(bytes: Uint8Array, other: Uint8Array, pick: Pick): void {
  const words = new DataView(bytes.buffer)
  // The kernel's tracks and frames come first, and every fifth time it is one of them.
  const place = () => 4 * pick(pick(5) === 0 ? 104 : bytes.length / 4)
  const kind = pick(4)
  for (let left = 1 + pick(3); left > 0; left--) {
    const at = place()
    if (kind === 0) bytes[at] = (bytes[at] ?? 0) ^ (1 << pick(8))
    else if (kind === 1)
      words.setInt32(at, pick(2) === 0 ? pick(2 ** 31 - 1) * (1 - 2 * pick(2)) : pick(300) - 20, true)
    else if (kind === 2) words.setInt32(at, words.getInt32(at, true) + pick(5) - 2, true)
    else bytes.set(other.subarray(at, at + 1 + pick(64)), at)
  }
}

/** Bytes as a record has them: one run of all of them. */
function written(bytes: Uint8Array): string {
  const length = [(bytes.length & 127) | 128, ((bytes.length >> 7) & 127) | 128, bytes.length >> 14]
  return `00${toHexadecimal(Uint8Array.from(length))}${toHexadecimal(bytes)}`
}

const isSentence = (caught: unknown): boolean =>
  (caught instanceof ReplayFault || caught instanceof RecordFault) &&
  caught.message.length < 250 &&
  !/[\p{Cc}\p{Cf}]/u.test(caught.message)

describe.each(GAMES)('%s', (_, game, count, texts, matches) => {
  test(`refuses a spoilt position with a sentence, or plays it to its end (${count} of them)`, () => {
    const pick = quickPick(11)
    const all = positions(game, matches, pick)
    const came = { refused: 0, ended: 0 }
    for (let n = 0; n < count; n++) {
      const { record, bytes: whole } = all[pick(all.length)] ??
        all[0] ?? { record: opened(game, matches[0]).record(), bytes: new Uint8Array() }
      const bytes = whole.slice()
      spoil(bytes, all[pick(all.length)]?.bytes ?? bytes, pick)
      let match: GameMatch
      try {
        match = resume(game, { ...record, table: written(bytes) }, FRESH)
      } catch (caught) {
        expect(isSentence(caught), `${caught}`).toBe(true)
        came.refused++
        continue
      }
      expect(playOn(match, pick), `position ${n}`).toBe(true)
      came.ended++
    }
    // Most are noticed, and some changes are harmless: a check that let all through, or none, would check nothing.
    expect(came.refused).toBeGreaterThan(count / 2)
    expect(came.ended).toBeGreaterThan(count / 20)
  })

  test(`answers a spoilt record with a sentence (${texts} of them)`, () => {
    const pick = quickPick(12)
    const match = opened(game, matches.at(-1) ?? 1)
    playOn(match, pick)
    const text = writeRecord(match.record())
    const lines = text.split('\n')
    const anyLine = () => lines[pick(lines.length)] ?? ''
    const edits: readonly ((at: number) => readonly string[])[] = [
      (at) => lines.toSpliced(at, 1),
      (at) => lines.toSpliced(at, 0, anyLine()),
      (at) => lines.with(at, anyLine()),
      (at) => lines.with(at, `${lines[at]} \u001b[2J\u202e${'x'.repeat(pick(500))}`),
      (at) =>
        lines.with(
          at,
          (lines[at] ?? '').replace(/\w/g, (c) => (pick(20) === 0 ? String(pick(10)) : c)),
        ),
      (at) => lines.with(at, (lines[at] ?? '').slice(0, pick(40))),
      (at) => lines.toSpliced(at, 0, `${anyLine().split(' ')[0]} ${anyLine()}`),
      (at) => lines.toSpliced(at, 0, '* undo', `* undo by ${SIDES.map((side) => sideWord(game, side)).join(' ')}`),
    ]
    for (let n = 0; n < texts; n++) {
      const spoilt = edits[pick(edits.length)]?.(pick(lines.length)).join('\n') ?? ''
      try {
        const record = parseRecord(spoilt)
        const { verdict, findings } = verify(game, record)
        expect(
          findings.every((f) => f.length < 300 && !/[\p{Cc}\p{Cf}]/u.test(f)),
          findings.join('\n'),
        ).toBe(true)
        // What is as good as the original may be sound; all else is not.
        if (verdict === 'sound') expect(replay(game, record).table.bytes).toEqual(match.table.bytes)
        else replay(game, record)
      } catch (caught) {
        expect(isSentence(caught), `${caught}`).toBe(true)
      }
    }
  })
})
