/** As much of an element as it takes to judge it. */
export interface DrawnElement {
  readonly localName: string
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>
  readonly children: Iterable<DrawnElement>
}

/** What a drawing may be made of: lines and shapes, nothing that acts or fetches. */
const SHAPES = new Set('svg g defs clipPath path rect circle ellipse line polyline polygon text tspan'.split(' '))

/** Is it a drawing and no more? Scripts, foreign parts, handlers of events and whatever points elsewhere are not. */
export function isDrawing(element: DrawnElement): boolean {
  if (!SHAPES.has(element.localName)) return false
  return [...element.attributes].every(isPlain) && [...element.children].every(isDrawing)
}

/** An attribute that says how something looks; a reference may only be to a part of the drawing itself. */
function isPlain({ name, value }: { readonly name: string; readonly value: string }): boolean {
  if (/^on|href$|^style$/i.test(name)) return false
  // With a backslash any name can be spelt otherwise.
  return !/url\(|image|\\/i.test(value.replaceAll(/url\(#[\w-]+\)/g, ''))
}
