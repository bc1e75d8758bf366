import { isTyping } from '../hand/keyboard.ts'
import { deedOf, type KeyDeed } from '../hand/keys.ts'

/** What keys do on the board of a fight. */
interface BoardDeeds {
  isPlaying(): boolean
  finishRound(): void
  finishAll(): void
  /** Lets the chance go by that is asked about: nobody advances. Undefined where that is not asked. */
  pass(): (() => void) | undefined
  /** Puts away what Escape or Enter puts away: groups being formed, or the board; false when something is asked on it. */
  close(by: 'cancel' | 'enter'): boolean
}

/** What has nothing to do with a board: keys that move over the map under it. */
const ELSEWHERE: ReadonlySet<KeyDeed> = new Set([
  'fit',
  'centre',
  'zoom-in',
  'zoom-out',
  'north',
  'north-east',
  'south-east',
  'south',
  'south-west',
  'north-west',
  'numbers',
  'measure',
  'turn-left',
  'turn-right',
  'log',
])

/** Counters that can be chosen, and whatever else answers: what N and P go through. */
const ASKED = '.battle .counter-button.able, .battle .berth .ways :enabled, .battle .answers :is(.quiet, .main)'

/** Goes to the next thing that is asked for on the board, or to the one before. */
function walk(by: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(ASKED)]
  const at = all.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length
  all[next]?.focus()
}

/** Listens before the table does: on the board its own keys count, and those of the map do not. */
export function boardKeys(board: BoardDeeds): (e: KeyboardEvent) => void {
  return (e) => {
    const deed = deedOf(e, isTyping(e.target))
    if (deed === undefined || document.querySelector('dialog[open], :popover-open')) return
    const take = () => {
      e.preventDefault()
      e.stopImmediatePropagation()
    }
    if (ELSEWHERE.has(deed)) take()
    else if (board.isPlaying() && (deed === 'choose' || deed === 'enter')) {
      take()
      board.finishRound()
    } else if (deed === 'cancel' && board.isPlaying()) {
      take()
      board.finishAll()
    } else if (deed === 'pass') {
      take()
      if (!board.isPlaying()) board.pass()?.()
    } else if (deed === 'next-offer' || deed === 'previous-offer') {
      take()
      walk(deed === 'next-offer' ? 1 : -1)
    } else if (deed === 'cancel' || deed === 'enter') closeBy(e, deed, board, take)
  }
}

/** Enter puts away what has nothing to decide, unless another button is under the keyboard; Escape always. */
function closeBy(e: KeyboardEvent, deed: 'cancel' | 'enter', board: BoardDeeds, take: () => void): void {
  const isOther = e.target instanceof Element && e.target.closest('button:not(.battle .main), a') !== null
  if (deed === 'enter' && isOther) return
  if (board.close(deed)) take()
}
