// §15.2: as many pairs as possible. Figures are counted per combat: attackers 0 to a - 1, defenders 0 to d - 1, in flat lists
// that are filled anew for every question: nothing here is remembered.

/** More figures than ever touch enemies on one side. */
const MOST = 480
/** A figure touches at most so many enemies: six discs around one, and as many again for a stand. */
const TOUCH = 24

const touches = new Int16Array(MOST * TOUCH)
const degree = new Int16Array(MOST)
const mateOfAttacker = new Int16Array(MOST)
const mateOfDefender = new Int16Array(MOST)
const keptAttacker = new Int16Array(MOST)
const keptDefender = new Int16Array(MOST)
const seen = new Int32Array(MOST)
let [attackers, defenders, stamp, barred] = [0, 0, 0, -1]

/** Nobody touches anybody among so many attackers and defenders. */
export function clearContacts(a: number, d: number): void {
  attackers = a
  defenders = d
  for (let i = 0; i < a; i++) degree[i] = 0
}

/** An attacker touches a defender. */
export function addContact(a: number, d: number): void {
  if (degree[a] < TOUCH) touches[a * TOUCH + degree[a]++] = d
}

/** Looks for a way to give an attacker an opponent, others changing theirs. */
function augment(a: number): boolean {
  for (let i = 0; i < degree[a]; i++) {
    const d = touches[a * TOUCH + i]
    if (seen[d] === stamp || d === barred) continue
    seen[d] = stamp
    if (mateOfDefender[d] >= 0 && !augment(mateOfDefender[d])) continue
    mateOfDefender[d] = a
    mateOfAttacker[a] = d
    return true
  }
  return false
}

/** The greatest number of pairs; who is paired with whom then is in `opponentOf`. Lower numbers are served first. */
export function greatestPairing(): number {
  let pairs = 0
  barred = -1
  for (let a = 0; a < attackers; a++) mateOfAttacker[a] = -1
  for (let d = 0; d < defenders; d++) mateOfDefender[d] = -1
  for (let a = 0; a < attackers; a++) {
    stamp++
    if (augment(a)) pairs++
  }
  return pairs
}

/** Whom the greatest pairing found last gives an attacker; -1 for nobody. */
export const opponentOf = (a: number): number => mateOfAttacker[a]

/** Is there a greatest pairing with this pair in it? Asked after `greatestPairing`, which it leaves as it was. */
export function isInGreatest(a: number, d: number): boolean {
  if (mateOfAttacker[a] === d) return true
  // Whoever is left over may take the place of him who is paired with the other
  if (mateOfAttacker[a] < 0 || mateOfDefender[d] < 0) return true
  for (let i = 0; i < attackers; i++) keptAttacker[i] = mateOfAttacker[i]
  for (let i = 0; i < defenders; i++) keptDefender[i] = mateOfDefender[i]
  const found = isAsGreatWithout(a, d)
  for (let i = 0; i < attackers; i++) mateOfAttacker[i] = keptAttacker[i]
  for (let i = 0; i < defenders; i++) mateOfDefender[i] = keptDefender[i]
  return found
}

/**
 * Can those from whom the two are taken away, or who had nobody, make up for it? The two themselves still count as paired,
 * and nobody is given the other.
 */
function isAsGreatWithout(a: number, d: number): boolean {
  mateOfDefender[mateOfAttacker[a]] = -1
  barred = d
  stamp++
  if (augment(mateOfDefender[d])) return true
  for (let other = 0; other < attackers; other++) if (mateOfAttacker[other] < 0 && augment(other)) return true
  return false
}
