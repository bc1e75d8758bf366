import { expect, test } from 'vitest'
import type { Table } from '../../layout.ts'
import { typeNamed } from '../../roster.ts'
import { CHARGED, FED, JAMMED, MOVED, mark, ON_FOOT, put } from '../../rules/09-units.ts'
import { blockedByFriend } from '../../rules/10-friends.ts'
import { sees } from '../../rules/10-sight.ts'
import { noteContacts } from '../../rules/14-contacts.ts'
import { noteTargets } from '../../rules/14-firers.ts'
import { drawsOf, scattered, WINDOWS } from '../forecasts/scattered.ts'
import { scene, unit } from '../given.ts'
import {
  apart,
  everybody,
  foesOf,
  hasDone,
  hostOf,
  isInArc,
  isSo,
  isThere,
  type Man,
  man,
  of,
  rangeOf,
  SLOTS,
  sideOf,
} from '../second-reading/men.ts'

/** Who touches whom and who may shoot at whom, worked out man by man, without boxes drawn around them. */

const SHELLS = ['artillery', 'qf', 'pom-pom', 'gunboat']
const GUNS = ['mg', 'lmg', 'armoured-car', ...SHELLS]
const UNMOVED = ['mg', 'artillery', 'qf', 'pom-pom']

/** 14.1: those of a unit who shoot: of a gun he who stands at it, else all who have firearms. */
function shooters(t: Table, u: number): readonly Man[] {
  const first = man(t, u * 20)
  return GUNS.includes(first.type.id) ? [first] : everybody(t, u).filter(({ type }) => type.shots > 0)
}
/** 14.1, 12.8, 7.4-7.6, 9.8: may the unit shoot in this phase? */
function mayShoot(t: Table, u: number): boolean {
  if (!isThere(t, u) || hostOf(t, u) !== u || everybody(t, u).every(({ type }) => type.shots === 0)) return false
  const hasMoved = hasDone(t, u, MOVED) && UNMOVED.includes(man(t, u * 20).type.id)
  return !hasDone(t, u, CHARGED | FED) && !hasMoved && !isSo(t, u, JAMMED)
}
/** 14.1, 9.7, 10.5: within range, before him or in contact, seen, and no friend in the way; guns shoot over friends. */
function hasMark(t: Table, u: number, v: number): boolean {
  const isShell = SHELLS.includes(man(t, u * 20).type.id)
  const isTouched = foesOf(t, u).some((s) => hostOf(t, s) === v)
  return shooters(t, u).some((a) =>
    everybody(t, v).some((b) => {
      if (apart(t, a, b) > rangeOf(t, a) || (!isTouched && !isInArc(t, a, b))) return false
      const line = [a.x * 16, a.y * 16, b.x * 16, b.y * 16] as const
      return sees(t, ...line) && !blockedByFriend(t, u as never, ...line, isShell)
    }),
  )
}
const bits = (slots: readonly number[]): number => slots.reduce((all, s) => all | (1 << (s % 24)), 0)

const CHARGERS: readonly number[] = ['g1', 'g2', 'b1', 'b2'].map(unit)

/** A scattered position; every third time drawn together, so that many touch. */
function position(seed: number): Table {
  const below = drawsOf(seed)
  const window = WINDOWS[seed % WINDOWS.length] ?? WINDOWS[0]
  const { table: t } = scene(scattered(below, window), { scenario: window.scenario })
  if (seed % 3 === 0)
    for (const word of ['b1', 'b2', 'b3', 'b4'])
      for (let f = unit(word) * 20; f < unit(word) * 20 + of(t, 'count', unit(word)); f++) {
        t.figures.x[f as never] = (t.figures.x[(f - 24 * 20) as never] || (window.x + 3) * 16) + below(20)
        t.figures.y[f as never] = (t.figures.y[(f - 24 * 20) as never] || (window.y + 3) * 16) + below(20) - 8
      }
  for (const word of ['g3', 'b3'])
    if (below(4) === 0) {
      t.units.type[unit(word)] = typeNamed('gunboat')
      t.units.count[unit(word)] = 1
    }
  for (const word of ['g1', 'g2', 'g3', 'b1', 'b2', 'b3']) {
    if (below(6) === 0) mark(t, unit(word), [CHARGED, FED, MOVED][below(3)] ?? MOVED)
    if (below(12) === 0) put(t, unit(word), JAMMED)
    if (below(3) === 0) put(t, unit(word), ON_FOOT)
  }
  // Whoever was charged: of that only those keep note who touch somebody (15.9)
  for (const word of ['g1', 'g2', 'b1', 'b2'])
    t.units.charged[unit(word)] = unit(word.startsWith('g') ? 'b1' : 'g1') + 1
  noteContacts(t)
  noteTargets(t)
  return t
}

test('14.1, 4.1-4.10, 7.4-7.6, 9.7, 9.8, 9.12, 12.8 who touches whom and who may shoot at whom, man by man', () => {
  const met = { targets: 0, contacts: 0 }
  for (let seed = 0; seed < 120; seed++) {
    const t = position(seed)
    for (const u of SLOTS.filter((s) => isThere(t, s))) {
      const foes = hostOf(t, u) === u ? [...new Set(foesOf(t, u).map((s) => hostOf(t, s)))] : []
      expect(of(t, 'touching', u), `${seed}: those whom ${u} touches`).toBe(bits(foes))
      if (foes.length === 0) expect(of(t, 'charged', u), `${seed}: ${u} touches nobody`).toBe(0)
      else if (CHARGERS.includes(u)) expect(of(t, 'charged', u), `${seed}: ${u} is in the fight`).toBeGreaterThan(0)
      const all = SLOTS.filter((v) => isThere(t, v) && sideOf(v) !== sideOf(u) && hostOf(t, v) === v)
      const aimedAt = (foes.length > 0 ? foes : all).filter((v) => mayShoot(t, u) && hasMark(t, u, v))
      expect(of(t, 'sees', u), `${seed}: those whom ${u} may shoot at`).toBe(bits(aimedAt))
      met.contacts += foes.length
      met.targets += aimedAt.length
    }
  }
  expect(Math.min(met.contacts, met.targets)).toBeGreaterThan(60)
})
