import { createEffect, on } from 'solid-js'
import { t } from '../../words/words.ts'
import { type Draw, nextDraw, restingDraw } from './sheet.ts'

/** A finger that has not gone farther than this, in pixels, has pressed and not dragged. */
const STILL = 6

interface GripProps {
  readonly draw: Draw
  readonly onDraw: (draw: Draw) => void
}

/** The grip of the bottom sheet: drag it, or press it to draw the sheet up and down. */
export function Grip(props: GripProps) {
  let grip: HTMLButtonElement | undefined
  const sheet = sheetOf(() => grip?.parentElement ?? undefined)
  const finger = fingerOn(props, sheet, () => grip)
  createEffect(
    on(
      () => props.draw,
      () => queueMicrotask(sheet.slide),
    ),
  )
  return (
    <button
      type="button"
      class="grip"
      ref={grip}
      aria-label={t('panel.grip')}
      aria-expanded={props.draw !== 'low'}
      onPointerDown={finger.take}
      onPointerMove={finger.drag}
      onPointerUp={finger.letGo}
      onPointerCancel={finger.letGo}
      onClick={finger.press}
    />
  )
}

/** The finger that holds the grip. */
function fingerOn(props: GripProps, sheet: ReturnType<typeof sheetOf>, grip: () => HTMLElement | undefined) {
  let start: { readonly y: number; readonly height: number; readonly room: number } | undefined
  let isDragged = false
  const heightAt = (y: number): number => (start === undefined ? 0 : start.height + start.y - y)
  return {
    take(e: PointerEvent) {
      grip()?.setPointerCapture(e.pointerId)
      start = { y: e.clientY, ...sheet.room() }
      isDragged = false
    },
    drag(e: PointerEvent) {
      if (start === undefined) return
      isDragged ||= Math.abs(start.y - e.clientY) > STILL
      if (isDragged) sheet.drawTo(heightAt(e.clientY), start.room)
    },
    letGo(e: PointerEvent) {
      if (start === undefined) return
      const rest = restingDraw(heightAt(e.clientY), innerHeight)
      start = undefined
      if (!isDragged) return
      sheet.letGo()
      if (rest === props.draw) sheet.slide()
      else props.onDraw(rest)
    },
    /** Not before the click: a sheet that came up under the finger would take the click for one of its buttons. */
    press() {
      if (!isDragged) props.onDraw(nextDraw(props.draw))
      isDragged = false
    },
  }
}

/** The sheet that a grip draws. */
function sheetOf(sheet: () => HTMLElement | undefined) {
  let shownHeight = 0
  return {
    /** How high it is, and how much of that is not over the map. */
    room() {
      const height = sheet()?.offsetHeight ?? 0
      return { height, room: height + marginOf(sheet()) }
    },
    /** It follows the finger over the map, which keeps its size until the sheet has come to rest. */
    drawTo(height: number, room: number) {
      shownHeight = height
      sheet()?.style.setProperty('height', `${height}px`)
      sheet()?.style.setProperty('margin-top', `${room - height}px`)
    },
    letGo() {
      sheet()?.style.removeProperty('height')
      sheet()?.style.removeProperty('margin-top')
    },
    /** From where it was seen last to where it is now: the sheet alone moves, and the map is laid out but once. */
    slide() {
      const height = sheet()?.offsetHeight ?? 0
      const from = height - shownHeight
      shownHeight = height
      if (from === height || from === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
      sheet()?.animate([{ transform: `translateY(${from}px)` }, { transform: 'none' }], {
        duration: 220,
        easing: 'cubic-bezier(.3, 0, .2, 1)',
      })
    },
  }
}

/** How much of the sheet lies over the map instead of beside it: a negative number of pixels. */
const marginOf = (sheet: HTMLElement | undefined): number =>
  sheet === undefined ? 0 : Number.parseFloat(getComputedStyle(sheet).marginTop) || 0
