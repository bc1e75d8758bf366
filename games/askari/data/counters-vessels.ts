import { type Counter, from, vessels } from './counter.ts'

/** The ships: German, British, Portuguese; they sail the ocean alone (2.3.5). */
export const SHIPS: readonly Counter[] = [
  ...vessels({ kind: 'ship', nation: 'german' }, from('printed 14.2.7', 'reconstructed', 'reconstructed'), {
    Königsberg: { full: '4-1', reduced: '3-0', setUp: '3219' },
    Kronborg: { full: '1-0', reduced: '0-0', runner: true, turn: 8, at: 'edge:E' },
  }),
  ...vessels({ kind: 'ship', nation: 'german' }, from('printed 12.7.1', 'printed 8.1.8', 'reconstructed'), {
    Marie: { full: '1-0', reduced: '0-0', runner: true, turn: 18, at: 'edge:E' },
  }),
  ...vessels({ kind: 'ship', nation: 'british' }, from('printed 14.2.7', 'reconstructed', 'reconstructed'), {
    Pegasus: { full: '3-0', reduced: '2-0', setUp: '3218' },
  }),
  ...vessels({ kind: 'ship', nation: 'british' }, from('reconstructed', 'reconstructed', 'reconstructed'), {
    Astraea: { full: '4-1', reduced: '3-0', setUp: '3412' },
    Hyacinth: { full: '4-1', reduced: '3-0', setUp: '3412' },
  }),
  ...vessels({ kind: 'ship', nation: 'british' }, from('printed 14.2.7', 'reconstructed', 'reconstructed'), {
    Goliath: { full: '6-2', reduced: '5-1', turn: 3, at: 'edge:E', leaves: 8 },
  }),
  ...vessels({ kind: 'ship', nation: 'british' }, from('reconstructed', 'reconstructed', 'reconstructed'), {
    Chatham: { full: '5-1', reduced: '4-0', turn: 3, at: 'edge:E', leaves: 9 },
    Dartmouth: { full: '5-1', reduced: '4-0', turn: 3, at: 'edge:E', leaves: 9 },
    Weymouth: { full: '5-1', reduced: '4-0', turn: 3, at: 'edge:E' },
    Fox: { full: '4-1', reduced: '3-0', turn: 4, at: 'edge:E' },
    'Kinfauns C': { full: '3-0', reduced: '2-0', turn: 4, at: 'edge:E' },
    Severn: { full: '4-1', reduced: '3-0', turn: 8, at: 'edge:E' },
    Mersey: { full: '4-1', reduced: '3-0', turn: 8, at: 'edge:E' },
    Laconia: { full: '3-0', reduced: '2-0', turn: 9, at: 'edge:E' },
    Pyramus: { full: '3-0', reduced: '2-0', turn: 9, at: 'edge:E' },
    Vengeance: { full: '6-2', reduced: '5-1', turn: 15, at: 'edge:E' },
  }),
  ...vessels({ kind: 'ship', nation: 'portuguese' }, from('reconstructed', 'reconstructed', 'reconstructed'), {
    Adamastor: { full: '3-0', reduced: '2-0', setUp: '3536' },
    Chaimite: { full: '1-0', setUp: '3536' },
  }),
]

/** The boats: German, British, Belgian; they sail the great lakes alone (2.3.4). */
export const BOATS: readonly Counter[] = [
  ...vessels({ kind: 'boat', nation: 'german' }, from('printed 10.3.9', 'reconstructed', 'reconstructed'), {
    'Gv Gotzen': { full: '3-1', reduced: '2-0', lake: 'Lake Tanganyika', boost: 6, turn: 9, at: 'lake:any' },
  }),
  ...vessels({ kind: 'boat', nation: 'german' }, from('reconstructed', 'reconstructed', 'reconstructed'), {
    Hedwig: { full: '2-0', reduced: '1-0', lake: 'Lake Tanganyika', setUp: '0414' },
  }),
  ...vessels({ kind: 'boat', nation: 'german' }, from('printed 14.2.7', 'reconstructed', 'reconstructed'), {
    Kingani: { full: '1-0', lake: 'Lake Tanganyika', setUp: '0414' },
  }),
  ...vessels({ kind: 'boat', nation: 'german' }, from('printed 14.2.7', 'printed 14.2.7', 'reconstructed'), {
    Wami: { full: '1-0', lake: 'Lake Tanganyika', turn: 'event:adjutant-wami', at: 'lake:any' },
    Adjutant: { full: '1-0', lake: 'Lake Tanganyika', turn: 'event:adjutant-wami', at: 'lake:any' },
  }),
  ...vessels({ kind: 'boat', nation: 'german' }, from('reconstructed', 'reconstructed', 'reconstructed'), {
    Muansa: { full: '1-0', lake: 'Lake Victoria', setUp: '1308' },
    'H v Wissmann': { full: '1-0', lake: 'Lake Nyasa', setUp: '1830' },
  }),
  ...vessels({ kind: 'boat', nation: 'british' }, from('printed 14.2.7', 'reconstructed', 'reconstructed'), {
    Winifred: { full: '2-0', reduced: '1-0', lake: 'Lake Victoria', setUp: '1903' },
    Niyanza: { full: '2-0', reduced: '1-0', lake: 'Lake Victoria', setUp: '1903' },
  }),
  ...vessels({ kind: 'boat', nation: 'british' }, from('reconstructed', 'reconstructed', 'reconstructed'), {
    Sybil: { full: '1-0', lake: 'Lake Victoria', setUp: '1202' },
  }),
  ...vessels({ kind: 'boat', nation: 'british' }, from('printed 14.2.7', 'reconstructed', 'reconstructed'), {
    Usoga: { full: '1-0', lake: 'Lake Victoria', turn: 9, at: 'lake:Victoria' },
  }),
  ...vessels({ kind: 'boat', nation: 'british' }, from('reconstructed', 'reconstructed', 'reconstructed'), {
    Kavirondo: { full: '1-0', lake: 'Lake Victoria', turn: 9, at: 'lake:Victoria' },
    Guendolen: { full: '2-0', reduced: '1-0', lake: 'Lake Nyasa', setUp: '1627' },
    Mimi: { full: '2-0', lake: 'Lake Tanganyika', turn: 15, at: 'lake:Tanganyika' },
    Toutou: { full: '2-0', lake: 'Lake Tanganyika', turn: 15, at: 'lake:Tanganyika' },
  }),
  ...vessels({ kind: 'boat', nation: 'british' }, from('printed 14.2.7', 'printed 8.1.7', 'reconstructed'), {
    Fifi: { full: '2-0', reduced: '1-0', lake: 'Lake Tanganyika', turn: 'kingani-lost+1', at: 'lake:loss' },
  }),
  ...vessels({ kind: 'boat', nation: 'belgian' }, from('reconstructed', 'reconstructed', 'derived 14.3.3'), {
    Delcommune: { full: '1-0', lake: 'Lake Tanganyika', setUp: '0317', leaves: 34 },
  }),
  ...vessels({ kind: 'boat', nation: 'belgian' }, from('printed 10.3.9', 'reconstructed', 'derived 14.3.3'), {
    'Bn Dhanis': { full: '1-0', lake: 'Lake Tanganyika', boost: 6, turn: 24, at: 'lake:Tanganyika', leaves: 34 },
  }),
]
