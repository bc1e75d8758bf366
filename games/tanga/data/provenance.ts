/**
 * Where a datum comes from: `printed 6.2` stands in that case of the rulebook, `derived 6.2` follows from it,
 * `reconstructed` is ours, because the sheet that showed it is not part of the rulebook, and `corrected` is what an owner
 * of the printed game says in an overlay.
 */
export type Source = `printed ${string}` | `derived ${string}` | `cf printed ${string}` | 'reconstructed' | 'corrected'
