import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { drawIcon, iconShares } from '~/features/site/content/icon-drawing';
import { manifestText } from '~/features/site/server/look/manifest';
import { standardNames, standardValue } from '~/features/site/server/standard-names';
import { icoOf } from '~/platform/files/ico';
import { accents, standardAccent } from '~/shared/accents';

// npx tsx scripts/artwork/make-icons.ts
const publicFile = (name: string) => path.resolve(import.meta.dirname, '../../public', name);
const ground = accents[standardAccent].light.primary;
const icon = (share: number, radius: number) => drawIcon({ share, radius, ground });

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();

const { favicon, tab, touch, launcher: launched } = iconShares;
const launcher = icon(launched, 0);
const site = { ...standardNames('en'), description: standardValue('description', 'en'), accent: standardAccent };
await writeFile(path.resolve(import.meta.dirname, '~/routes/favicon.svg'), icon(tab, 9));
await writeFile(publicFile('favicon.ico'), icoOf([{ side: 32, png: await png(icon(favicon, 8), 32) }]));
await writeFile(publicFile('apple-touch-icon.png'), await png(icon(touch, 0), 180));
await writeFile(publicFile('icon-192.png'), await png(launcher, 192));
await writeFile(publicFile('icon-512.png'), await png(launcher, 512));
await writeFile(publicFile('site.webmanifest'), manifestText(site, null));
