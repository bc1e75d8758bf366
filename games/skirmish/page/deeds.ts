import type { GameEvent } from '@boma/kernel'
import type { DeedPart } from '@boma/showing'

/** What the events are parts of, by their names: an activation (3.2) is a march, a fight, or both. */
const PARTS: Readonly<Record<string, DeedPart>> = {
  activated: { kind: 'march', begins: true },
  marched: { kind: 'march' },
  fired: { kind: 'battle', begins: true, tells: true },
  fellBack: { kind: 'battle', tells: true },
  stood: { kind: 'battle' },
  missed: { kind: 'battle', tells: true },
  disrupted: { kind: 'battle', tells: true },
  eliminated: { kind: 'battle', tells: true, lost: true },
  exposed: { kind: 'battle', tells: true, lost: true },
  fordTaken: { kind: 'event', begins: true, tells: true },
}

/** What an event is a part of. */
export const part = ({ kind }: GameEvent): DeedPart | undefined => PARTS[kind]
