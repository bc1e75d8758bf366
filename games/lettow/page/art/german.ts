import { at, burst, grass, hachure, type Inks, land, plate, rain, rays, sea, shape, sky, stroke } from './engraving.ts'
import { acacia, file, flag, hut, man, palm, smoke, wheel } from './things.ts'

const INKS: Inks = {
  paper: '#E9DDBD',
  light: '#F6EED8',
  line: '#6B7F86',
  wash: '#C3B995',
  shade: '#98A298',
  deep: '#44606A',
  ink: '#22303A',
}

const scene = (id: string, ...layers: readonly string[]): string => plate(id, INKS, ...layers)

/** The cruiser hides behind the palms of the Rufiji. */
function koenigsberg(): string {
  const disc = { x: 182, y: 47, r: 20 }
  const cruiser =
    shape('M-92 0H96L84 16H-80ZM-92 0L-98-7H-70V0ZM96 0L102-5H74V0ZM-58 0V-9H-44V-16H-34V-9H38V-17H48V-9H60V0Z') +
    shape('M-24-9V-36H-15V-9ZM-4-9V-36H5V-9ZM16-9V-36H25V-9Z') +
    stroke('M-24-32H-15M-4-32H5M16-32H25', 2, '$light') +
    stroke('M-40-16V-58M44-16V-54M-46-44H-34M39-42H50', 1.8) +
    stroke('M-40-56L-92-2M-40-56L44-52M44-54L96-4', 0.6) +
    stroke('M-66-5H-84M64-5H82M-30-3H-42', 2.6) +
    stroke('M-88 6H88', 1.1, '$light').replace('/>', ' stroke-dasharray="2 5"/>')
  return scene(
    'G1',
    sky(88, disc),
    sea(90),
    smoke(103, 54, 0.85),
    smoke(124, 54, 0.7),
    at(122, 91, 1.02, cruiser),
    palm(20, 157, 1.35),
    palm(38, 163, 1, -8),
    palm(238, 159, 1.2, -10),
  )
}

/** The man himself, and those who followed him. */
function lettow(): string {
  const hills = [0, 116, 140, 112, 196, 96, 252, 106]
  const bust =
    shape('M-84 64Q-80 26-36 18L-16 10H16L36 18Q80 26 84 64Z', '$shade') +
    stroke(
      'M30 22l-8 44M36 23l-8 44M42 25l-8 44M48 27l-8 44M54 29l-8 44M60 33l-8 44M66 38l-6 30M72 44l-4 24',
      1,
      '$deep',
    ) +
    shape('M-16 10L0 34 16 10 12 0H-12Z', '$light') +
    stroke('M-16 10L0 34 16 10M0 34V66M-84 64Q-80 26-36 18L-16 10M16 10L36 18Q80 26 84 64', 1.4) +
    '<circle cx="7" cy="46" r="2.4" fill="$ink"/><circle cx="7" cy="59" r="2.4" fill="$ink"/>' +
    shape('M-25-50H25V-22Q23 0 0 10-23 0-25-22Z', '$light') +
    stroke('M3-46V8M6-46V6.6M9-46V4.6M12-46V2M15-46V-1.4M18-46V-6M21-46V-11M24-46V-20', 1.2) +
    shape('M-14-14Q-7-19 0-15 7-19 14-14 8-10 0-12-8-10-14-14Z') +
    stroke('M-17-31H-7M7-31H17', 2.4) +
    stroke('M0-32V-22L-3-19', 1.2) +
    stroke('M-7-4H7', 1) +
    shape('M-72-54Q-50-40 0-42 56-42 68-86 70-94 62-94 58-68 30-58 28-98 0-100-28-100-30-56-54-56-68-62-76-62-72-54Z') +
    stroke('M-30-58Q0-48 30-59', 3, '$line') +
    '<circle cx="52" cy="-74" r="5" fill="$light"/><circle cx="52" cy="-74" r="2.6" fill="$ink"/>'
  return scene(
    'G2',
    rays(82, 88, 150, 390, 44),
    land(hills),
    hachure(hills, 14, -0.3, 5),
    file(240, 104, 0.34, 15, 'tarboosh', ['rifle', 'rifle', 'rifle', 'rifle', 'rifle']),
    acacia(208, 150, 0.6),
    at(82, 106, 0.92, bust),
  )
}

