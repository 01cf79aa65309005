import { createCanvas, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import { writeFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { drawPage, loadTypeface } from './draw-page';
import { serveTasks } from '../processes/serve-tasks';
import type { Page } from './page';
import type { Order, Output } from './protocol';

/*
 * Draws pages: a process of its own, so that the site's one thread is not held and the memory of what was drawn is free
 * again when it ends (docs/decisions/0027). One drawing after another; the build makes one file of it beside main.js.
 */

const pointsPerMm = 72 / 25.4;
type Drawing = { add(page: Page): Promise<void>; finish(): Promise<Uint8Array | undefined> };
let current: Drawing | undefined;

function begin(output: Output): Drawing {
  if (output.kind === 'png') return picture(output.pixelsPerMm);
  // Photos as JPEG; nothing of the time or the machine gets into the file.
  const pdf = new PDFDocument({ title: output.title, creator: 'Sangham', encodingQuality: 90 });
  return {
    async add(page) {
      // Its type is the browser's canvas; the object is the package's.
      const context = pdf.beginPage(page.width * pointsPerMm, page.height * pointsPerMm) as unknown as SKRSContext2D;
      await drawPage(context, page, pointsPerMm);
      pdf.endPage();
    },
    async finish() {
      const bytes = pdf.close();
      if (output.file === undefined) return bytes;
      await writeFile(output.file, bytes);
      return undefined;
    },
  };
}

function picture(pixelsPerMm: number): Drawing {
  let png: Buffer | undefined;
  return {
    async add(page) {
      const canvas = createCanvas(Math.round(page.width * pixelsPerMm), Math.round(page.height * pixelsPerMm));
      await drawPage(canvas.getContext('2d'), page, pixelsPerMm);
      png = withResolution(await canvas.encode('png'), pixelsPerMm);
    },
    finish: () => Promise.resolve(png),
  };
}

/** Returns a PNG with its resolution (`pHYs`), so that programs print it in its true size. */
function withResolution(png: Buffer, pixelsPerMm: number): Buffer {
  const chunk = Buffer.alloc(21);
  chunk.writeUInt32BE(9, 0);
  chunk.write('pHYs', 4, 'latin1');
  chunk.writeUInt32BE(Math.round(pixelsPerMm * 1000), 8);
  chunk.writeUInt32BE(Math.round(pixelsPerMm * 1000), 12);
  // The unit: metre.
  chunk.writeUInt8(1, 16);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 17)), 17);
  // Behind the signature and the header, which have a fixed length.
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

async function execute(order: Order): Promise<Uint8Array | undefined> {
  if (order.order === 'begin') {
    current = begin(order.output);
    return undefined;
  }
  if (!current) throw new Error('Nothing was begun');
  if (order.order === 'page') {
    await current.add(order.page);
    return undefined;
  }
  const bytes = await current.finish();
  current = undefined;
  return bytes;
}

loadTypeface();
serveTasks(execute);
