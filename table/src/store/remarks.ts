import { readSeats, type Seats } from '../play/session/seats.ts'

/** Who played, as a remark that every reader of records skips. */
export const seatsRemark = (seats: Seats): string => `# seats ${seats.join(' ')}\n`

/** Who played, if the file says so; otherwise two people. */
export const seatsIn = (text: string): Seats => readSeats(/^# seats (.+)$/m.exec(text)?.[1]?.split(' ') ?? [])

/** The overlay's hash in the head of a record; '' for none. */
export const overlayHashIn = (head: string): string => /^overlay ([0-9a-f]+)$/m.exec(head)?.[1] ?? ''

/** What people call the overlay, as a remark that every reader of records skips; '' where there is none. */
export const overlayRemark = (name: string): string => (name === '' ? '' : `# overlay ${name}\n`)

/** What people call it, if the text says so; anybody may have written that. */
export const overlayNameIn = (text: string): string => /^# overlay ([^\p{Cc}]{1,60})$/mu.exec(text)?.[1] ?? ''
