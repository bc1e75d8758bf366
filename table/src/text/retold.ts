import { spokenStep, stepsOf } from '../play/recap/steps.ts'
import type { Scene } from '../play/scene/scene.ts'
import type { Session } from '../play/session/session.ts'
import { sinceLastTurn, TurnBook } from '../play/story/turns.ts'
import { t } from '../words/words.ts'

/** What the others did since the viewer's last turn, step by step: the recap for those who listen. */
export function retold(session: Session, scene: Scene | undefined): readonly string[] {
  const turns = new TurnBook(session.game).follow(session.log())
  const between = sinceLastTurn(turns, session.log(), session.viewer())
  if (between === undefined) return [t('recap.nothing')]
  const steps = scene === undefined ? [] : stepsOf(scene, between.lines)
  if (steps.length === 0) return [t('recap.quiet')]
  return steps.map((step, i) => spokenStep(step, i, steps.length))
}
