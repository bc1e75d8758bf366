import { adopt, adoptRecord } from '../store/adopt.ts'
import { type Reading, readFile, type Sound, type Stuck, type Useless } from '../store/reading.ts'
import { seatsIn } from '../store/seats-remark.ts'
import type { Patience } from '../store/slices.ts'
import { spokenBoxOf } from '../words/spoken.ts'
import { t } from '../words/words.ts'
import type { Sheet } from './import.tsx'
import { ReadingSheet } from './reading-sheet.tsx'
import { uselessWords } from './useless.ts'

/** Reads a file as a record; gives what is to be said of it and can be done with it. */
export async function sheetOf(file: File, onAnother: () => void, patience: Patience): Promise<Sheet> {
  const { text = '', ...read } = await readFile(file, spokenBoxOf, patience)
  const reading = read as Reading
  if (!isUseful(reading)) return () => <UselessSheet reading={reading} onAnother={onAnother} />
  return () => (
    <ReadingSheet
      reading={reading}
      seats={seatsIn(text)}
      onPlay={(seats) => (reading.kind === 'sound' ? adopt(reading.match, seats) : adoptRecord(text, reading, seats))}
      onWatch={(seats) => adoptRecord(text, reading, seats)}
    />
  )
}

const isUseful = (reading: Reading): reading is Sound | Stuck => reading.kind === 'sound' || reading.kind === 'stuck'

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
