import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EncodedImage, ImageVariant } from './images';
import { extensionOf } from './types';

/*
 * Pictures that were encoded once and lie beside the demo data, so that a first start copies them instead of encoding
 * them (docs/decisions/0021). `demo/generate/prepared` makes them, a test compares them with their originals.
 */

/** A folder's `image.json`: the picture without its bytes, and which original it was made from (SHA-256, hex). */
interface PreparedImage {
  original: string;
  width: number;
  height: number;
  variants: Omit<ImageVariant, 'bytes'>[];
}

const list = 'image.json';
const nameOf = ({ format, width }: Pick<ImageVariant, 'format' | 'width'>) =>
  `${width}.${extensionOf(`image/${format}`)}`;

/** Returns the SHA-256 of a file in hex: a prepared folder names its original by it. */
export const hashOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

/**
 * Writes an encoded picture into a folder of its own, in place of what was there. `original` is the file it was made
 * from.
 */
export async function savePrepared(folder: string, image: EncodedImage, original: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const variant of image.variants) await writeFile(path.join(folder, nameOf(variant)), variant.bytes);
  const variants = image.variants.map(({ format, width, height }) => ({ format, width, height }));
  const facts: PreparedImage = { original: await hashOf(original), width: image.width, height: image.height, variants };
  await writeFile(path.join(folder, list), `${JSON.stringify(facts)}\n`);
}

/** Reads an encoded picture as `savePrepared` left it in the folder; throws when one of its files is missing. */
export async function readPrepared(folder: string): Promise<EncodedImage> {
  const { width, height, variants } = await factsOf(folder);
  const read = variants.map(async (variant) => ({
    ...variant,
    bytes: await readFile(path.join(folder, nameOf(variant))),
  }));
  return { width, height, variants: await Promise.all(read) };
}

/** Reads what a prepared folder records about its picture. */
export async function factsOf(folder: string): Promise<PreparedImage> {
  return JSON.parse(await readFile(path.join(folder, list), 'utf8')) as PreparedImage;
}
