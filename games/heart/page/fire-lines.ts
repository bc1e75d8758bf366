import type { Outline, Point, Text } from '@boma/showing'
import type { Table } from '../layout.ts'
import type { Figure, Unit } from '../roster.ts'
import { degreesOf, onPage } from './sheet.ts'

/** Men of a unit for whom the same counts, each with the man he shoots at, and what is written over them. */
export interface Volley {
  readonly shots: readonly { readonly shooter: Figure; readonly mark: Figure }[]
  readonly text: Text
  readonly chance: number
}

/** How far behind the rearmost man the first bracket runs, how far the next one from it, and how long its ends are. */
const BEHIND = 0.95
const APART = 1.15
const HOOK = 0.35
/** How far beyond its bracket a label stands. */
const BEYOND = 0.6
/** What hits at least so often has a stronger line. */
const GOOD = 1 / 3

/** §14.2: who shoots at whom, and over the unit what each of its men needs. */
export function fireLines(t: Table, u: Unit, volleys: readonly Volley[]): readonly Outline<Text>[] {
  const fire = volleys.map(({ shots, chance }) => ({
    outline: shots.map(({ shooter, mark }) => `M${write(placeOf(t, shooter))}L${write(placeOf(t, mark))}`).join(''),
    tone: chance >= GOOD ? 'fire' : 'thin-fire',
  }))
  return [...fire, ...brackets(t, u, volleys)]
}

/** A bracket behind the unit over each group of its men, those that would run into one another in rows. */
function brackets(t: Table, u: Unit, volleys: readonly Volley[]): readonly Outline<Text>[] {
  const angle = (degreesOf(t.units.facing[u]) * Math.PI) / 180
  const across = ([x, y]: Point) => x * Math.cos(angle) + y * Math.sin(angle)
  const ahead = ([x, y]: Point) => x * Math.sin(angle) - y * Math.cos(angle)
  const at = (side: number, forward: number): Point => [
    side * Math.cos(angle) + forward * Math.sin(angle),
    side * Math.sin(angle) - forward * Math.cos(angle),
  ]
  const men = volleys.map(({ shots }) => shots.map(({ shooter }) => placeOf(t, shooter)))
  const rear = Math.min(...men.flat().map(ahead)) - BEHIND
  const ends: number[] = []
  return volleys
    .map(({ text }, i) => {
      const sides = (men[i] ?? []).map(across)
      return { text, from: Math.min(...sides) - 0.4, to: Math.max(...sides) + 0.4 }
    })
    .toSorted((a, b) => a.from - b.from)
    .map(({ text, from, to }): Outline<Text> => {
      const free = ends.findIndex((end) => end < from)
      const row = free < 0 ? ends.length : free
      ends[row] = to
      const level = rear - row * APART
      const corners = [at(from, level + HOOK), at(from, level), at(to, level), at(to, level + HOOK)]
      return {
        outline: `M${corners.map(write).join('L')}`,
        tone: 'bracket',
        label: { text, at: at((from + to) / 2, level - BEYOND) },
      }
    })
}

const placeOf = (t: Table, f: Figure): Point => onPage(t, t.figures.x[f], t.figures.y[f])
const write = ([x, y]: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`
