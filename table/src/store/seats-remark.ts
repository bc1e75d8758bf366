import type { Seat, Seats } from '../play/seats.ts'

const isSeat = (word: string): word is Seat => ['person', 'random', 'greedy'].includes(word)

/** Who played, as a remark that every reader of records skips. */
export const seatsRemark = (seats: Seats): string => `# seats ${seats.join(' ')}\n`

/** Who played, if the file says so; otherwise two people. */
export function seatsIn(text: string): Seats {
  const [, first = '', second = ''] = /^# seats (\w+) (\w+)$/m.exec(text) ?? []
  return isSeat(first) && isSeat(second) ? [first, second] : ['person', 'person']
}
