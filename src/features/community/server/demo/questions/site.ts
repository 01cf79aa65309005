import type { DemoQuestion } from '../types';

const category = 'construction' as const;

/** How work is done and kept safe. */
export const site: DemoQuestion[] = [
  {
    title: 'Concreting a slab in the monsoon: when do you call it off?',
    text: 'July, a shower every two hours. Mix plant and people are ordered for Saturday, 14 m³. What is your line?',
    category,
    tags: ['monsoon', 'slab', 'planning'],
    urgency: 'discussion',
    answers: [
      'No start when it rains at six in the morning. Sheets for the whole area ready, a joint planned at a third of the span with the keys cut, and somebody who looks at the radar every half hour.',
      'Sand moisture is the other half: reduce the water by what the sand brings, about 60 litres per m³ after such a night.',
    ],
    best: 0,
    solved: true,
  },
  {
    title: 'Scaffolding of areca poles on a three-storey front: still defensible?',
    text: 'Painters brought their own. Ties every second bay with coir. After last year\'s fall at a site nearby I am afraid of it.',
    category,
    tags: ['scaffold', 'safety'],
    urgency: 'urgent',
    answers: [
      'Above two storeys no. Steel cup-lock for hire is 22 rupees per m² and month. Put it into the contract with the inspection tag, so that it is not your word against theirs.',
      'Whoever is the engineer on record is in the first information report. That settled it for me.',
    ],
    best: 0,
  },
  {
    title: 'Stripping time of a slab with Fe 550 and M25 at 28 °C',
    text: 'Contractor reads 7 days from IS 456 and forgets the props. Do you use cubes cured beside the slab?',
    category,
    tags: ['stripping', 'props', 'IS 456'],
    answers: [
      'Sheets at 7, props at 14 up to 4.5 m and 21 beyond. Field-cured cubes at 70 % let me go to 12, no earlier.',
    ],
  },
  {
    title: 'Basement water stopping at the wall joint',
    text: 'Swelling bar was laid, but the joint weeps after each rain. 300 m² parking basement, water 0.6 m above floor in August.',
    category,
    tags: ['basement', 'waterproofing'],
    answers: [
      'PU injection through packers at 150 mm staggered from the inside, in the wet season so that you see where it comes. The bar was wet before it was covered, nine times of ten.',
    ],
    best: 0,
    byDemoMember: true,
  },
  {
    title: 'Terrace waterproofing on a slab that ponds 15 mm',
    text: 'Flat slab without slope, 2009. Options: screed to slope with 60 kg/m² more, a liquid membrane on it as it is, or a truss.',
    category,
    tags: ['terrace', 'waterproofing', 'leak'],
    answers: [
      'New outlets first: two cores of 110 mm at the low spots cost nothing. Then membrane with fleece at the corners. No truss for 15 mm of water.',
      'Foam concrete screed of 600 kg/m³ weighs a third of what you fear.',
    ],
    best: 0,
    solved: true,
  },
  {
    title: 'How do you set out a curved wall with a radius of 22 m on a narrow plot?',
    text: 'Centre lies on the neighbour\'s house. Total station is broken.',
    category,
    tags: ['setting out', 'survey'],
    answers: ['Offsets from the chord: for 10 m chord the middle ordinate is 0.575 m, then a table every metre. Drawn in CAD in five minutes and set with a tape.'],
    best: 0,
  },
  {
    title: 'Formwork for exposed concrete: which ply and how many uses?',
    text: 'Facade fins of a bank at Olavakkode. Architect wants no bolt holes.',
    category,
    tags: ['formwork', 'exposed concrete'],
    answers: [],
  },
  {
    title: 'Loading and unloading dispute stops the site for four days',
    text: 'Union asks for wages for a self-unloading lorry. How did you settle it without a police case?',
    category,
    tags: ['labour', 'site'],
    urgency: 'discussion',
    answers: [
      'District labour officer, in writing, the same day. The rates for the zone are published; self-unloading has its own line.',
      'Welfare board registration of your own people takes away half of the argument.',
    ],
  },
  {
    title: 'Chasing walls of 115 mm for conduits on both sides',
    text: 'Electrician cut 30 mm from both sides at the same height for the switchboards. Wall wobbles.',
    category,
    tags: ['masonry', 'electrical'],
    answers: ['Rebuild that panel between two stiff points. And one drawing per room with the boxes before the mason starts.'],
  },
  {
    title: 'Drone survey of a 3 acre plot: good enough for levels?',
    text: 'Offer of 9,000 rupees with contours of 0.5 m. Half of the plot is under rubber.',
    category,
    tags: ['drone', 'survey', 'levels'],
    answers: ['Under the trees it shows you the trees. Open half by drone with six ground points, the rest by total station.'],
  },
  {
    title: 'Lift pit of 1.4 m in a house with water at 0.9 m',
    text: 'Supplier will not do less. Tank it or choose a lift with 300 mm pit?',
    category,
    tags: ['lift', 'basement'],
    answers: [],
    unseen: true,
  },
  {
    title: 'Snag list before handing over: does anyone have a good one?',
    text: 'I walk through with a pencil and forget the taps each time.',
    category,
    tags: ['handover', 'checklist'],
    urgency: 'discussion',
    answers: [
      'Room by room, from the ceiling down:\n\n- ceiling, fan hook, lights\n- walls, switches, each one pressed\n- doors and windows, each one opened and locked\n- floor with a coin for hollow tiles\n- water: every tap, every flush, every trap after ten minutes',
      'With the owner, and both sign. What is found a week later is then wear.',
    ],
    best: 0,
    solved: true,
  },
];
