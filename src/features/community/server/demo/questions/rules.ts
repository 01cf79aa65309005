import type { DemoQuestion } from '../types';

const category = 'construction' as const;

/** Building rules: KPBR and KMBR 2019 as people on site argue about them. The answers are members' opinions, made up. */
export const rules: DemoQuestion[] = [
  {
    title: 'KPBR 2019: front yard when the plot has roads on two sides',
    text: 'Corner plot of 8 cents, 6 m panchayat road in front, 3 m lane at the side. Does the lane side count as a front yard or a side yard? The secretary says both are front.',
    category,
    tags: ['KPBR', 'yards', 'corner plot'],
    answers: [
      'The yard towards the wider road, or the one the owner chooses as front, is the front yard; the other street side needs the distance for access to the street. Read the definition of front yard together with the rule on plots abutting two streets and send it to the secretary with the sketch.',
      'We got it passed at Puthussery with 3 m to the road and 2 m to the lane, by quoting that rule in the covering letter.',
    ],
    best: 0,
    solved: true,
    file: 'corner-plot.svg',
  },
  {
    title: 'Staircase headroom outside the FSI: what do you leave out of the built-up area?',
    text: 'Terrace staircase room of 9 m², lift machine room of 6 m² and a water tank above. Our municipality counts all of it. KMBR reads otherwise to me.',
    category,
    tags: ['KMBR', 'FSI', 'built-up area'],
    answers: [
      'Stair room, lift room, tank and the like are built-up area for the permit fee but not floor area for the FSI. Show both tables on the plan sheet, that ends the discussion in most offices.',
    ],
    best: 0,
  },
  {
    title: 'Small plots below 3 cents: which relaxations can be combined?',
    text: 'Plot of 110 m² in Palakkad municipality, 4.2 m wide. Can one use the small-plot chapter for the yards and still build close to one side boundary with the neighbour\'s consent?',
    category,
    tags: ['KMBR', 'small plot', 'yards'],
    answers: [
      'The chapter for small plots stands on its own; you take it whole. The abutting side with consent is part of it as I read it, but no openings there.',
      'Get the consent notarised and attach the neighbour\'s tax receipt. The overseer will ask for both.',
    ],
  },
  {
    title: 'Rainwater harvesting tank: who is exempt for a house?',
    text: 'House of 165 m² on 5 cents. Owner refuses the tank, he has a recharge pit into the well. Does the pit count as the arrangement?',
    category,
    tags: ['rainwater', 'KPBR', 'well recharge'],
    answers: [
      'A recharge into the well with a filter is accepted here when shown on the plan with the sizes. What is refused is a plan with a note only.',
      'Calculate the roof: 165 m² and one good June shower of 60 mm are 8 m³. His pit will not take that; a small tank with overflow to the pit serves both.',
    ],
    best: 1,
    byDemoMember: true,
  },
  {
    title: 'Distance between septic tank and well: 7.5 m or 15 m?',
    text: 'The health inspector wants 15 m from the neighbour\'s well. I know 7.5 m for leach pits from the rules. The plot is 12 m wide.',
    category,
    tags: ['septic tank', 'well', 'KPBR'],
    urgency: 'urgent',
    answers: [
      'The building rules have 7.5 m between a leach pit and a well. A sealed septic tank is another thing, it may be closer. Draw the tank at the far corner and lead the effluent to a soak trench as far off as possible.',
      'In laterite 7.5 m is not much. For your own good: biodigester tank, sealed, and the effluent to the garden bed.',
    ],
    best: 0,
    solved: true,
  },
  {
    title: 'Parking for a mixed building: clinic below, house above',
    text: '95 m² clinic on the ground floor, house of 140 m² above, municipality area. Do I add the two or take the higher one?',
    category,
    tags: ['parking', 'KMBR', 'mixed use'],
    answers: ['Each occupancy by its own table, then added. For the clinic count carpet area, not built-up: it saved us one bay.'],
  },
  {
    title: 'Is a permit needed to change a tile roof into a truss with sheets above the terrace?',
    text: 'Truss work over the existing terrace against leaks, 2.1 m at the ridge, open sides. Neighbour complained to the panchayat.',
    category,
    tags: ['truss roof', 'permit', 'KPBR'],
    answers: [
      'Open on all sides and for weather protection it is left out of the area, within the height that the rules give. Intimation to the secretary with a sketch has been enough here.',
      'As soon as they hang a curtain or put a washing machine there, it is a floor. Tell the owner so.',
    ],
    best: 0,
  },
  {
    title: 'Access width of 2.7 m for an apartment of eight units',
    text: 'Old pathway of 2.7 m over 35 m length. The client has a sale agreement already. Any way through?',
    category,
    tags: ['access', 'apartments', 'KMBR'],
    answers: [
      'No. Not even with everybody\'s signature: access is a matter of fire, and the fire NOC will stop it if the municipality does not.',
      'Reduce to a two-family house, or buy the strip.',
    ],
    best: 0,
    solved: true,
  },
  {
    title: 'Balcony projecting into the side yard: how much is allowed?',
    text: 'Side yard of 1.2 m. Owner wants a cantilever balcony of 0.9 m at first floor. I remember sunshades only.',
    category,
    tags: ['balcony', 'yards', 'KPBR'],
    answers: [],
  },
  {
    title: 'Occupancy certificate refused because the built area is 4 m² more than permitted',
    text: 'Work area at the back was widened on site. Everything else as permitted. The secretary wants a revised permit with the fee for regularisation. Is there a tolerance?',
    category,
    tags: ['occupancy', 'deviation', 'regularisation'],
    answers: [
      'There is no tolerance on area, but when yards, coverage and FSI still comply it is a revised plan with the fee, not a regularisation of an unauthorised building. Ask for the completion plan to be taken as revised.',
    ],
  },
  {
    title: 'Height of a building on a slope: from which level do you measure?',
    text: 'Road is 2.8 m above the plot. Two floors above the road and one below. Is it three storeys for the stairs and fire rules?',
    category,
    tags: ['height', 'sloping site', 'KPBR'],
    urgency: 'discussion',
    answers: [
      'Average ground level contiguous to the building. So draw sections at both sides, and the basement becomes a storey where it comes out of the ground by more than the rule allows.',
      'For fire I always count from where the engine can stand. The rule may be kinder, the fire is not.',
    ],
  },
  {
    title: 'Ramp slope for a small shop: 1 in 10 or 1 in 12?',
    text: 'Floor is 450 mm above the road, there are 4.6 m. The accessibility chapter says 1:12, the old plan had 1:10.',
    category,
    tags: ['accessibility', 'ramp'],
    answers: [
      '1:12, so 5.4 m. Fold it: 2.7 m along the front, landing of 1.5 m, and back. Or lower the floor: 450 is a habit and no rule.',
      'Lower the floor to 300 and you are done in 3.6 m.',
    ],
    best: 1,
  },
  {
    title: 'Can a house be built at 60 cm from a burial ground wall?',
    text: 'Plot shares its rear boundary with a church cemetery. Collector\'s NOC was asked for. How long did it take you?',
    category,
    tags: ['NOC', 'burial ground'],
    answers: [],
  },
  {
    title: 'High-tension line of 110 kV over the corner of a plot',
    text: 'Line crosses one corner at about 9 m height. Owner wants a single-storey house on the other side. Which clearances do we draw?',
    category,
    tags: ['high tension', 'clearance', 'KSEB'],
    answers: [
      'Horizontal and vertical clearance by the electricity rules, from the conductor at its greatest swing and sag. KSEB transmission gives it in writing for a fee: take that, not a table, they know their sag.',
      'We needed it for a 66 kV line: three weeks, one site visit, letter in hand.',
    ],
    best: 0,
  },
  {
    title: 'Does the compound wall need a permit towards a PWD road?',
    text: 'Plain wall of 1.5 m. The road is to be widened some day, nobody knows when.',
    category,
    tags: ['compound wall', 'PWD', 'permit'],
    answers: ['Towards a street yes, everywhere else no. And ask the PWD section for the alignment first: they do have a drawing of "some day".'],
  },
  {
    title: 'Fire NOC for a three-storey school block of 11.8 m',
    text: 'Twelve classrooms, 480 pupils. Is the NOC needed below 15 m? The department said yes on the phone and no at the counter.',
    category,
    tags: ['fire', 'school', 'NOC'],
    answers: [
      'For schools it goes by area and by people rather than height alone. Two staircases 1.5 m wide, doors opening outwards, and a wet riser will be asked for anyway, so design for it.',
    ],
  },
  {
    title: 'Regularising a house of 2012 built without a permit in a panchayat that had no rules then',
    text: 'The panchayat came under the building rules in 2011, says the secretary. The owner has tax receipts from 2012.',
    category,
    tags: ['regularisation', 'old building'],
    answers: [
      'Find the notification date of the Kerala Panchayat Building Rules for that panchayat, all came under it with the 2011 rules. Your 2012 receipt is then on the wrong side, but the regularisation chapter is open when yards are met.',
    ],
  },
  {
    title: 'Mezzanine of one third of the floor: area or storey?',
    text: 'Shop with 4.8 m clear height. Owner wants half of it as mezzanine.',
    category,
    tags: ['mezzanine', 'KMBR', 'FSI'],
    answers: [],
    unseen: true,
  },
];
