/** Something wrong with a datum: where it is, and what is wrong. */
export interface OverlayFault {
  /** 'map.rails.copper.hexes[2]'. */
  readonly path: string
  readonly problem: string
}

/** Checks the form of a value that came from outside, and says where it is wrong. */
export type Form = (value: unknown, path: string) => readonly OverlayFault[]

/** More entries than any honest list has: checks need not be quick with a hostile one. */
const MOST = 2000

const fault = (path: string, problem: string): readonly OverlayFault[] => [
  { path: path === '' ? 'overlay' : path, problem },
]
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const within = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)

/** Text of a pattern that `what` describes. */
export const text =
  (pattern: RegExp, what: string): Form =>
  (value, path) =>
    typeof value === 'string' && pattern.test(value) ? [] : fault(path, `must be ${what}`)

/** A whole number in a range. */
export const whole =
  (least: number, most: number): Form =>
  (value, path) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      ? []
      : fault(path, `must be a whole number from ${least} to ${most}`)

/** One of a few values. */
export const oneOf =
  (...values: readonly (string | number | boolean)[]): Form =>
  (value, path) =>
    values.some((each) => each === value) ? [] : fault(path, `must be ${values.join(' or ')}`)

/** Whatever one of two forms allows. */
export const either =
  (a: Form, b: Form): Form =>
  (value, path) =>
    a(value, path).length === 0 ? [] : b(value, path)

/** A list, of so many entries if that is said. */
export const list =
  (entry: Form, length?: number): Form =>
  (value, path) => {
    if (!Array.isArray(value)) return fault(path, 'must be a list')
    if (length !== undefined && value.length !== length) return fault(path, `must have ${length} entries`)
    if (value.length > MOST) return fault(path, `has more than ${MOST} entries`)
    return value.flatMap((each, i) => entry(each, `${path}[${i}]`))
  }

/** An object with these fields and no others; those named in `required` must be there. */
export const fields =
  (forms: Readonly<Record<string, Form>>, required: readonly string[] = []): Form =>
  (value, path) => {
    if (!isObject(value)) return fault(path, 'must be an object')
    const missing = required.filter((key) => !(key in value))
    return [
      ...missing.flatMap((key) => fault(within(path, key), 'is missing')),
      ...Object.entries(value).flatMap(([key, each]) => {
        const form = Object.hasOwn(forms, key) ? forms[key] : undefined
        return form === undefined
          ? fault(within(path, key), 'is no field of an overlay')
          : form(each, within(path, key))
      }),
    ]
  }

/** An object whose keys name records: `key` is the form of a key. */
export const records =
  (key: Form, record: Form): Form =>
  (value, path) => {
    if (!isObject(value)) return fault(path, 'must be an object')
    if (Object.keys(value).length > MOST) return fault(path, `has more than ${MOST} records`)
    return Object.entries(value).flatMap(([name, each]) => [
      ...key(name, within(path, name)),
      ...record(each, within(path, name)),
    ])
  }

/** Records by name, and under `remove` the names of those to take away. */
export const corrections = (key: Form, record: Form): Form => {
  const others = records(key, record)
  return (value, path) => {
    if (!isObject(value)) return fault(path, 'must be an object')
    const { remove, ...rest } = value
    return [...(remove === undefined ? [] : list(key)(remove, within(path, 'remove'))), ...others(rest, path)]
  }
}
