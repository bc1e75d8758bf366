import { t } from '../../words/words.ts'
import { Paper } from './paper.tsx'

interface ConsentProps {
  /** What is to be agreed upon. */
  readonly words: string
  readonly onAgreed: () => void
  readonly onClose: () => void
}

/** Two people at one screen: what the other ordered, or what was rolled or shown, is taken back only if both say so. */
export function ConsentSheet(props: ConsentProps) {
  return (
    <Paper label={t('consent.title')}>
      <h2>{t('consent.title')}</h2>
      <p>{props.words}</p>
      <div class="ways">
        <button type="button" class="quiet" onClick={() => props.onClose()}>
          {t('consent.no')}
        </button>
        <button type="button" class="main" onClick={() => props.onAgreed()}>
          {t('consent.yes')}
        </button>
      </div>
    </Paper>
  )
}
