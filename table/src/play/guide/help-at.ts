import { question } from '@boma/kernel'
import { type Guide, type QuestionHelp, type WeighedLine, weighedOn } from '@boma/showing'
import { type Accessor, createMemo, createSignal } from 'solid-js'
import { guideOf } from '../../words/guides.ts'
import { actedThisTurn } from '../hand/reminder.ts'
import type { Scene } from '../scene/scene.ts'
import type { Session } from '../session/session.ts'

/** Help at the question that a person here is asked. */
export interface HelpAt {
  readonly guide: Accessor<Guide | undefined>
  /** What the guide says of the question; undefined where nobody is asked, or it has nothing. */
  readonly help: Accessor<QuestionHelp | undefined>
  /** Does it lie open? It stays open for questions of one kind. */
  readonly isOpen: Accessor<boolean>
  /** Figures of this position, from what the person sees. */
  readonly weighed: Accessor<readonly WeighedLine[]>
  /** Is there but one answer? */
  readonly isForced: Accessor<boolean>
  /** Opens it, or puts it away; false when there is none. */
  toggle(): boolean
  close(): void
}

/** The help at a table. Inside a component. */
export function helpAt(session: Session, scene: Scene): HelpAt {
  const guide = guideOf(() => session.game)
  const [openFor, setOpenFor] = createSignal('')
  const asked = () => (session.offers().length === 0 ? undefined : question(session.game, session.view())?.name)
  const help = createMemo(() => guide()?.questions[asked() ?? ''])
  const isOpen = createMemo(() => help() !== undefined && openFor() === asked())
  const acted = () => actedThisTurn(scene.game, session.log(), (e) => scene.lights(e).pieces)
  const answers = () => session.offers().map(({ action }) => action)
  return {
    ...{ guide, help, isOpen },
    weighed: createMemo(() => (isOpen() ? weighedOn(session.game, session.view(), answers(), acted()) : [])),
    isForced: () => session.offers().length === 1,
    toggle() {
      if (help() === undefined) return false
      setOpenFor(isOpen() ? '' : (asked() ?? ''))
      return true
    },
    close: () => void setOpenFor(''),
  }
}
