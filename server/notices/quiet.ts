import { NOTICE_TOPICS, type NoticeHabits } from '@boma/club'

const MINUTE = 60_000
const DAY = 24 * 60

/** As somebody has it who has said nothing of it. */
export const USUAL: NoticeHabits = {
  ...{ quietFrom: 22 * 60, quietTo: 7 * 60, zone: 'UTC', language: 'en', isDigest: false },
  topics: NOTICE_TOPICS,
}

/** When something may be sent that there is to tell now: never in the quiet hours; all at once when they end, if he wants that. */
export function dueAt(now: number, { quietFrom, quietTo, zone, isDigest }: Omit<NoticeHabits, 'topics'>): number {
  const minute = minuteOfDay(now, zone)
  const untilEnd = (((quietTo - minute) % DAY) + DAY) % DAY
  const isQuiet =
    quietFrom <= quietTo ? minute >= quietFrom && minute < quietTo : minute >= quietFrom || minute < quietTo
  return isQuiet || isDigest ? now + untilEnd * MINUTE : now
}

/** What time it is somewhere, in minutes since midnight; by UTC where the zone is unknown. */
function minuteOfDay(now: number, zone: string): number {
  const how = { hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const
  const parts = new Intl.DateTimeFormat('en', { ...how, timeZone: isZone(zone) ? zone : 'UTC' }).formatToParts(now)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return of('hour') * 60 + of('minute')
}

/** Is it the name of a zone? */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined
  } catch {
    return false
  }
}
