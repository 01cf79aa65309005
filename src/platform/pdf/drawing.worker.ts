import { createCanvas, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import { writeFile } from 'node:fs/promises';
import { drawPage, loadTypeface } from './draw-page';
import { obeyOrders } from '../processes/obey';
import type { Page } from './page';
import type { Order, Output } from './protocol';

/*
 * Draws pages: a process of its own, so that the site's one thread is not held and the memory of what was drawn is free again
 * when it ends (docs/decisions/0027). One drawing after another; the build makes one file of it beside main.js.
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
      // Its type is of the browser's canvas; it is the package's own.
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
  let made: Buffer | undefined;
  return {
    async add(page) {
      const canvas = createCanvas(Math.round(page.width * pixelsPerMm), Math.round(page.height * pixelsPerMm));
      await drawPage(canvas.getContext('2d'), page, pixelsPerMm);
      made = await canvas.encode('png');
    },
    finish: () => Promise.resolve(made),
  };
}

async function obey(order: Order): Promise<Uint8Array | undefined> {
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
obeyOrders(obey);
