import { seatsOf } from '@boma/kernel'
import { languageWords } from '../language.ts'
import type { Evening } from './session.ts'

/** What 'boma play --load FILE' is to be given besides the file, so that the evening goes on as it was. */
export function againWith({ match, seats, overlay }: Evening): readonly string[] {
  const computers = seatsOf(match.game).flatMap(({ id }, i) =>
    seats[i] === 'human' ? [] : ['--side', `${id}=${seats[i]}`],
  )
  // Another game may have been loaded since, which the corrections are not for.
  const isCorrected = overlay !== undefined && overlay.hash === match.game.overlay
  const language = languageWords(match.game).trim()
  return [
    ...computers,
    ...(language === '' ? [] : language.split(' ')),
    ...(isCorrected ? ['--overlay', overlay.file] : []),
  ]
}
