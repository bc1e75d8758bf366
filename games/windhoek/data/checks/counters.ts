import { type OverlayFault, twice } from '@boma/overlay'
import { CONTINGENTS, type Counter } from '../counter.ts'
import type { DataSet } from '../data-set.ts'
import { OPTIONS } from '../options.ts'
import type { RecruitLine } from '../recruits.ts'
import { TYPE_TRAITS } from '../unit-types.ts'

/** A stack keeps 1 + the first counter in a byte whose last values mean something else (stacks.ts). */
const MOST = 252
const FACE = /^(\d)-(\d|R)$/

/** What is wrong with the counters. */
export function counterFaults({ counters, recruits }: DataSet): readonly OverlayFault[] {
  const sides = counters.map((counter) => counter.side)
  return [
    ...counters.flatMap((counter) => oneCounter(counter, recruits)),
    ...twice(counters.map((c) => c.id.toLowerCase())).map((id) => ({ path: `counters.${id}`, problem: 'comes twice' })),
    ...(counters.length <= MOST ? [] : [{ path: 'counters', problem: `there can be ${MOST} at most` }]),
    ...(sides.lastIndexOf('german') < sides.indexOf('allied')
      ? []
      : [{ path: 'counters', problem: 'German counters must come first' }]),
    ...Object.entries(recruits).flatMap(([id, line]: [string, RecruitLine]) =>
      counters.some((counter) => (line.brings ?? [id]).includes(counter.recruit ?? ''))
        ? []
        : [{ path: `charts.recruits.${id}`, problem: 'brings nobody' }],
    ),
  ]
}

function oneCounter(c: Counter, recruits: DataSet['recruits']): readonly OverlayFault[] {
  const path = `counters.${c.id}`
  const traits = TYPE_TRAITS[c.type]
  const front = FACE.exec(c.front)
  const back = c.back === undefined ? undefined : FACE.exec(c.back)
  if (traits === undefined) return [{ path: `${path}.type`, problem: `there is no type ${c.type}` }]
  if (front === null || back === null) return [{ path, problem: `has the faces ${c.front} and ${c.back ?? 'none'}` }]
  const isMilitia = c.type === 'militia' && c.contingent === 'german'
  const moves = front[2] !== '0'
  const wants: readonly (readonly [boolean, string, string])[] = [
    [/^[A-Za-z][A-Za-z0-9-]*$/.test(c.id), '', 'its name must be one word of letters, digits and hyphens'],
    [CONTINGENTS.includes(c.contingent), '.contingent', `there is no contingent ${c.contingent}`],
    [(c.side === 'german') === ['german', 'boer'].includes(c.contingent), '.contingent', 'is on the other side'],
    [(traits.role === 'mobile') === moves, '.front', `a ${c.type} ${moves ? 'does not move' : 'moves'} (3.3)`],
    [(c.type === 'armored-train') === (front[2] === 'R'), '.front', 'only trains move by rail alone (21.6)'],
    [(c.turnsInto !== undefined) === isMilitia, '.turnsInto', 'German militia, and they alone, turn into another unit'],
    [traits.role === 'mobile' || isMilitia || back === undefined, '.back', `a ${c.type} has one step only (3.3)`],
    [(c.option === undefined) === (c.start !== 'aside'), '.start', 'only units of an option start aside (10.10)'],
    [c.option === undefined || c.option in OPTIONS, '.option', `there is no option ${c.option}`],
    [c.recruit === undefined || c.recruit in recruits, '.recruit', `there is no recruit line ${c.recruit}`],
    [c.start !== 'recruit-box' || c.recruit !== undefined, '.recruit', 'it could never come into play'],
  ]
  return wants.filter(([holds]) => !holds).map(([, field, problem]) => ({ path: `${path}${field}`, problem }))
}
