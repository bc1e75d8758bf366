import { t } from '../../words/words.ts'
import { Paper } from './paper.tsx'

interface ConsentProps {
  /** Whose order it was. */
  readonly side: string
  readonly onAgreed: () => void
  readonly onClose: () => void
}

/** Two people at one screen: what the one ordered is taken back for the other only if both say so. */
export function ConsentSheet(props: ConsentProps) {
  return (
    <Paper label={t('consent.title')}>
      <h2>{t('consent.title')}</h2>
      <p>{t('consent.ask', { side: props.side })}</p>
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
