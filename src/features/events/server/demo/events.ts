import type { EventCategory } from '../../contract/categories';

/** A demo event; made up, like everything it names. */
export interface DemoEvent {
  title: string;
  category: EventCategory;
  /** Days from today, negative in the past. */
  day: number;
  /** `10:00` in the site's zone; null when only the day is known. */
  time: string | null;
  location: string;
  description: string;
  links?: string;
  website?: string;
  /** Files in media/, without .jpg; the first is the one that lists show. */
  posters: string[];
  /** Days before today on which it was announced. */
  announced: number;
  hidden?: true;
}

/** Fourteen events around today: thirteen to be seen, one not announced yet. */
export const demoEvents: readonly DemoEvent[] = [
  {
    title: 'Tea and tolerances: the young engineers’ monthly meetup',
    category: 'Meetup',
    day: 0,
    time: '18:30',
    location: 'Engineers’ House, Fort Maidan Road, Palakkad',
    description:
      'One site, one mistake, one cup of tea. Two members show a detail that went wrong and how it was put right; everybody else brings questions.\n\nLicensed in the last five years, or still studying? You are who this is for. No registration; the tea is on the committee.',
    posters: ['tea-and-tolerances'],
    announced: 12,
  },
  {
    title: 'Roof to well: rainwater harvesting, hands on',
    category: 'Workshop',
    day: 1,
    time: '09:30',
    location: 'Weavers’ Society Hall, Chittur',
    description:
      'How much rain falls on a roof in Chittur, and how little of it stays. In the morning we size gutters, first-flush and filter for a real house; in the afternoon we build the filter and lead it to an open well.\n\n40 places, members first. Lunch is served.',
    links: 'rainharvest.example/chittur, https://groundwater.example/open-wells; calculator.example/roof',
    website: 'https://rainharvest.example',
    posters: ['rain-to-well', 'rain-to-well-programme', 'rain-to-well-bring'],
    announced: 30,
  },
  {
    title: 'Samples and handshakes: an evening with the district’s suppliers',
    category: 'Networking',
    day: 4,
    time: '17:00',
    location: 'Municipal Community Hall, Ottapalam',
    description:
      'Twenty-four tables, no speeches. Suppliers of cement, steel, tiles, paint and fittings lay out what they have; engineers ask what a brochure does not say.',
    links: 'suppliers.example/tables',
    posters: ['suppliers-evening'],
    announced: 25,
  },
  {
    title: 'Laterite and lime: building with what the district gives',
    category: 'Symposium',
    day: 9,
    time: '10:00',
    location: 'Nila Auditorium, Shoranur Road, Ottapalam',
    description:
      'Five talks by people who cut, lay, plaster and test it: from the quarry to three houses that can be visited afterwards.',
    links: 'https://laterite.example/papers\nlaterite.example/houses',
    website: 'laterite.example',
    posters: ['laterite-and-lime', 'laterite-and-lime-programme'],
    announced: 40,
  },
  {
    title: 'Paper carries: model bridge competition for students',
    category: 'Competition',
    day: 16,
    time: null,
    location: 'Government Polytechnic College, Palakkad',
    description:
      'Teams of three build a bridge of 60 cm out of paper, string and paste, at most 250 g. In the afternoon it is loaded until it fails, and the load carried per gram decides.\n\nOpen to every college and polytechnic of the district.',
    links: 'bridges.example/rules; bridges.example/entry',
    posters: ['bridge-models', 'bridge-models-rules', 'bridge-models-prizes'],
    announced: 33,
  },
  {
    title: 'Through the Gap: annual conference of licensed engineers',
    category: 'Conference',
    day: 27,
    time: '09:30',
    location: 'Town Hall, Palakkad',
    description:
      'The day of the year on which all seven areas meet. The opening, four papers in four rooms, a sadya, and in the afternoon the general body with the election of the executive committee.\n\n9:30 Registration and tea\n10:00 Opening by the President\n10:45 Twenty years of the Gap road\n1:15 Sadya\n2:15 Four rooms, four papers\n4:30 General body and election\n\nMembers vote with their membership card. Guests are welcome until 4:15.',
    links: 'https://conference.example/programme, https://conference.example/papers, conference.example/travel',
    website: 'https://conference.example',
    posters: ['annual-conference', 'annual-conference-programme', 'annual-conference-papers', 'annual-conference-visitors'],
    announced: 60,
  },
  {
    title: 'The plan clinic: building permits that pass the first time',
    category: 'Workshop',
    day: 45,
    time: '10:30',
    location: 'Taluk Library, Pattambi',
    description:
      'Bring a plan you are about to submit. Three members who sit on the other side of the counter go through it with you: setbacks, road width, coverage, rainwater, and the area statement.\n\nTwenty minutes per plan; the waiting is half the lesson.',
    website: 'permits.example/clinic',
    posters: ['plan-clinic', 'plan-clinic-checklist'],
    announced: 8,
  },
  {
    title: 'A walk over Malampuzha dam with the maintenance crew',
    category: 'Meetup',
    day: 73,
    time: '07:00',
    location: 'Malampuzha Dam, north gate',
    description:
      'Galleries, gates and seepage weirs, before the sun is high.\n\nSturdy shoes, an identity card, and names ten days ahead: the dam is a protected place.',
    posters: [],
    announced: 5,
  },
  {
    title: 'Family day at Dhoni',
    category: 'Meetup',
    day: 34,
    time: '09:00',
    location: 'Dhoni, forest gate',
    description: 'A draft: bus, lunch and the entry of the forest office are still to be settled.',
    posters: [],
    announced: 2,
    hidden: true,
  },
  {
    title: 'What the ground says: reading soil reports',
    category: 'Workshop',
    day: -6,
    time: '10:00',
    location: 'Rural Development Centre, Mannarkkad',
    description:
      'A rig bored a hole before our eyes, and thirty-one members read the log metre by metre. What an N value means for a footing, and three reports from the district with three different mistakes.',
    links: 'https://soil.example/slides',
    posters: ['soil-reports', 'soil-reports-programme'],
    announced: 38,
  },
  {
    title: 'Area secretaries’ round table',
    category: 'Networking',
    day: -19,
    time: '15:00',
    location: 'Engineers’ House, Fort Maidan Road, Palakkad',
    description: 'The seven area secretaries compared how units keep their lists, and agreed on one form for applications.',
    posters: [],
    announced: 45,
  },
  {
    title: 'Why walls crack: a symposium after the monsoon',
    category: 'Symposium',
    day: -41,
    time: '10:00',
    location: 'Vyapara Bhavan, Alathur',
    description:
      'Twelve houses from Alathur to Pattambi, twelve causes: trees, tanks, filled paddy land, a missing lintel, and once a neighbour’s well.',
    links: 'cracks.example/cases, cracks.example/repairs',
    website: 'https://cracks.example',
    posters: ['monsoon-cracks'],
    announced: 80,
  },
  {
    title: 'Draw it before it goes: measured drawing contest at Kalpathy',
    category: 'Competition',
    day: -88,
    time: '08:00',
    location: 'New Kalpathy, Palakkad',
    description:
      'Twenty-three teams measured eighteen houses in one weekend. Forty-one sheets were judged by two architects and a carpenter, and hang at Engineers’ House until the conference.',
    posters: ['measured-drawing', 'measured-drawing-results'],
    announced: 120,
  },
  {
    title: 'District conference on site safety',
    category: 'Conference',
    day: -130,
    time: null,
    location: 'Town Hall, Palakkad',
    description:
      'Scaffolds, trenches, electricity and heat: a day with the factories inspectorate, two contractors and a hospital.',
    posters: [],
    announced: 170,
  },
];
