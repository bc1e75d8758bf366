import { NOBODY } from '@boma/kernel'
import { spokenStep, stepsOf } from '../play/recap/steps.ts'
import type { Scene } from '../play/scene/scene.ts'
import type { Session } from '../play/session/session.ts'
import { sinceLastTurn, type Turn, TurnBook } from '../play/story/turns.ts'
import { t } from '../words/words.ts'

/** What the others did since the viewer's last turn, step by step: the recap for those who listen. */
export function retold(session: Session, scene: Scene | undefined): readonly string[] {
  const turns = new TurnBook(session.game).follow(session.log())
  const between = sinceLastTurn(turns, session.log(), session.viewer())
  // Where sides share their turns, nobody else's has been, and yet much may have happened.
  if (between === undefined) return [t(isShared(turns) ? 'recap.shared' : 'recap.nothing')]
  const steps = scene === undefined ? [] : stepsOf(scene, between.lines, between.isShared)
  if (steps.length === 0) return [t('recap.quiet')]
  return steps.map((step, i) => spokenStep(step, i, steps.length))
}

const isShared = (turns: readonly Turn[]): boolean => turns.length > 0 && turns.every(({ side }) => side === NOBODY)
