import type { DemoQuestion } from '../types';

const category = 'other' as const;

/** Offices, permits, land records, contracts. Made up, as all of it. */
export const permits: DemoQuestion[] = [
  {
    title: 'K-SMART: application stuck at "Verification" for nine days',
    text: 'Self-certified house of 148 m² in a panchayat near Alathur. Fee paid, no query shown. The office says that nothing is in their inbox.',
    category,
    tags: ['K-SMART', 'self-certification', 'permit'],
    urgency: 'urgent',
    answers: [
      'Open the file with your own login and look whether the payment came back: when the treasury is slow it waits there and nobody sees it. The help desk pushes it if you send the GRN.',
      'Same last month. Logging out the clerk\'s session in the office released it, do not ask me why.',
      'Note that low-risk files count as permitted from the acknowledgement. Start the setting out and keep the printout at site.',
    ],
    best: 0,
    solved: true,
    byDemoMember: true,
  },
  {
    title: 'Data bank says paddy, village record says purayidam. Which one counts for the permit?',
    text: 'Plot of 7 cents at Kollengode, BTR says garden land, the data bank of 2021 lists it as converted before 2008. Panchayat wants it out of the data bank first.',
    category,
    tags: ['paddy land', 'data bank', 'RDO'],
    answers: [
      'Form 5 to the RDO for removal from the data bank, with the satellite picture of before 2008 from KSREC. It took us seven months, so begin before the design.',
      'BTR does not help against the data bank, I lost that argument twice.',
    ],
    best: 0,
    solved: true,
  },
  {
    title: 'Conversion fee for 12 cents: is the exemption for 25 cents still there?',
    text: 'Owner read in the paper that up to 25 cents are free. The revenue office wants the fee on the excess over something.',
    category,
    tags: ['paddy land', 'fee', 'revenue'],
    answers: ['Free up to 25 cents only as one holding as it stood on the date in the rules; a plot partitioned off later counts with its mother plot. Look at the prior deed.'],
  },
  {
    title: 'Town planner\'s approval for a layout of four plots',
    text: 'Father divides 60 cents among four children and one road of 4 m. Is that a land development or a family partition?',
    category,
    tags: ['layout', 'partition', 'LSGD planning'],
    answers: [
      'Among heirs by a partition deed with a family path it was not asked for. When one of the plots is to be sold it is a layout, with the road width that belongs to it. Make the road 6 m now: it costs land once.',
    ],
  },
  {
    title: 'RERA for a project of ten villas on separate plots',
    text: 'Each villa gets its own permit and plot. The promoter says RERA is for flats.',
    category,
    tags: ['K-RERA', 'villas'],
    answers: [
      'Plots with common road sold by one promoter are a project. More than eight units or 500 m² of land, so register. Banks ask for the number by now.',
      'He pays 10 % of the project as penalty otherwise, tell him that instead of the section.',
    ],
    best: 0,
  },
  {
    title: 'Which stamp papers do you use for the agreement between owner and engineer?',
    text: 'Is anyone using a written standard agreement for design and supervision of houses? Mine is a quotation with a signature.',
    category,
    tags: ['agreement', 'fees', 'practice'],
    urgency: 'discussion',
    answers: [
      { text: 'This is the one we use, four pages, words for scope, stages of payment and what supervision does not mean.', file: 'agreement-outline.rtf' },
      '200 rupees paper, two witnesses. What matters is a list of visits: footing, plinth, lintel, slab, finish. Everything else is extra.',
    ],
    best: 0,
  },
  {
    title: 'Fees for supervision of a 200 m² house in 2026',
    text: 'I hear everything between 2 % and 5 %. What do you charge in Palakkad district, and is it per visit or per stage?',
    category,
    tags: ['fees', 'supervision'],
    urgency: 'discussion',
    answers: [
      '3 % for structure and stages, by six instalments. Per visit I lost money with every rain.',
      'Fixed per square metre: 250 for design and drawings, 300 for stages. People understand it.',
      'Whatever it is, the committee should publish a recommended scale again.',
    ],
  },
  {
    title: 'Renewal of licence: which courses count this year?',
    text: 'My Engineer B licence runs out in March. The office asked for training hours; does our area committee\'s July seminar count?',
    category,
    tags: ['licence', 'renewal'],
    answers: [],
  },
  {
    title: 'Owner changed during construction: permit transfer',
    text: 'House sold at lintel level. New owner has registered the deed. Can the same plan go on in his name?',
    category,
    tags: ['permit', 'transfer'],
    answers: ['Transfer of permit with the deed, the tax receipt and both signatures, small fee. Do it before the slab: the completion certificate goes to who holds the permit.'],
    best: 0,
    solved: true,
  },
  {
    title: 'Plinth stage intimation: what if I forgot it?',
    text: 'Walls are at lintel level, the intimation of plinth was never given on the portal.',
    category,
    tags: ['K-SMART', 'plinth', 'intimation'],
    answers: ['Give it now with photographs and a letter why. We never had trouble, only a sour face.'],
  },
  {
    title: 'Quantity survey for a bank: which format do they take?',
    text: 'The bank returned my valuation because it had no stage table. Does anyone have theirs?',
    category,
    tags: ['valuation', 'bank'],
    answers: [],
  },
  {
    title: 'Mobile tower on a neighbour\'s terrace, cracks since then',
    text: 'Tower of 15 m on a two-storey house of 1998. The owner of the tower says he has a stability certificate. Where can the neighbour see it?',
    category,
    tags: ['tower', 'certificate'],
    answers: ['At the local body: it is part of the file for the tower permit. Right to information if they are slow, thirty days.'],
  },
];
