import { AskForOverlay } from '../overlays/ask-for-overlay.tsx'
import { adopt, adoptRecord } from '../store/adopt.ts'
import { type NoOverlay, type Reading, readFile, type Sound, type Stuck, type Useless } from '../store/reading.ts'
import { seatsIn } from '../store/remarks.ts'
import type { Patience } from '../store/slices.ts'
import { spokenBoxOf } from '../words/spoken.ts'
import { t } from '../words/words.ts'
import type { Sheet } from './import.tsx'
import { ReadingSheet } from './reading-sheet.tsx'
import { uselessWords } from './useless.ts'

/** Which file comes next: another one, or the same again. */
interface NextFile {
  readonly another: () => void
  readonly again: () => void
}

/** Reads a file as a record; gives what is to be said of it and can be done with it. */
export async function sheetOf(file: File, { another, again }: NextFile, patience: Patience): Promise<Sheet> {
  const { text = '', ...read } = await readFile(file, spokenBoxOf, patience)
  const reading = read as Reading
  if (reading.kind === 'noOverlay') return () => <OverlaySheet missing={reading} onLaid={again} />
  if (!isUseful(reading)) return () => <UselessSheet reading={reading} onAnother={another} />
  return () => (
    <ReadingSheet
      reading={reading}
      seats={seatsIn(text)}
      onPlay={(seats) => (reading.kind === 'sound' ? adopt(reading.match, seats) : adoptRecord(text, reading, seats))}
      onWatch={(seats) => adoptRecord(text, reading, seats)}
    />
  )
}

const isUseful = (reading: Exclude<Reading, NoOverlay>): reading is Sound | Stuck =>
  reading.kind === 'sound' || reading.kind === 'stuck'

function OverlaySheet(props: { readonly missing: NoOverlay; readonly onLaid: () => void }) {
  return (
    <>
      <h1>{t('home.import')}</h1>
      <AskForOverlay {...props} />
    </>
  )
}

function UselessSheet(props: { readonly reading: Exclude<Useless, NoOverlay>; readonly onAnother: () => void }) {
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
