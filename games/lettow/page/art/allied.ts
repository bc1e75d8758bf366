import {
  at,
  burst,
  grass,
  hachure,
  type Inks,
  land,
  plate,
  rain,
  rays,
  sea,
  shape,
  sky,
  stroke,
  sun,
} from './engraving.ts'
import { acacia, boat, file, flag, man, palm, rider, smoke, wheel } from './things.ts'

const INKS: Inks = {
  paper: '#F0DCB6',
  light: '#F9EBCB',
  line: '#BC5638',
  wash: '#CFA067',
  shade: '#B4794A',
  deep: '#6E3A20',
  ink: '#3A1712',
}

const scene = (id: string, ...layers: readonly string[]): string => plate(id, INKS, ...layers)

/** Transports under Table Mountain, and the mounted brigades that will go aboard. */
function southAfricanReinforcement(): string {
  const disc = { x: 214, y: 44, r: 19 }
  const table = [0, 74, 40, 66, 62, 30, 74, 26, 140, 27, 154, 32, 176, 64, 200, 70, 252, 78]
  const shore = [0, 108, 80, 112, 170, 122, 252, 116]
  const liner =
    shape('M-40 0H42L34 9H-34ZM-26 0V-6H24V0ZM-8-6L-7-18H-1L-2-6ZM8-6L9-18H15L14-6Z') +
    stroke('M-32-3V-24M34-3V-24', 1) +
    stroke('M-34 3.6H35', 0.8, '$light') +
    stroke('M-24-3H22', 1, '$light')
  return scene(
    'A1',
    sky(78, disc),
    land(table, '$shade'),
    hachure(table, 34, 0.1, 3.4),
    shape('M0 80H252V130H0Z', '$paper'),
    sea(80, 124),
    at(58, 88, 0.55, liner),
    smoke(56, 78, 0.3),
    at(196, 96, 1.1, liner),
    smoke(208, 74, 0.55),
    land(shore),
    hachure(shore, 12, -0.8, 6),
    rider(34, 138, 0.66),
    rider(84, 141, 0.72),
    rider(140, 144, 0.78),
    grass(0, 252, 158, 9, '$deep', 5),
  )
}

/** The flags of three allies over their bayonets, in the hatching of heralds: upright red, slanted green, dotted gold. */
function alliedIntervention(): string {
  const disc = { x: 126, y: 122, r: 46 }
  const upright = (from: number, to: number) => {
    let d = ''
    for (let x = from + 1; x < to; x += 1.9) d += `M${x} 0V18`
    return stroke(d, 0.8, '$line')
  }
  const belgian =
    shape('M0 0H10V18H0Z') +
    `<path d="M11.6 2V18M14 3.2V18M16.4 2V18M18.8 3.2V18" stroke="$ink" stroke-width=".9" stroke-dasharray=".9 1.6"/>` +
    upright(20, 30)
  const british =
    shape('M0 0H30V18H0Z') +
    stroke('M0 0L30 18M30 0L0 18', 3, '$light') +
    stroke('M0 0L30 18M30 0L0 18', 1, '$line') +
    stroke('M15 0V18M0 9H30', 5.4, '$light') +
    stroke('M15 0V18M0 9H30', 3, '$line')
  const portuguese =
    stroke('M0 4L4 0M0 8L8 0M0 12L12 0M0 16L12 4M2 18L12 8M6 18L12 12M10 18L12 16', 0.8) +
    upright(12, 30) +
    '<circle cx="12" cy="9" r="5" fill="$light" stroke="$ink"/>' +
    shape('M10 6.4H14V9.6Q14 11.6 12 12.4 10 11.6 10 9.6Z')
  const ground = [0, 138, 126, 130, 252, 138]
  const rank = (from: number, hat: 'kepi' | 'helmet' | 'slouch') =>
    [0, 1, 2, 3].map((i) => man(from + i * 15, 148 + (i % 2), 0.84, hat, 'rifle', 2)).join('')
  return scene(
    'A2',
    rays(126, 122, 180, 360, 21),
    sun(disc),
    land(ground, '$shade'),
    flag(34, 150, 1.75, 76, belgian),
    flag(100, 150, 1.75, 80, british),
    flag(166, 150, 1.75, 76, portuguese),
    rank(20, 'kepi'),
    rank(103, 'helmet'),
    rank(190, 'slouch'),
    shape('M0 146Q126 140 252 146V156H0Z'),
  )
}

