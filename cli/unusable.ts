/** What a person gave cannot be used; the message is one sentence that says why. */
export class Unusable extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'Unusable'
  }
}

/** Does something, and turns what a kernel function complains about (a RangeError) into a sentence for the person. */
export function wanted<R>(what: () => R): R {
  try {
    return what()
  } catch (caught) {
    if (caught instanceof RangeError) throw new Unusable(`${caught.message}.`)
    throw caught
  }
}

/** What went wrong, in words, whatever was thrown. */
export const reason = (caught: unknown): string => (caught instanceof Error ? caught.message : String(caught))
