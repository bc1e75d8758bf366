import { askari } from '@boma/askari'
import { hostile } from '@boma/conformance'
import { heart } from '@boma/heart'
import { Match, NOBODY, replay, type Seat, SIDES, seatsOf, winner } from '@boma/kernel'
import { lettow } from '@boma/lettow'
import { picket } from '@boma/picket'
import { type Game, inEnglish, sayEvent } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { tanga } from '@boma/tanga'
import { quickPick } from '@boma/testing'
import { windhoek } from '@boma/windhoek'
import { expect, test } from 'vitest'

// Larger runs: GATE=10000 npx vitest run --project programs cli/tests/gate.test.ts
const VALUES = Number(process.env['GATE'] ?? 500)
const GAMES = [askari, heart, lettow, picket, skirmish, tanga, windhoek] as unknown as readonly Game[]

test.each(GAMES)('a match of $id takes nothing for an order that is none', { timeout: 600_000 }, (game) =>
  expect(hostile(game, VALUES, 1914)).toEqual([]),
)

test.each(GAMES)('a match of $id can be resigned at any time, and is then like any other that is over', (game) => {
  const spoken = inEnglish(game)
  const pick = quickPick(1914)
  for (let n = 1; n <= 6; n++) {
    const dice = { kind: 'cipher', secret: new Uint8Array(16).fill(n) } as const
    const match = new Match(spoken, { scenario: game.scenarios[n % game.scenarios.length]?.id ?? '', dice })
    for (let i = 0; i < 40 * n && !match.over; i++) {
      const legal = match.legal()
      match.play(match.decision?.seat, legal[pick(legal.length)])
    }
    if (match.over) continue
    const seat = pick(seatsOf(game).length) as Seat
    expect(match.end({ end: 'resign', seat })).toBe('done')
    expect(winner(match.table)).toBe(1 - (seatsOf(game)[seat]?.side ?? NOBODY))
    for (const side of [...SIDES, NOBODY]) {
      expect(spoken.page.describe(match.view(side), side).length).toBeGreaterThan(0)
      expect(
        match
          .log(side, -1)[0]
          ?.events.map((event) => sayEvent(spoken, event))
          .join(),
      ).toMatch(/ the match is given up\.$/)
    }
    expect(replay(game, match.record()).table.bytes).toEqual(match.table.bytes)
  }
})
