import { hitChance } from '../counsel/odds/fire.ts'
import { BRITISH, CF, DEFENCE, type Face, KIND, MACHINE_GUN, MORALE, SECT, SIDE_OF, type Unit } from '../roster.ts'
import { MOST_ROUNDS } from '../rules/11.2-rounds.ts'

/** Those who fight as one: the sides that lie up, the top one first, and the bonus of their leader, -1 without one. */
export interface Body {
  readonly faces: readonly Face[]
  readonly bonus: number
  /** The same for the same faces and bonus. */
  readonly key: string
}

/** Those of these faces, under a leader of this bonus, or none. */
export const bodyOf = (faces: readonly Face[], bonus: number): Body => ({
  faces,
  bonus,
  key: `${faces.join(' ')}+${bonus}`,
})

const HITS = Array.from({ length: 13 }, (_, need) => hitChance(need))
/** §10.25: the chance that two dice do not exceed a number. */
export const hits = (need: number): number => (need < 2 ? 0 : (HITS[Math.min(12, need)] ?? 1))

const unitOf = (face: Face): Unit => (face >> 1) as Unit
const isDown = (face: Face): boolean => (face & 1) === 1
const isGun = (face: Face): boolean => KIND[unitOf(face)] === MACHINE_GUN
/** §19.5: Hering's guns defend with one. */
const factor = (face: Face): number => (DEFENCE[unitOf(face)] > 0 ? DEFENCE[unitOf(face)] : CF[face])
const steady = (face: Face): number => (DEFENCE[unitOf(face)] > 0 ? DEFENCE[unitOf(face)] : MORALE[face])

/** How many steps there are to lose. */
export const stepsOf = (faces: readonly Face[]): number => faces.reduce((sum, face) => sum + (isDown(face) ? 1 : 2), 0)

/** What is left when the top one has lost so many steps, one after the other (11.2B). */
function after(faces: readonly Face[], lost: number): readonly Face[] {
  let left = lost
  const still: Face[] = []
  for (const face of faces) {
    const steps = isDown(face) ? 1 : 2
    if (left >= steps) left -= steps
    else if (left > 0) {
      still.push((face | 1) as Face)
      left = 0
    } else still.push(face)
  }
  return still
}

/** §9.7: the morale of each in an average: one less among other sects. */
function morales(faces: readonly Face[]): readonly number[] {
  const sects = new Set(faces.map((face) => SECT[unitOf(face)]).filter((sect) => sect > 0))
  return faces.map((face) => {
    const isMixed = sects.size > 1 && SECT[unitOf(face)] > 0
    return isMixed ? Math.max(1, MORALE[face] - 1) : MORALE[face]
  })
}
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** A side of a melee with so many steps lost: what it needs without its leader, and the chance that its top one fails. */
interface Rank {
  readonly need: number
  readonly fails: number
}

/** §11.2A: machine guns come along with the attackers, and do nothing. */
function attackers(faces: readonly Face[], ground: number, isFlank: boolean): Rank | undefined {
  const foot = faces.filter((face) => !isGun(face))
  const [top] = foot
  const [first] = faces
  if (top === undefined || first === undefined) return undefined
  const average = Math.floor(sum(morales(faces).map((m, i) => (isGun(faces[i] as Face) ? 0 : m))) / faces.length)
  const strength = (factor(top) + foot.length - 1) * (isFlank ? 2 : 1)
  // §11.2, note 4: a British gun that is carried into it has a morale of one
  const morale = isGun(first) && SIDE_OF[unitOf(first)] === BRITISH ? 1 : steady(first)
  return { need: average + strength + ground, fails: failing(morale) }
}
function defenders(faces: readonly Face[]): Rank | undefined {
  const [top] = faces
  if (top === undefined) return undefined
  const average = Math.floor(sum(morales(faces)) / faces.length)
  return { need: average + factor(top) + faces.length - 1, fails: failing(steady(top)) }
}
/** §11.2B: one die above the morale; a six always fails (ruling T93). */
const failing = (morale: number): number => Math.max(1, 6 - morale) / 6

