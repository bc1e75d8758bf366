import { askari } from '@boma/askari'
import { hostile } from '@boma/conformance'
import { heart } from '@boma/heart'
import type { Rules } from '@boma/kernel'
import { lettow } from '@boma/lettow'
import { picket } from '@boma/picket'
import { skirmish } from '@boma/skirmish'
import { tanga } from '@boma/tanga'
import { windhoek } from '@boma/windhoek'
import { expect, test } from 'vitest'

// Larger runs: GATE=10000 npx vitest run --project programs cli/tests/gate.test.ts
const VALUES = Number(process.env['GATE'] ?? 500)

test.each([askari, heart, lettow, picket, skirmish, tanga, windhoek] as unknown as readonly Rules[])(
  'a match of $name takes nothing for an order that is none',
  { timeout: 600_000 },
  (game) => expect(hostile(game, VALUES, 1914)).toEqual([]),
)
