import { type Action, actionName, isMain, isPass, type TableBase } from '@boma/kernel'
import { type Offer, type SpokenGame, sayAction, targetOf } from '@boma/showing'

/** A legal action, with where and how a person chooses it. */
export interface Offered extends Offer {
  readonly action: Action
  /** The kind of action: 'march'. */
  readonly name: string
  /** The choice that Enter takes. */
  readonly main: boolean
  /** Does it only let a chance go by? */
  readonly passes: boolean
  /** Is there no other answer? */
  readonly alone?: boolean
}

/** What the legal actions look like on the page: by default on the space and the piece that they name, else as a button. */
export function offersFor(game: SpokenGame, t: TableBase, actions: readonly Action[]): readonly Offered[] {
  return actions.map((action) => offered(game, t, action))
}

/** All answers to a question: the only one is known as such. */
export function answersFor(game: SpokenGame, t: TableBase, legal: readonly Action[]): readonly Offered[] {
  const all = offersFor(game, t, legal)
  return all.length === 1 ? all.map((offer) => ({ ...offer, alone: true })) : all
}

function offered(game: SpokenGame, t: TableBase, action: Action): Offered {
  const own = game.page.offer(t, action)
  return {
    action,
    name: actionName(game.actions, action),
    label: sayAction(game, action),
    cost: '',
    hostile: false,
    main: own.lesser !== true && isMain(game, t, action),
    passes: isPass(game, t, action),
    ...targetOf(game, action),
    ...own,
  }
}

/** Does the offer pick one counter, and nothing else? */
export const isPick = ({ piece, space, spot, besides }: Offered): boolean =>
  piece !== undefined && space === undefined && spot === undefined && besides !== true

/** A figure in a hex is what a march leaves; a price says of what it is. */
export const isFigure = (cost: string): boolean => /^[\d½]+$/.test(cost)

/** Must something be paid for it: '2 AP'? */
export const isPriced = ({ cost }: Offered): boolean => cost !== '' && !isFigure(cost)