/** What a melee comes to, fought to its end. */
export interface Clash {
  readonly win: number
  /** Steps lost on average by who attacks, and who defends. */
  readonly lost: number
  readonly dealt: number
}

/** §17.2.3: a leader falls who is called to check with others. */
const FALLS = 8 / 36

const known = new Map<string, Clash>()
const MOST_KNOWN = 20_000

/** The odds of a melee: who attacks whom, over which ground, into a flank or not. */
export function clash(attack: Body, defence: Body, ground: number, isFlank: boolean): Clash {
  const key = `${attack.key}/${defence.key}/${ground}/${isFlank}`
  const before = known.get(key)
  if (before !== undefined) return before
  const found = fought(attack, defence, ground, isFlank)
  if (known.size > MOST_KNOWN) known.clear()
  known.set(key, found)
  return found
}

/** A melee under way: steps that either side has lost, and whose leader still stands: bit 1 the attacker's, bit 2 the defender's. */
function fought(attack: Body, defence: Body, ground: number, isFlank: boolean): Clash {
  const ours = ranks(attack.faces, (faces) => attackers(faces, ground, isFlank))
  const theirs = ranks(defence.faces, defenders)
  const width = theirs.length + 1
  let now = new Float64Array((ours.length + 1) * width * LED)
  now[(attack.bonus > 0 ? 1 : 0) + (defence.bonus > 0 ? 2 : 0)] = 1
  let [win, lost, dealt, going] = [0, 0, 0, 1]
  for (let round = 0; round < MOST_ROUNDS && going > SMALL; round++) {
    const next = new Float64Array(now.length)
    going = 0
    for (let state = 0; state < now.length; state++) {
      const chance = now[state] as number
      if (chance === 0) continue
      const [a, d, led] = [Math.floor(state / LED / width), Math.floor(state / LED) % width, state % LED]
      const [mine, his] = [ours[a], theirs[d]]
      if (mine === undefined || his === undefined) continue
      const struck = turns(hits(his.need + ((led & 2) !== 0 ? defence.bonus : 0)), mine.fails, led & 1, 1)
      const strikes = turns(hits(mine.need + ((led & 1) !== 0 ? attack.bonus : 0)), his.fails, led & 2, 2)
      for (const x of struck)
        for (const y of strikes) {
          const part = chance * x.chance * y.chance
          const [nextA, nextD] = [a + x.step, d + y.step]
          lost += part * x.step
          dealt += part * y.step
          if (theirs[nextD] === undefined) win += nextA < ours.length ? part : 0
          else if (ours[nextA] !== undefined) {
            next[(nextA * width + nextD) * LED + (x.led | y.led)] += part
            going += part
          }
        }
    }
    now = next
  }
  return { win, lost, dealt }
}
const LED = 4
/** What is left of a melee when that little is still undecided does not matter. */
const SMALL = 1e-4

const ranks = (faces: readonly Face[], rank: (faces: readonly Face[]) => Rank | undefined) =>
  Array.from({ length: stepsOf(faces) }, (_, lost) => rank(after(faces, lost)))

/** What a round does to one side: its leader may fall, its top one may lose a step. */
function turns(struck: number, fails: number, led: number, bit: number) {
  const falls = led === 0 ? 0 : FALLS
  const all = [
    { chance: 1 - struck + struck * (1 - fails) * (1 - falls), step: 0, led },
    { chance: struck * fails * (1 - falls), step: 1, led },
    { chance: struck * (1 - fails) * falls, step: 0, led: led & ~bit },
    { chance: struck * fails * falls, step: 1, led: led & ~bit },
  ]
  return all.filter(({ chance }) => chance > 0)
}

/** §10.25C: the chance that a volley that needs this costs those of this average morale, with their leader, a step. */
export const stepLost = (need: number, morale: number): number => hits(need) * (1 - hits(Math.floor(morale)))
