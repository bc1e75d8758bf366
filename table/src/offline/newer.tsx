import { Show } from 'solid-js'
import { Notice } from '../shell/notice.tsx'
import { t } from '../words/words.ts'
import { isNewerReady, loadNewer } from './register.ts'

/** Says that a newer page is ready, as soon as it is. */
export function Newer() {
  return (
    <Show when={isNewerReady()}>
      <div class="newer">
        <Notice sentence={t('app.newer')} isNews>
          <button type="button" onClick={loadNewer}>
            {t('app.loadNewer')}
          </button>
        </Notice>
      </div>
    </Show>
  )
}
