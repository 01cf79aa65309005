import type { DemoQuestion } from '../types';

const roads = 'transportation' as const;
const environment = 'environmental' as const;
const other = 'other' as const;

/** Roads, the environment, and the profession. */
export const roadsAndMore: DemoQuestion[] = [
  {
    title: 'Concrete or paver blocks for a 3.6 m village road with a 1 in 8 grade',
    text: 'Tarring washes off every second monsoon near Dhoni. Ward member wants pavers.',
    category: roads,
    tags: ['village road', 'pavers', 'gradient'],
    answers: [
      'Concrete, M30, 150 mm on 100 GSB, joints at 4 m, broomed across. Pavers creep down at 1:8 unless each 6 m has a beam.',
      'Side drain first. Whatever you lay, the water lifts it from the edge.',
    ],
    best: 0,
    solved: true,
  },
  {
    title: 'Speed breakers in front of a school: dimensions that PWD accepts',
    text: 'PTA built one of their own and two riders fell. We are asked for a proper one.',
    category: roads,
    tags: ['speed breaker', 'school', 'IRC 99'],
    urgency: 'urgent',
    answers: [
      'IRC 99: 3.7 m wide and 100 mm high for 25 km/h, signs 40 m before, thermoplastic stripes, and the road safety authority\'s consent. Raised crossing of 75 mm is kinder.',
    ],
    best: 0,
  },
  {
    title: 'CBR of 3 on a panchayat road over paddy: sand blanket or lime?',
    text: '1.4 km, two harvest machines a year and school buses daily.',
    category: roads,
    tags: ['CBR', 'subgrade', 'paddy'],
    answers: ['Lime at 4 % brought 3 to 9 for us at Koduvayur, where the clay is plastic. Test the soil for sulphates before.'],
  },
  {
    title: 'Culvert of 2 m span: box or slab on abutments?',
    text: 'Bed level is sand, flow only in monsoon, must be open again in 25 days.',
    category: roads,
    tags: ['culvert', 'box'],
    answers: [
      'Precast box in two segments, one crane for half a day. 25 days in July for cast abutments is a wish.',
      'Cut-off walls at both ends, or the sand leaves below the box.',
    ],
    best: 0,
  },
  {
    title: 'Turning circle of a fire engine in a gated layout',
    text: '6 m roads, cul-de-sac of 45 m. Drawing shows 9 m radius at the head.',
    category: roads,
    tags: ['fire', 'layout', 'turning'],
    answers: [],
  },
  {
    title: 'Level crossing closed: temporary diversion for a textile mill\'s containers',
    text: 'Forty foot containers for three months through a 5 m road with two right angles.',
    category: roads,
    tags: ['diversion', 'containers'],
    answers: ['Swept path for 12 m trailers on the survey first. At a right angle in 5 m they do not turn, so rent the corner plot.'],
  },
  {
    title: 'Bitumen emulsion for patching in rain: which one works?',
    text: 'Potholes at the bus stand, cold mix from bags floats away.',
    category: roads,
    tags: ['potholes', 'bitumen'],
    answers: [],
  },
  {
    title: 'Footpath tiles for blind people: where do the warning tiles go at a driveway?',
    text: 'Town road, thirty shop ramps in 400 m.',
    category: roads,
    tags: ['accessibility', 'footpath'],
    answers: ['Warning tiles only where wheels cross often: two rows, 300 mm before the ramp on each side. Thirty of them in a row tell nothing any more.'],
  },
  {
    title: 'Cool roof in Palakkad: has anyone measured it?',
    text: 'White tiles or reflective paint on a slab without insulation. I want numbers before I recommend it.',
    category: environment,
    tags: ['cool roof', 'heat'],
    urgency: 'discussion',
    file: 'roof-temperatures.pdf',
    answers: [
      'Measured on two same houses in April: soffit 44 °C bare, 37 °C with reflective paint, 36 with broken white tiles. Paint was back at 40 in the second year, dust.',
      'Ventilated sheet over the slab gave me 34. Costs four times the paint.',
    ],
    best: 0,
    solved: true,
    byDemoMember: true,
  },
  {
    title: 'Construction waste of a demolished house: where does it go legally?',
    text: '90 m³ of rubble. The lorries offer the nearest wetland.',
    category: environment,
    tags: ['demolition', 'waste'],
    answers: [
      'Crusher at Kanjikode takes concrete without steel for 150 a tonne. Laterite goes into the next plinth, ask in the area group.',
      'Filling the wetland with it is a case with confiscation of the lorry. Put that to the driver.',
    ],
    best: 0,
  },
  {
    title: 'Dust from cutting laterite at site: what do you ask for?',
    text: 'Neighbours with asthma, street of 4 m.',
    category: environment,
    tags: ['dust', 'laterite', 'neighbours'],
    answers: ['Cut at the quarry or wet, and net around the place. It is in the rules for sites, and a hose costs nothing.'],
  },
  {
    title: 'Quarry blasting 60 m from a house under construction',
    text: 'Vibration felt, no cracks yet. Is there a distance or a peak velocity to hold them to?',
    category: environment,
    tags: ['quarry', 'vibration'],
    urgency: 'urgent',
    answers: [],
  },
  {
    title: 'Wastewater of a service station: oil trap sizes',
    text: 'Two bays at Vadakkenchery, the board\'s form asks for a design.',
    category: environment,
    tags: ['oil trap', 'pollution control'],
    answers: ['Three chambers of 1 m³ for two bays, retention 30 minutes at your pump rate, T-pipes, and a pit for the sludge that a tanker can reach.'],
    best: 0,
  },
  {
    title: 'Trees to be kept on a small plot: how near to a jack may you dig?',
    text: 'Jack of 900 mm girth, footing drawn at 1.6 m from the stem.',
    category: environment,
    tags: ['trees', 'foundation'],
    answers: [],
    unseen: true,
  },
  {
    title: 'Which free software do you use for bar bending schedules?',
    text: 'Spreadsheets grow over my head from four floors on.',
    category: other,
    tags: ['software', 'bar bending'],
    urgency: 'discussion',
    answers: [
      'A spreadsheet with shape codes of IS 2502 and one row per bar mark. The trick is one sheet per member type:\n\n```\nmark  dia  no  shape  a    b    cut length\nB1-a  16   4   21     230  420  = 2*(a+b)\n```\n\nNo software has been faster for houses.',
      'FreeCAD\'s reinforcement workbench writes schedules. Learning it took two weekends.',
    ],
  },
  {
    title: 'Teaching the new ones: would you take diploma students for six weeks?',
    text: 'The polytechnic asks the unit for places in May. What can they do at site without being in danger, and who insures them?',
    category: other,
    tags: ['students', 'training'],
    urgency: 'discussion',
    answers: [
      'Cube register, measurement book, setting out with the mason. Insurance by the college, ask for the policy number.',
      'I take two each year. One of them signs my drawings now.',
    ],
  },
  {
    title: 'Professional indemnity insurance: does any member have one?',
    text: 'After the beam at Kongad I would like to know what it costs for a one-man office.',
    category: other,
    tags: ['insurance', 'practice'],
    answers: [
      'Cover of 50 lakh is about 14,000 a year with a public insurer. They ask for the number of projects and whether you do structures.',
    ],
    best: 0,
  },
  {
    title: 'Old theodolite of my father: where to have it adjusted?',
    text: 'A Wild T1 of 1968. It should see one more site before it goes into the cupboard.',
    category: other,
    tags: ['survey', 'instruments'],
    answers: ['There is a man at Coimbatore who does nothing else. Two weeks, and he will tell you stories.'],
    best: 0,
    solved: true,
  },
];
