import { randomBytes } from 'node:crypto';
import { inArray, isNotNull, and } from 'drizzle-orm';
import type { FileOwner, Files } from '~/platform/files';
import { copyImage, encodeImage, ImageError, measureImage } from '~/platform/files/images';
import { mediaUrl } from '~/platform/files/media';
import { sniffType } from '~/platform/files/sniff';
import type { Db } from '~/platform/database';
import type { Site } from '~/platform/site';
import { readWritten, siteSettings, type PictureStore, type WrittenValues } from '~/platform/site-settings';
import { fillText } from '~/shared/fill-text';
import type { Picture } from '~/shared/media';
import { refuse } from '../refusals';
import { lookOf } from './look';

/*
 * The pictures of the look. A setting's value is the key of one file; what else is stored of the picture lies in the
 * same folder under names that follow from that key, so that no table lists it.
 */

const prefix = 'look';
const types = ['image/png', 'image/jpeg', 'image/webp'];

/** In pixels: the least of a logo's shorter side, and the most of it in the copy that is stored. */
const logoSize = { least: 512, most: 1024 };
/** In pixels: the widths in which a hero picture is stored; the smallest upload is `least` wide. */
const heroSize = { least: 1200, widths: [640, 960, 1440, 1920] };

const newId = () => randomBytes(16).toString('hex');
const folderOf = (id: string) => `${prefix}/${id}`;

/** Runs what decodes an upload; a picture that can't be used is a 400 on `file`. */
async function decoding<T>(source: string | Buffer, work: () => Promise<T>): Promise<T> {
  const type = await sniffType(source);
  if (!type || !types.includes(type.mime)) throw refuse.invalid((t) => ({ file: [t.pictureType] }));
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    const { code } = error;
    throw refuse.invalid((t) => ({ file: [code === 'too_large_image' ? t.pictureManyPixels : t.pictureBroken] }));
  }
}

/** Stores a logo without its metadata. */
async function storeLogo(files: Pick<Files, 'put'>, source: string | Buffer, id = newId()): Promise<string> {
  const { least, most: largest } = logoSize;
  const picture = await decoding(source, async () => {
    const { width, height } = await measureImage(source);
    const pixels = Math.min(width, height);
    if (pixels < least) throw refuse.invalid((t) => ({ file: [fillText(t.logoSmall, { least, pixels })] }));
    // Its shorter side is at most that long.
    const across = Math.round((width * Math.min(largest, pixels)) / pixels);
    return copyImage(source, across, { type: 'png' });
  });
  const key = `${folderOf(id)}/logo.png`;
  const mark = await copyImage(picture, 192, { type: 'png' });
  await files.put(key, { bytes: picture }, 'image/png');
  await files.put(markKey(key), { bytes: mark }, 'image/png');
  return key;
}

/** Returns the key of the small copy of a logo that pages show in place of the drawn mark. */
export const markKey = (logo: string) => logo.replace(/[^/]+$/, 'mark.png');

/** Stores a hero picture in several widths. Its key is that of its JPEG, whose name has the sides of the widest. */
async function storeHero(files: Pick<Files, 'put'>, source: string | Buffer, id = newId()): Promise<string> {
  const { least, widths } = heroSize;
  const image = await decoding(source, async () => {
    const { width: pixels } = await measureImage(source);
    if (pixels < least) throw refuse.invalid((t) => ({ file: [fillText(t.heroSmall, { least, pixels })] }));
    return encodeImage(source, { widths, formats: ['webp'] });
  });
  const folder = folderOf(id);
  const key = `${folder}/${image.width}x${image.height}.jpg`;
  for (const { format, width, bytes } of image.variants)
    await files.put(format === 'jpeg' ? key : `${folder}/${width}.webp`, { bytes }, `image/${format}`);
  return key;
}

const idOf = (key: string) => key.split('/')[1] ?? '';

const heroName = /^(.*)\/(\d+)x(\d+)\.jpg$/;

/** Returns the widths in which a hero picture of that width is stored as WebP, and the folder. */
function heroParts(hero: string) {
  const [, folder, width, height] = heroName.exec(hero) ?? [];
  if (folder === undefined) return null;
  const sides = { width: Number(width), height: Number(height) };
  return { folder, ...sides, widths: [...new Set(heroSize.widths.map((one) => Math.min(one, sides.width)))] };
}

/** Returns the hero picture of a key as pages show it; null for a key that is none. */
export function heroPicture(hero: string): Picture | null {
  const parts = heroParts(hero);
  if (!parts) return null;
  const { folder, width, height, widths } = parts;
  const srcset = widths.map((one) => `${mediaUrl(`${folder}/${one}.webp`)} ${one}w`).join(', ');
  return { url: mediaUrl(hero), type: 'image/jpeg', width, height, sources: [{ type: 'image/webp', srcset }] };
}

/** How logos are stored, and hero pictures, whose widest copy is a WebP. */
export const logos: PictureStore = { store: storeLogo, idOf, carriedKey: (key) => key };
export const heroes: PictureStore = {
  store: storeHero,
  idOf,
  carriedKey: (key) => {
    const { folder, widths } = heroParts(key)!;
    return `${folder}/${Math.max(...widths)}.webp`;
  },
};

/** Returns every file that is stored of the picture of a key. */
function keysOf(key: string): string[] {
  const parts = heroParts(key);
  return parts ? [key, ...parts.widths.map((width) => `${parts.folder}/${width}.webp`)] : [key, markKey(key)];
}

/** Returns the key of the small copy of the logo among values; null without one. */
export function logoAmong(written: WrittenValues): string | null {
  const { logo } = lookOf({ logo: written.get('logo')?.en?.value });
  return logo === '' ? null : markKey(logo);
}

/** Returns the key of the small copy of the logo that counts at a moment; null without one. */
export const logoAt = async (db: Db, at: Date) => logoAmong(await readWritten(db, { at }));

/** Returns the keys of pictures that papers of another feature show. */
export type PicturesOfPapers = (db: Db) => Promise<string[]>;

/** The files of the pictures that a stored version names, or a paper. */
export const lookFiles = ({ db }: Pick<Site, 'db'>, ofPapers: PicturesOfPapers): FileOwner => ({
  prefix,
  isPublic: true,
  named: async () => {
    const rows = await db
      .selectDistinct({ key: siteSettings.value })
      .from(siteSettings)
      .where(and(inArray(siteSettings.key, ['logo', 'hero']), isNotNull(siteSettings.value)));
    return [...new Set([...rows.flatMap(({ key }) => keysOf(key!)), ...(await ofPapers(db))])];
  },
});
