import { createSignal, onCleanup, Show } from 'solid-js'
import { Portal } from 'solid-js/web'
import { adopt, adoptRecord } from '../store/adopt.ts'
import { type Reading, readFile, type Sound, type Stuck, type Useless } from '../store/reading.ts'
import { seatsIn } from '../store/seats-remark.ts'
import { spokenBoxOf } from '../words/spoken.ts'
import { t } from '../words/words.ts'
import { ReadingSheet } from './reading-sheet.tsx'
import { uselessWords } from './useless.ts'

/** A file that was read, and what it says. */
interface Opened {
  readonly reading: Reading
  readonly text: string
}

/** The button that opens a record, the whole page as a place to drop one, and the sheet that tells what it is. */
export function ImportRecord() {
  const [opened, setOpened] = createSignal<Opened | undefined>(undefined)
  let picker: HTMLInputElement | undefined
  const open = async (file: File | undefined) => {
    if (file === undefined) return
    const { text = '', ...reading } = await readFile(file, spokenBoxOf)
    setOpened({ reading: reading as Reading, text })
  }
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
      <Show when={opened()} keyed>
        {(it) => (
          <Portal>
            <ImportSheet opened={it} onClose={() => setOpened(undefined)} onAnother={() => picker?.click()} />
          </Portal>
        )}
      </Show>
    </>
  )
}

function ImportSheet(props: { readonly opened: Opened; readonly onClose: () => void; readonly onAnother: () => void }) {
  const { reading, text } = props.opened
  const isUseful = (r: Reading): r is Sound | Stuck => r.kind === 'sound' || r.kind === 'stuck'
  const show = (dialog: HTMLDialogElement) => queueMicrotask(() => dialog.showModal())
  return (
    <dialog ref={show} class="leaflet reading" onClose={() => props.onClose()}>
      {isUseful(reading) ? (
        <ReadingSheet
          reading={reading}
          seats={seatsIn(text)}
          onPlay={(seats) =>
            reading.kind === 'sound' ? adopt(reading.match, seats) : adoptRecord(text, reading, seats)
          }
          onWatch={(seats) => adoptRecord(text, reading, seats)}
        />
      ) : (
        <UselessSheet reading={reading} onAnother={props.onAnother} />
      )}
      <form method="dialog">
        <button type="submit" class="word">
          {t('record.cancel')}
        </button>
      </form>
    </dialog>
  )
}

function UselessSheet(props: { readonly reading: Useless; readonly onAnother: () => void }) {
  return (
    <>
      <h1>{t('home.import')}</h1>
      <p class="wrong" role="alert">
        {uselessWords(props.reading)}
      </p>
      <div class="ways">
        <button type="button" class="quiet" onClick={() => props.onAnother()}>
          {t('record.another')}
        </button>
      </div>
    </>
  )
}

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
