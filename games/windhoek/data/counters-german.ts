import { alike, type Counter, from } from './counter.ts'

const german = { side: 'german', contingent: 'german' } as const
const boer = { side: 'german', contingent: 'boer' } as const
const ours = from('reconstructed', 'reconstructed')

const company = { ...german, type: 'mounted-rifles', front: '2-7', back: '1-7', recruit: 'g-mounted' } as const
const militia = {
  ...german,
  type: 'militia',
  front: '1-0',
  back: '1-7',
  turnsInto: 'mounted-rifles',
  recruit: 'g-militia',
} as const
const battery = { ...german, type: 'artillery', front: '3-4', back: '2-4' } as const
const engineer = { ...german, type: 'engineer', front: '2-5', back: '1-5', recruit: 'g-engineer' } as const
const convoy = { ...german, type: 'supply', front: '1-4', back: '1-4', recruit: 'g-supply' } as const
const wireless = { ...german, type: 'wireless', front: '0-0', recruit: 'g-wireless' } as const
const aeroplane = { ...german, type: 'aeroplane', front: '0-0', recruit: 'g-aeroplane' } as const
const marine = { ...german, type: 'marine', front: '2-5', back: '1-5' } as const

const mounted: readonly Counter[] = [
  ...alike(
    { ...company, start: 'set-up', source: from('printed 6.2', 'printed 6.2') },
    {
      'FK-1': '1. Feldkompanie',
      'FK-2': '2. Feldkompanie',
      'FK-3': '3. Feldkompanie',
      'FK-4': '4. Feldkompanie',
      'FK-5': '5. Feldkompanie',
      'FK-6': '6. Feldkompanie',
      'FK-7': '7. Feldkompanie',
    },
  ),
  ...alike(
    { ...company, start: 'recruit-box', source: from('derived 6.2', 'reconstructed') },
    {
      'FK-8': '8. Feldkompanie',
      'FK-9': '9. Feldkompanie',
      'FK-10': '10. Feldkompanie',
      'FK-11': '11. Feldkompanie',
      'FK-12': '12. Feldkompanie',
    },
  ),
  ...alike(
    {
      ...german,
      type: 'camel-corps',
      front: '2-6',
      back: '1-6',
      start: 'set-up',
      source: from('printed 6.2', 'printed 6.2', 'printed 3.1'),
    },
    { CC: 'Camel Corps' },
  ),
  ...alike(
    { ...german, type: 'patrol', front: '1-8', start: 'recruit-box', recruit: 'g-patrol', source: ours },
    { 'Patrol-1': 'Patrol 1', 'Patrol-2': 'Patrol 2', 'Patrol-3': 'Patrol 3', 'Patrol-4': 'Patrol 4' },
  ),
]

const foot: readonly Counter[] = [
  ...alike(
    {
      ...german,
      type: 'infantry',
      front: '2-4',
      back: '1-4',
      start: 'recruit-box',
      recruit: 'g-guerrillas',
      source: from('reconstructed', 'reconstructed', 'printed 3.1'),
    },
    {
      'Res-1': '1. Reservekompanie',
      'Res-2': '2. Reservekompanie',
      'Res-3': '3. Reservekompanie',
      'Res-4': '4. Reservekompanie',
    },
  ),
  ...alike(
    {
      ...german,
      type: 'infantry',
      front: '2-5',
      back: '1-5',
      start: 'aside',
      option: '33.1',
      recruit: 'g-kamerun',
      source: from('reconstructed', 'printed 33.1', 'printed 3.1'),
    },
    { KK: 'Kamerun-Kompanie' },
  ),
  ...alike(
    {
      ...marine,
      start: 'recruit-box',
      recruit: 'g-mek-marine',
      source: from('printed 6.2', 'printed 6.2', 'printed 3.1'),
    },
    {
      'MEK-1': 'Marine Expeditionary Corps 1',
      'MEK-2': 'Marine Expeditionary Corps 2',
      'MEK-3': 'Marine Expeditionary Corps 3',
      'MEK-4': 'Marine Expeditionary Corps 4',
    },
  ),
  ...alike(
    {
      ...marine,
      start: 'aside',
      option: '34.0',
      recruit: 'g-ostasien-landing',
      source: from('reconstructed', 'printed 34.1', 'printed 34.1'),
    },
    { 'Ost-Marine': 'East Asia Squadron marine detachment' },
  ),
]

const guns: readonly Counter[] = [
  ...alike(
    { ...battery, start: 'set-up', recruit: 'g-artillery', source: from('printed 6.2', 'printed 6.2') },
    { 'G-Art-1': '1. Batterie', 'G-Art-2': '2. Batterie', 'G-Art-3': '3. Batterie' },
  ),
  ...alike(
    { ...battery, start: 'recruit-box', recruit: 'g-artillery', source: from('derived 6.2', 'reconstructed') },
    { 'G-Art-4': '4. Batterie' },
  ),
  ...alike(
    {
      ...battery,
      start: 'recruit-box',
      recruit: 'g-mek-artillery',
      source: from('printed 6.2', 'printed 6.2', 'printed 3.1'),
    },
    { 'MEK-Art': 'Marine Expeditionary Corps artillery' },
  ),
  ...alike(
    {
      ...battery,
      start: 'aside',
      option: '34.0',
      recruit: 'g-ostasien-landing',
      source: from('reconstructed', 'printed 34.1', 'printed 34.1'),
    },
    { 'Ost-Art': 'East Asia Squadron artillery' },
  ),
  ...alike(
    {
      ...german,
      type: 'armored-train',
      front: '3-R',
      back: '2-R',
      start: 'recruit-box',
      recruit: 'g-train',
      source: ours,
    },
    { 'G-Train': 'Panzerzug' },
  ),
]

