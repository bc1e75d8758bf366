import { expect, test } from 'vitest'
import { bookOf } from '../rulebook.ts'

const book = bookOf(`# Rules

## Appendix A

| hex | cost |
|---|---|
| **Open** | 1 |

### Lakes

- Lake Victoria: 0101 0102.

| lake | depth |
|---|---|
| Victoria | 80 |

## Appendix B

Nothing.
`)

test('a table is read under its opening, the second one too, and no farther than the next heading', () => {
  expect(book.rows('## Appendix A')).toEqual([['Open', '1']])
  expect(book.rows('## Appendix A', 1)).toEqual([['Victoria', '80']])
  expect(book.rows('## Appendix B')).toEqual([])
})

test('a line lists words; one that is not there lists none', () => {
  expect(book.listed('### Lakes', 'Lake Victoria')).toEqual(['0101', '0102'])
  expect(book.listed('### Lakes', 'Lake Chad')).toEqual([])
})

test('an opening that is not there is named', () => {
  expect(() => book.rows('## Appendix Z')).toThrow('the rulebook has no ## Appendix Z')
})
