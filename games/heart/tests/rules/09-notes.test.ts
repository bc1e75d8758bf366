import { describe, expect, test } from 'vitest'
import { box, boxBoth, boxGroup, newBox } from '../../rules/09-box.ts'
import { unitsSee } from '../../rules/09-contact.ts'
import * as units from '../../rules/09-units.ts'
import { scene, unit } from '../given.ts'

const DID =
  'NAMED MOVED CHARGED FED FIRED MOUNTED FROM_COVER SPRUNG FOUND IGNORED RALLIED TOUCHED CARRIED ARRIVED DECLARED'
const STATE = 'MARKER SMOKE OLD_SMOKE ON_FOOT IMMOBILE AGROUND UNSAVED LOOSE JAMMED JAMS'

describe('9.15 what is noted of a unit', () => {
  test.each([
    ['what it has done in this turn', DID],
    ['how it is', STATE],
  ])('9.15 %s: each note is a bit of its own, and is told from all others', (_, names) => {
    const bits = names.split(' ').map((name) => (units as unknown as Record<string, number>)[name] ?? 0)
    for (const [i, bit] of bits.entries()) {
      const { table: t } = scene({ g1: { type: 'soldier', at: [30, 4] } })
      const u = unit('g1')
      if (names === DID) units.mark(t, u, bit)
      else units.put(t, u, bit)
      const is = bits.map((each) => (names === DID ? units.did(t, u, each) : units.isIn(t, u, each)))
      expect(is).toEqual(bits.map((__, k) => k === i))
      units.lift(t, u, bit)
      expect(t.units.state[u]).toBe(0)
    }
  })

  test('9.8, 16.3 whoever is taken off leaves nothing behind: no place, no host, no charge, no aim, no cause to test', () => {
    const { table: t } = scene({
      g1: { type: 'soldier', figures: 3, at: [30, 4] },
      g2: { type: 'leader', at: [30, 6], attachedTo: 'g1' },
      g3: { type: 'leader', at: [50, 6] },
    })
    const u = unit('g1')
    for (const column of ['charged', 'target', 'causes'] as const) t.units[column][u] = 1
    units.takeOff(t, u, units.DESTROYED)
    const columns = ['where', 'attached', 'charged', 'target', 'causes'] as const
    expect(columns.map((column) => t.units[column][u])).toEqual([units.DESTROYED, 0, 0, 0, 0])
    expect(t.units.attached[unit('g2')]).toBe(0)
    expect(Array.from({ length: 20 }, (_, k) => t.figures.x[(u * 20 + k) as never])).toEqual(Array(20).fill(0))
    expect(Array.from({ length: 20 }, (_, k) => t.figures.y[(u * 20 + k) as never])).toEqual(Array(20).fill(0))
  })
})

describe('9.8, 9.14 a unit and those attached to it', () => {
  const { table: t } = scene({
    g1: { type: 'soldier', figures: 3, width: 3, at: [30, 20] },
    g2: { type: 'leader', at: [27, 22], attachedTo: 'g1' },
    g3: { type: 'leader', at: [34, 17], attachedTo: 'g1' },
    b1: { type: 'soldier', figures: 2, width: 2, at: [50, 30] },
    b2: { type: 'leader', at: [47, 33], attachedTo: 'b1' },
  })
  const edges = ({ x0, y0, x1, y1 }: typeof box) => [x0, y0, x1, y1].map((n) => n / 16)

  test('9.14 all of them lie within the box that is drawn about them, and nobody further out', () => {
    const about = newBox()
    boxGroup(t, unit('g1'), about)
    expect(edges(about)).toEqual([27, 17, 34, 22])
    const other = boxBoth(t, unit('g1'), unit('b1'))
    expect([edges(box), edges(other)]).toEqual([
      [27, 17, 51, 33],
      [47, 30, 51, 33],
    ])
  })

  test('9.14, 10.2 units see one another if those attached do, past ground that hides all others', () => {
    // The south house of the cutting, x 6 to 12 and y 12 to 16, stands between the men, not between the leaders
    const sees = (x: number) =>
      unitsSee(
        scene(
          {
            g1: { type: 'soldier', at: [9, 10] },
            g2: { type: 'leader', at: [x, 10], attachedTo: 'g1' },
            b1: { type: 'soldier', at: [9, 18] },
            b2: { type: 'leader', at: [x, 18], attachedTo: 'b1' },
          },
          { scenario: 'cutting' },
        ).table,
        unit('g1'),
        unit('b1'),
      )
    expect([sees(10), sees(13)]).toEqual([false, true])
  })
})
