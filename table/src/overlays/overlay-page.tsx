import { createSignal } from 'solid-js'
import { Bar } from '../shell/bar.tsx'
import { hrefOf } from '../shell/route.ts'
import type { NoOverlay } from '../store/reading.ts'
import { t } from '../words/words.ts'
import { AskForOverlay } from './ask-for-overlay.tsx'

const [brought, setBrought] = createSignal(0)

/** How many overlays were brought that a match lacked: whoever could not read one tries again then. */
export { brought }

/** A match that cannot be shown before its corrected data are brought. */
export function OverlayPage(props: { readonly missing: NoOverlay }) {
  return (
    <div class="desk">
      <Bar />
      <main class="leaflet trouble" tabindex="-1">
        <h1 class="unseen">{t('app.name')}</h1>
        <AskForOverlay missing={props.missing} onLaid={() => setBrought(brought() + 1)} />
        <div class="ways">
          <a class="button" href={hrefOf({ at: 'home' })}>
            {t('app.toShelf')}
          </a>
        </div>
      </main>
    </div>
  )
}