/** The boats of Force B row in to a palm shore. */
function indianExpeditionaryForce(): string {
  const disc = { x: 52, y: 52, r: 23 }
  const hills = [0, 82, 50, 74, 110, 72, 170, 66, 252, 70]
  return scene(
    'A3',
    sky(76, disc),
    land(hills),
    hachure(hills, 18, -0.5, 6),
    shape('M0 92Q90 86 252 84V156H0Z', '$paper'),
    sea(92),
    boat(60, 100, 0.62, 'turban'),
    boat(128, 98, 0.66, 'turban'),
    boat(40, 122, 0.9, 'turban'),
    boat(118, 128, 1, 'turban'),
    shape('M252 96Q214 100 200 118 190 134 166 156H252Z'),
    palm(216, 116, 1.25, -14),
    palm(236, 120, 1.5, 6),
  )
}

/** A battalion more: the column that has no end. */
function kingsAfricanRiflesExpand(): string {
  const disc = { x: 196, y: 56, r: 30 }
  const far = [0, 92, 56, 70, 112, 90, 170, 78, 252, 94]
  const near = [0, 104, 120, 100, 252, 96]
  let column = ''
  for (let i = 0; i < 9; i++) {
    const size = 0.28 * 1.19 ** i
    column += man(
      236 - (202 * (1.19 ** i - 1)) / 3.02,
      98 + 12.6 * (1.19 ** i - 1),
      -size,
      'fez',
      'rifle',
      i % 2 ? 1 : 0,
    )
  }
  return scene(
    'A4',
    sky(92, disc),
    land(far, '$shade'),
    hachure(far, 26, 0.3),
    land(near),
    acacia(64, 108, 0.42, '$deep'),
    shape('M246 97L-10 134V156H52Z', '$paper'),
    stroke('M246 97L-10 134M246 97L52 156', 0.8, '$deep'),
    column,
    grass(120, 252, 156, 16),
  )
}

/** A squadron seen from ahead, guns run out. */
function royalNavy(): string {
  const disc = { x: 126, y: 62, r: 44 }
  const bow =
    stroke('M-11-52L0-96 11-52M0-118V-52M-19-92H19M-12-104H12', 1.8) +
    stroke('M0-116L-19-92M0-116L19-92', 0.6) +
    shape('M-7-80H7V-73H-7ZM-15-66H15L13-50H-13ZM-22-50H22V-43H-22ZM-17-43H17L19-32H-19Z') +
    shape('M-29-33Q-24-8-9 12H9Q24-8 29-33L12-30H-12Z') +
    '<circle cx="-8" cy="-37" r="3.6" fill="$ink" stroke="$light"/><circle cx="8" cy="-37" r="3.6" fill="$ink" stroke="$light"/>' +
    stroke('M0-28V10', 1.1, '$light') +
    stroke('M-20-46.5H20M-12-58H12', 1, '$light') +
    stroke('M-12-14L-10-6M12-14L10-6', 1.2, '$light')
  const wave = shape(
    'M0 12Q-14 4-30 15-16 11-9 16-40 14-58 24-30 19 0 21 30 19 58 24 40 14 9 16 16 11 30 15 14 4 0 12Z',
    '$light',
  )
  return scene(
    'A5',
    sky(104, disc),
    at(52, 104, 0.42, bow + wave),
    smoke(52, 62, 0.45),
    at(202, 104, 0.42, bow + wave),
    smoke(202, 62, 0.45),
    sea(104),
    at(126, 122, 0.98, bow),
    at(126, 122, 1.1, wave),
    stroke('M84 144Q126 132 168 144M66 152Q126 138 186 152', 1, '$ink'),
  )
}