const trains: readonly Counter[] = [
  ...alike(
    { ...engineer, start: 'set-up', source: from('printed 6.2', 'printed 6.2', 'printed 3.1') },
    { SWAPC: 'Southwest Africa Pioneer Corps' },
  ),
  ...alike(
    { ...engineer, start: 'recruit-box', source: from('derived 6.2', 'derived 3.1', 'printed 3.1') },
    { DK: 'Deutsche Kolonial railroad engineers' },
  ),
  ...alike(
    {
      ...engineer,
      front: '1-5',
      start: 'recruit-box',
      recruit: 'g-mek-engineer',
      source: from('printed 6.2', 'printed 6.2', 'printed 3.1'),
    },
    { 'MEK-Eng': 'Marine Expeditionary Corps engineer detachment' },
  ),
  ...alike(
    { ...convoy, start: 'set-up', source: from('printed 6.2', 'printed 6.2') },
    { 'G-Sup-1': 'German supply convoy 1', 'G-Sup-2': 'German supply convoy 2' },
  ),
  ...alike(
    { ...convoy, start: 'recruit-box', source: from('derived 6.2', 'reconstructed') },
    { 'G-Sup-3': 'German supply convoy 3', 'G-Sup-4': 'German supply convoy 4' },
  ),
  ...alike(
    {
      ...german,
      type: 'truck',
      front: '1-8',
      back: '1-8',
      start: 'aside',
      option: '33.2',
      recruit: 'g-truck',
      source: from('reconstructed', 'printed 33.2', 'printed 33.2'),
    },
    { LP: 'LP truck column' },
  ),
]

const command: readonly Counter[] = [
  ...alike(
    {
      ...german,
      type: 'leader',
      front: '1-8',
      back: '1-8',
      start: 'set-up',
      source: from('reconstructed', 'printed 6.2', 'printed 6.2'),
    },
    { Franke: 'Franke', Heydebreck: 'von Heydebreck' },
  ),
  ...alike(
    { ...militia, start: 'set-up', source: from('reconstructed', 'printed 6.2', 'reconstructed', 'printed 10.2') },
    {
      'G-Mil-1': 'German militia 1',
      'G-Mil-2': 'German militia 2',
      'G-Mil-3': 'German militia 3',
      'G-Mil-4': 'German militia 4',
      'G-Mil-5': 'German militia 5',
      'G-Mil-6': 'German militia 6',
    },
  ),
  ...alike(
    {
      ...militia,
      start: 'recruit-box',
      source: from('reconstructed', 'reconstructed', 'reconstructed', 'printed 10.2'),
    },
    { 'G-Mil-7': 'German militia 7', 'G-Mil-8': 'German militia 8' },
  ),
  ...alike(
    { ...wireless, start: 'set-up', source: from('reconstructed', 'printed 6.2') },
    { 'Wireless-1': 'Wireless station 1', 'Wireless-2': 'Wireless station 2' },
  ),
  ...alike({ ...wireless, start: 'recruit-box', source: ours }, { 'Wireless-3': 'Wireless station 3' }),
]

const rebels: readonly Counter[] = [
  ...alike(
    {
      ...boer,
      type: 'commando',
      front: '2-8',
      back: '1-8',
      start: 'set-up',
      source: from('printed 6.2', 'printed 6.2', 'printed 3.1'),
    },
    { VK: 'Vrij Korps' },
  ),
  ...alike(
    {
      ...boer,
      type: 'commando',
      front: '2-8',
      back: '1-8',
      start: 'recruit-box',
      recruit: 'g-rebels',
      source: from('derived 6.2', 'printed 10.2', 'printed 10.2'),
    },
    { Maritz: "Maritz's commando", Kemp: "Kemp's commando" },
  ),
  ...alike(
    {
      ...boer,
      type: 'artillery',
      front: '2-4',
      back: '1-4',
      start: 'recruit-box',
      recruit: 'g-rebels',
      source: from('reconstructed', 'printed 10.2', 'printed 10.2'),
    },
    { 'VK-Art': 'Vrij Korps artillery' },
  ),
]

const support: readonly Counter[] = [
  ...alike(
    { ...aeroplane, start: 'support-box', source: from('reconstructed', 'printed 6.2', 'printed 3.1') },
    { 'FDK-1': 'Fliegertruppe 1' },
  ),
  ...alike(
    { ...aeroplane, start: 'recruit-box', source: from('reconstructed', 'reconstructed', 'printed 3.1') },
    { 'FDK-2': 'Fliegertruppe 2' },
  ),
  ...alike(
    {
      ...german,
      type: 'naval-support',
      front: '4-0',
      start: 'aside',
      option: '34.0',
      recruit: 'g-ostasien',
      source: from('reconstructed', 'printed 34.1', 'printed 34.1'),
    },
    { 'Ost-Naval': 'East Asia Squadron gun detachment' },
  ),
]

/** Every counter of the German side: mounted, foot, guns, trains, command, Boer rebels, support. */
export const GERMAN_COUNTERS: readonly Counter[] = [
  ...mounted,
  ...foot,
  ...guns,
  ...trains,
  ...command,
  ...rebels,
  ...support,
]
