import type { Side } from '@boma/kernel'
import { expect, test } from 'vitest'
import { foughtIn } from '../fought-in.ts'
import type { Row } from '../rows.ts'

const [MINE, YOURS] = [0 as Side, 1 as Side]
const [cruiser, transport, other] = [1, 2, 3]

test('whoever was only fired at lies in the round as well: nobody looks as if he had not been there', () => {
  const thrown = [{ by: YOURS, piece: cruiser, at: transport, hits: false, shows: 6, sides: 6 }]
  const row: Row = { name: 'Round 2', rule: '', index: 0, round: { thrown, landings: [] } as never }
  const owner = (piece: number) => (piece === transport || piece === other ? MINE : YOURS)
  const fought = { fight: undefined, row, landings: [], standing: () => [], owner }
  expect([foughtIn(fought, MINE), foughtIn(fought, YOURS)]).toEqual([[transport], [cruiser]])
})
