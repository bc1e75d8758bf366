import { Match, type MatchRecord, type MatchSetup, type Rules, writeRecord } from '@boma/kernel'

// Matches as they are played at one screen: their dice are rolled from a secret that the device keeps, and tells whoever
// has the file.

/** A match of a device's own, some orders on. */
export function playedAtHome(rules: Rules, orders: number, more: Partial<MatchSetup> = {}): Match {
  const match = new Match(rules, {
    ...{ id: 'a1'.repeat(8), scenario: rules.scenarios[0]?.id ?? '', options: [] },
    dice: { kind: 'cipher', secret: new Uint8Array(32).fill(9) },
    ...more,
  })
  for (let n = 0; n < orders && !match.over; n++) {
    const legal = match.legal()
    match.play(match.decision?.seat, legal[(n * 13 + 1) % legal.length])
  }
  return match
}

/** Its file, as it is handed out: with the secret of its dice. */
export const fileOf = (match: Match, change: (record: MatchRecord) => MatchRecord = (same) => same): string =>
  writeRecord(change(match.tell().record()))
