import { type Lesson, taught } from '@boma/showing'
import type { Table } from '../layout.ts'
import { first, gather, line, port } from './plans.ts'

/** The lessons and exercises, in English. */
export const lessons: readonly Lesson<Table>[] = [
  taught(first, {
    title: 'First evening',
    about: 'You lead the Allies through September 1914: recruits, a landing, a battle, a march by road, supply.',
    steps: {
      recruit: {
        title: 'Raise a unit',
        ask: 'Recruit the Umvoti Mounted Rifles.',
        why: 'Nearly everything is paid for with action points, which are rolled for each turn (9.1). Mounted rifles cost 2 of them. What you do not spend you keep, but never more than 12 (9.2).',
        otherwise: 'You may raise that one as well. The lesson wants the points for a landing afterwards.',
      },
      deploy: {
        title: 'Place it',
        ask: 'Place the Umvoti Mounted Rifles at Port Nolloth.',
        why: 'A recruit is placed where its line in the table says, and may march in the same turn (10.4, 10.1). Nine Allied units may stand in a hex, those that never move not counted (14.2, 14.3).',
        otherwise: 'It may come in there, too.',
      },
      end: {
        title: 'End recruiting',
        ask: 'End the Recruit Phase.',
        why: 'A turn has five phases: action points, recruiting, marches, supply, rally (7.0). After recruiting come the marches.',
        otherwise: 'You may raise more, but each point is one march less (12.2).',
      },
      ship: {
        title: 'By sea to Walvis Bay',
        ask: 'Ship the 1st South African Mounted Riflemen and the Durban Light Infantry from Cape Colony to Walvis Bay.',
        why: 'A naval transfer costs 2 points and goes from a port or Cape Colony to any coastal hex without Germans (22.1, 22.2). Walvis Bay is your enclave next door to Swakopmund (2.1).',
        otherwise: 'They may land there, but Swakopmund is out of their reach then.',
      },
      attack: {
        title: 'Attack from where you landed',
        ask: 'Attack Swakopmund.',
        why: 'A force that lands next to Germans may attack them in the same action, without more points (22.3). It attacks one hex, and only once (15.2, 15.6).',
        otherwise: 'You may hold as well. But then the attack costs another point later (15.3).',
      },
      join: {
        title: 'Take along who is there',
        ask: 'Let the Cape Town Highlanders join the attack.',
        why: 'Mobile units that stood in the hex already may take part (15.2, 12.4). The Cape Town Highlanders hit with 4 or less (16.1).',
        otherwise: 'It is allowed to leave the Highlanders out. But they are a third of your fire.',
      },
      gun: {
        title: 'The naval gun',
        ask: 'Commit the naval gun.',
        why: 'Against Germans who defend a port or a coastal hex it fires as artillery, and nobody can hit it (23.5). It serves once a turn.',
        otherwise: 'Without the gun you fire one die less.',
      },
      bid: {
        title: 'Battlefield advantage',
        ask: 'Spend no point on the advantage.',
        why: 'Both sides roll a die; the defender adds 1 for the town, and 1 point would add 1 for you (15.5.2). Whoever is higher fights or withdraws, and fires first (15.5.3, 15.5.4).',
        otherwise: 'A point adds 1 to your die. One weak unit is not worth it.',
      },
      fight: {
        title: 'Fight',
        ask: 'Fight.',
        why: 'You have the advantage: 5 against 3. First artillery fires, yours before theirs, then all others (15.5.4). A die that is not above the factor hits; a hit disrupts a unit, and removes one that has one step only (16.1, 16.3).',
        otherwise: 'To withdraw saves everybody, but Swakopmund stays German.',
      },
      advance: {
        title: 'Advance into the town',
        ask: 'Advance with the 1st South African Mounted Riflemen, and leave the others.',
        why: 'The attacker has won and the hex is empty, so any of his mobile units may advance (17.5). A town is yours only while a unit of yours is in it (4.0).',
        otherwise: 'Others may advance as well; somebody should stay at Walvis Bay.',
      },
      road: {
        title: 'March along a road',
        ask: 'March with the Natal Light Horse from Springbok to Steinkopf.',
        why: 'A march costs 1 point, for any number of units from one hex (12.2, 12.1). Along a railway runs a road: half a movement point a hex, whatever the ground (21.1).',
        otherwise: 'It may go there, too. Mind that a unit that enters an enemy zone halts (11.4).',
      },
      supply: {
        title: 'End the marches',
        ask: 'End the March Phase.',
        why: 'Now supply is checked. Next to a supply unit, as the Natal Light Horse are, and in towns units are in supply (18.1). The others need a line to a supply unit or a port of yours, or they roll: 1 to 3 disrupts them (18.2, 18.5).',
        otherwise: 'You have points left for more marches. What is left is kept (9.2).',
      },
      rally: {
        title: 'End your turn',
        ask: 'End the Rally Phase.',
        why: 'A point restores up to two disrupted units in a hex that are in supply (19.2). Nobody is disrupted, so the Germans have their turn.',
        otherwise: 'Nothing needs to be rallied.',
      },
    },
    end: 'That is a turn. The Allies win at once when they hold every town of South-West Africa, of South Africa, and Walvis Bay (5.2); if they have not by the end of turn 10, the Germans have won (5.1, 5.3). From turn 2 on each turn begins with an event (8.2), and the fog of war hides who stands where (26.0).',
  }),
  taught(line, {
    title: 'Off the railway',
    about:
      'Germans: the 1st South African Mounted Riflemen have come by rail to Usakos, next to Karibib, and threaten the line to Windhoek.',
    steps: {
      line: {
        title: 'Drive them back',
        ask: 'Win a battle against the patrol this turn.',
        why: 'One force attacks one hex (15.2). A leader adds 1 to the die for the advantage (15.5.2).',
        otherwise: 'The turn is over, and the patrol has not been beaten.',
      },
    },
    end: 'Best known: march from Karibib with everybody, not a step, and attack Usakos (15.3). Franke adds 1, two guns fire before the others (15.5.4), and a unit alone that is disrupted has lost (17.1). So you win 97 of 100 such attacks; the three field companies with Franke but without the guns win 75.',
  }),
  taught(port, {
    title: 'Lüderitz Bay from the sea',
    about: 'Allies: the port in the south is held by militia and a wireless station.',
    steps: {
      port: {
        title: 'A port in one turn',
        ask: 'Take Lüderitz Bay this turn.',
        why: 'Nobody lands in a hex with Germans, but next to them (22.2, 22.3). After a victory your units may advance (17.5).',
        otherwise: 'The turn is over, and Lüderitz Bay is not yours.',
      },
    },
    end: 'Best known: everybody in Cape Colony sails to 2425, attacks Lüderitz Bay in the same action with the naval gun, and the Durban Light Infantry advances. It costs 2 points in all, whoever sails (22.2), and the town brings 1 each turn (9.1). All nine win 96 attacks of 100. The 1st South African Mounted Riflemen and the Durban Light Infantry alone win 55, and without the gun none: the trench halves their hits (16.5), and both defenders must be hit at once (17.1). The supply wagon feeds whoever stays in the desert (18.1).',
  }),
  taught(gather, {
    title: 'Three for one point',
    about: 'Germans: your units at Swakopmund are far from Franke at Karibib, and points are dear.',
    steps: {
      gather: {
        title: 'Concentrate',
        ask: 'Bring three units to Karibib in one action.',
        why: 'A march moves units of one hex (12.1). A leader can call those who could reach him in one march, each by its own way (20.3).',
        otherwise: 'The turn is over, and three units have not come.',
      },
    },
    end: 'Best known: concentrate on Franke, and let 1. Feldkompanie, 2. Feldkompanie and 1. Batterie come. It costs one point wherever they come from (20.3); then one battle may be fought from his hex.',
  }),
]
