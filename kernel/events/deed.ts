/** What happens at a table, sorted as people tell it afterwards. */
export type DeedKind = 'march' | 'battle' | 'event' | 'rail' | 'works' | 'supply' | 'loss' | 'reinforcement'

/** What an event is a part of. Events of one kind in a row are told as one deed; a march ends where another way begins. */
export interface DeedPart<D extends DeedKind = DeedKind> {
  readonly kind: D
  /** Does it begin a deed of its own, even after another of the kind? */
  readonly begins?: boolean
  /** Does it belong to whatever is under way, of whichever kind that is? By itself it is of its own kind. */
  readonly joins?: boolean
  /** Does it say what came of it? It is told even where the rest is folded up. */
  readonly tells?: boolean
  /** Is the piece that it names, one and no other, lost by it? On a tabletop the unit. */
  readonly lost?: boolean
  /** Does it cost a side what is no counter that it loses: a step, a gun that changes hands, stores that are only counted? */
  readonly costs?: boolean
}

/** What an event may do in its deed. */
export type Manner = Exclude<keyof DeedPart, 'kind'>

/** What begins with an event, and is a heading of the log. */
export type Heading = 'turn' | 'phase'
