import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const THEME = join(import.meta.dirname, '..', '..', 'table', 'src', 'theme')
const tokens = readFileSync(join(THEME, 'tokens.css'), 'utf8')
const sides = readFileSync(join(THEME, 'sides.css'), 'utf8')

/** What WCAG asks of text at level AA. */
const ENOUGH = 4.5

const LIGHTS = ['paper', 'lamp'] as const
const LAND = ['land', 'bush', 'forest', 'desert', 'arid', 'highland', 'mountain', 'swamp', 'pan']

/** Every colour of the page by day and by night. */
const COLOURS = new Map(
  [...tokens.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name = '', day, night]) => [
    name,
    { paper: day ?? '', lamp: night ?? '' },
  ]),
)

/** The camps' colours; what one leaves out it has from all. */
const CAMPS = [...sides.matchAll(/((?:\[data-body[^\]]*\],?\s*)+)\{([^}]*)\}/g)].flatMap(
  ([, selector = '', body = '']) => {
    const names = [...selector.matchAll(/data-body(?:="(\w+)")?/g)].map(([, name = 'all']) => name)
    const colours = Object.fromEntries([...body.matchAll(/--([\w-]+): (#\w{6})/g)].map(([, k, v]) => [k, v]))
    return names.map((name) => [name, colours] as const)
  },
)

/** The contrast of two colours as WCAG reckons it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.040_45 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

test('black on white is as far as it goes', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})

describe.each(LIGHTS)('by %s', (light) => {
  const of = (name: string) => COLOURS.get(name)?.[light] ?? expect.fail(`there is no colour ${name}`)
  const pairs = [
    ...['ink', 'ink2', 'ink3', 'accent', 'blue', 'good'].flatMap((ink) => [`${ink} on panel`, `${ink} on panel2`]),
    ...LAND.map((ground) => `label on ${ground}`),
    ...LAND.map((ground) => `terr on ${ground}`),
    'sealabel on sea',
    'panel on ink',
    'label on halo',
  ]
  test.each(pairs)('%s can be read', (pair) => {
    const [ink = '', ground = ''] = pair.split(' on ')
    expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(ENOUGH)
  })
})

describe('a counter', () => {
  const all = CAMPS.find(([name]) => name === 'all')?.[1] ?? {}
  const names = new Set(CAMPS.map(([name]) => name))

  test('is of one of the camps that the sides have', () => {
    expect([...names]).toEqual(expect.arrayContaining(['all', 'german', 'british', 'union', 'belgian', 'portuguese']))
  })

  test.each([...names])('of %s can be read: values, symbol and name', (name) => {
    const own = Object.assign({}, all, ...CAMPS.filter(([camp]) => camp === name).map(([, colours]) => colours))
    for (const [ink, ground] of [
      ['on-body', 'body'],
      ['symbol', 'field'],
      ['on-band', 'band'],
    ] as const)
      expect(contrast(own[ink], own[ground])).toBeGreaterThanOrEqual(ENOUGH)
  })
})
