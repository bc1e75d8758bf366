type Catalogue = Readonly<Record<string, string>>

/** What is wrong with messages in another language: keys missing or too many, other facts, other parts left out in fog. */
export function catalogueFaults(original: Catalogue, translated: Catalogue): readonly string[] {
  const missing = Object.keys(original).filter((key) => !(key in translated))
  const spare = Object.keys(translated).filter((key) => !(key in original))
  const unlike = Object.keys(original).filter(
    (key) => key in translated && factsOf(original[key]) !== factsOf(translated[key]),
  )
  return [
    ...missing.map((key) => `'${key}' is missing`),
    ...spare.map((key) => `'${key}' is one too many`),
    ...unlike.map((key) => `'${key}' has ${factsOf(translated[key]) || 'no facts'}, not ${factsOf(original[key])}`),
  ]
}

/** The facts of a message, in whatever order; those that fog may leave out in square brackets. */
function factsOf(message: string): string {
  const optional = [...message.matchAll(/\[([^\]]*)\]/g)].flatMap(([, part]) => facts(part))
  const always = facts(message.replaceAll(/\[[^\]]*\]/g, ''))
  return [...new Set([...always, ...optional.map((fact) => `[${fact}]`)])].toSorted().join(' ')
}

const facts = (text: string): string[] => text.match(/\{\w+\}/g) ?? []
