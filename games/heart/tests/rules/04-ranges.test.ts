import { expect, test } from 'vitest'
import { ON_FOOT } from '../../rules/09-units.ts'
import { fact, shooting, told } from '../fighting.ts'
import type { Troops } from '../given.ts'

// The southern six inches of the Uganda Railway's table are open ground from edge to edge. b9 keeps the question open.
const strip = (firer: Troops, distance: number) =>
  shooting({
    b1: { ...firer, at: [2, 2], facing: 4 },
    g1: { type: 'warrior', figures: 20, width: 1, at: [2 + distance, 2], facing: 4 },
    ...{ b9: { type: 'regular', at: [60, 40] as const, facing: 8 }, g9: { type: 'warrior', at: [60, 34] as const } },
  })

/** They shoot as far as that, and a sixteenth of an inch farther they do not. */
function reach(type: string, range: number): void {
  // The nearest of a column that faces away from the firer stands last: 19 inches behind its first
  const at = (distance: number) => strip({ type, at: [0, 0] }, distance + 19).whyName('shoot g1 with b1')
  expect(at(range), type).toBe('')
  expect(at(range + 1 / 16), type).toBe('outOfRange')
}
test('4.1 Volunteers shoot 30 inches', () => {
  for (const type of ['volunteer', 'volunteer-scout']) reach(type, 30)
})
test('4.2 Regulars shoot 24 inches', () => {
  for (const type of ['regular', 'regular-lm']) reach(type, 24)
})
test('4.3 Soldiers shoot 20 inches', () => {
  for (const type of ['soldier', 'soldier-lm']) reach(type, 20)
})
test('4.4 Askaris shoot 16 inches', () => {
  for (const type of ['askari', 'askari-modern']) reach(type, 16)
})
test('4.5 Ruga-Ruga and Musketeers shoot 10 inches', () => {
  for (const type of ['ruga-ruga', 'musketeer']) reach(type, 10)
})
test('4.6 mounted cavalry shoots 6 inches', () => reach('cavalry', 6))

test('4.6, 7.3 dismounted cavalry shoots 10 inches', () => {
  const at = (distance: number) =>
    strip({ type: 'cavalry', at: [0, 0], state: ON_FOOT }, distance + 19).whyName('shoot g1 with b1')
  expect(at(10)).toBe('')
  expect(at(10 + 1 / 16)).toBe('outOfRange')
})

/** A gun and one enemy column that far from it. */
const gun = (type: string, figures: number, distance: number) =>
  strip({ type, figures, width: 1, at: [0, 0] }, distance + 19)

/** It fires that far, so many shots. */
function bursts(type: string, figures: number, range: number, shots: number): void {
  expect(gun(type, figures, range).whyName('lay b1')).toBe('')
  expect(gun(type, figures, range + 1 / 16).whyName('lay b1')).toBe('noMarkAtAll')
  const g = gun(type, figures, range).play('lay b1', 'aim at g1.19', 'rest')
  g.dice(...Array.from({ length: shots }, () => 1)).play('cease')
  expect(fact(g, 'burst', 'shots')).toBe(shots)
}
test('4.7 light machine guns: 24 inches, 3 shots', () => bursts('lmg', 2, 24, 3))
test('4.8 machine guns on vehicles: 24 inches, 6 shots', () => bursts('armoured-car', 1, 24, 6))
test('4.9 machine guns: 40 inches, 6 shots', () => bursts('mg', 3, 40, 6))

test('4.7, 12.11 half the shots, rounded up, with one man: LMG 2, MG 3', () => {
  for (const [type, shots] of [
    ['lmg', 2],
    ['mg', 3],
  ] as const) {
    const g = gun(type, 1, 10).play('lay b1', 'aim at g1.19', 'rest')
    g.dice(...Array.from({ length: shots }, () => 1)).play('cease')
    expect(fact(g, 'burst', 'shots'), type).toBe(shots)
  }
})

test('4.7, 4.9 a crew that is larger than it need be fires no more', () => {
  for (const [type, shots] of [
    ['lmg', 3],
    ['mg', 6],
  ] as const)
    bursts(type, 5, type === 'lmg' ? 24 : 40, shots)
})

test('4.10 the pom-pom shells as far as 50 inches, and as a machine gun strictly under 24', () => {
  expect(gun('pom-pom', 1, 50).whyName('lay b1')).toBe('')
  expect(gun('pom-pom', 1, 50 + 1 / 16).whyName('lay b1')).toBe('noMarkAtAll')
  expect(gun('pom-pom', 1, 24).play('lay b1').whyName('bursts')).toBe('notNow')
  expect(
    gun('pom-pom', 1, 24 - 1 / 16)
      .play('lay b1')
      .whyName('bursts'),
  ).toBe('')
})

/** The least die with which a gun hits a lone porter at that distance: he never tests. */
function leastOfGun(type: string, distance: number): number {
  for (let die = 1; die <= 6; die++) {
    const g = shooting({
      b1: { type, at: [2, 2], facing: 4 },
      g1: { type: 'baggage', figures: 1, at: [2 + distance, 2] },
      g2: { type: 'warrior', at: [2, 40] },
    })
    g.play('lay b1').dice(die).play('aim at g1.0')
    if (told(g, 'shellHit').length > 0) return die
  }
  return 7
}
test('4.11, H1 artillery: 50 inches, 2 inches around, 6 to hit with +2, and -1 over half range', () => {
  expect(gun('artillery', 1, 50).whyName('lay b1')).toBe('')
  expect(gun('artillery', 1, 50 + 1 / 16).whyName('lay b1')).toBe('noMarkAtAll')
  expect(leastOfGun('artillery', 20)).toBe(4)
  expect(leastOfGun('artillery', 25)).toBe(4)
  expect(leastOfGun('artillery', 30)).toBe(5)
})
test('4.12, H1 QF artillery: 5-6 to hit, 3 inches around', () => {
  expect(leastOfGun('qf', 20)).toBe(3)
  expect(leastOfGun('qf', 41)).toBe(4)
})
