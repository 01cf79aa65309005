import type { EventCategory } from '~/features/events/contract/categories';

/** A demo event; made up, like everything it names. */
export interface DemoEvent {
  title: string;
  /** Its texts in Malayalam, too. */
  titleMl: string;
  category: EventCategory;
  /** Days from today, negative in the past. */
  day: number;
  /** `10:00` in the site's zone; null when only the day is fixed. */
  time: string | null;
  location: string;
  locationMl: string;
  description: string;
  descriptionMl: string;
  links?: string;
  website?: string;
  /** Files in media/, without .jpg; lists show the first. */
  posters: string[];
  /** Days before today on which it was announced. */
  announced: number;
  hidden?: true;
}

/** Fourteen events around today: thirteen announced, one not yet. */
export const demoEvents: readonly DemoEvent[] = [
  {
    title: 'Tea and tolerances: the young engineers’ monthly meetup',
    titleMl: 'ചായയും ടോളറൻസും: യുവ എഞ്ചിനീയർമാരുടെ പ്രതിമാസ കൂടിച്ചേരൽ',
    category: 'Meetup',
    day: 0,
    time: '18:30',
    location: 'Engineers’ House, Fort Maidan Road, Palakkad',
    locationMl: 'എഞ്ചിനീയേഴ്സ് ഹൗസ്, ഫോർട്ട് മൈതാനം റോഡ്, പാലക്കാട്',
    description:
      'One site, one mistake, one cup of tea. Two members show a detail that went wrong and how it was put ' +
      'right; everybody else brings questions.\n\nLicensed in the last five years, or still studying? You ' +
      'are who this is for. No registration; the tea is on the committee.',
    descriptionMl:
      'ഒരു സൈറ്റ്, ഒരു പിഴവ്, ഒരു കപ്പ് ചായ. പിഴച്ചുപോയ ഒരു ഡീറ്റെയിലും അത് നേരെയാക്കിയ രീതിയും രണ്ട് ' +
      'അംഗങ്ങൾ അവതരിപ്പിക്കും; മറ്റുള്ളവർ ചോദ്യങ്ങളുമായി വരിക.\n\nകഴിഞ്ഞ അഞ്ചു വർഷത്തിനുള്ളിൽ ലൈസൻസ് ' +
      'കിട്ടിയവർക്കും ഇപ്പോഴും പഠിക്കുന്നവർക്കും വേണ്ടിയാണിത്. രജിസ്ട്രേഷൻ വേണ്ട; ചായ കമ്മിറ്റിയുടെ വക.',
    posters: ['tea-and-tolerances'],
    announced: 12,
  },
  {
    title: 'Roof to well: rainwater harvesting, hands on',
    titleMl: 'മേൽക്കൂരയിൽ നിന്ന് കിണറ്റിലേക്ക്: മഴവെള്ള സംഭരണം ചെയ്തു പഠിക്കാം',
    category: 'Workshop',
    day: 1,
    time: '09:30',
    location: 'Weavers’ Society Hall, Chittur',
    locationMl: 'വീവേഴ്സ് സൊസൈറ്റി ഹാൾ, ചിറ്റൂർ',
    description:
      'How much rain falls on a roof in Chittur, and how little of it stays. In the morning we size gutters, ' +
      'first-flush and filter for a real house; in the afternoon we build the filter and lead it to an open ' +
      'well.\n\n40 places, members first. Lunch is served.',
    descriptionMl:
      'ചിറ്റൂരിലെ ഒരു മേൽക്കൂരയിൽ എത്ര മഴ പെയ്യുന്നു, അതിൽ എത്ര കുറച്ചേ നിൽക്കുന്നുള്ളൂ. രാവിലെ ഒരു യഥാർത്ഥ ' +
      'വീടിനു വേണ്ട പാത്തിയും ഫസ്റ്റ് ഫ്ലഷും ഫിൽട്ടറും കണക്കാക്കും; ഉച്ചയ്ക്കു ശേഷം ഫിൽട്ടർ നിർമ്മിച്ച് ' +
      'തുറന്ന കിണറ്റിലേക്ക് ബന്ധിപ്പിക്കും.\n\n40 പേർക്ക് അവസരം; അംഗങ്ങൾക്ക് മുൻഗണന. ഉച്ചഭക്ഷണമുണ്ട്.',
    links: 'rainharvest.example/chittur, https://groundwater.example/open-wells; calculator.example/roof',
    website: 'https://rainharvest.example',
    posters: ['rain-to-well', 'rain-to-well-programme', 'rain-to-well-bring'],
    announced: 30,
  },
  {
    title: 'Samples and handshakes: an evening with the district’s suppliers',
    titleMl: 'സാമ്പിളുകളും സൗഹൃദങ്ങളും: ജില്ലയിലെ വിതരണക്കാരോടൊപ്പം ഒരു സായാഹ്നം',
    category: 'Networking',
    day: 4,
    time: '17:00',
    location: 'Municipal Community Hall, Ottapalam',
    locationMl: 'മുനിസിപ്പൽ കമ്മ്യൂണിറ്റി ഹാൾ, ഒറ്റപ്പാലം',
    description:
      'Twenty-four tables, no speeches. Suppliers of cement, steel, tiles, paint and fittings lay out what ' +
      'they have; engineers ask what a brochure does not say.',
    descriptionMl:
      'ഇരുപത്തിനാല് മേശകൾ, പ്രസംഗമില്ല. സിമന്റ്, സ്റ്റീൽ, ടൈൽ, പെയിന്റ്, ഫിറ്റിംഗ്സ് എന്നിവയുടെ വിതരണക്കാർ ' +
      'കൈയിലുള്ളത് നിരത്തും; ബ്രോഷറിൽ പറയാത്തത് എഞ്ചിനീയർമാർ ചോദിക്കും.',
    links: 'suppliers.example/tables',
    posters: ['suppliers-evening'],
    announced: 25,
  },
  {
    title: 'Laterite and lime: building with what the district gives',
    titleMl: 'വെട്ടുകല്ലും കുമ്മായവും: നാട് തരുന്നതുകൊണ്ടൊരു നിർമ്മാണം',
    category: 'Symposium',
    day: 9,
    time: '10:00',
    location: 'Nila Auditorium, Shoranur Road, Ottapalam',
    locationMl: 'നിള ഓഡിറ്റോറിയം, ഷൊർണൂർ റോഡ്, ഒറ്റപ്പാലം',
    description:
      'Five talks by people who cut, lay, plaster and test it: from the quarry to three houses that can be ' +
      'visited afterwards.',
    descriptionMl:
      'വെട്ടുകയും പടുക്കുകയും തേക്കുകയും പരിശോധിക്കുകയും ചെയ്യുന്നവരുടെ അഞ്ച് പ്രഭാഷണങ്ങൾ: ക്വാറി മുതൽ, ' + 'പിന്നീട് സന്ദർശിക്കാവുന്ന മൂന്ന് വീടുകൾ വരെ.',
    links: 'https://laterite.example/papers\nlaterite.example/houses',
    website: 'laterite.example',
    posters: ['laterite-and-lime', 'laterite-and-lime-programme'],
    announced: 40,
  },
  {
    title: 'Paper carries: model bridge competition for students',
    titleMl: 'കടലാസിന്റെ കരുത്ത്: വിദ്യാർത്ഥികൾക്കായി മാതൃകാ പാലം മത്സരം',
    category: 'Competition',
    day: 16,
    time: null,
    location: 'Government Polytechnic College, Palakkad',
    locationMl: 'ഗവൺമെന്റ് പോളിടെക്നിക് കോളേജ്, പാലക്കാട്',
    description:
      'Teams of three build a bridge of 60 cm out of paper, string and paste, at most 250 g. In the ' +
      'afternoon it is loaded until it fails, and the load carried per gram decides.\n\nOpen to every ' +
      'college and polytechnic of the district.',
    descriptionMl:
      'മൂന്നു പേരടങ്ങുന്ന ടീമുകൾ കടലാസും ചരടും പശയും കൊണ്ട് 60 സെ.മീ. നീളമുള്ള, പരമാവധി 250 ഗ്രാം ഭാരമുള്ള ' +
      'ഒരു പാലം നിർമ്മിക്കും. ഉച്ചയ്ക്കു ശേഷം തകരുന്നതുവരെ ഭാരം കയറ്റും; ഓരോ ഗ്രാമിനും താങ്ങിയ ഭാരമാണ് ' +
      'വിജയിയെ തീരുമാനിക്കുക.\n\nജില്ലയിലെ എല്ലാ കോളേജുകൾക്കും പോളിടെക്നിക്കുകൾക്കും പങ്കെടുക്കാം.',
    links: 'bridges.example/rules; bridges.example/entry',
    posters: ['bridge-models', 'bridge-models-rules', 'bridge-models-prizes'],
    announced: 33,
  },
  {
    title: 'Through the Gap: annual conference of licensed engineers',
    titleMl: 'ചുരം കടന്ന്: ലൈസൻസുള്ള എഞ്ചിനീയർമാരുടെ വാർഷിക സമ്മേളനം',
    category: 'Conference',
    day: 27,
    time: '09:30',
    location: 'Town Hall, Palakkad',
    locationMl: 'ടൗൺ ഹാൾ, പാലക്കാട്',
    description:
      'The day of the year on which all seven areas meet. The opening, four papers in four rooms, a sadya, ' +
      'and in the afternoon the general body with the election of the executive committee.\n\n9:30 ' +
      'Registration and tea\n10:00 Opening by the President\n10:45 Twenty years of the Gap road\n1:15 ' +
      'Sadya\n2:15 Four rooms, four papers\n4:30 General body and election\n\nMembers vote with their ' +
      'membership card. Guests are welcome until 4:15.',
    descriptionMl:
      'ഏഴ് ഏരിയകളും ഒത്തുചേരുന്ന വർഷത്തിലെ ഒരേയൊരു ദിവസം. ഉദ്ഘാടനം, നാലു മുറികളിൽ നാല് പ്രബന്ധങ്ങൾ, സദ്യ; ' +
      'ഉച്ചയ്ക്കു ശേഷം ജനറൽ ബോഡിയും എക്സിക്യൂട്ടീവ് കമ്മിറ്റി തിരഞ്ഞെടുപ്പും.\n\n9:30 രജിസ്ട്രേഷനും ' +
      'ചായയും\n10:00 പ്രസിഡന്റിന്റെ ഉദ്ഘാടനം\n10:45 ചുരം റോഡിന്റെ ഇരുപത് വർഷങ്ങൾ\n1:15 സദ്യ\n2:15 നാലു ' +
      'മുറികൾ, നാല് പ്രബന്ധങ്ങൾ\n4:30 ജനറൽ ബോഡിയും തിരഞ്ഞെടുപ്പും\n\nഅംഗങ്ങൾ അംഗത്വ കാർഡുമായി വോട്ട് ' +
      'ചെയ്യും. 4:15 വരെ അതിഥികൾക്കും സ്വാഗതം.',
    links: 'https://conference.example/programme, https://conference.example/papers, conference.example/travel',
    website: 'https://conference.example',
    posters: [
      'annual-conference',
      'annual-conference-programme',
      'annual-conference-papers',
      'annual-conference-visitors',
    ],
    announced: 60,
  },
  {
    title: 'The plan clinic: building permits that pass the first time',
    titleMl: 'പ്ലാൻ ക്ലിനിക്ക്: ആദ്യ തവണ തന്നെ അനുമതി കിട്ടുന്ന കെട്ടിട പ്ലാനുകൾ',
    category: 'Workshop',
    day: 45,
    time: '10:30',
    location: 'Taluk Library, Pattambi',
    locationMl: 'താലൂക്ക് ലൈബ്രറി, പട്ടാമ്പി',
    description:
      'Bring a plan you are about to submit. Three members who sit on the other side of the counter go ' +
      'through it with you: setbacks, road width, coverage, rainwater, and the area statement.\n\nTwenty ' +
      'minutes per plan; the waiting is half the lesson.',
    descriptionMl:
      'സമർപ്പിക്കാൻ പോകുന്ന ഒരു പ്ലാനുമായി വരിക. കൗണ്ടറിന് അപ്പുറത്തിരിക്കുന്ന മൂന്ന് അംഗങ്ങൾ നിങ്ങളോടൊപ്പം ' +
      'അത് പരിശോധിക്കും: സെറ്റ്ബാക്ക്, റോഡിന്റെ വീതി, കവറേജ്, മഴവെള്ളം, ഏരിയ സ്റ്റേറ്റ്മെന്റ്.\n\nഒരു ' +
      'പ്ലാനിന് ഇരുപത് മിനിറ്റ്; കാത്തിരിപ്പും പാതി പാഠമാണ്.',
    website: 'permits.example/clinic',
    posters: ['plan-clinic', 'plan-clinic-checklist'],
    announced: 8,
  },
  {
    title: 'A walk over Malampuzha dam with the maintenance crew',
    titleMl: 'മെയിന്റനൻസ് സംഘത്തോടൊപ്പം മലമ്പുഴ അണക്കെട്ടിലൂടെ ഒരു നടത്തം',
    category: 'Meetup',
    day: 73,
    time: '07:00',
    location: 'Malampuzha Dam, north gate',
    locationMl: 'മലമ്പുഴ അണക്കെട്ട്, വടക്കേ ഗേറ്റ്',
    description:
      'Galleries, gates and seepage weirs, before the sun is high.\n\nSturdy shoes, an identity card, and ' +
      'names ten days ahead: the dam is a protected place.',
    descriptionMl:
      'വെയിൽ മൂക്കും മുമ്പ് ഗാലറികളും ഷട്ടറുകളും സീപ്പേജ് വെയറുകളും കാണാം.\n\nഉറപ്പുള്ള ഷൂസും തിരിച്ചറിയൽ ' +
      'കാർഡും വേണം; പേര് പത്തു ദിവസം മുമ്പ് നൽകണം: അണക്കെട്ട് സംരക്ഷിത മേഖലയാണ്.',
    posters: [],
    announced: 5,
  },
  {
    title: 'Family day at Dhoni',
    titleMl: 'ധോണിയിൽ കുടുംബദിനം',
    category: 'Meetup',
    day: 34,
    time: '09:00',
    location: 'Dhoni, forest gate',
    locationMl: 'ധോണി, ഫോറസ്റ്റ് ഗേറ്റ്',
    description: 'A draft: bus, lunch and the entry of the forest office are still to be settled.',
    descriptionMl: 'കരട്: ബസ്, ഉച്ചഭക്ഷണം, വനം ഓഫീസിന്റെ പ്രവേശനാനുമതി എന്നിവ ഇനിയും തീരുമാനിക്കാനുണ്ട്.',
    posters: [],
    announced: 2,
    hidden: true,
  },
  {
    title: 'What the ground says: reading soil reports',
    titleMl: 'മണ്ണ് പറയുന്നത്: സോയിൽ റിപ്പോർട്ടുകൾ വായിക്കാം',
    category: 'Workshop',
    day: -1,
    time: '10:00',
    location: 'Rural Development Centre, Mannarkkad',
    locationMl: 'റൂറൽ ഡെവലപ്മെന്റ് സെന്റർ, മണ്ണാർക്കാട്',
    description:
      'A rig bored a hole before our eyes, and thirty-one members read the log metre by metre. What an N ' +
      'value means for a footing, and three reports from the district with three different mistakes.',
    descriptionMl:
      'ഞങ്ങളുടെ കണ്മുന്നിൽ ഒരു റിഗ് കുഴിയെടുത്തു; മുപ്പത്തിയൊന്ന് അംഗങ്ങൾ ഓരോ മീറ്ററിലെയും ലോഗ് വായിച്ചു. ' +
      'ഒരു അടിത്തറയ്ക്ക് N മൂല്യം എന്തു പറയുന്നു എന്നതും, മൂന്ന് വ്യത്യസ്ത പിഴവുകളുള്ള ജില്ലയിലെ മൂന്ന് ' +
      'റിപ്പോർട്ടുകളും.',
    links: 'https://soil.example/slides',
    posters: ['soil-reports', 'soil-reports-programme'],
    announced: 38,
  },
  {
    title: 'Area secretaries’ round table',
    titleMl: 'ഏരിയ സെക്രട്ടറിമാരുടെ വട്ടമേശ',
    category: 'Networking',
    day: -19,
    time: '15:00',
    location: 'Engineers’ House, Fort Maidan Road, Palakkad',
    locationMl: 'എഞ്ചിനീയേഴ്സ് ഹൗസ്, ഫോർട്ട് മൈതാനം റോഡ്, പാലക്കാട്',
    description:
      'The seven area secretaries compared how units keep their lists, and agreed on one form for applications.',
    descriptionMl:
      'യൂണിറ്റുകൾ പട്ടികകൾ സൂക്ഷിക്കുന്ന രീതികൾ ഏഴ് ഏരിയ സെക്രട്ടറിമാർ താരതമ്യം ചെയ്തു; അപേക്ഷകൾക്ക് ഒരേ ഫോം ' + 'മതിയെന്ന് തീരുമാനിച്ചു.',
    posters: [],
    announced: 45,
  },
  {
    title: 'Why walls crack: a symposium after the monsoon',
    titleMl: 'ചുമരുകൾ വിള്ളുന്നതെന്തുകൊണ്ട്: മഴക്കാലത്തിനു ശേഷം ഒരു സിമ്പോസിയം',
    category: 'Symposium',
    day: -41,
    time: '10:00',
    location: 'Vyapara Bhavan, Alathur',
    locationMl: 'വ്യാപാര ഭവൻ, ആലത്തൂർ',
    description:
      'Twelve houses from Alathur to Pattambi, twelve causes: trees, tanks, filled paddy land, a missing ' +
      'lintel, and once a neighbour’s well.',
    descriptionMl:
      'ആലത്തൂർ മുതൽ പട്ടാമ്പി വരെ പന്ത്രണ്ട് വീടുകൾ, പന്ത്രണ്ട് കാരണങ്ങൾ: മരങ്ങൾ, ടാങ്കുകൾ, നികത്തിയ പാടം, ' +
      'ഇല്ലാതെപോയ ഒരു ലിന്റൽ, ഒരിക്കൽ അയൽക്കാരന്റെ കിണറും.',
    links: 'cracks.example/cases, cracks.example/repairs',
    website: 'https://cracks.example',
    posters: ['monsoon-cracks'],
    announced: 80,
  },
  {
    title: 'Draw it before it goes: measured drawing contest at Kalpathy',
    titleMl: 'മായും മുമ്പ് വരയ്ക്കാം: കല്പാത്തിയിൽ അളവെടുത്ത് വരയ്ക്കൽ മത്സരം',
    category: 'Competition',
    day: -88,
    time: '08:00',
    location: 'New Kalpathy, Palakkad',
    locationMl: 'ന്യൂ കല്പാത്തി, പാലക്കാട്',
    description:
      'Twenty-three teams measured eighteen houses in one weekend. Forty-one sheets were judged by two ' +
      'architects and a carpenter, and hang at Engineers’ House until the conference.',
    descriptionMl:
      'ഇരുപത്തിമൂന്ന് ടീമുകൾ ഒരു വാരാന്ത്യത്തിൽ പതിനെട്ട് വീടുകൾ അളന്നു. നാല്പത്തിയൊന്ന് ഷീറ്റുകൾ രണ്ട് ' +
      'ആർക്കിടെക്റ്റുകളും ഒരു ആശാരിയും ചേർന്ന് വിലയിരുത്തി; സമ്മേളനം വരെ അവ എഞ്ചിനീയേഴ്സ് ഹൗസിൽ കാണാം.',
    posters: ['measured-drawing', 'measured-drawing-results'],
    announced: 120,
  },
  {
    title: 'District conference on site safety',
    titleMl: 'സൈറ്റ് സുരക്ഷയെക്കുറിച്ചുള്ള ജില്ലാ സമ്മേളനം',
    category: 'Conference',
    day: -130,
    time: null,
    location: 'Town Hall, Palakkad',
    locationMl: 'ടൗൺ ഹാൾ, പാലക്കാട്',
    description:
      'Scaffolds, trenches, electricity and heat: a day with the factories inspectorate, two contractors and ' +
      'a hospital.',
    descriptionMl: 'സ്കാഫോൾഡുകൾ, കിടങ്ങുകൾ, വൈദ്യുതി, ചൂട്: ഫാക്ടറീസ് ഇൻസ്പെക്ടറേറ്റിനും രണ്ട് കരാറുകാർക്കും ഒരു ' + 'ആശുപത്രിക്കുമൊപ്പം ഒരു ദിവസം.',
    posters: [],
    announced: 170,
  },
];
