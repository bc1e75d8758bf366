import type { Guide, ScenarioPage } from '@boma/showing'

/** The free game, whatever its points. */
const free: ScenarioPage = {
  history:
    'A meeting of two small forces that never was but might have been: you choose the lists, dice or agreement make the ground, and a die says who attacks and what is at stake.',
  needs: [
    'The Germans: more points than the British at the end (17.4): one for each enemy unit lost, two for its army leader, and an objective that is diced for (17.6).',
    'The British: more points than the Germans (17.4). A side that has lost two thirds of its figures withdraws (17.5).',
  ],
  sides: [
    'Both sides have the same points; whoever attacks has to move, and whoever has longer rifles can wait.',
    'Both sides have the same points; a ready list, such as the Indian brigade, is easier to lead than one of your own (17.10).',
  ],
}
/** What wins wherever there are objectives. */
const needs: ScenarioPage['needs'] = [
  'The Germans: more points than the British at the end, from what follows (17.4).',
  'The British: more points than the Germans (17.4). A side that has lost two thirds of its figures withdraws, and objectives on the ground fall to the enemy (17.5).',
]
const POINTS = ['300', '350', '400', '450', '500', '550', '600', '650', '700', '750', '800'] as const

/** What each scenario is, in English. */
export const scenarios: Guide['scenarios'] = {
  cutting: {
    history:
      'On 4 November 1914 the Lancashires and their Indian neighbours came out of the rubber and the palms before Tanga. Askari lay behind the railway embankment; while the British broke into the first houses, Lettow-Vorbeck brought his last company up by rail and struck at their flank.',
    needs,
    sides: [
      'The Germans defend with shorter rifles: keep out of sight until the enemy is near, and do not let Lettow-Vorbeck stand in front (8.3).',
      'The British have longer range and ten turns: come on firing, and have four men in a house at the end (17.4).',
    ],
  },
  'uganda-railway': {
    history:
      'In 1915 German patrols walked for days through waterless thorn to blow up trains and bridges of the Uganda Railway. Fights were rare; many died of thirst, and some were caught on the way home.',
    needs,
    sides: [
      'The Germans are the harder side: five turns there, a die for the mine, six turns home, and no time to fight on the way (17.8).',
      'The British are easy to lead: stand at the culvert and catch the porters (9.9).',
    ],
  },
  salaita: {
    history:
      'On 12 February 1916 the newly landed South Africans attacked Salaita Hill on the road to Taveta. Their guns shelled an empty trench on the crest, the real one lay at the foot, and a counter-attack out of the bush drove them back to their camp.',
    needs,
    sides: [
      'The Germans sit in a good trench and get a counter-attack from the west; the machine guns must not be lost early.',
      'The British are the harder side: open ground, brittle battalions, and a field gun that is wasted on the empty trench until the real line has shown itself.',
    ],
  },
  convoy: {
    history:
      'In 1917 the armies lived on what carriers brought them: columns of hundreds on a track through high grass, with a thin escort. Any bend could hide a company with a machine gun.',
    needs,
    sides: [
      'The Germans begin hidden and choose the moment; every shot before the carriers are near is lost (13.5).',
      'The British must walk ten turns along the road: scouts ahead, carriers first, and no fight that can be avoided (7.2).',
    ],
  },
  jassin: {
    history:
      'On 18 January 1915 Lettow-Vorbeck surrounded the post of Jassin on the coast. Its Indian garrison fired its last cartridges, lost its colonel, Raghbir Singh, and surrendered the next day; the Germans lost officers and ammunition that they could not replace.',
    needs,
    sides: [
      'The Germans need patience: storming costs more than it wins, and each ten men lost cost a point; from turn 8 the factory is short of cartridges.',
      'The British sit behind walls and have to last, until the relief has come over the fords.',
    ],
  },
  sphinxhaven: {
    history:
      'On 30 May 1915 the gunboat Gwendolen came back to Sphinxhaven on Lake Nyasa, where she had surprised the German steamer on her slip in the first days of the war. A landing party drove the defenders off, and the steamer was wrecked for good.',
    needs,
    sides: [
      'The Germans are few at first and must hold the slip until help comes over the ridge.',
      'The British are the harder side: land near enough and far enough, and work at the slip instead of shooting (17.8, 17.9).',
    ],
  },
  lukuledi: {
    history:
      'In October 1917, a few days after the bloodiest battle of the campaign at Mahiwa, Lettow-Vorbeck fell upon the mission of Lukuledi. Companies of the King’s African Rifles stood there behind garden wall and church, far from help.',
    needs,
    sides: [
      'The Germans attack with equal rifles against walls and have to be quick, for help comes from turn 3 on.',
      'The British are the easier side: hold any one of three houses with four men (17.4).',
    ],
  },
  ngomano: {
    history:
      'On 25 November 1917 the Germans forded the Rovuma and surrounded the Portuguese camp at Ngomano. Major Pinto fell early, the camp surrendered, and the askari left it with new rifles, cartridges and food for weeks.',
    needs,
    sides: [
      'The Germans have better troops and three fords, but a river to cross under machine guns.',
      'The British side is the Portuguese: weak in morale, safe in the trench as long as nobody panics (8.6).',
    ],
  },
  ...Object.fromEntries(POINTS.map((points) => [`free-${points}`, free])),
}
