import { For, type JSX } from 'solid-js'
import { cuts, PAPERS, type Paper, type SheetFilling } from './sheets.ts'

/** A sheet of paper at its true size, with a line at its foot that says what it is. */
export function Leaf(props: { readonly paper: Paper; readonly foot: string; readonly children: JSX.Element }) {
  const size = () => PAPERS[props.paper]
  return (
    <section
      class="leaf-of-paper"
      data-paper={props.paper}
      style={{ width: `${size().width}mm`, height: `${size().height}mm` }}
    >
      {props.children}
      <p class="paper-foot">{props.foot}</p>
    </section>
  )
}

/** Where a ruler is laid to cut. */
export function CuttingMarks(props: { readonly paper: Paper; readonly filling: SheetFilling }) {
  const size = () => PAPERS[props.paper]
  return (
    <svg class="cutting-marks" viewBox={`0 0 ${size().width} ${size().height}`} aria-hidden="true">
      <For each={cuts(props.filling)}>{([from, to]) => <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />}</For>
    </svg>
  )
}
