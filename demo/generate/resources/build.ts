/**
 * Makes the demo's flipbooks and documents again: `npx tsx demo/generate/resources/build.ts`. Needs Chromium; the
 * results are committed, so only an engineer who changes one of them runs this.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { fontFace, printHtml } from '../../../scripts/artwork/chromium';
import { page, printBook, root, table, type Edition } from './book';
import { directory, earlyDirectory } from './directory';
import { excel, powerpoint, word } from './office';
import { referencePages, slumpDrawing } from './reference';

const folder = path.join(root, 'demo/resources/media');
await mkdir(folder, { recursive: true });

async function save(name: string, bytes: Buffer | string) {
  await writeFile(path.join(folder, name), bytes);
  console.log(`${name} ${Math.round(Buffer.byteLength(bytes) / 1024)} KB`);
}

const title = 'Engineering Directory';
const editions: Edition[] = [
  { title, year: '2026', ground: '#0e5a47', highlight: '#e9c572' },
  { title, year: '2025', ground: '#7d2f1b', highlight: '#f3d9a4', plain: true },
  { title, year: '2024', ground: '#1d4055', highlight: '#e5d7a8', plain: true },
];
for (const [index, edition] of editions.entries()) {
  await save(`directory-${edition.year}.pdf`, await printBook(edition, (index ? earlyDirectory : directory)(edition)));
}

const sheets = (name: string, ...pages: string[]) =>
  printBook({ ...editions[0]!, title: name, year: '', plain: true }, pages);
await save(
  'concrete-cover-and-mix-guide.pdf',
  await sheets('Concrete cover and mix guide', referencePages[1]!, referencePages[2]!),
);
await save('laterite-masonry-note.pdf', await sheets('Laterite masonry', referencePages[3]!));
await save('site-safety-checklist.pdf', await sheets('Site safety checklist', referencePages[7]!));
await save(
  'slump-test.pdf',
  await sheets(
    'Slump test',
    page(
      'Quality',
      'Slump test',
      `<p class="lead">Four ways in which a cone settles.</p>${slumpDrawing}${table(
        ['Outcome', 'What it says'],
        [
          ['True', 'Read the slump. Within 25 mm of what was ordered: place it.'],
          ['Shear', 'Repeat with a new sample. Shear again: the mix lacks cohesion.'],
          ['Collapse', 'Too wet. Do not place it; ask the plant for the docket.'],
          ['Zero', 'Too stiff to compact by hand. Only for roller or vibrator.'],
        ],
      )}`,
    ),
  ),
);

await save(
  'drawing-set-standard.docx',
  word([
    '# Minimum contents of a drawing set',
    'For residential buildings up to three storeys.',
    [
      ['Sheet', 'Scale', 'Shows'],
      ['Site plan', '1 : 400', 'North, road, yards, well, septic tank'],
      ['Floor plans', '1 : 100', 'All dimensions, doors and windows numbered'],
      ['Elevations and section', '1 : 100', 'Levels from plinth to ridge'],
      ['Structure', '1 : 50', 'Footings, columns, beams, bar schedule'],
    ],
  ]),
);
await save(
  'site-diary-template.docx',
  word([
    '# Site diary',
    'Work: ______________________    Date: ______________    Weather: ______________',
    [
      ['Trade', 'People', 'Work done'],
      ['Masons', '', ''],
      ['Bar benders', '', ''],
      ['Carpenters', '', ''],
      ['Helpers', '', ''],
    ],
    'Material received:',
    'Visitors and instructions:',
    'Signature of the supervisor:',
  ]),
);
const items = [
  ['Earthwork in excavation', 'm³', 84, 320],
  ['Lean concrete 1 : 4 : 8', 'm³', 6.5, 5400],
  ['Laterite masonry in 1 : 6', 'm³', 38, 4850],
  ['Reinforced concrete M20', 'm³', 22.4, 7900],
  ['Reinforcement Fe 500', 'kg', 1850, 78],
] as const;
await save(
  'bill-of-quantities-template.xlsx',
  excel('Bill', [
    ['No.', 'Item', 'Unit', 'Quantity', 'Rate', 'Amount'],
    ...items.map(([item, unit, quantity, rate], at) => [at + 1, item, unit, quantity, rate, `=D${at + 2}*E${at + 2}`]),
  ]),
);
await save(
  'cube-test-register.xlsx',
  excel('Cubes', [
    ['Cube', 'Cast on', 'Member', 'Grade', '7 days, N/mm²', '28 days, N/mm²'],
    ['C-01', '2026-01-12', 'Footing F1', 'M20', 14.2, 23.1],
    ['C-02', '2026-01-12', 'Footing F2', 'M20', 13.8, 22.4],
    ['C-03', '2026-02-03', 'Plinth beam', 'M20', 15.1, 24.6],
  ]),
);
await save(
  'measurement-sheet.csv',
  '\ufeffItem,No.,Length (m),Breadth (m),Depth (m),Quantity (m³)\r\nFooting ' +
    'F1,4,1.50,1.50,0.30,2.70\r\nFooting F2,6,1.20,1.20,0.30,2.59\r\nPlinth beam,1,48.60,0.23,0.35,3.91\r\n',
);
await save(
  'monsoon-readiness.txt',
  [
    'MONSOON READINESS',
    '',
    'To every site of our members, by the end of May:',
    '',
    '1. Clear drains and culverts down to the outfall.',
    '2. Tie down sheets, planks and shuttering.',
    '3. Slope or shore every excavation; keep the edge free of load.',
    '4. Store cement 300 mm above the floor and away from walls.',
    '5. Test breakers and earthing after the first rain.',
    '6. Note the number of the nearest hospital on the gate.',
    '',
    'Palakkad District Committee',
    '',
  ].join('\n'),
);
await save(
  'safety-induction.pptx',
  powerpoint([
    {
      title: 'Welcome to the site',
      lines: ['Ten minutes that bring everybody home in the evening', 'Palakkad District Committee'],
    },
    {
      title: 'Before you start',
      lines: ['Helmet and boots, always', 'Look up, look down, look behind', 'Never under a load'],
    },
    {
      title: 'When something happens',
      lines: ['Stop the work', 'Call the supervisor', 'Nobody moves an injured person without need'],
    },
  ]),
);

const tag =
  '<!doctype html><meta charset="utf-8"><style>' +
  fontFace +
  '*{margin:0;box-sizing:border-box}body{width:900px;height:1200px;font-family:Anek;background:#0e5a47;' +
  'color:#fff;padding:64px 72px;display:flex;flex-direction:column}i{width:84px;height:84px;' +
  'border-radius:50%;background:#fbfaf6;align-self:center;box-shadow:inset 0 0 0 14px #0b3b30}' +
  'h1{font-size:104px;line-height:1;margin-top:56px}p{font-size:40px;margin-top:20px;color:#e9c572}' +
  'dl{background:#fbfaf6;color:#14211d;border-radius:10px;margin-top:auto;padding:20px 44px;font-size:40px}' +
  'dt{padding:20px 0 58px;border-top:2px solid #dedacd}dt:first-child{border:0}</style><i></i><h1>' +
  'Scaffold<br>safe to use</h1><p>Inspect every seven days and after every storm</p><dl><dt>Inspected by</dt>' +
  '<dt>Date</dt><dt>Load class</dt><dt>Next inspection</dt></dl>';
await save(
  'scaffold-tag.png',
  await sharp(await printHtml(tag, 'png', { width: 900, height: 1200 }))
    .png({ palette: true, colours: 32, compressionLevel: 9 })
    .toBuffer(),
);
