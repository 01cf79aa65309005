import { page, table } from './book';

const kicker = 'Technical reference';
const note = (text: string) => `<p class="note">${text}</p>`;
const checks = (items: readonly string[]) =>
  `<ul class="checks">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const bars = [6, 8, 10, 12, 16, 20, 25, 32];
const mass = (diameter: number) => ((diameter * diameter) / 162).toFixed(3);
const area = (diameter: number) => ((Math.PI * diameter * diameter) / 4).toFixed(1);

const cone = (x: number, shape: string, label: string) =>
  `<g transform="translate(${x} 0)"><path d="M10 60L22 8H38L50 60Z" fill="none" stroke="#868b80" ` +
  `stroke-width=".6" stroke-dasharray="2 1.5"/><path d="${shape}" fill="#c9d8cf" stroke="#0e5a47"/><text ` +
  `x="30" y="72" text-anchor="middle" font-size="6.5">${label}</text></g>`;

/** Draws the four outcomes of a slump test. */
export const slumpDrawing = `<figure><svg viewBox="0 0 240 76" font-family="Anek">${[
  cone(0, 'M12 60L22 18H38L48 60Z', 'True'),
  cone(60, 'M8 60L18 36L34 22L46 40L52 60Z', 'Shear'),
  cone(120, 'M2 60Q10 46 20 44H40Q50 46 58 60Z', 'Collapse'),
  cone(180, 'M10 60L22 9H38L50 60Z', 'Zero'),
].join('')}</svg></figure>`;

const footing =
  '<figure><svg viewBox="0 0 240 88" font-family="Anek" font-size="6.5"><path d="M0 26H240" stroke="#868b80" ' +
  'stroke-dasharray="3 2"/><path d="M104 4h32v46h-32z" fill="#f1d9c9" stroke="#b5472b"/><path d="M84 ' +
  '50h72v12H84z" fill="#c9d8cf" stroke="#0e5a47"/><path d="M66 62h108v12H66z" fill="#93b7a6" ' +
  'stroke="#0e5a47"/><path d="M58 74h124v5H58z" fill="#e5eaea" stroke="#868b80"/><path d="M200 26V74M197 ' +
  '26h6M197 74h6" stroke="#14211d" stroke-width=".7"/><text x="207" y="53">not less than</text><text x="207" ' +
  'y="61">500 mm</text><text x="4" y="22">Ground level</text><text x="66" y="87">Levelling course, 75 to 100 ' +
  'mm</text></svg></figure>';

/** The second half of the directory: what people look up on a site. */
export const referencePages: readonly string[] = [
  '<section class="dark" style="justify-content:center"><p class="kicker" style="color:inherit">Part ' +
    'two</p><h2 style="font-size:34pt">On the site</h2><p class="lead" ' +
    'style="color:inherit;opacity:.85;max-width:88mm">Figures that one looks up with a pencil behind the ear. ' +
    'They do not replace the code or the ' +
    'design.</p><footer><span>__TITLE__</span><span>__PAGE__</span></footer></section>',
  page(
    kicker,
    'Concrete',
    `<p class="lead">Nominal mixes by volume, for small works where no design mix is asked for.</p>
${table(
  ['Grade', 'Cement', 'Sand#', 'Coarse#', 'Water per bag#'],
  [
    ['M10', '1 bag', '3 parts', '6 parts', '34 l'],
    ['M15', '1 bag', '2 parts', '4 parts', '32 l'],
    ['M20', '1 bag', '1½ parts', '3 parts', '30 l'],
  ],
)}
<h3>Cover to reinforcement</h3>
${table(
  ['Exposure', 'Least grade', 'Cover#'],
  [
    ['Mild', 'M20', '20 mm'],
    ['Moderate', 'M25', '30 mm'],
    ['Severe', 'M30', '45 mm'],
    ['Very severe', 'M35', '50 mm'],
  ],
)}
${note(
  'Cure for at least seven days, ten in the dry months before the monsoon. Keep a cube register from the first ' +
    'pour.',
)}`,
  ),
  page(
    kicker,
    'Reinforcement',
    `<p class="lead">Mass is diameter² ÷ 162, in kilograms for a metre.</p>
${table(
  ['Bar', 'Area, mm²#', 'Mass, kg/m#', '12 m bar, kg#'],
  bars.map((bar) => [`${bar} mm`, area(bar), mass(bar), (Number(mass(bar)) * 12).toFixed(2)]),
)}
<h3>Laps and hooks</h3><ul><li>Stagger laps; never more than half of the bars at one section.</li><li>Stirrup hooks at \
135°, ten diameters long.</li><li>Cover blocks of concrete, not of stone or wood.</li></ul>`,
  ),
  page(
    kicker,
    'Laterite and brick',
    `<p class="lead">What one cubic metre of wall takes, mortar 1 : 6, with the usual waste.</p>
