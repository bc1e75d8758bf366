import { type Given, given } from '@boma/testing'
import { windhoek } from '../index.ts'
import type { Table } from '../layout.ts'
import type { OptionId } from '../options.ts'

/** A new match at the German set-up, whose die shows `die`. */
export const fresh = (die: number, ...options: readonly OptionId[]): Given<Table> =>
  given(windhoek, { scenario: 'standard', options, opening: [die] })
