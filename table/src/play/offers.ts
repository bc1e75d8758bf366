import {
  type Action,
  actionFacts,
  actionName,
  type Game,
  notations,
  type Offer,
  say,
  type TableBase,
  writeAction,
} from '@boma/kernel'

/** A legal action, with where and how a person chooses it. */
export interface Offered extends Offer {
  readonly action: Action
  /** The kind of action: 'march'. */
  readonly name: string
}

/** What the legal actions look like on the page: by default on the space and the piece that they name, else as a button. */
export function offersFor(game: Game, t: TableBase, actions: readonly Action[]): readonly Offered[] {
  return actions.map((action) => offered(game, t, action))
}

function offered(game: Game, t: TableBase, action: Action): Offered {
  const facts: Readonly<Record<string, number | undefined>> = actionFacts(game.actions, action)
  const { hex, space = hex, unit: piece } = facts
  return {
    action,
    name: actionName(game.actions, action),
    label: labelOf(game, action),
    cost: '',
    hostile: false,
    main: false,
    ...(space === undefined ? {} : { space }),
    ...(piece === undefined ? {} : { piece }),
    ...game.present.page?.offer?.(t, action),
  }
}

/** 'do.march' of the game's messages with the operands filled in; the notation itself when there is no such message. */
function labelOf(game: Game, action: Action): string {
  const key = `do.${actionName(game.actions, action)}`
  if (key in game.present.messages) return say(game, key, wordsOf(game, action))
  const notation = writeAction(game.actions, action)
  return notation.charAt(0).toUpperCase() + notation.slice(1)
}

/** The operands as players write them: a notation has as many words as its pattern, and the first tells which it is. */
function wordsOf(game: Game, action: Action): Readonly<Record<string, string>> {
  const words = writeAction(game.actions, action).split(' ')
  const pattern = notations(game.actions).find((n) => n.split(' ')[0] === words[0]) ?? ''
  const named = pattern.split(' ').map((word, i) => [word, words[i] ?? ''] as const)
  return Object.fromEntries(
    named.filter(([word]) => word.startsWith('{')).map(([word, value]) => [word.slice(1, -1), value]),
  )
}
