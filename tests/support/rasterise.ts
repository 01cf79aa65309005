import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

/** Pixels, four bytes each: red, green, blue, alpha. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Draws a page of a PDF on white with PDFium, another program than the one that made it; `page` counts from 1. */
export async function rasterise(pdf: Buffer, { page = 1, scale = 1 } = {}): Promise<Pixels & { pages: number }> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const pages = document.getPageCount();
    const { data, width, height } = await document.getPage(page - 1).render({
      scale,
      // PDFium puts blue first; sharp reads it so and the channels are swapped here.
      render: ({ data: raw, width: w, height: h }) =>
        sharp(raw, { raw: { width: w, height: h, channels: 4 } })
          .raw()
          .toBuffer(),
    });
    document.destroy();
    return { width, height, pages, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength) };
  } finally {
    library.destroy();
  }
}

/** Returns the pixels of a PNG or JPEG, on white. */
export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
  };
}

/**
 * Returns how much of two pictures differs, 0 to 1, after a blur that forgives how edges are smoothed. Sizes may be a
 * pixel or two apart, because their rounding differs.
 */
export async function difference(one: Pixels, other: Pixels, blur = 2): Promise<number> {
  const size = { width: Math.min(one.width, other.width), height: Math.min(one.height, other.height) };
  if (Math.max(one.width, other.width) > size.width + 2 || Math.max(one.height, other.height) > size.height + 2) {
    throw new Error(`Not the same size: ${one.width} × ${one.height}, ${other.width} × ${other.height}`);
  }
  const [a, b] = await Promise.all([one, other].map((pixels) => blurred(pixels, size, blur)));
  let sum = 0;
  for (let at = 0; at < a!.length; at += 1) sum += Math.abs(a![at]! - b![at]!);
  return sum / a!.length / 255;
}

const blurred = ({ data, width, height }: Pixels, size: { width: number; height: number }, sigma: number) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left: 0, top: 0, ...size })
    .removeAlpha()
    .greyscale()
    .blur(sigma)
    .raw()
    .toBuffer();
