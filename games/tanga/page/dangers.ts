import { percent } from '@boma/counsel'
import { type Hex, nameHex } from '@boma/kernel'
import type { Danger, Dangers, Goal, Text, Threat } from '@boma/showing'
import { grid } from '../board.ts'
import { dangersOf, type Exposure, type Threat as Firers } from '../counsel/dangers.ts'
import type { Table } from '../layout.ts'
import { TITLES } from '../roster.ts'
import { say } from '../words/words.ts'

/** §10.3C: who could fire at each hex of a move, as far as the one who plans it sees. */
export function dangers(t: Table, { order }: Goal): Dangers<Text> | undefined {
  const { stops, worst, risk } = dangersOf(t, order)
  if (stops.length === 0) return undefined
  return {
    stops: stops.map(dangerAt).map((stop, i) => (worst.includes(i) ? { ...stop, isWorst: true } : stop)),
    risk,
    assumes: { text: say('danger.assumes'), rule: '10.3c' },
    sums: risk === 0 ? [] : sumsOf(worst, risk),
  }
}

const dangerAt = ({ at, threats, unseen }: Exposure): Danger<Text> => ({
  space: at,
  chance: Math.max(0, ...threats.map(({ hit }) => hit)),
  by: [...threats.map(seen), ...unseen.map(faceDown)],
})

const seen = ({ from, units, need, hit }: Firers): Threat<Text> => ({
  space: from,
  who: `${units.map((u) => TITLES[u] ?? '').join(', ')}, ${nameHex(grid, from)}`,
  needs: String(need),
  chance: hit,
})

const faceDown = (space: Hex): Threat<Text> => ({
  space,
  who: say('danger.unseen', { hex: nameHex(grid, space) }),
  ...{ needs: '?', chance: 0, isUnknown: true },
})

function sumsOf(at: readonly number[], risk: number): Dangers<Text>['sums'] {
  const [first = 0, second] = at.map((step) => step + 1)
  const where = second === undefined ? say('danger.once', { first }) : say('danger.twice', { first, second })
  return [
    { text: say('danger.firedOn'), value: where },
    { text: say('danger.step'), value: percent(risk) },
    { text: say('danger.unhurt'), value: percent(1 - risk) },
  ]
}
