import { expect, test } from 'vitest'
import { type DrawnElement, isDrawing } from '../drawing.ts'

const element = (
  localName: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly DrawnElement[]
): DrawnElement => ({
  localName,
  attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
  children,
})
const drawing = (...parts: readonly DrawnElement[]) => element('svg', {}, element('g', {}, ...parts))

test('lines, shapes and a clip of its own are a drawing', () => {
  const clip = element('clipPath', { id: 'plate-G1' }, element('rect', { width: '252' }))
  const sky = element('path', { d: 'M0 0H252', 'clip-path': 'url(#plate-G1)', 'stroke-width': '2' })
  expect(isDrawing(drawing(clip, sky, element('circle', { fill: '#fff' })))).toBe(true)
})

test.each([
  ['a script', element('script')],
  ['something foreign', element('foreignObject')],
  ['a link', element('a', { href: '#' })],
  ['what could not be read', element('parsererror')],
  ['a handler', element('path', { onload: 'go()' })],
  ['a handler in capitals', element('path', { ONCLICK: 'go()' })],
  ['a picture from elsewhere', element('rect', { fill: 'url(https://elsewhere)' })],
  ['a picture from elsewhere that is spelt otherwise', element('rect', { fill: '\\75rl(https://elsewhere)' })],
  ['one picture of several', element('rect', { cursor: 'image-set("https://elsewhere" 1x)' })],
  ['its own part and another', element('rect', { fill: 'url(#a) url(x)' })],
  ['a reference', element('path', { 'xlink:href': 'data:x' })],
  ['a style', element('path', { style: 'x' })],
])('%s is refused, however deep it lies', (_what, part) => {
  expect(isDrawing(drawing(element('g', {}, part)))).toBe(false)
})
