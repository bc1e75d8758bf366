import type { EventName } from '../../data/charts.ts'

/** What each random event is called, and does in short (6.1). */
export const events: Readonly<Record<EventName, string>> = {
  'chilembwe-rising': 'Chilembwe rising: British units in Nyasaland may not move in Segment 1',
  'adjutant-and-wami': 'Adjutant and Wami: two boats are launched on a lake',
  'raid-on-the-railway': 'Raid on the railway: a section of the Uganda line is shut to riding in Segment 1',
  'settler-volunteers': 'Settler volunteers: one reduced British unit is brought to full strength',
  'naval-aircraft': 'Naval aircraft: -1 to British interception and to the fire of British vessels on land',
  'quinine-short': 'Quinine short: attrition takes three German units',
  'horse-sickness': 'Horse sickness: two full cavalry units of the Entente are reduced',
  'smuts-presses-on': 'Smuts presses on: the Entente may invoke leadership in two battles',
  'amani-workshops': 'Amani workshops: one reduced FK is brought to full strength',
  'belgian-quarrel': 'Belgian quarrel: Belgians may not enter columns 13 and beyond',
  'ruga-ruga': 'Ruga-ruga: a reserve company comes now',
  'barue-rising': 'Barue rising: a Portuguese unit is reduced, and Chinde makes no Carriers for two turns',
  'carrier-corps-levy': 'Carrier Corps levy: two Carriers in Nairobi',
  wintgens: 'Wintgens: up to three FK of one hex have a line all turn',
  'coup-in-lisbon': 'Coup in Lisbon: Portuguese pieces may not move in Segment 1',
  airship: 'Airship: on a 1 two Carriers come to an FK',
  'kar-drafts': 'KAR drafts: up to two reduced KAR are brought to full strength',
  influenza: 'Influenza: each side reduces two of its own full units',
  famine: 'Famine: each side takes an enemy Carrier outside the towns',
  'portuguese-rout': 'Portuguese rout: a Portuguese unit outside the ports is eliminated',
  'captured-stores': 'Captured stores: a Carrier for Germans in Portuguese East Africa',
  desertion: 'Desertion: a reduced SK or RK is eliminated, or else an FK reduced',
  'war-weary': 'War-weary: the Entente loses a Carrier and has no leadership',
}
