import { type Asleep, keep, Match, parseRecord, reopen, replay, textIn } from '@boma/kernel'
import { type Bench, drawnActions, listedActions, quickPick, randomActions } from '@boma/testing'
import { askari } from './index.ts'

const OPENING = { scenario: 'campaign', dice: { kind: 'cipher', secret: new Uint8Array(16) } } as const

/** A random match of the whole war, made when it is first wanted, and its actions to play again. */
function campaign(): () => void {
  const turns: { side: number; action: number }[] = []
  const record = (): void => {
    const pick = quickPick()
    const match = new Match(askari, OPENING)
    for (let d = match.decision; d !== undefined; d = match.decision) {
      const listed = match.legal()
      const action = listed[pick(listed.length)] ?? 0
      turns.push({ side: d.side, action })
      match.play(d.seat, action)
    }
  }
  return () => {
    if (turns.length === 0) record()
    const match = new Match(askari, OPENING)
    for (const { side, action } of turns) match.play(side as 0 as never, action)
  }
}

/** A match of 4,000 orders that was put to sleep, made when it is first wanted, and what is done with it. */
function slept(wake: (asleep: Asleep) => void): () => void {
  let asleep: Asleep | undefined
  return () => {
    if (asleep === undefined) {
      const pick = quickPick()
      const match = new Match(askari, OPENING)
      while (match.length < 4000) {
        const listed = match.legal()
        match.play(match.decision?.seat, listed[pick(listed.length)])
      }
      asleep = keep(match)
    }
    wake(asleep)
  }
}

/** The game's speed. */
export const askariBenches: readonly Bench[] = [
  randomActions(askari, 1914, '>= 150,000 ops/s'),
  listedActions(askari, 1914, '>= 450,000 ops/s'),
  drawnActions(askari, 1914, '>= 510,000 ops/s'),
  { name: 'askari: replay of a whole campaign', target: '<= 200 ms', run: campaign() },
  {
    name: 'askari: replay of 4,000 orders from their text',
    target: '<= 50 ms',
    run: slept((asleep) => replay(askari, parseRecord(textIn(asleep)), { secret: asleep.secret })),
  },
  {
    name: 'askari: reopening the same match',
    target: '<= 10 ms',
    run: slept((asleep) => reopen(askari, asleep)),
  },
]
