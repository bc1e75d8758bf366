import { boxOf } from '../games.ts'
import type { NoOverlay } from '../store/reading.ts'
import { t } from '../words/words.ts'
import { ChooseOverlay } from './choose-overlay.tsx'

/** A match whose corrected data are not here: which they are, and a way to bring them. */
export function AskForOverlay(props: { readonly missing: NoOverlay; readonly onLaid: () => void }) {
  const facts = () => ({
    game: boxOf(props.missing.game)?.name ?? props.missing.game,
    name: props.missing.name,
    hash: props.missing.hash,
  })
  return (
    <>
      <p role="status">{t(props.missing.name === '' ? 'overlay.missing' : 'overlay.missingNamed', facts())}</p>
      <ChooseOverlay
        game={props.missing.game}
        label={t('overlay.choose')}
        wanted={props.missing.hash}
        onLaid={props.onLaid}
      />
    </>
  )
}
