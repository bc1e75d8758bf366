import { type Accessor, createComputed, createSignal, on } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Session, TakenBack } from './session.ts'

/** What is said beside the question of what was just tried. */
export interface Remark {
  /** What stands in the way of it, or what became of it; '' for nothing. */
  readonly remark: Accessor<string>
  /** Says what came of taking back. */
  takenBack(result: TakenBack): void
}

/** A remark at a session, with what else there may be to say of what the page does by itself. Inside a component. */
export function remarkAt(
  session: Pick<Session, 'version' | 'refusal' | 'isLong' | 'isUnderWay'>,
  aside: () => string = () => '',
): Remark {
  const [remark, setRemark] = createSignal('')
  /** That it came too late stays, whatever the new table brings that came before it: until something else is tried. */
  const [isLate, setLate] = createSignal(false)
  const news = () => session.refusal()?.sentence ?? (aside() || (isLate() ? t('undo.late') : ''))
  createComputed(
    on(session.isUnderWay, (isOpen) => {
      if (isOpen) setLate(false)
    }),
  )
  createComputed(
    on([session.version, session.refusal, session.isLong], () => setRemark(session.isLong() ? t('play.long') : news())),
  )
  const takenBack = (result: TakenBack) => {
    setLate(result === 'late')
    setRemark(result === 'done' || result === 'ask' || result === 'ask-dice' ? '' : t(`undo.${result}`))
  }
  return { remark, takenBack }
}
