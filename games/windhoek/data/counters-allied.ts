import { alike, type Counter, from } from './counter.ts'

const southAfrican = { side: 'allied', contingent: 'south-african' } as const
const british = { side: 'allied', contingent: 'british' } as const
const named = from('reconstructed', 'reconstructed', 'printed 3.1')

const rifles = { ...southAfrican, type: 'mounted-rifles', front: '3-7', back: '2-7', recruit: 'a-mounted' } as const
const commando = { ...southAfrican, type: 'commando', front: '2-8', back: '1-8', recruit: 'a-commando' } as const
const infantry = { type: 'infantry', front: '4-4', back: '3-4', recruit: 'a-infantry' } as const
const column = { ...british, type: 'combined-arms', recruit: 'a-column', start: 'recruit-box' } as const
const field = { ...southAfrican, type: 'artillery', front: '2-4', back: '1-4', recruit: 'a-artillery' } as const
const horse = { ...southAfrican, type: 'horse-artillery', front: '2-7', back: '1-7', recruit: 'a-artillery' } as const
const heavy = { type: 'heavy-artillery', front: '4-3', back: '3-3', recruit: 'a-heavy', start: 'recruit-box' } as const
const engineer = { type: 'engineer', front: '2-5', back: '1-5', recruit: 'a-engineer' } as const
const convoy = { ...southAfrican, type: 'supply', front: '1-4', back: '1-4', recruit: 'a-supply' } as const
const car = { type: 'armored-car', front: '3-8', back: '2-8', recruit: 'a-car', start: 'recruit-box' } as const
const garrison = { ...southAfrican, type: 'militia', front: '2-0', recruit: 'a-militia' } as const

const mounted: readonly Counter[] = [
  ...alike(
    { ...rifles, start: 'set-up', source: from('printed 6.3', 'printed 6.3', 'derived 3.1') },
    {
      'SAMR-1': '1st South African Mounted Riflemen',
      'SAMR-2': '2nd South African Mounted Riflemen',
      'SAMR-3': '3rd South African Mounted Riflemen',
      'SAMR-4': '4th South African Mounted Riflemen',
      'SAMR-5': '5th South African Mounted Riflemen',
      ILH: 'Imperial Light Horse',
      NLH: 'Natal Light Horse',
    },
  ),
  ...alike(
    { ...rifles, start: 'recruit-box', source: from('derived 6.3', 'derived 3.1', 'printed 3.1') },
    { UMR: 'Umvoti Mounted Rifles', CLH: 'Cape Light Horse', KLH: 'Kimberley Light Horse' },
  ),
  ...alike(
    { ...commando, start: 'set-up', source: from('printed 35.0', 'printed 6.3', 'printed 3.1') },
    { 'Cape-Cdo': 'Cape Commando' },
  ),
  ...alike(
    { ...commando, start: 'recruit-box', source: from('derived 35.0', 'reconstructed') },
    { 'Cdo-1': '1st Commando', 'Cdo-2': '2nd Commando', 'Cdo-3': '3rd Commando' },
  ),
  ...alike({ ...british, ...car, source: named }, { 'RN-Cars': 'Royal Navy armoured car detachment' }),
  ...alike({ ...southAfrican, ...car, source: named }, { SAMC: 'South African Motorized Corps' }),
]

const foot: readonly Counter[] = [
  ...alike(
    { ...southAfrican, ...infantry, start: 'set-up', source: from('printed 6.3', 'printed 6.3', 'printed 3.1') },
    {
      CTH: 'Cape Town Highlanders',
      DEOR: "Duke of Edinburgh's Own Regiment",
      DLI: 'Durban Light Infantry',
      Kimb: 'Kimberley Regiment',
    },
  ),
  ...alike(
    { ...southAfrican, ...infantry, start: 'recruit-box', source: from('derived 6.3', 'derived 3.1', 'printed 3.1') },
    {
      Pret: 'Pretoria Regiment',
      Rand: 'Rand Light Infantry',
      TVS: 'Transvaal Scottish',
      WWR: 'Witwatersrand Rifles',
      SR: 'Southern Rifles',
    },
  ),
  ...alike(
    { ...southAfrican, ...infantry, front: '2-4', back: '1-4', start: 'recruit-box', source: named },
    { LOC: 'Lines of communication troops' },
  ),
  ...alike(
    { ...british, ...infantry, start: 'recruit-box', source: from('derived 6.3', 'derived 3.1', 'printed 3.1') },
    { KR: "King's Rifles", BEEF: 'British Empire Expeditionary Force' },
  ),
  ...alike(
    {
      ...british,
      type: 'infantry',
      front: '5-4',
      back: '4-4',
      start: 'aside',
      option: '33.3',
      recruit: 'a-commonwealth',
      source: from('reconstructed', 'printed 33.3', 'printed 3.1'),
    },
    { 'CW-1': '1st Commonwealth Brigade', 'CW-2': '2nd Commonwealth Brigade', 'CW-3': '3rd Commonwealth Brigade' },
  ),
  ...alike(
    {
      ...british,
      type: 'marine',
      front: '3-5',
      back: '2-5',
      start: 'recruit-box',
      recruit: 'a-marine',
      source: from('reconstructed', 'printed 31.1', 'printed 3.1'),
    },
    { RMLI: 'Royal Marine Light Infantry' },
  ),
  ...alike(
    { ...column, front: '3-6', back: '2-6', source: named },
    { BSAP: 'British South Africa Police', Rhdsn: 'Rhodesian Regiment' },
  ),
  ...alike({ ...column, front: '2-6', back: '1-6', source: named }, { BPP: 'Bechuanaland Protectorate Police' }),
]

