// How somebody is told of his matches while he is away, as a page and a club write of it.

/** By which somebody can be told something. */
export const NOTICE_KINDS = ['push', 'mail', 'webhook'] as const

/** One of these. */
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** What somebody can be told about: his move, who sat down, what was asked of him, what was said, little time, the end. */
export const NOTICE_TOPICS = ['move', 'joined', 'offer', 'talk', 'time', 'over'] as const

/** One of these. */
export type NoticeTopic = (typeof NOTICE_TOPICS)[number]

/** A way by which somebody is told; a mail's address is first to be confirmed by the code that was sent there. */
export interface NoticeWay {
  readonly id: string
  readonly kind: NoticeKind
  /** Where it leads, as people read it. */
  readonly address: string
  readonly isConfirmed: boolean
}

/** When somebody wants to be told. */
export interface NoticeHabits {
  /** Minutes of his own day between which nothing is sent. */
  readonly quietFrom: number
  readonly quietTo: number
  /** His zone, as browsers name it: 'Europe/Berlin'. */
  readonly zone: string
  readonly language: 'en' | 'de'
  /** All of a day at once, when the quiet hours end. */
  readonly isDigest: boolean
  /** What he wants to be told about. */
  readonly topics: readonly NoticeTopic[]
}

/** All of it; what the club lacks for a way of telling, by the names of its settings. */
export interface NoticeView {
  readonly ways: readonly NoticeWay[]
  readonly habits: NoticeHabits
  readonly lacking: Readonly<Record<NoticeKind, readonly string[]>>
  /** The club's key for push. */
  readonly pushKey: string | undefined
}