/** Mimi and Toutou on Lake Tanganyika. */
function lakeFlotilla(): string {
  const disc = { x: 40, y: 34, r: 16 }
  const far = [0, 66, 36, 44, 70, 62, 110, 34, 150, 56, 196, 40, 252, 66]
  const launch =
    shape('M-52-6L44-12 64-22Q54-2 34 7L-50 6Z') +
    shape('M-20-8L-17-20H6L12-10Z') +
    shape('M-46-6L-43-15H-30L-28-7Z') +
    stroke('M-40-15V-33M36-12L40-22M40-22L56-27', 1.7) +
    shape('M-40-33L-60-29-59-21-40-24Z') +
    stroke('M-50-30.6V-23M-60-25L-40-28.4', 1.3, '$light') +
    at(24, 6, 0.42, man(0, 0, 1, 'helmet', 'nothing', 2)) +
    at(-4, 2, 0.46, man(0, 0, 1, 'helmet', 'nothing', 2)) +
    stroke('M-15-15H4', 1.6, '$light') +
    stroke('M-46 0L40-5', 0.9, '$light')
  const spray =
    shape('M64-8Q56 4 36 9 4 13-50 8-84 6-120 12-80 18-30 17 30 18 52 11 76 10 92 2 70 4 64-8Z', '$light') +
    stroke('M70 8Q84 8 96 2M-70 13Q-100 12-130 18', 1, '$deep')
  return scene(
    'A6',
    sky(58, disc),
    land(far, '$shade'),
    hachure(far, 40, 0.35, 3.6),
    shape('M0 74H252V156H0Z', '$paper'),
    sea(74),
    at(66, 90, 0.52, spray + launch, -3),
    at(152, 130, 1.16, spray + launch, -4),
    stroke('M10 146q26-7 52 0t52 0 52 0M150 150q20-5 40 0t40 0', 1.2, '$deep'),
  )
}

/** Columns under Kilimanjaro, ahead of their supplies; the vultures know. */
function smutsDrivesOn(): string {
  const slope = [0, 88, 44, 70, 92, 30, 122, 20, 146, 24, 190, 62, 252, 86]
  const plain = [0, 102, 130, 94, 252, 104]
  const vulture = 'M-12-3Q-5-7 0 0 5-7 12-3 5-4 1 3H-1Q-5-4-12-3Z'
  const car =
    shape('M-52-12V-22H-24L-22-34H14L18-27H42Q47-26 47-12Z') +
    shape('M-16-34V-44Q-4-50 8-44V-34Z') +
    stroke('M4-41H30', 2.6) +
    shape('M-46-10Q-44-26-30-26-16-26-14-10ZM20-10Q22-25 35-25 48-25 50-10Z') +
    `<circle cx="-30" cy="-10" r="10" fill="$light"/><circle cx="35" cy="-10" r="10" fill="$light"/>` +
    wheel(-30, -10, 10) +
    wheel(35, -10, 10) +
    stroke('M-12-17H18M-2-33V-18', 0.9, '$light') +
    stroke('M-10-40H-2', 1.6, '$light') +
    stroke('M46-24H41M44-20V-14', 1, '$light')
  const dust = shape('M0 0Q4-14 16-10 22-24 38-16 50-28 62-14 78-20 82-6 96-8 98 2 50 8 0 0Z', '$light')
  return scene(
    'A7',
    sky(86),
    land(slope, '$shade'),
    hachure(slope, 44, 0.1, 3.4),
    shape('M78 42Q96 24 122 20 144 20 160 36L152 40 146 33 138 46 130 34 121 48 112 35 103 47 95 37 88 45Z', '$light'),
    land(plain),
    at(38, 34, 1, shape(vulture)),
    at(64, 22, 0.7, shape(vulture), 12),
    at(28, 56, 0.6, shape(vulture), -10),
    rider(188, 108, 0.3),
    rider(168, 109, 0.32),
    rider(146, 110, 0.34),
    acacia(30, 110, 0.6, '$deep'),
    at(-30, 136, 0.8, dust),
    at(96, 146, 1.12, car),
    at(-30, 150, 0.7, dust),
    rider(214, 144, 0.95),
    grass(0, 252, 158, 9, '$deep', 5),
  )
}

