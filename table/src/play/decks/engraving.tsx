import { createMemo } from 'solid-js'
import { isDrawing } from './drawing.ts'

/** The picture of a card, on its field of 252 by 156; an empty field when it is more than a drawing. */
export function Engraving(props: { readonly markup: string }) {
  const parts = createMemo(() => partsOf(props.markup))
  return (
    <svg class="engraving" viewBox="0 0 252 156" aria-hidden="true">
      {parts()}
    </svg>
  )
}

/** The markup read as SVG; what cannot be read is no drawing either. */
function partsOf(markup: string): Node[] {
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  return isDrawing(root) ? [...root.childNodes].map((node) => document.importNode(node, true)) : []
}
