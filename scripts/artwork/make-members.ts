import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { portraitSvg, type Person } from './portrait';

// npx tsx scripts/artwork/make-members.ts writes portraits of demo members, of people who do not exist, the same every
// time.
const folder = path.resolve(import.meta.dirname, '../../demo/people/portraits');
const grounds = ['#0e5a47', '#d3a344', '#b5472b', '#a9c4b7', '#dfcba4', '#6f9f74', '#7d9fae', '#8a6f9c'];
const skins = ['#c68f68', '#b57a52', '#a66d48', '#8f5a3b', '#774a31'];
const hairs = ['#211b1a', '#2f2320', '#211b1a', '#77736f', '#c4c0ba'];
const shirts = ['#fbf7ec', '#7d9fae', '#d9c7a3', '#5c7f6b', '#b9cfdc', '#e4d3d0', '#3f5566', '#a34a36'];
const styles = {
  man: ['side', 'swept', 'receding', 'curly', 'bald', 'side'],
  woman: ['bun', 'long', 'long'],
  scarf: ['scarf'],
} as const;

function person(kind: keyof typeof styles, n: number): Person {
  const pick = <T>(list: readonly T[], step: number): T => list[(n * step + (n >> 2)) % list.length]!;
  const aged = n % 5 === 3;
  const colour = aged ? pick(hairs.slice(3), 1) : pick(hairs.slice(0, 3), 1);
  const shared = {
    ground: pick(grounds, 3),
    skin: pick(skins, 2),
    hair: { style: pick(styles[kind], 1), colour },
    aged,
  };
  const more = n % 3 === 1 && { glasses: n % 2 ? ('metal' as const) : ('dark' as const) };
  const garment = { colour: pick(shirts, 3), second: pick(shirts, 5), border: '#c9952c' };
  if (kind !== 'man') {
    const clothes = { ...garment, kind: n % 2 ? ('saree' as const) : ('tunic' as const) };
    return {
      ...shared,
      ...more,
      jaw: -3 + (n % 3),
      clothes,
      ...(kind === 'woman' && { ...(n % 3 !== 2 && { bindi: '#9c2b1f' }), flowers: n % 4 === 0 }),
    };
  }
  const face = [{ moustache: 'full' }, { beard: 'short' }, { moustache: 'trim' }, {}, { beard: 'full' }] as const;
  const clothes = { ...garment, kind: (['shirt', 'shirt', 'kurta', 'jacket'] as const)[n % 4]! };
  return { ...shared, ...more, jaw: 2 + (n % 6), clothes, ...pick(face, 2) };
}

mkdirSync(folder, { recursive: true });
for (const [kind, count] of [
  ['man', 30],
  ['woman', 11],
  ['scarf', 3],
] as const) {
  for (let n = 0; n < count; n += 1) {
    await sharp(Buffer.from(portraitSvg(person(kind, n))), { density: 144 })
      .resize(240, 300)
      .webp({ quality: 80, smartSubsample: true, effort: 6 })
      .toFile(path.join(folder, `${kind}-${String(n + 1).padStart(2, '0')}.webp`));
  }
}
