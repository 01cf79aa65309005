import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { heroSvg } from './hero';

// npx tsx scripts/artwork/make-hero.ts
const target = path.resolve(import.meta.dirname, '~/features/site/web/art/hero.svg');
await writeFile(target, `${heroSvg()}\n`);
