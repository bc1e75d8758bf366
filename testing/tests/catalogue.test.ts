import { expect, test } from 'vitest'
import { catalogueFaults } from '../catalogue.ts'

const english = {
  'tell.rallied': 'A unit rallies[: {unit}].',
  'no.far': '{hex} is {n} hexes from {hex}',
  'do.end': 'End',
}

test('the same facts in another order are right', () => {
  expect(
    catalogueFaults(english, {
      'tell.rallied': 'Es sammelt sich[ {unit}].',
      'no.far': '{n} Felder bis {hex}',
      'do.end': 'Schluss',
    }),
  ).toEqual([])
})

test('keys that are missing or too many, lost and invented facts, and facts that fog would leave a gap for are wrong', () => {
  expect(
    catalogueFaults(english, { 'tell.rallied': '{unit} sammelt sich.', 'no.far': '{hex} liegt {m} fern', 'do.go': '' }),
  ).toEqual([
    "'do.end' is missing",
    "'do.go' is one too many",
    "'tell.rallied' has {unit}, not [{unit}]",
    "'no.far' has {hex} {m}, not {hex} {n}",
  ])
})