/** A queue at the gate of the boma. */
function askariRecruits(): string {
  const disc = { x: 40, y: 42, r: 18 }
  const hills = [0, 88, 40, 76, 92, 90, 150, 82, 252, 90]
  const boma =
    shape(
      'M-62 0V-38H-56V-43H-50V-38H-44V-43H-38V-38H-30V-66H-26V-71H-20V-66H-14V-71H-8V-66H-2V-71H4V-66H10V-38H18V-43H24V-38H30V-43H36V-38H42V-43H48V-38H54V-43H60V-38H70V0Z',
    ) +
    shape('M-19 0V-18Q-10-30-1-18V0Z', '$light') +
    shape('M-16-52H-12V-44H-16ZM-8-52H-4V-44H-8ZM28-26H32V-18H28ZM46-26H50V-18H46ZM-46-26H-42V-18H-46Z', '$light') +
    stroke('M-62-33H-30M10-33H70', 0.8, '$light')
  const colours = stroke('M0 3H30', 6) + stroke('M0 15H30', 6, '$deep')
  return scene(
    'G3',
    sky(86, disc),
    land(hills, '$shade'),
    hachure(hills, 20, 0.4),
    flag(206, 68, 0.8, 36, colours),
    at(214, 126, 0.86, boma),
    land([0, 130, 120, 120, 252, 126]),
    man(156, 138, -0.74, 'tarboosh', 'rifle', 2),
    file(134, 140, 0.74, 21, 'none', ['nothing', 'spear', 'nothing', 'spear', 'nothing', 'nothing', 'spear']),
    grass(0, 252, 158, 9, '$deep', 6),
  )
}

/** No lights, a thin moon, and a searchlight that looks elsewhere. */
function blockadeRunner(): string {
  const tramp =
    shape('M-78-10L-70 12H66L80-14H54V-8H-50V-12Z') +
    shape('M-26-8V-24H-20V-32H10V-24H16V-8ZM-10-32L-9-56H5L4-32ZM-66-12V-20H-52V-12Z') +
    stroke('M-46-8V-58M44-8V-58M-46-52L-26-26M44-52L24-22M44-52L62-22', 1.5) +
    stroke('M-78-12L-46-56 44-56 80-16', 0.6) +
    stroke('M-9-48H5', 2, '$line') +
    stroke('M-70 2H70', 0.9, '$line')
  return scene(
    'G4',
    '<rect width="252" height="96" fill="$deep"/>',
    sky(94, undefined, 3.4).replaceAll('$line', '$ink'),
    shape('M208 20A18 18 0 1 0 226 46 15 15 0 1 1 208 20Z', '$light'),
    shape('M18 90L252 58V86Z', '$line'),
    shape('M4 90H40L36 95H8ZM12 90V85H30V90ZM18 85V78H21V85Z'),
    '<rect y="94" width="252" height="62" fill="$line"/>',
    sea(96, 160, '$ink'),
    stroke('M190 104H232M196 110H226M200 117H222M192 124H228M202 131H220M198 139H224', 1.4, '$light'),
    smoke(113, 62, 0.9),
    at(116, 112, 1.12, tramp),
    stroke('M20 127q20-5 40 0t40 0 40 0 40 0 40 0', 1.4, '$light'),
  )
}

