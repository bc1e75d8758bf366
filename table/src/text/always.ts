import type { Session } from '../play/session/session.ts'
import { t } from '../words/words.ts'

/** What the text mode does with questions that are answered once for all: reads the answers out, or takes one. */
export function always({ standing }: Session, which: string): readonly string[] {
  const answers = standing.offered()
  if (answers.length === 0) return [t('text.alwaysNothing')]
  if (which === '') return [...listed(standing), t('text.always')]
  if (which === '1') {
    standing.retract()
    return [t('text.alwaysAsked')]
  }
  const answer = answers[Number(which) - 2]
  if (answer === undefined) return [t('text.alwaysNone')]
  standing.keep(answer.id)
  return [t('text.alwaysKept', { label: answer.label })]
}

/** Under the numbers that are keys at the table, the one that stands marked. */
function listed({ offered, kept }: Session['standing']): readonly string[] {
  const stands = (id: string) => (kept().some((each) => each.id === id) ? ` (${t('standing.stands')})` : '')
  return [`1. ${t('standing.ask')}`, ...offered().map(({ id, label }, i) => `${i + 2}. ${label}${stands(id)}`)]
}
