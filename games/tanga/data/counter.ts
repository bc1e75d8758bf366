import type { Source } from './provenance.ts'

/** The kinds of unit (2.6.1, 2.6.3). */
export const KINDS = ['infantry', 'machine-gun', 'artillery', 'stevedore'] as const
/** A kind of unit. */
export type Kind = (typeof KINDS)[number]

/** What divides Indian companies, the colour bars of 2.7.1 (9.7); which company is which is reconstructed. */
export const SECTS = ['hindu', 'muslim', 'christian', 'sikh'] as const
/** A sect. */
export type Sect = (typeof SECTS)[number]

/** A unit as printed. */
export type Counter = {
  /** What players call it, without blanks: it stands in records and notation. */
  readonly id: string
  readonly name: string
  readonly kind: Kind
  readonly formation?: string
  /** Combat factor, morale, range, movement: `4-2-4-12`; a gun's range is 0, for it has no limit (10.26). */
  readonly front: string
  /** The disorganized side (2.6.5). */
  readonly back?: string
  readonly sect?: Sect
  /** Fires at half its factor (19.1). */
  readonly halfFire?: true
  /** Armed with the M71, which smokes (19.4). */
  readonly m71?: true
  /** What it defends with (19.5). */
  readonly defence?: number
  /** Of its front; the back is reconstructed. */
  readonly source: Source
}

/** A battalion, company or battery, which collapses as one (6.3). */
export type Formation = {
  readonly id: string
  readonly side: 'british' | 'german'
  readonly name: string
  /** How much it takes to break it; reconstructed. */
  readonly breakpoint: number
  /** Another one while these units are neither there nor due (ruling T108). */
  readonly partial?: { readonly without: readonly string[]; readonly breakpoint: number }
}

/** A leader (17.0). */
export type Leader = {
  readonly id: string
  readonly side: 'british' | 'german'
  readonly name: string
  /** One of the Command/Staff (17.1.2). */
  readonly staff?: true
  /** Effectiveness Bonus; reconstructed. */
  readonly bonus: number
  readonly formation?: string
  /** Is the name printed? */
  readonly named: boolean
}