/** A charge under the trestle, and the night mail on it. */
function raidOnTheUgandaRailway(): string {
  const disc = { x: 220, y: 36, r: 17 }
  const far = [0, 92, 60, 74, 120, 96, 190, 78, 252, 90]
  const bank = [170, 156, 196, 108, 214, 72, 252, 68]
  const locomotive =
    shape(
      'M-34-6V-24H-14V-18H18V-24H24V-18H28V-6ZM-36-28H-12V-24H-36ZM20-24L18-32H27L25-24ZM2-18V-23H8V-18ZM28-6L36 2H26Z',
    ) +
    shape('M-30-21H-18V-13H-30Z', '$light') +
    stroke('M-12-10H26', 0.9, '$light') +
    wheel(-24, -2, 5) +
    wheel(-8, -2, 5) +
    wheel(6, -2, 5) +
    wheel(19, -2, 4)
  const bent = (x: number) =>
    stroke(
      `M${x - 4} 76L${x - 12} 156M${x + 4} 76L${x + 12} 156M${x - 7} 96H${x + 7}M${x - 9} 118H${x + 9}M${x - 7} 96L${x + 9} 118M${x + 7} 96L${x - 9} 118`,
      2,
    )
  return scene(
    'G5',
    sky(86, disc),
    land(far, '$shade'),
    hachure(far, 30, 0.2),
    land([0, 128, 100, 140, 252, 120]),
    land(bank, '$wash'),
    hachure(bank, 40, 0.3, 4, 1),
    bent(30),
    bent(78),
    stroke('M0 73H104M0 78H100', 2.4),
    stroke('M104 75L118 84M206 74H252', 2.6),
    burst(146, 92, 46),
    burst(146, 96, 20, '$line'),
    stroke('M104 120L124 96M176 104L190 92M120 70L132 56M170 60L182 66', 2.6),
    at(84, 71, 1.1, locomotive, 5),
    shape('M0 71V50H34V71ZM-2 50H36V46H-2Z'),
    stroke('M4 56H10M14 56H20M24 56H30', 4, '$light'),
    smoke(106, 38, 0.6),
    man(222, 150, -0.62, 'tarboosh', 'rifle', 0),
    man(240, 146, -0.62, 'tarboosh', 'nothing', 1),
  )
}

/** The song of the march: askari and porters before a great sun. */
function heiaSafari(): string {
  const disc = { x: 126, y: 92, r: 66 }
  const crest = [0, 128, 80, 116, 170, 114, 252, 122]
  return scene(
    'G6',
    sky(122, disc),
    land(crest, '$ink'),
    file(228, 120, 0.9, 28, 'tarboosh', ['rifle', 'rifle', 'load', 'load', 'rifle', 'load', 'load', 'rifle']),
    stroke('M0 136Q80 124 170 122T252 130M0 146Q80 136 170 134T252 140', 0.9, '$light'),
    grass(0, 252, 158, 12, '$line', 6),
  )
}

/** A pot on the fire, and what the country gives. */
function livingOffTheLand(): string {
  const disc = { x: 206, y: 40, r: 20 }
  const far = [0, 84, 70, 72, 130, 86, 200, 70, 252, 82]
  const sitter =
    shape('M-5-26Q-9-14-7 0H14L15-4 4-8 10-18 3-20 2-27Z') +
    '<circle cx="-1" cy="-31" r="3.6" fill="$ink"/>' +
    shape('M-4.4-41H1.8L2.6-33.4H-5.2Z')
  const pot =
    stroke('M-22 0L0-52 22 0M0-52V-28', 2) +
    shape('M-12-26Q-16-8 0-6 16-8 12-26Z') +
    stroke('M-9-20Q-8-13-2-11', 1, '$light') +
    shape('M-12 2Q-8-6-6-3-2-10 0-4 4-9 6-3 10-5 12 2Z', '$light')
  const millet = [0, 1, 2, 3, 4]
    .map((i) =>
      at(
        6 + i * 10,
        152 - (i % 2) * 4,
        1,
        stroke('M0 0Q1-30 4-52M1-20Q-8-28-12-22M2-32Q10-40 14-34', 1.4) +
          `<ellipse cx="5" cy="-58" rx="3" ry="8" fill="$ink"/>`,
        i * 2 - 6,
      ),
    )
    .join('')
  const ox =
    shape(
      'M-22-18Q-10-24 4-20L12-26Q8-34 2-36 12-36 16-29 20-36 28-35 22-32 20-26L24-18 20-15 14-17 10-8 11 6H7L5-6-12-6-13 6H-17L-19-8Q-24-2-24 4-26-10-22-18Z',
    ) + stroke('M-14-16Q-6-12 2-16', 1.2, '$light')
  return scene(
    'G7',
    sky(80, disc),
    land(far, '$shade'),
    hachure(far, 22, 0.3),
    land([0, 104, 120, 96, 252, 104]),
    hut(126, 106, 0.6),
    hut(232, 114, 0.95),
    at(84, 118, 0.8, ox),
    at(150, 140, 1, pot),
    smoke(150, 86, 0.5),
    at(118, 142, 0.95, sitter),
    at(184, 143, -0.95, sitter),
    at(206, 146, -0.95, sitter),
    millet,
    grass(0, 252, 158, 8, '$deep', 5),
  )
}

