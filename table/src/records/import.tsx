import { createMemo, createSignal, type JSX, onCleanup, Show } from 'solid-js'
import { Portal } from 'solid-js/web'
import { t } from '../words/words.ts'
import { beginReading, ReadingNow, type ReadingUnderWay } from './under-way.tsx'
import './records.css'

/** What a sheet about a record says. */
export type Sheet = () => JSX.Element

/** The button that opens a record, the whole page as a place to drop one, and the sheet that tells what it is. */
export function ImportRecord() {
  let picker: HTMLInputElement | undefined
  const { open, close, shown } = readerOf(() => picker?.click())
  const isOver = useDrop(open)
  return (
    <>
      <button type="button" class="quiet" onClick={() => picker?.click()}>
        {t('home.import')}
      </button>
      <input
        ref={picker}
        type="file"
        accept=".boma,text/plain"
        aria-label={t('home.import')}
        hidden
        onChange={(e) => {
          void open(e.currentTarget.files?.[0])
          e.currentTarget.value = ''
        }}
      />
      <Show when={isOver()}>
        <Portal>
          <div class="drop">
            <p>{t('home.drop')}</p>
          </div>
        </Portal>
      </Show>
      <Show when={shown()} keyed>
        {(it) => (
          <Portal>
            <ImportDialog sheet={it} onClose={close} />
          </Portal>
        )}
      </Show>
    </>
  )
}

/** Reads one record after the other; `another` asks for another file. Inside a component. */
function readerOf(another: () => void) {
  const [sheet, setSheet] = createSignal<Sheet | undefined>(undefined)
  const [reading, setReading] = createSignal<ReadingUnderWay>()
  const open = async (file: File | undefined) => {
    if (file === undefined) return
    close()
    const here = setReading(beginReading())
    // Whoever only looks at the shelf need not wait for all that it takes to read a match.
    const reader = import('./import-sheet.tsx').catch(() => undefined)
    const read = await (await reader)?.sheetOf(file, { another, again: () => void open(file) }, here)
    if (reading() !== here) return
    setReading(undefined)
    setSheet(() => read ?? NotLoaded)
  }
  const close = () => {
    reading()?.end()
    setReading(undefined)
    setSheet(undefined)
  }
  onCleanup(close)
  /** What there is to show: what was read, or that it takes its time. */
  const shown = createMemo((): Sheet | undefined => {
    const here = reading()
    const takesLong = createMemo(() => here?.done() !== undefined)
    return here !== undefined && takesLong() ? () => <ReadingNow underWay={here} /> : sheet()
  })
  return { open, close, shown }
}

function ImportDialog(props: { readonly sheet: Sheet; readonly onClose: () => void }) {
  const show = (dialog: HTMLDialogElement) => queueMicrotask(() => dialog.showModal())
  return (
    <dialog ref={show} class="leaflet reading" onClose={() => props.onClose()}>
      {props.sheet()}
      <form method="dialog">
        <button type="submit" class="word">
          {t('record.cancel')}
        </button>
      </form>
    </dialog>
  )
}

const NotLoaded: Sheet = () => (
  <p class="wrong" role="alert">
    {t('app.notLoaded')}
  </p>
)

/** Takes files that are dropped anywhere on the page; says whether one hovers over it. */
function useDrop(take: (file: File | undefined) => void) {
  const [isOver, setOver] = createSignal(false)
  const over = (e: DragEvent) => {
    if (!e.dataTransfer?.types.includes('Files')) return
    e.preventDefault()
    setOver(true)
  }
  const leave = (e: DragEvent) => {
    if (e.relatedTarget === null) setOver(false)
  }
  const drop = (e: DragEvent) => {
    if (!e.dataTransfer?.types.includes('Files')) return
    e.preventDefault()
    setOver(false)
    take(e.dataTransfer.files[0])
  }
  addEventListener('dragover', over)
  addEventListener('dragleave', leave)
  addEventListener('drop', drop)
  onCleanup(() => {
    removeEventListener('dragover', over)
    removeEventListener('dragleave', leave)
    removeEventListener('drop', drop)
  })
  return isOver
}