const guns: readonly Counter[] = [
  ...alike(
    { ...field, start: 'set-up', source: from('printed 6.3', 'printed 6.3') },
    { 'SA-Field-1': 'Field battery 1' },
  ),
  ...alike(
    { ...field, start: 'recruit-box', source: from('derived 6.3', 'reconstructed') },
    { 'SA-Field-2': 'Field battery 2' },
  ),
  ...alike(
    { ...horse, start: 'set-up', source: from('printed 6.3', 'printed 6.3') },
    { 'SA-Horse-1': 'Horse battery 1' },
  ),
  ...alike(
    { ...horse, start: 'recruit-box', source: from('derived 6.3', 'reconstructed') },
    { 'SA-Horse-2': 'Horse battery 2' },
  ),
  ...alike({ ...british, ...heavy, source: named }, { HAB: 'Heavy Artillery Brigade' }),
  ...alike({ ...southAfrican, ...heavy, source: named }, { TVHA: 'Transvaal Heavy Artillery' }),
  ...alike(
    {
      ...southAfrican,
      type: 'armored-train',
      front: '3-R',
      back: '2-R',
      start: 'recruit-box',
      recruit: 'a-train',
      source: from('reconstructed', 'derived 21.7'),
    },
    { 'A-Train': 'Armoured train' },
  ),
]

const trains: readonly Counter[] = [
  ...alike(
    { ...southAfrican, ...engineer, start: 'set-up', source: from('printed 6.3', 'printed 6.3', 'printed 3.1') },
    { SAEC: 'South African Engineer Corps', SSPC: 'Special Service Pioneer Corps' },
  ),
  ...alike(
    { ...british, ...engineer, start: 'recruit-box', source: from('derived 6.3', 'derived 3.1', 'printed 3.1') },
    { RE: 'Royal Engineers' },
  ),
  ...alike(
    { ...southAfrican, ...engineer, start: 'recruit-box', source: from('derived 6.3', 'derived 3.1', 'printed 3.1') },
    { RRR: 'Railroad Regiments' },
  ),
  ...alike(
    { ...convoy, start: 'set-up', source: from('printed 6.3', 'printed 6.3') },
    { 'A-Sup-1': 'Supply convoy 1', 'A-Sup-2': 'Supply convoy 2', 'A-Sup-3': 'Supply convoy 3' },
  ),
  ...alike(
    { ...convoy, start: 'recruit-box', source: from('derived 6.3', 'reconstructed') },
    { 'A-Sup-4': 'Supply convoy 4', 'A-Sup-5': 'Supply convoy 5', 'A-Sup-6': 'Supply convoy 6' },
  ),
  ...alike(
    {
      ...southAfrican,
      type: 'truck',
      front: '1-8',
      back: '1-8',
      start: 'recruit-box',
      recruit: 'a-truck',
      source: from('reconstructed', 'derived 18.4'),
    },
    { 'A-Truck-1': 'Truck convoy 1', 'A-Truck-2': 'Truck convoy 2' },
  ),
]

const command: readonly Counter[] = [
  ...alike(
    {
      ...southAfrican,
      type: 'leader',
      front: '1-8',
      back: '1-8',
      start: 'recruit-box',
      recruit: 'a-botha',
      source: from('reconstructed', 'printed event-8', 'printed event-8'),
    },
    { Botha: 'Botha' },
  ),
  ...alike(
    {
      ...garrison,
      front: '4-0',
      start: 'set-up',
      source: from('printed 6.3', 'printed 6.3', 'printed 6.3', 'printed 3.3'),
    },
    { 'Mil-Walvis': 'Walvis Bay garrison' },
  ),
  ...alike(
    { ...garrison, start: 'set-up', source: from('printed 35.0', 'printed 6.3', 'printed 3.1', 'printed 3.3') },
    { 'Mil-Nolloth': 'Port Nolloth garrison' },
  ),
  ...alike(
    { ...garrison, start: 'set-up', source: from('printed 35.0', 'printed 6.3', 'reconstructed', 'printed 3.3') },
    { 'Mil-Springbok': 'Springbok garrison', 'Mil-Upington': 'Upington garrison' },
  ),
  ...alike(
    {
      ...garrison,
      start: 'recruit-box',
      source: from('derived 35.0', 'reconstructed', 'reconstructed', 'printed 3.3'),
    },
    { 'Mil-5': 'Garrison 5', 'Mil-6': 'Garrison 6', 'Mil-7': 'Garrison 7', 'Mil-8': 'Garrison 8' },
  ),
]

const support: readonly Counter[] = [
  ...alike(
    { ...southAfrican, type: 'aeroplane', front: '0-0', start: 'recruit-box', recruit: 'a-aeroplane', source: named },
    { 'SAAC-1': 'South African Aviation Corps 1', 'SAAC-2': 'South African Aviation Corps 2' },
  ),
  ...alike(
    {
      ...british,
      type: 'naval-support',
      front: '4-0',
      start: 'support-box',
      source: from('reconstructed', 'printed 6.3', 'printed 3.1'),
    },
    { RN: 'Royal Navy guns' },
  ),
]

/** Every South African and British counter: mounted, foot, guns, trains, command, support. */
export const ALLIED_COUNTERS: readonly Counter[] = [...mounted, ...foot, ...guns, ...trains, ...command, ...support]
