import type { Point } from '@boma/showing'

/** The rings of an outline as boards write them: 'M1 2L3 4L5 6Z', as many as there are. */
export const ringsOf = (outline: string): readonly (readonly Point[])[] =>
  outline
    .split('Z')
    .filter((ring) => ring !== '')
    .map((ring) => ring.slice(1).split('L').map(pointOf))

function pointOf(text: string): Point {
  const [x = Number.NaN, y = Number.NaN] = text.split(' ').map(Number)
  return [x, y]
}

/** Is the point inside the rings, those within others being holes? */
export function isWithin(rings: readonly (readonly Point[])[], x: number, y: number): boolean {
  let inside = false
  for (const ring of rings)
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay]
      if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside
    })
  return inside
}
