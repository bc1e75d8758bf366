import type { TableBase } from '@boma/kernel'
import type { Page } from './presence/presence.ts'
import type { Meant } from './typed.ts'

const FACING = /^(?:face|richte)\s+(.+?)\s+(?:nach\s+)?(\S+?)(?:\s+aus)?$/iu
const SIGHT = /^(?:sight|sicht)\s+(.+?)\s+(\S+)$/iu

/** What is meant by 'face 1111 SE' and 'sight 1111 1611'; undefined when it is nothing of the kind. */
export function facedOrSeen<T extends TableBase>(
  page: Page<T>,
  view: T,
  text: string,
  spaceOf: (name: string) => number | undefined,
): Meant | undefined {
  const [, of, way] = page.field?.facings ? (FACING.exec(text) ?? []) : []
  if (of !== undefined && way !== undefined) return faced(page, view, of, way, spaceOf(of))
  const [, from, to] = page.field?.sight ? (SIGHT.exec(text) ?? []) : []
  if (from === undefined || to === undefined) return undefined
  const [a, b] = [spaceOf(from), spaceOf(to)]
  if (a === undefined || b === undefined) return { kind: 'unknown', name: a === undefined ? from : to, what: 'place' }
  return { kind: 'sight', line: page.field?.sight(view, a, b) }
}

function faced<T extends TableBase>(page: Page<T>, view: T, name: string, way: string, space?: number): Meant {
  if (space === undefined) return { kind: 'unknown', name, what: 'place' }
  const ways = page.field?.facings(view, { space })?.ways ?? []
  const wanted = way.toLowerCase()
  const meant = ways.find((each) => each.code.toLowerCase() === wanted || each.name.toLowerCase() === wanted)
  if (meant !== undefined && meant.order.length > 0) return { kind: 'order', order: meant.order }
  return { kind: 'facing', space, ways: ways.filter(({ order }) => order.length > 0).map(({ code }) => code) }
}
