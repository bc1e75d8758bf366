/** What scenarios ask for (appendix D): objectives by their place in the data, and rules of their own. */
export const scenarios = {
  'scene.cutting':
    'The Lancashires and the Indians come through the rubber and the palms; Askari lie behind the railway embankment, and a company is on its way by rail.',
  'goal.cutting.0': 'A British unit of 4 figures or more is in one of the houses at the end',
  'goal.cutting.1': 'More British than German figures are west of the embankment at the end',
  'goal.cutting.2': 'No British figure is west of the embankment at the end',
  'goal.cutting.3': 'Each German unit destroyed or routed',
  'goal.cutting.4': 'Each British unit destroyed or routed',
  'scene.uganda-railway': 'A patrol has marched a week through the thorn to blow up a culvert, and wants to come home.',
  'goal.uganda-railway.0': 'The culvert is blown up',
  'goal.uganda-railway.1':
    'At least half of the German figures, porters apart, leave by the south edge after the explosion',
  'goal.uganda-railway.2': 'The culvert is whole at the end',
  'goal.uganda-railway.3': 'The porters are captured',
  'special.uganda-railway.0':
    'The mine. The porters work (17.8) at the culvert with a German unit of 3 figures or more within 4 inches; it goes off on 3-6. Germans may then leave by the south edge.',
  'scene.salaita':
    'On the road to Taveta. The South Africans take the empty trench on the crest for the German line; it lies at the foot. An armoured car goes with them.',
  'goal.salaita.0': 'At the end a British unit is on the hill or within 2 inches of the trench, and no German unit is',
  'goal.salaita.1': 'No British figure is north of the thorn hedge (y over 21) at the end',
  'goal.salaita.2': 'Each German unit destroyed or routed',
  'goal.salaita.3': 'Each British unit destroyed or routed',
  'special.salaita.0':
    'The crest. The field gun may only fire at the empty trench, without a die and without effect, until a German unit has shot or a British figure has been within 12 inches of that trench.',
  'scene.convoy': 'A column of carriers on a track through high grass; somebody waits for it.',
  'goal.convoy.0': 'Each 4 carriers that leave by the east edge along the track',
  'goal.convoy.1': 'Each 4 carriers captured or killed',
  'goal.convoy.2': 'The British army leader is killed',
  'goal.convoy.3': 'Each German unit destroyed or routed',
  'goal.convoy.4': 'Each British unit destroyed or routed',
  'special.convoy.0': 'The carriers may leave by the east edge between y 16 and y 28.',
  'scene.jassin': 'A stockaded sisal factory, short of cartridges, and a relief that must come over the river.',
  'goal.jassin.0': 'No British unit is in the factory at the end',
  'goal.jassin.1': 'A British unit of 4 figures or more is in the factory at the end',
  'goal.jassin.2': 'Each relief unit within 6 inches of the factory at the end',
  'goal.jassin.3': 'Each 10 German figures lost',
  'special.jassin.0':
    'Cartridges. From turn 8 a British unit in the factory shoots with half its figures, rounded up, those with the lowest numbers; a machine gun there with half its shots, rounded up.',
  'scene.sphinxhaven': 'A gunboat and landing parties come for the steamer on the slip.',
  'goal.sphinxhaven.0': 'The steamer is wrecked',
  'goal.sphinxhaven.1':
    'No landing party is destroyed or routed, and each is back aboard or has no German figure within 12 inches at the end',
  'goal.sphinxhaven.2': 'The steamer is whole at the end',
  'goal.sphinxhaven.3': 'The gunboat has retired or is aground at the end',
  'goal.sphinxhaven.4': 'Each German unit destroyed or routed',
  'goal.sphinxhaven.5': 'Each British unit destroyed or routed',
  'special.sphinxhaven.0':
    'Landing. The British landing parties are afloat and land (17.9) on the shore line y 20, at least 8 inches from every enemy; they may embark from the beach.',
  'special.sphinxhaven.1':
    'The steamer. A British foot unit of 3 figures or more that works (17.8) at the slip wrecks her on 4-6. The gunboat may aim at her (at 39, 22): a hit, or a blast that covers that point, counts 10; at 120 she is wrecked.',
  'scene.lukuledi':
    'Two companies hold a mission station, its garden wall and its church, against Lettow-Vorbeck; cavalry and a third company are near.',
  'goal.lukuledi.0': 'At the end a German unit of 4 figures or more is in the church, and no British unit is',
  'goal.lukuledi.1': 'A British unit of 4 figures or more is in the church, the mission house or the school at the end',
  'goal.lukuledi.2': 'Each German unit destroyed or routed',
  'goal.lukuledi.3': 'Each British unit destroyed or routed',
  'scene.ngomano':
    'The Germans ford the Rovuma to take cartridges and food from a Portuguese camp. The Portuguese play the British side.',
  'goal.ngomano.0': 'At the end a German unit of 4 figures or more is in the camp trench, and no Portuguese unit is',
  'goal.ngomano.1': 'The stores are captured',
  'goal.ngomano.2': 'Major Pinto is killed',
  'goal.ngomano.3': 'A Portuguese unit of 4 figures or more is in the camp trench at the end',
  'goal.ngomano.4': 'Each German unit destroyed or routed',
  'goal.ngomano.5': 'Each Portuguese unit destroyed or routed',
} as const
