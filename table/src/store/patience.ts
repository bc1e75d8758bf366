/** Milliseconds: a cupboard that neither opens nor says why takes nobody's evening, and the second time not a moment. */
const PATIENCE = 3000
let patience = PATIENCE

/** What is being opened, if it opens in time; what opens after all is closed again. */
export async function inPatience<D extends { close(): void }>(opening: Promise<D>): Promise<D> {
  try {
    const opened = await Promise.race([opening, locked(patience)])
    patience = PATIENCE
    return opened
  } catch (caught) {
    patience = PATIENCE / 20
    // It has nobody left to make way for a newer Boma.
    opening.then(
      (late) => late.close(),
      () => {},
    )
    throw caught
  }
}

const locked = (after: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('the cupboard does not open')), after))
