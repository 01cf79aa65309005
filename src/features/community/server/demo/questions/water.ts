import type { DemoQuestion } from '../types';

const category = 'water_resources' as const;

/** Wells, drains, plumbing, tanks. */
export const water: DemoQuestion[] = [
  {
    title: 'Open well dries in March since the neighbour drilled to 120 m',
    text: 'Well of 11 m in weathered gneiss at Elappully, recharge pit exists. Deepen, or bore inside the well?',
    category,
    tags: ['well', 'recharge', 'Elappully'],
    answers: [
      'The bore well cased through your layer is no thief, but the fracture may be shared. A vertical bore of 25 m in the well bottom helps when a resistivity survey shows something. Without it you only let the water out downwards.',
      'More recharge first: the roof of 180 m² gives 350 m³ a year. Two pits of 1.5 m³ do not even take a shower.',
    ],
    best: 1,
  },
  {
    title: 'Septic tank for a house of eight: sizes that work in laterite',
    text: 'IS 2470 against the three chambers every mason builds. Effluent to a leach pit, well of the neighbour at 14 m.',
    category,
    tags: ['septic tank', 'IS 2470'],
    answers: [
      'For eight people 2.5 m³ liquid in two chambers, 1.2 m deep, baffle and vent. The third chamber is folklore, but it does no harm.',
      'Do not lead the bath water into it. Separate soak pit, or it is full in two years.',
    ],
    best: 0,
    solved: true,
    byDemoMember: true,
  },
  {
    title: 'Hammering in the pipes when the washing machine closes',
    text: 'Two storeys, tank on a 3 m stand, 20 mm CPVC for everything. Knocks in the whole house.',
    category,
    tags: ['plumbing', 'CPVC'],
    answers: ['Arrestor at the machine and clips each 800 mm. 25 mm riser next time.'],
    best: 0,
  },
  {
    title: 'Storm drain for a layout: which intensity for Palakkad?',
    text: 'Rational method for 6 acres. I find 50, 75 and 100 mm/h in old designs. Is there an IDF curve for the district?',
    category,
    tags: ['drainage', 'IDF', 'rainfall'],
    answers: [
      'For a 15 minute concentration and 5 years I use 110 mm/h after 2018. IMD sells the hourly data; the college has fitted curves for Pattambi station.',
      'Ask where it goes. Two of three layouts end in a channel that is full when it rains like that.',
    ],
    best: 0,
  },
  {
    title: 'Check dam of 1.2 m across a thodu: who owns the design?',
    text: 'Panchayat asked our area to propose one under the employment scheme. Catchment about 1.1 km².',
    category,
    tags: ['check dam', 'panchayat'],
    answers: [],
  },
  {
    title: 'Iron in bore water stains everything: filter before or after the tank?',
    text: '2.8 mg/l iron, pH 6.2.',
    category,
    tags: ['water quality', 'iron'],
    answers: ['Aerate into the tank by a shower pipe, settle, then sand filter to the house. Raise the pH with limestone chips or the filter stays red.'],
    best: 0,
    solved: true,
  },
  {
    title: 'Swimming pool of 8 × 4 m on filled ground',
    text: 'Fill of 1.5 m, three years old. RCC shell of 200 mm. Float or settle?',
    category,
    tags: ['pool', 'filled land'],
    answers: [
      'Both, one after the other. Empty pool with July water at 0.5 m floats: relief valves or 300 mm of concrete. Take the fill out below the deep end at least.',
    ],
  },
  {
    title: 'Flood mark of 2018 and 2019 near Kalpathy: how high do you set the plinth?',
    text: 'Water stood 0.7 m above the road in 2018. The road was raised by 0.4 m since.',
    category,
    tags: ['flood', 'plinth', 'Kalpathy'],
    answers: [
      'Mark of 2018 plus 0.6 m, and breakers and sockets above that. The road is no reference, it rises with every contract.',
      'Irrigation has the levels of the gates at Malampuzha for both years. Worth a letter.',
    ],
    best: 0,
  },
  {
    title: 'Solar pump or overhead tank for drip in a nursery?',
    text: '1.5 acres at Nemmara, well of 9 m.',
    category,
    tags: ['pump', 'solar', 'irrigation'],
    answers: [],
  },
  {
    title: 'Leak test of a sump before plastering: how long and how much loss is allowed?',
    text: '12,000 litre RCC sump under the car porch.',
    category,
    tags: ['sump', 'testing'],
    answers: ['Seven days full after two days of soaking, drop below 20 mm less evaporation, measured in a bucket beside it. Fill it before the outside is back-filled.'],
  },
];
