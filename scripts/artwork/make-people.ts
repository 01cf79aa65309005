import path from 'node:path';
import sharp from 'sharp';
import { people } from './people';
import { portraitSvg } from './portrait';

// npx tsx scripts/artwork/make-people.ts
const folder = path.resolve(import.meta.dirname, '~/features/site/content/people');
for (const [name, person] of Object.entries(people)) {
  await sharp(Buffer.from(portraitSvg(person)), { density: 144 })
    .resize(320, 400)
    .webp({ quality: 88, smartSubsample: true, effort: 6 })
    .toFile(path.join(folder, `${name}.webp`));
}
