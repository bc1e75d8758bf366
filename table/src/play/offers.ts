import {
  type Action,
  actionFacts,
  actionName,
  type Game,
  notations,
  type Offer,
  parseAction,
  say,
  type TableBase,
  writeAction,
} from '@boma/kernel'

/** A legal action, with where and how a person chooses it. */
export interface Offered extends Offer {
  readonly action: Action
  /** As players write it: also its accessible name when there is no better. */
  readonly notation: string
}

/** What the legal actions look like on the page: by default on the space and the piece that they name, else as a button. */
export function offersFor(game: Game, t: TableBase, actions: readonly Action[]): readonly Offered[] {
  return actions.map((action) => offered(game, t, action))
}

function offered(game: Game, t: TableBase, action: Action): Offered {
  const facts = actionFacts(game.actions, action)
  const fact = (name: string): number | undefined => facts[name]
  const notation = writeAction(game.actions, action)
  const space = fact('hex') ?? fact('space')
  const piece = fact('unit')
  const own = game.present.page?.offer?.(t, action) ?? {}
  return {
    action,
    notation,
    label: labelOf(game, action, notation),
    cost: '',
    hostile: false,
    main: false,
    ...(space === undefined ? {} : { space }),
    ...(piece === undefined ? {} : { piece }),
    ...own,
  }
}

/** 'do.march' of the game's messages with the operands filled in; the notation itself when there is no such message. */
function labelOf(game: Game, action: Action, notation: string): string {
  const key = `do.${actionName(game.actions, action)}`
  if (!(key in game.present.messages)) return notation.charAt(0).toUpperCase() + notation.slice(1)
  return say(game, key, wordsOf(game, action))
}

/** The operands as players write them, taken from the notation's words. */
function wordsOf(game: Game, action: Action): Readonly<Record<string, string>> {
  const facts = actionFacts(game.actions, action)
  const words = writeAction(game.actions, action).split(' ')
  // Operands are single words that are not part of the pattern: pair them in order.
  const template = patternOf(game, action)
  const named = template.map((word, i) => [word, words[i] ?? ''] as const).filter(([word]) => word.startsWith('{'))
  return Object.fromEntries([
    ...Object.entries(facts).map(([name, value]) => [name, String(value)]),
    ...named.map(([word, value]) => [word.slice(1, -1), value]),
  ])
}

function patternOf(game: Game, action: Action): readonly string[] {
  const first = writeAction(game.actions, action).split(' ')[0] ?? ''
  return (notationsOf(game).find((n) => n.split(' ')[0] === first) ?? '').split(' ')
}

const patterns = new WeakMap<object, readonly string[]>()
function notationsOf(game: Game): readonly string[] {
  const known = patterns.get(game.actions)
  if (known) return known
  const list = notations(game.actions)
  patterns.set(game.actions, list)
  return list
}

/** The action that a typed text means, if any. */
export const typedAction = (game: Game, text: string): Action | undefined => parseAction(game.actions, text)
