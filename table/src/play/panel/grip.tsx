import { createEffect, on } from 'solid-js'
import { t } from '../../words/words.ts'
import { type Draw, nextDraw, restingDraw } from './sheet.ts'

/** A finger that has not gone farther than this, in pixels, has pressed and not dragged. */
const STILL = 6

/** The grip of the bottom sheet: drag it, or press it to draw the sheet up and down. */
export function Grip(props: { readonly draw: Draw; readonly onDraw: (draw: Draw) => void }) {
  let grip: HTMLButtonElement | undefined
  let start: { readonly y: number; readonly height: number; readonly room: number } | undefined
  let isDragged = false
  let shownHeight = 0
  const sheet = () => grip?.parentElement ?? undefined

  const heightAt = (y: number): number => (start === undefined ? 0 : start.height + start.y - y)
  const take = (e: PointerEvent) => {
    grip?.setPointerCapture(e.pointerId)
    const height = sheet()?.offsetHeight ?? 0
    start = { y: e.clientY, height, room: height + marginOf(sheet()) }
    isDragged = false
  }
  /** The sheet follows the finger over the map, which keeps its size until the sheet has come to rest. */
  const drag = (e: PointerEvent) => {
    if (start === undefined) return
    isDragged ||= Math.abs(start.y - e.clientY) > STILL
    if (!isDragged) return
    shownHeight = heightAt(e.clientY)
    sheet()?.style.setProperty('height', `${shownHeight}px`)
    sheet()?.style.setProperty('margin-top', `${start.room - shownHeight}px`)
  }
  const letGo = (e: PointerEvent) => {
    if (start === undefined) return
    const rest = restingDraw(heightAt(e.clientY), innerHeight)
    start = undefined
    if (!isDragged) return
    sheet()?.style.removeProperty('height')
    sheet()?.style.removeProperty('margin-top')
    if (rest === props.draw) slide()
    else props.onDraw(rest)
  }
  /** Not before the click: a sheet that came up under the finger would take the click for one of its buttons. */
  const press = () => {
    if (!isDragged) props.onDraw(nextDraw(props.draw))
    isDragged = false
  }
  /** From where it was seen last to where it is now: the sheet alone moves, and the map is laid out but once. */
  const slide = () => {
    const height = sheet()?.offsetHeight ?? 0
    const from = height - shownHeight
    shownHeight = height
    if (from === height || from === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    sheet()?.animate([{ transform: `translateY(${from}px)` }, { transform: 'none' }], {
      duration: 220,
      easing: 'cubic-bezier(.3, 0, .2, 1)',
    })
  }
  createEffect(
    on(
      () => props.draw,
      () => queueMicrotask(slide),
    ),
  )

  return (
    <button
      type="button"
      class="grip"
      ref={grip}
      aria-label={t('panel.grip')}
      aria-expanded={props.draw !== 'low'}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onClick={press}
    />
  )
}

/** How much of the sheet lies over the map instead of beside it: a negative number of pixels. */
const marginOf = (sheet: HTMLElement | undefined): number =>
  sheet === undefined ? 0 : Number.parseFloat(getComputedStyle(sheet).marginTop) || 0
