import type { DemoQuestion } from '../types';

const category = 'structural' as const;

/** Beams, slabs, columns and what cracks in them. */
export const structure: DemoQuestion[] = [
  {
    title: 'Diagonal cracks near the supports of a 5.2 m beam, eight months after casting',
    text: 'Two-storey house at Kongad. The 230 × 450 main beam over the hall has 45° cracks about 0.3 mm wide near both supports; none at midspan. Stirrups on the drawing are 8 mm two-legged at 200 c/c, but the site says 6 mm was used. The slab above carries a brick partition that was not in the design.\n\nWhat would you check first before jacketing?',
    category,
    tags: ['beam', 'shear', 'cracks'],
    urgency: 'urgent',
    file: 'beam-cracks.png',
    answers: [
      'That is shear, not bending. Prop the beam now on both sides of the cracks and keep the hall empty until you know the stirrups. A cover meter gives you the spacing in an hour; open one spot to read the diameter.',
      'Work the shear out with the partition as a line load. With 6 mm at 200 you will hardly reach 0.4 N/mm², so the partition alone can explain it. Removing it and building one in AAC is cheaper than jacketing.\n\n- prop first\n- cover meter and two rebound series\n- then decide between U-wraps and a steel channel on each side',
      'We had the same at Mundur. CFRP U-wraps at 300 c/c after epoxy injection, load test to 1.25 times, no reopening in three years.',
    ],
    best: 1,
    solved: true,
    byDemoMember: true,
  },
  {
    title: 'Minimum thickness of a cantilever sunshade of 0.9 m in M20',
    text: 'The client wants slim chajjas, 75 mm at the tip. With 20 mm cover there is hardly a lever arm left. What do you accept at the support, and do you count on workers standing on it?',
    category,
    tags: ['sunshade', 'cantilever', 'IS 456'],
    answers: [
      'Span/depth of 7 for a cantilever gives about 110 mm effective at the support for deflection. I use 115 tapering to 75, 8 mm top bars at 150, and always 1 kN at the tip for the man who will stand on it.',
      'The top bars get trodden down during casting, that is what fails sunshades here. Chairs at 600 mm and somebody watching are worth more than 10 mm of concrete.',
    ],
    best: 0,
  },
  {
    title: 'Is a plinth beam needed on laterite masonry with a good rubble foundation?',
    text: 'Single-storey house of 110 m² at Ottapalam on hard laterite. The mason says that nobody ever put a plinth beam there. Seismic zone III. Would you leave it out?',
    category,
    tags: ['plinth beam', 'laterite', 'zone III'],
    urgency: 'discussion',
    answers: [
      'No. In zone III IS 4326 asks for bands, and the plinth band is also your damp barrier and the thing that bridges the one soft spot you did not find. 230 × 150 with four 10 mm bars costs less than one window.',
      'On exposed hard laterite I have left it out under compound walls, never under a house.',
      'Add the lintel band before you argue about the plinth band: it does more for the walls in an earthquake.',
    ],
    best: 0,
    solved: true,
  },
  {
    title: 'Columns 230 × 230 for a ground plus two house: is that still acceptable?',
    text: 'The architect will not let columns show beyond the 230 wall. Spans up to 4.5 m, floor height 3.1 m. With ductile detailing per IS 13920 I read 300 mm as the least for columns taking part in the frame. How do you convince the client?',
    category,
    tags: ['column', 'IS 13920', 'detailing'],
    answers: [
      'Turn them: 230 × 380 or 230 × 450 along the wall disappears in it just as well, and the beam bars from both sides find room.',
      'IS 13920:2016 wants at least 300 mm or 20 times the largest beam bar passing through. Show them the photograph of a joint with four 16 mm bars in 230. Nobody argues after that.',
      { text: 'Our standard details for columns in 230 walls, free to use.', file: 'column-section.svg' },
    ],
    best: 2,
  },
  {
    title: 'Honeycombing in ground floor columns found after stripping',
    text: 'Three of twelve columns show honeycombs at the kicker, up to 60 mm deep, bars visible on one of them. M25, cast by hand mix in the rain on Saturday. First floor slab shuttering is standing on them already.',
    category,
    tags: ['honeycomb', 'column', 'repair'],
    urgency: 'urgent',
    file: 'rebar-joint.jpg',
    answers: [
      'Stop the slab. Chip to sound concrete, square edges, behind the bars by 20 mm at least, soak, and fill with a non-shrink micro-concrete in a tight form with a letterbox. Mortar patches on a column at the kicker are worthless.',
      'And take cores or UPV from the columns that look good: same mix, same rain.',
    ],
    solved: true,
    best: 0,
  },
  {
    title: 'How do you model infill walls of laterite in ETABS?',
    text: 'For a three-storey office at Shoranur the infill is 200 mm laterite. As a bare frame the drift is at the limit; with struts it is a third. Which strut width and modulus do you take for laterite masonry?',
    category,
    tags: ['ETABS', 'infill', 'laterite'],
    answers: [
      'IS 1893:2016 gives the equivalent strut. For laterite I take 550 times the prism strength, and our prisms came to 1.6–2.2 N/mm². Check the soft storey afterwards: the ground floor has no walls where the cars stand.',
    ],
  },
  {
    title: 'Sagging of 40 mm in a filler slab after removing props at 14 days',
    text: 'Filler slab with Mangalore tiles, 4.2 m span, 125 mm overall, M20. Props went at 14 days because the next site needed them. Sag is 40 mm at midspan, hair cracks below.',
    category,
    tags: ['filler slab', 'deflection', 'props'],
    answers: [
      'Span/depth is 34 on the overall depth, that was never going to be stiff. Prop back up gently, do not force it, and measure weekly. What sits in the slab by now will stay.',
      'Check whether the ribs got their bars at the right spacing between the tiles. We found tiles touching: no rib at all.',
    ],
  },
  {
    title: 'Retaining wall 3.5 m high beside a Grama Panchayat road: who has to sign?',
    text: 'RCC cantilever wall, toe inside our plot. The panchayat engineer wants a certificate by a structural engineer and a soil report although it is a house plot. Has anyone been through this at Parli?',
    category,
    tags: ['retaining wall', 'certificate'],
    answers: [],
  },
  {
    title: 'Opening of 900 × 900 in an existing slab for a lift shaft',
    text: 'Existing two-way slab 4 × 5 m, 120 mm. The lift supplier wants the opening in the corner. Is trimming with ISMC 150 from below enough, or do you break out and cast trimmer beams?',
    category,
    tags: ['slab opening', 'lift', 'retrofit'],
    answers: [
      'Corner is the best place for it. I would cast trimmers: the lift brackets need concrete to hold on to, and channels below need fire protection nobody maintains.',
    ],
  },
  {
    title: 'Fe 550D against Fe 500D: do you get the lap length right?',
    text: 'Suppliers push Fe 550D at the same rate. With M20 the development length goes up and my detailers keep the 50 diameters for everything. Do you allow 550D with M20 at all?',
    category,
    tags: ['steel', 'lap length', 'Fe 550D'],
    urgency: 'discussion',
    answers: [
      'Only with M25 and up. Ld for Fe 550 in M20 comes to about 62 diameters: one forgets it once and the lap is short on forty columns.',
      'Design for Fe 500, order 550D and keep the 57 diameters of M20 with a note on every sheet. The steel is then stronger than the calculation, and nobody saves on bars by mistake.',
    ],
  },
  {
    title: 'Vibration of a steel staircase in a textile shop',
    text: 'Two ISMC 200 stringers, 6.5 m span, chequered plate treads. Shoppers complain that it bounces; calculated deflection is span/420 only.',
    category,
    tags: ['steel', 'staircase', 'vibration'],
    answers: [
      'Deflection is not the measure, frequency is. You are near 5 Hz, which is walking on stairs at twice the pace. A support at the landing, or plates that make a box of each channel, gets you over 8.',
    ],
    best: 0,
  },
  {
    title: 'Water tank of 10,000 litres on a 30-year-old terrace',
    text: 'A school wants two 5,000 litre tanks on the roof of a 1994 building, no drawings. The staircase walls are 230 brick on both sides.',
    category,
    tags: ['tank', 'existing building', 'school'],
    answers: [
      'Put them over the staircase walls on two ISMB 250 spanning wall to wall, so that no slab sees any of it. 100 kN on a roof slab of 1994 without drawings is out of the question.',
      'Agree. And look at the foundation of that wall: open one pit.',
      'Why on the roof at all? A steel stand on the ground costs the same and nobody sleeps below it.',
    ],
    best: 0,
    solved: true,
  },
  {
    title: 'Shear connectors for a composite deck: puddle welds or studs?',
    text: 'Mezzanine of a godown at Kanjikode, trapezoidal deck 0.9 mm with 75 mm concrete above. The fabricator has no stud gun and offers welded angles as connectors.',
    category,
    tags: ['composite', 'deck', 'industrial'],
    answers: [],
    unseen: true,
  },
  {
    title: 'Cracks at the junction of column and block wall in all rooms',
    text: 'Solid block infill, plastered after three weeks. Vertical hair cracks at every column, 0.2 to 0.5 mm. No chicken mesh was put. Is raking and filling with sealant enough or will they come back?',
    category,
    tags: ['cracks', 'plaster', 'block masonry'],
    answers: [
      'They come back unless the joint is bridged. Cut 100 mm of plaster each side, fix 200 wide fibreglass or galvanised mesh, polymer mortar, then plaster again.',
      'Also ask when the blocks were made. Fresh blocks shrink in the wall; 28 days in the yard costs nothing.',
    ],
    best: 0,
  },
  {
    title: 'Flat slab for a house: punching at the edge columns',
    text: 'Client wants no beams in the living room of 7.5 × 6 m. 200 mm slab, columns 300 × 600 at the edges. My punching check fails at the edge by 15 % with moments. Shear studs or an edge beam?',
    category,
    tags: ['flat slab', 'punching'],
    answers: [
      'Edge beam. It is inside the wall where nobody sees it, it takes the facade, and you stop worrying about the contractor placing studs upside down.',
    ],
  },
  {
    title: 'Which live load do you take for a home theatre room?',
    text: 'IS 875 part 2 has 2 kN/m² for houses and 4 or 5 for assembly with fixed or movable seats. Twelve recliners in 30 m².',
    category,
    tags: ['loads', 'IS 875'],
    answers: ['Twelve people are not an assembly. I take 3 and sleep well; the recliners weigh 60 kg each, so count them as well.'],
  },
  {
    title: 'Steel truss over a 15 m auditorium: bolted or welded site joints?',
    text: 'Tubular truss, three pieces per truss, erection with one crane in a school yard. The fabricator wants to weld at height. Any bad experience?',
    category,
    tags: ['truss', 'steel', 'connections'],
    answers: [
      'Bolted with end plates, always. Overhead welding of tubes in the April wind of the Palakkad gap is not welding. Assemble on the ground and lift whole if the crane allows.',
      'If welding it must be: third-party DPT on every joint and a covered platform. By then bolts are cheaper.',
    ],
    best: 0,
    solved: true,
  },
  {
    title: 'Wind load for a rooftop solar structure in the Palakkad gap',
    text: 'Map says 39 m/s for Palakkad, but July gusts at Kanjikode take roofs off. Open rooftop structure at 12 m, tilt 10°. Do you add something for the gap?',
    category,
    tags: ['wind', 'solar', 'Palakkad gap'],
    urgency: 'discussion',
    answers: [
      'k3 for the topography is where the code lets you. For a funnel I use 1.15 to 1.2 on the speed; uplift then governs and the anchors go into the beams, not the slab.',
      'The gusts that I have records of stayed below that. What goes wrong are two M8 anchor bolts in a weathering course.',
    ],
  },
  {
    title: 'Corroded soffit of a 1988 balcony slab: repair or replace?',
    text: 'Cantilever balcony of 1.2 m, soffit spalled over a third, bars down to 6 mm from 10. Carbonation through the cover. The family dries paddy on it.',
    category,
    tags: ['corrosion', 'balcony', 'repair'],
    urgency: 'urgent',
    answers: [
      'It is a cantilever: the bars that matter are at the top. Open the top at the support before you decide. With 6 mm left of 10 below, expect the top to be no better, and close it today.',
      'Replace. Cast a new slab on two steel brackets, or cut it off. No repair mortar holds up a family and their paddy.',
    ],
  },
  {
    title: 'Expansion joint in a 48 m long shopping row',
    text: 'One storey, RCC frame, 16 shops of 3 m. IS 456 suggests joints above 45 m. Can I do without when the roof is insulated?',
    category,
    tags: ['expansion joint', 'IS 456'],
    answers: [],
  },
];