${table(
  ['Wall', 'Blocks#', 'Mortar, m³#', 'Cement, bags#'],
  [
    ['Laterite, 390 × 190 × 240', '48', '0.16', '0.9'],
    ['Brick, 230 × 110 × 75', '470', '0.25', '1.3'],
    ['Solid block, 400 × 200 × 200', '58', '0.11', '0.6'],
    ['AAC, 600 × 200 × 200', '41', '0.04', '0.2'],
  ],
)}
<h3>Choosing laterite</h3>${checks([
      'Dark, even colour; no soft white veins',
      'Rings when struck, does not crumble at the ' + 'edge',
      'Cut and seasoned for a month before use',
      'Laid on its quarry bed, faces dressed ' + 'true',
      'Plinth and first course in concrete or ' + 'granite',
    ])}`,
  ),
  page(
    kicker,
    'Foundations',
    `<p class="lead">Presumed safe bearing capacities, for a first look only.</p>
${table(
  ['Ground', 'kN/m²#'],
  [
    ['Sheet rock', '3,240'],
    ['Soft rock', '440'],
    ['Gravel, dense', '440'],
    ['Laterite, hard', '250'],
    ['Sand, medium', '245'],
    ['Clay, stiff', '150'],
    ['Paddy soil, soft clay', '50'],
  ],
)}
${footing}${note('Filled paddy land needs a soil test, whatever the neighbour’s house stands on.')}`,
  ),
  page(
    kicker,
    'Rain and drains',
    `<p class="lead">Design for 100 mm an hour on roofs; the gap lets the monsoon through.</p>
${table(
  ['Pipe', 'Roof it drains#'],
  [
    ['75 mm', '38 m²'],
    ['100 mm', '80 m²'],
    ['125 mm', '140 m²'],
    ['150 mm', '230 m²'],
  ],
)}
<h3>Harvest</h3><p>A roof of 100 m² gathers about 180,000 litres in a Palakkad year. A tank of 10,000 litres carries a \
family through most of April.</p>
${checks([
  'First-flush pipe before the tank',
  'Mesh at every inlet, lid on every tank',
  'Overflow led to a recharge pit, not to the ' + 'road',
  'Slope of open drains not flatter than 1 in 200',
])}`,
  ),
  page(
    kicker,
    'Before you file a plan',
    `<p class="lead">What a local body looks for first. Rules change: read the current ones.</p>
${checks([
  'Title deed, tax receipt and possession certificate agree',
  'Site plan with north, road width and all distances',
  'Open yards: front, rear and both sides dimensioned',
  'Coverage and floor area ratio worked out on the sheet',
  'Parking, ramp and stairs to scale',
  'Septic tank and well: distance shown',
  'Rainwater harvesting shown',
  'Licence number and seal of the engineer or supervisor on every ' + 'sheet',
])}
${note('Two sets in ink, one digital. Keep the acknowledgement until the occupancy certificate.')}`,
  ),
  page(
    kicker,
    'Safety, every morning',
    `<p class="lead">Ten minutes before work, with everybody who is on the site that day.</p>
${checks([
  'Helmets and boots on, also on visitors',
  'Scaffold tagged today; planks tied, guard rails up',
  'Excavations shored or sloped, heaped earth a metre back',
  'Ladders tied at the top, one in four',
  'Cables off the ground, breakers tested',
  'Lightning: when thunder follows in thirty seconds, all come ' + 'down',
  'First-aid box full, one person knows how',
  'Water within a hundred steps',
])}`,
  ),
  page(
    kicker,
    'Measures',
    `<div class="pair">${table(
      ['Land', 'm²#'],
      [
        ['1 cent', '40.47'],
        ['1 are', '100'],
        ['1 acre (100 cents)', '4,047'],
        ['1 hectare', '10,000'],
      ],
    )}${table(
      ['Length', 'mm#'],
      [
        ['1 inch', '25.4'],
        ['1 foot', '304.8'],
        ['1 kol', '720'],
        ['1 yard', '914.4'],
      ],
    )}</div>
<h3>Weights of materials, kN/m³</h3>
${table(
  ['Material', 'from#', 'to#'],
  [
    ['Reinforced concrete', '25', '25'],
    ['Laterite masonry', '20', '23'],
    ['Brick masonry', '18.8', '20'],
    ['Granite', '25.5', '26.5'],
    ['Teak', '6.5', '7.5'],
    ['Country tiles, kN/m²', '0.7', '0.8'],
  ],
)}`,
  ),
  page('Yours', 'Notes', '', 'grid'),
];
