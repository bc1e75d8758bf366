import type { Roll } from '../fighting.ts'
import type { Troops } from '../given.ts'

/** A number below n. */
export type Below = (n: number) => number
/** Draws that are the same for the same seed. */
export function drawsOf(seed: number): Below {
  let word = Math.imul(seed + 1, 0x9e3779b1) | 0
  return (n) => {
    word = (Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return (word >>> 4) % n
  }
}

/** Who goes on foot, or on horses. */
export const FOOT = [
  'volunteer',
  'volunteer-scout',
  'regular',
  'soldier-lm',
  'askari',
  'askari-modern',
  'ruga-ruga',
  'cavalry',
]
const SOLO = ['leader', 'scout', 'standard-bearer']
const GUNS = ['mg', 'lmg', 'pom-pom', 'artillery', 'qf', 'armoured-car']

/** A window of a table in which units are thrown together: over the ditch of the cutting, the trench of Salaita, the fort of Jassin. */
export const WINDOWS = [
  { scenario: 'cutting', x: 28, y: 22, turn: 10 },
  { scenario: 'salaita', x: 32, y: 16, turn: 12 },
  { scenario: 'jassin', x: 24, y: 14, turn: 14 },
] as const
export type Window = (typeof WINDOWS)[number]

/** Units of both sides scattered over a window; bases may overlap, which shooting does not mind. */
export function scattered(below: Below, { x, y }: Window): Roll {
  const troops: Record<string, Troops> = {}
  for (const side of ['g', 'b']) {
    const place = (): readonly [number, number] => [x + below(12 * 16) / 16, y + below(14 * 16) / 16]
    for (let i = 1; i <= 3; i++) {
      const type = (i === 3 ? GUNS : FOOT)[below(i === 3 ? GUNS.length : FOOT.length)] ?? 'regular'
      const figures = type === 'mg' ? 3 : type === 'lmg' ? 2 : i === 3 ? 1 : 2 + below(7)
      troops[`${side}${i}`] = { type, figures, width: 1 + below(figures), at: place(), facing: below(16) }
    }
    const host = troops[`${side}1`]?.at ?? [0, 0]
    const solo = SOLO[below(3)] ?? 'leader'
    troops[`${side}4`] = { type: solo, at: [host[0] + 1, host[1]], attachedTo: `${side}1` }
  }
  return troops
}

/** Two units face to face on open ground, some of them in contact. */
export function inContact(below: Below): Roll {
  const types = [...FOOT, 'warrior', 'musketeer']
  const type = (): string => types[below(types.length)] ?? 'warrior'
  const shift = below(32) / 16
  return {
    g1: { type: type(), figures: 2 + below(5), at: [38, 30], facing: 0 },
    b1: { type: type(), figures: 2 + below(5), at: [37 + shift, 30.9375 + below(3) / 16], facing: 8 },
    g9: { type: 'warrior', figures: 20, width: 4, at: [4, 46], facing: 0 },
    b9: { type: 'warrior', figures: 20, width: 4, at: [68, 24], facing: 0 },
  }
}

/** Two units some inches apart, on the plain and in the bush of Salaita, which see one another. */
export function apart(below: Below): Roll {
  const types = [...FOOT, 'warrior', 'musketeer']
  const type = (): string => types[below(types.length)] ?? 'warrior'
  const figures = 2 + below(5)
  const [x, y] = [4 + below(30), 12 + below(16) / 4]
  return {
    g1: { type: type(), figures, width: 1 + below(figures), at: [x, y], facing: 0 },
    g2: { type: 'leader', at: [x, y - 1], attachedTo: 'g1' },
    b1: { type: type(), figures: 2 + below(5), at: [x + below(4), y + 3 + below(20) / 4], facing: 8 },
  }
}
