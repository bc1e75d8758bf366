import { expect, test } from 'vitest'
import { bomaHere } from './run.ts'

const PLACES = [
  ...['rifles at 0402', 'rifles at 0403', 'rifles at 0404', 'scouts at 0302', 'gun at 0303', 'dummy at 0304'],
  ...['rifles at 0602', 'rifles at 0603', 'rifles at 0604', 'scouts at 0702', 'gun at 0703', 'dummy at 0704'],
].map((words) => `place ${words}`)

test('the words of the page are understood at the terminal, too', async () => {
  const lines = [...PLACES, 'march B1 to 0502', 'undo', 'march B1 to Mars', 'help', 'quit']
  const { code, out } = await bomaHere('play skirmish --options none'.split(' '), lines)
  expect(code).toBe(0)
  expect(out).toContain('4.1 B1 marches from 0402 to 0502.')
  expect(out).toContain('Taken back: one order.')
  expect(out).toContain("'march B1 to Mars' is not an action; it is written 'march to {hex}'.")
  expect(out).toContain('march WHO to PLACE')
})

test('choices say what they cost', async () => {
  const { out } = await bomaHere('play windhoek --seed a --options none'.split(' '), [
    'ready',
    'end',
    'ready',
    'end',
    'end',
    'list march',
    'quit',
  ])
  expect(out).toMatch(/march from \d{4} \(1 AP\)/)
})
