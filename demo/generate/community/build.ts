/**
 * Makes the files beside the demo's questions again: `npx tsx demo/generate/community/build.ts`. Needs Chromium; the
 * results are committed, so only an engineer who changes one of them runs this.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { printHtml } from '../../../scripts/artwork/chromium';
import { beamCracks, columnSection, cornerPlot, rebarJoint } from './drawings';
import { boreholeLog, cubeResults, roofTemperatures, sheet } from './sheets';

const folder = path.resolve(import.meta.dirname, '../../community/files');
await mkdir(folder, { recursive: true });

async function save(name: string, bytes: Buffer | string) {
  await writeFile(path.join(folder, name), bytes);
  console.log(`${name} ${Math.ceil(Buffer.byteLength(bytes) / 1024)} KB`);
}

const picture = (svg: string, density = 144) => sharp(Buffer.from(svg), { density });

await save(
  'beam-cracks.png',
  await picture(beamCracks).png({ palette: true, colours: 32, compressionLevel: 9 }).toBuffer(),
);
await save('rebar-joint.jpg', await picture(rebarJoint(), 96).jpeg({ quality: 78, mozjpeg: true }).toBuffer());
await save('column-section.svg', columnSection);
await save('corner-plot.svg', cornerPlot);
await save('cube-results.pdf', await printHtml(sheet(cubeResults), 'pdf'));
await save('borehole-log.pdf', await printHtml(sheet(boreholeLog), 'pdf'));
await save('roof-temperatures.pdf', await printHtml(sheet(roofTemperatures), 'pdf'));
await save(
  'laterite-test.txt',
  [
    'LATERITE BLOCKS, WET COMPRESSION (IS 3620)',
    'Blocks soaked 24 h, 390 x 190 x 190 mm, faces capped',
    '',
    'No.   Load (kN)   N/mm2',
    ...[
      ['1', 178],
      ['2', 214],
      ['3', 156],
      ['4', 201],
      ['5', 187],
      ['6', 169],
    ].map(([no, load]) => `${String(no).padEnd(6)}${String(load).padEnd(12)}${(Number(load) / 74.1).toFixed(2)}`),
    '',
    'Mean 2.49   Least 2.11',
    'Made-up results for the demonstration.',
    '',
  ].join('\n'),
);
const outline = [
  '\\b Agreement for design and supervision: outline\\b0',
  '1. The work: address, survey number, built-up area',
  '2. What is designed: architecture, structure, services, permit drawings',
  '3. Visits: setting out, footing, plinth, lintel, slab, plaster, completion',
  '4. Fees and when they are due: 20 % on signing, 30 % with the permit, 10 % per visit',
  "5. What supervision does not mean: no daily presence, no command over the contractor's people",
  '6. Changes: in writing, with their cost in time and money',
  '7. Termination and what is owed then',
  'Signed by owner and engineer before two witnesses.',
];
await save(
  'agreement-outline.rtf',
  `{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Helvetica;}}\\fs24 ${outline.join('\\par\\par\n')}\\par}\n`,
);
