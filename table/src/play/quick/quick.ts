import type { QuickAnswer, QuickQuestion } from '@boma/showing'
import { type Accessor, createMemo } from 'solid-js'
import type { Scene } from '../scene/scene.ts'
import type { Offered } from '../session/offers.ts'
import type { Session } from '../session/session.ts'

/** A question beside its place, with what is offered for each answer. */
export interface Quick extends Omit<QuickQuestion, 'answers'> {
  readonly answers: readonly (QuickAnswer & { readonly offer: Offered })[]
  /** What lets it go by. */
  readonly others: readonly Offered[]
  /** What Enter takes. */
  readonly mainOffer: Offered | undefined
}

/** The question that a person is to answer at a glance, if the open one is such. Inside a component. */
export function quickAt(session: Session, scene: Scene): Accessor<Quick | undefined> {
  return createMemo(() => {
    const offers = session.offers()
    const asked = offers.length === 0 ? undefined : scene.page.field?.quick(session.view())
    if (asked === undefined) return undefined
    const answers = asked.answers.flatMap((answer) => {
      const offer = offers.find(({ action }) => action === answer.action)
      return offer === undefined ? [] : [{ ...answer, offer }]
    })
    const answered = new Set(answers.map(({ action }) => action))
    const others = offers.filter(({ action }) => !answered.has(action))
    return { ...asked, answers, others, mainOffer: offers.find(({ action }) => action === asked.main) }
  })
}
