import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { standardNames, standardValue } from '~/features/site/server/standard-names';
import { markDrawing } from '~/features/site/web/art/mark-drawing';

// npx tsx scripts/artwork/make-icons.ts
const colours = { ground: '#0e5a47', mark: '#fbfaf6', level: '#e3b95b', paper: '#fbfaf6' };
const publicFile = (name: string) => path.resolve(import.meta.dirname, '../../public', name);

/**
 * Draws the mark on its green ground; `share` is how much of the width it takes, `radius` that of the corners, of 48.
 */
const icon = (share: number, radius: number) => {
  const inset = (48 * (1 - share)) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${markDrawing.viewBox}">`,
    `<rect width="48" height="48" rx="${radius}" fill="${colours.ground}"/>`,
    `<g transform="translate(${inset.toFixed(2)} ${inset.toFixed(2)}) scale(${share})">`,
    `<path fill="${colours.mark}" d="${markDrawing.fan}${markDrawing.staff}"/>`,
    `<path fill="${colours.level}" d="${markDrawing.level}"/>`,
    '</g></svg>\n',
  ].join('');
};

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();

/** Returns an .ico file with one PNG in it, which every browser since 2007 can read. */
const ico = (image: Buffer, size: number) => {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon,
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
};

const { federation, committee, shortName } = standardNames('en');
const manifest = {
  name: `${federation}, ${committee}`,
  short_name: shortName,
  description: standardValue('description', 'en'),
  lang: 'en-IN',
  start_url: '/',
  display: 'browser',
  background_color: colours.paper,
  theme_color: colours.ground,
  icons: [192, 512].flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ),
};

// Launchers cut maskable icons to a circle of 80 %: the mark stays inside it.
const launcher = icon(0.62, 0);
await writeFile(path.resolve(import.meta.dirname, '~/routes/favicon.svg'), icon(0.84, 9));
await writeFile(publicFile('favicon.ico'), ico(await png(icon(0.9, 8), 32), 32));
await writeFile(publicFile('apple-touch-icon.png'), await png(icon(0.7, 0), 180));
await writeFile(publicFile('icon-192.png'), await png(launcher, 192));
await writeFile(publicFile('icon-512.png'), await png(launcher, 512));
await writeFile(publicFile('site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
