import { expect, test } from 'vitest'
import { bomaHere } from './run.ts'

const PLACES = [
  ...['rifles at 0402', 'rifles at 0403', 'rifles at 0404', 'scouts at 0302', 'gun at 0303', 'dummy at 0304'],
  ...['rifles at 0602', 'rifles at 0603', 'rifles at 0604', 'scouts at 0702', 'gun at 0703', 'dummy at 0704'],
].map((words) => `place ${words}`)

test('the words of the page are understood at the terminal, too', async () => {
  const lines = [
    ...PLACES,
    'march B1 to 0502',
    'undo',
    'march B1 to Mars',
    'march to',
    'reach 0402',
    'go 0402 to 0602',
    'activate B1',
    'list fire',
    'halt',
    'help',
    'quit',
  ]
  const { code, out } = await bomaHere('play skirmish --options none'.split(' '), lines)
  expect(code).toBe(0)
  expect(out).toContain('4.1 B1 marches from 0402 to 0502.')
  expect(out).toContain('Taken back: one order.')
  expect(out).toContain("There is no 'Mars' on this map.")
  expect(out).toMatch(/1 of 1 can go\.\s+Attack 0602: R1 disrupted \d+ %/)
  expect(out).toMatch(/0602: R1 disrupted \d+ %.* Write 'attack 0602 from 0402' to do it\./)
  expect(out).toContain("'march to' is not an action; it is written 'march to {hex}'.")
  expect(out).toContain('march WHO to PLACE')
  expect(out).toMatch(/\d+ fire at 0602 \(R1 disrupted \d+ %\)/)
})

test('names go where ids and numbers do, without umlauts or their second half', async () => {
  const { out } = await bomaHere('play windhoek --seed a --options none'.split(' '), [
    'place German militia 1 at luderitz',
    'undo',
    'place G-Mil-1 at Lueder',
    'place German militia 2 at Mars',
    'quit',
  ])
  expect(out.match(/German militia 1 is set up in Lüderitz Bay \(2426\)/g)).toHaveLength(2)
  expect(out).toContain("'place German militia 2 at Mars' is not an action; it is written 'place {unit} at {hex}'.")
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

test('12.8 a charge has its odds beside it, however much else can be done', async () => {
  // Whoever has the choice of beginning, and whether or not an Organiser is asked first.
  const lines = ['suggested', 'suggested', 'first German', 'pass', 'quit']
  const { out } = await bomaHere('play heart --scenario salaita --seed a'.split(' '), lines)
  expect(out).toMatch(/\b[2-4]\d charge b\d with g\d \(contact, loses fewer \d+ %\)/)
})
