import { readSeats, type Seats } from '../play/session/seats.ts'

/** Who played, as a remark that every reader of records skips. */
export const seatsRemark = (seats: Seats): string => `# seats ${seats.join(' ')}\n`

/** Who played, if the file says so; otherwise two people. */
export const seatsIn = (text: string): Seats => readSeats(/^# seats (.+)$/m.exec(text)?.[1]?.split(' ') ?? [])
