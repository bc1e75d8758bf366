/** Where a datum comes from: the printed scenario rules, or our reconstruction of map, counters and cards. */
export type Source = 'printed' | 'printed in part' | 'reconstructed'
