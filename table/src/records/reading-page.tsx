import { OverlayPage } from '../overlays/overlay-page.tsx'
import { Bar } from '../shell/bar.tsx'
import { useTitle } from '../shell/title.ts'
import { Trouble } from '../shell/trouble.tsx'
import type { Whole } from '../store/cupboard.ts'
import { saveAsFile } from '../store/export.ts'
import type { Stuck, Useless } from '../store/reading.ts'
import { spoken } from '../words/spoken.ts'
import { t } from '../words/words.ts'
import { ReadingSheet } from './reading-sheet.tsx'
import { uselessWords } from './useless.ts'

/** A kept match that does not play today: what is wrong, and all that can still be done with it. */
export function ReadingPage(props: { readonly kept: Whole; readonly reading: Stuck | Useless }) {
  const id = async () => props.kept.id
  const reading = props.reading
  if (reading.kind === 'noOverlay') return <OverlayPage missing={reading} />
  if (reading.kind !== 'stuck')
    return (
      <Trouble sentence={uselessWords(reading)}>
        <button type="button" class="main" onClick={() => location.reload()}>
          {t('app.tryAgain')}
        </button>
        <button type="button" class="quiet" onClick={() => saveAsFile(props.kept)}>
          {t('store.save')}
        </button>
      </Trouble>
    )
  useTitle(() => spoken(reading.game).tongue.name)
  return (
    <div class="desk">
      <Bar game={spoken(reading.game).tongue.name} />
      <main class="leaflet reading" tabindex="-1">
        <ReadingSheet reading={reading} seats={props.kept.seats} onPlay={id} onWatch={id} />
      </main>
    </div>
  )
}