/** From the elephant grass: a Maxim gun, and a column that has seen nothing. */
function guerrillaWar(): string {
  const disc = { x: 92, y: 30, r: 14 }
  const far = [0, 58, 60, 50, 140, 62, 200, 46, 252, 56]
  const road = [0, 70, 126, 66, 252, 72]
  const gunner =
    shape('M-74 2Q-70-5-58-6L-40-8-30-13-14-15Q-6-18-2-14L2-8 12-6V-2L-2-2-10 0-30 2-52 4Z') +
    '<circle cx="-1" cy="-19" r="4.6" fill="$ink"/>' +
    shape('M-4.6-30H2.6L4-21.6-5.6-21.6ZM-5-22L-8.6-13-3-14Z') +
    stroke('M-36-8Q-26-12-16-13M-60-3L-44-4', 0.9, '$light')
  const maxim =
    shape('M-10-5H0V5H-10ZM0-4H34V4H0Z') +
    stroke('M34 0H42', 2) +
    stroke('M2 4L-12 22M4 4L18 22M-10 0H-16', 2) +
    stroke('M2-1.6H32', 1, '$light')
  return scene(
    'G8',
    sky(58, disc),
    land(far, '$shade'),
    hachure(far, 16, 0.4),
    land(road),
    stroke('M0 82Q126 74 252 84', 0.9, '$deep'),
    file(226, 82, 0.36, 15, 'helmet', ['rifle', 'rifle', 'rifle', 'load', 'load', 'load', 'rifle']),
    acacia(30, 84, 0.8),
    grass(0, 252, 104, 12, '$deep', 4),
    at(100, 130, 1.5, gunner),
    at(134, 116, 1.3, maxim, -5),
    shape('M0 128Q60 122 118 130 190 138 252 126V156H0Z'),
    grass(0, 70, 158, 62, '$ink', 4),
    grass(60, 176, 158, 22, '$line', 5),
    grass(168, 252, 158, 80, '$ink', 3.6),
  )
}

/** The real commander of the wet season. */
function rainsAndFever(): string {
  const disc = { x: 168, y: 60, r: 38 }
  const mosquito =
    stroke(
      'M-10-4L-34-38-62 20M-4-2L-18-50-44 40M4-4L24-46 50 34M10-6L40-40 74 18M-8 0L-24 30-30 52M8-2L22 28 30 50',
      1.7,
    ) +
    shape('M-20-6Q-10-26 10-18 18-10 10-2-4 6-20-6Z') +
    shape('M8-12Q34-6 70 22 72 28 64 27 30 12 4-2Z') +
    '<circle cx="-23" cy="-1" r="7" fill="$ink"/>' +
    stroke('M-27 4L-50 40', 1.9) +
    stroke('M-26-5L-44-12M-27-2L-46 0', 1) +
    stroke('M22-4L18 4M32 1L28 9M42 7L38 14M52 13L48 19M60 18L57 24', 1.6, '$light') +
    '<path d="M4-16Q40-56 96-44 84-22 10-12Z" fill="$light" fill-opacity=".72" stroke="$ink" stroke-width="1.2"/>' +
    stroke('M8-15Q46-42 92-43M12-13Q50-30 86-34M40-34L52-28M62-41L72-34', 0.7)
  return scene(
    'G9',
    sky(104, disc, 2.6),
    shape('M0 100Q60 92 120 100T252 98V156H0Z', '$shade'),
    sea(102),
    stroke('M36 104Q30 70 40 40M38 74L18 54M37 62L56 44M39 52L30 34', 3.2),
    stroke('M226 104Q232 78 226 56M228 84L242 68M228 74L214 62', 2.6),
    grass(0, 60, 112, 20, '$deep', 5),
    grass(196, 252, 112, 22, '$deep', 5),
    at(126, 84, 1.02, mosquito),
    grass(0, 252, 158, 22, '$ink', 6),
    rain('$deep', -0.2),
  )
}

/** The nine German cards. */
export const GERMAN: Readonly<Record<string, string>> = {
  G1: koenigsberg(),
  G2: lettow(),
  G3: askariRecruits(),
  G4: blockadeRunner(),
  G5: raidOnTheUgandaRailway(),
  G6: heiaSafari(),
  G7: livingOffTheLand(),
  G8: guerrillaWar(),
  G9: rainsAndFever(),
}