/** A camp in the wet: bearers bring one more to the hospital tent. */
function rainsAndFever(): string {
  const ground = [0, 100, 80, 94, 170, 98, 252, 92]
  const tent =
    shape('M-34 0L-3-48H3L34 0Z') + shape('M-7 0L0-34 7 0Z', '$light') + stroke('M0-46L-22-2M0-46L22-2', 0.8, '$light')
  const cross = stroke('M15 3V15M9 9H21', 4, '$line')
  const bearers =
    man(-24, 0, 0.86, 'helmet', 'nothing', 0) +
    man(26, 0, 0.86, 'helmet', 'nothing', 1) +
    stroke('M-34-24H38', 1.8) +
    shape('M-18-25Q-14-31-6-30L14-31Q20-30 20-25Z') +
    '<circle cx="-13" cy="-29" r="3" fill="$light"/>' +
    stroke('M-4-27H14', 0.9, '$light')
  return scene(
    'A8',
    sky(100, undefined, 3),
    land(ground),
    at(34, 104, 0.7, tent),
    at(86, 100, 0.6, tent),
    at(212, 112, 1.25, tent),
    flag(176, 116, 1.1, 56, cross),
    shape('M0 122Q40 114 92 120 150 112 180 122 220 116 252 124V156H0Z', '$paper'),
    sea(120),
    shape('M40 142Q110 132 196 142 150 148 110 146 60 148 40 142Z'),
    at(118, 141, 1, bearers),
    rain('$deep'),
    rain('$light', -0.42),
  )
}

/** Everything at once: guns, bayonets and an aeroplane against the sunrise. */
function generalOffensive(): string {
  const disc = { x: 250, y: 104, r: 58 }
  const ridge = [0, 120, 90, 108, 170, 104, 252, 112]
  const howitzer =
    stroke('M-4-14L-44 0', 4) +
    stroke('M-10-20L26-42', 7) +
    stroke('M14-36L36-49', 4.6) +
    shape('M2-40L12-6H7L-4-36Z') +
    wheel(0, -13, 13) +
    stroke('M-2-25L16-36', 1, '$light')
  const biplane =
    shape('M-24-2L16-4Q22-3 22 1 16 5 8 5L-24 1ZM-24-1L-30-10H-23L-19-2Z') +
    stroke('M-10-12L24-14M-8 6L22 5', 2.4) +
    stroke('M-4-12L-2 6M6-13L8 6M16-13L18 5M4 6L6 11M14 5L12 11M23-8V8', 0.9) +
    '<circle cx="9" cy="12" r="2.6" fill="$ink"/>' +
    stroke('M-16-.6H6', 0.9, '$light')
  return scene(
    'A9',
    rays(250, 104, 176, 274, 15),
    sun(disc),
    land(ridge, '$shade'),
    hachure(ridge, 14, -0.4, 5),
    burst(146, 72, 15),
    burst(178, 56, 10),
    at(66, 34, 1.15, biplane, -7),
    land([0, 136, 120, 126, 252, 134]),
    file(228, 138, 0.74, 21, 'helmet', ['bayonet', 'bayonet', 'bayonet', 'bayonet', 'bayonet']),
    at(48, 148, 1.1, howitzer),
    burst(94, 92, 10),
    grass(0, 252, 158, 10, '$ink', 5),
  )
}

/** The nine Allied cards. */
export const ALLIED: Readonly<Record<string, string>> = {
  A1: southAfricanReinforcement(),
  A2: alliedIntervention(),
  A3: indianExpeditionaryForce(),
  A4: kingsAfricanRiflesExpand(),
  A5: royalNavy(),
  A6: lakeFlotilla(),
  A7: smutsDrivesOn(),
  A8: rainsAndFever(),
  A9: generalOffensive(),
}
