/** What must and what may be told of a game in its box.json. */
const MUST: Readonly<Record<string, string>> = { name: 'string', place: 'number', en: 'object', de: 'object' }
const MAY: Readonly<Record<string, string>> = { sample: 'boolean', lessons: 'boolean', correctable: 'boolean' }
/** And in each language. */
const WORDS: Readonly<Record<string, string>> = { kind: 'string', for: 'string', cover: 'string' }

type Told = Readonly<Record<string, unknown>>

/** What is wrong with what a box.json says. */
export function boxFaults(text: string): readonly string[] {
  const box = parsed(text)
  if (box === undefined) return ['it is no JSON object']
  const words = ['en', 'de'].flatMap((language) => {
    const told = asTold(box[language])
    return told === undefined ? [] : faultsIn(told, WORDS, {}).map((fault) => `${language}: ${fault}`)
  })
  return [...faultsIn(box, MUST, MAY), ...words]
}

function faultsIn(told: Told, must: Readonly<Record<string, string>>, may: typeof must): readonly string[] {
  const known = { ...must, ...may }
  return [
    ...Object.keys(must).flatMap((name) => (name in told ? [] : [`'${name}' is missing`])),
    ...Object.entries(told).flatMap(([name, value]) => {
      if (!Object.hasOwn(known, name)) return [`nobody reads '${name}'; it may say ${Object.keys(known).join(', ')}`]
      return typeof value === known[name] ? [] : [`'${name}' must be a ${known[name]}`]
    }),
  ]
}

function parsed(text: string): Told | undefined {
  try {
    return asTold(JSON.parse(text))
  } catch {
    return undefined
  }
}

const asTold = (value: unknown): Told | undefined =>
  typeof value === 'object' && value !== null ? (value as Told) : undefined
