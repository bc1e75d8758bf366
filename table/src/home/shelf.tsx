import { For, onMount } from 'solid-js'
import { type Box, SHELF } from '../games.ts'
import { showsSamples } from '../shell/place.ts'
import type { Kept } from '../store/cupboard.ts'
import { t } from '../words/words.ts'
import { BoxOnShelf } from './box.tsx'

/** The boxes on their plank. */
export function Shelf(props: { readonly matches: readonly Kept[] }) {
  let shelf: HTMLElement | undefined
  const boxes = SHELF.filter((box) => box.sample === undefined || showsSamples())
  onMount(() => shelf && showFirst(shelf))
  return (
    <section class="shelf" ref={shelf} aria-label={t('home.shelf')}>
      <ul style={{ '--boxes': boxes.length }}>
        <For each={boxes}>{(box) => <BoxOnShelf box={box} back={backTo(box, props.matches)} />}</For>
      </ul>
    </section>
  )
}

/** 'Your move, January 1915', when the last match of this box waits for a person. */
function backTo(box: Box, matches: readonly Kept[]): string | undefined {
  const last = matches.find((match) => match.game === box.id && match.yours)
  if (last === undefined) return undefined
  return last.heading === '' ? t('home.yourMove') : t('home.yourMoveAt', { when: last.heading })
}

/** On a narrow screen the shelf scrolls sideways: it begins at the first box that can be opened. */
function showFirst(shelf: HTMLElement): void {
  const box = shelf.querySelector('.on-shelf:has(a)')?.getBoundingClientRect()
  if (box) shelf.scrollLeft += box.left + box.width / 2 - shelf.clientWidth / 2
}
