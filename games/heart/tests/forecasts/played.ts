import {
  apply,
  blank,
  copy,
  isOver,
  legal,
  Moves,
  parseAction,
  type Sink,
  searchDice,
  toDecide,
  writeAction,
} from '@boma/kernel'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'

/** Notes which figures fell, or were killed, and how many hits were made. */
class Notes implements Sink {
  readonly fallen: number[] = []
  hits = 0
  contacts = 0
  /** All that was told of units: 'routed 3'. */
  readonly news: string[] = []
  rolled(): void {}
  told(kind: string, _rule: string, facts: Record<string, number>): void {
    const { figure = -1, hits = 0, unit = -1 } = facts
    if (kind === 'fell' || kind === 'killed') this.fallen.push(figure)
    if (kind === 'volley' || kind === 'burst') this.hits += hits
    if (kind === 'shellHit') this.hits++
    if (kind === 'contacted') this.contacts++
    this.news.push(`${kind} ${unit}`)
  }
}

/** What an action and what follows it came to: who fell, how many hits there were, and how many charges that made contact. */
export type Outcome = Pick<Notes, 'fallen' | 'hits' | 'contacts' | 'news'>

/** Answers in the order of their listing that begin so; the first that is legal is played as long as the game asks. */
export type Answers = readonly string[]

/** Plays an action again and again, and answers what is asked afterwards by the first answer that is legal, while there is one. */
export function playOften(t: Table, action: string, answers: Answers, times: number, key: number): readonly Outcome[] {
  const scratch = blank(heart)
  const moves = new Moves()
  return Array.from({ length: times }, (_, i) => {
    copy(t, scratch)
    const notes = new Notes()
    const dice = searchDice([key, i])
    for (let next: string | undefined = action; next !== undefined; next = answerTo(scratch, moves, answers)) {
      const chosen = parseAction(heart.actions, next)
      if (chosen === undefined) throw new Error(`there is no ${next}`)
      if (apply(heart, scratch, toDecide(heart, scratch), chosen, dice, notes) !== 0)
        throw new Error(`${next} is refused`)
    }
    return notes
  })
}
function answerTo(t: Table, moves: Moves, answers: Answers): string | undefined {
  if (isOver(t)) return undefined
  const count = legal(heart, t, moves)
  const list = Array.from({ length: count }, (_, i) => writeAction(heart.actions, moves.at(i)))
  for (const answer of answers) {
    const found = list.find((each) => each.startsWith(answer))
    if (found !== undefined) return found
  }
  return undefined
}
