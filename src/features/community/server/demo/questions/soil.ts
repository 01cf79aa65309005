import type { DemoQuestion } from '../types';

const category = 'geotechnical' as const;

/** Ground, foundations and slopes. */
export const soil: DemoQuestion[] = [
  {
    title: 'Black cotton soil at Chittur: under-reamed piles or a raft for a single-storey house?',
    text: 'Free swell 70 %, expansive layer down to about 2.8 m, then weathered gneiss. House of 120 m². Local practice is a rubble trench with sand filling, and the houses around show step cracks.',
    category,
    tags: ['black cotton', 'piles', 'Chittur'],
    file: 'borehole-log.pdf',
    answers: [
      'With rock at 2.8 m I would not pay for under-reams: short bored piles of 300 mm into the weathered rock, a plinth beam 80 mm clear of the ground, and the swelling can do what it likes.',
      'We did fourteen houses so at Nallepilly. Keep the void below the beam, the mason will want to fill it with sand.',
      'A raft on a metre of compacted gravel works too, but the gravel is dearer than the piles by now.',
    ],
    best: 0,
    solved: true,
  },
  {
    title: 'Safe bearing capacity without a test for a two-storey house on laterite',
    text: 'Panchayat accepted 250 kN/m² until last year; the new engineer asks for a report. What do you write for hard laterite with a pick test only?',
    category,
    tags: ['SBC', 'laterite'],
    answers: [
      'Get the report: a plate test is about the price of one door. Laterite hardens on top and can be lithomarge two metres down, which the pick never tells.',
      'For G+1 I assume 200 where a crowbar does not go in and there is a cut nearby to look at. But say so in writing.',
    ],
    best: 0,
  },
  {
    title: 'Lithomarge below laterite: footing slipped while excavating at Mannarkkad',
    text: 'Cut of 2.4 m for a basement, the upper 1.5 m is laterite, below it white clay that flows when wet. The side towards the neighbour moved 30 mm overnight.',
    category,
    tags: ['lithomarge', 'excavation', 'Mannarkkad'],
    urgency: 'urgent',
    answers: [
      'Backfill that side today, whatever it costs you in days. Then cut in strips of two metres with the wall cast strip by strip. Sheet of plastic over the slope tonight.',
      'Drain from the top: a trench two metres behind the edge, so that no water gets into the clay. And tell the neighbour in writing.',
    ],
    best: 0,
    solved: true,
  },
  {
    title: 'How deep do you go for a compound wall on paddy land that was filled?',
    text: 'Fill of 1.2 m from 2015, below it 2 m of soft clay. 60 m of wall, 1.8 m high.',
    category,
    tags: ['filled land', 'compound wall', 'paddy'],
    answers: [
      'Do not go down at all. Precast posts on short bored piles at 2.4 m with planks between, 25 kg per piece. A rubble wall on that clay will lean within two monsoons.',
    ],
  },
  {
    title: 'Slope stability after the 2024 rains: what do you ask for before building near a cut?',
    text: 'Plot at the foot of a 7 m high laterite cut at Agali road. Owner wants to build 3 m away from it. There is no rule that I can point to except sense.',
    category,
    tags: ['slope', 'landslide', 'Attappady'],
    urgency: 'discussion',
    answers: [
      'Distance of at least the height of the cut, benches, and a catch drain. Below that I do not sign.',
      'Point to the hazard maps of the disaster management authority: if the plot is orange or red the panchayat may not issue the permit without their word.',
      'And look for seepage in July, not in March.',
    ],
  },
  {
    title: 'SPT N of 4 to 6 down to 8 m beside the Bharathapuzha: piles for a ground plus three?',
    text: 'River sand with clay lenses, water at 1.8 m. Raft gives 70 mm settlement by Meyerhof. The client has seen 400 mm driven cast piles elsewhere.',
    category,
    tags: ['piles', 'raft', 'Bharathapuzha'],
    answers: [
      'Check liquefaction first: loose saturated sand, zone III, N of 5. That decides against the raft more than the settlement does.',
      'Bored piles with bentonite to the dense layer. Ask for at least two borings to 20 m: lenses like yours fooled us at Pattambi.',
    ],
    best: 0,
  },
  {
    title: 'Plate load test on a footing level with ground water: how do you correct?',
    text: 'Water table is at the level of the plate. IS 1888 says little. Do you halve the result?',
    category,
    tags: ['plate load test', 'ground water'],
    answers: [],
  },
  {
    title: 'Rubble foundation trench hits an old well',
    text: 'Filled well of 1.5 m diameter right under the corner of the hall. The fill is rubbish and coconut husk.',
    category,
    tags: ['well', 'foundation'],
    answers: [
      'Take out what comes out to 2 m, ram in lean concrete, and bridge it: a beam of 230 × 600 across the corner, a metre beyond the rim on both sides.',
      'Bridge it and forget the filling. Whatever you ram will go down with the husk.',
    ],
    best: 0,
    solved: true,
    byDemoMember: true,
  },
  {
    title: 'Geotextile below a factory yard at Kanjikode: separation or strength?',
    text: 'Yard for 25 t trailers on gravelly clay of CBR 4. Supplier offers 200 g nonwoven or a biaxial geogrid at three times the price.',
    category,
    tags: ['geotextile', 'yard', 'CBR'],
    answers: ['At CBR 4 separation is what you need. Put the money of the geogrid into 75 mm more of GSB.'],
  },
  {
    title: 'Anti-termite treatment: does anybody still do it before the plinth filling?',
    text: 'IS 6313 with chlorpyriphos, which is being withdrawn. What do you specify now for houses?',
    category,
    tags: ['termite', 'IS 6313'],
    urgency: 'discussion',
    answers: [
      'Imidacloprid 30.5 SC or bifenthrin, same stages. And a physical barrier at pipe entries, which is where they come in anyway.',
    ],
  },
  {
    title: 'Differential settlement of 35 mm between old house and new wing',
    text: 'New wing built against the old wall without a joint. Crack runs along the junction from plinth to roof, wider at the top.',
    category,
    tags: ['settlement', 'extension', 'joint'],
    answers: [
      'Cut the joint that should have been there, full height, 20 mm, and flash it. Underpinning only if it still moves in six months; put glass tell-tales now.',
    ],
  },
  {
    title: 'Excavated soil on slope above a house: how steep may it stay over the monsoon?',
    text: 'About 200 m³ of red soil was heaped at 40° by the JCB. Work starts again in December only.',
    category,
    tags: ['slope', 'monsoon', 'earthwork'],
    urgency: 'urgent',
    answers: [],
  },
  {
    title: 'Raft on dolomitic rock with cavities near Walayar',
    text: 'Drilling met a void of 0.8 m at 3.5 m depth in one of four holes. Two-storey clinic. Grout or span?',
    category,
    tags: ['rock', 'cavity', 'Walayar'],
    answers: ['Probe on a grid of 3 m first; one void in four holes means you do not know. Then grout with a lean mix under gravity, and a raft that can span 2 m.'],
  },
  {
    title: 'Sand filling below floor: how do you check the compaction on a house site?',
    text: 'No lab nearby, the filling is M-sand waste. Watering and tamping by hand. The tiles hollowed out in the last house.',
    category,
    tags: ['filling', 'compaction', 'floor'],
    answers: [
      'A 12 mm bar with a man\'s weight: if it goes in by more than 100 mm, again. Layers of 150 mm, plate vibrator for rent is 800 a day.',
      'And no clay lumps in it. M-sand waste with too much dust turns to slurry: mix it with quarry rubbish.',
    ],
    best: 0,
  },
];
