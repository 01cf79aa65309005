import { GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { createRequire } from 'node:module';
import { encode } from 'uqr';
import { fitText } from './fit-text';
import type { BoxItem, CodeItem, Item, LineItem, Page, PictureItem, TextItem, Weight } from './page';

const family = 'Anek';
const files: Record<Weight, string> = {
  400: '400Regular/AnekMalayalam_400Regular.ttf',
  600: '600SemiBold/AnekMalayalam_600SemiBold.ttf',
  700: '700Bold/AnekMalayalam_700Bold.ttf',
};
const lineHeight = 1.2;
const mmPerPoint = 25.4 / 72;
/** Widths are measured at this size whatever is drawn, so that a PDF and a picture break their lines alike. */
const measured = 100;

/** Registers the typeface, once a process: one family in three weights, with Latin and Malayalam letters. */
export function loadTypeface(): void {
  const { resolve } = createRequire(import.meta.url);
  for (const file of Object.values(files)) {
    if (!GlobalFonts.registerFromPath(resolve(`@expo-google-fonts/anek-malayalam/${file}`), family))
      throw new Error(`No typeface in ${file}`);
  }
}

/** Draws a page's items in their order; `perMm`: how many of the canvas's units a millimetre is. */
export async function drawPage(context: SKRSContext2D, page: Page, perMm: number): Promise<void> {
  const pen: Pen = { context, perMm };
  for (const item of page.items) await drawItem(pen, item);
}

interface Pen {
  context: SKRSContext2D;
  perMm: number;
}

function drawItem(pen: Pen, item: Item): void | Promise<void> {
  switch (item.kind) {
    case 'text':
      return drawText(pen, item);
    case 'box':
      return drawBox(pen, item);
    case 'line':
      return drawLine(pen, item);
    case 'picture':
      return drawPicture(pen, item);
    case 'code':
      return drawCode(pen, item);
  }
}

function drawText({ context, perMm }: Pen, item: TextItem): void {
  const { x, y, weight = 400, color, align = 'start' } = item;
  const fontOf = (units: number) => `${weight} ${units}px ${family}`;
  const { size, lines } = fitText(item, (text) => {
    context.font = fontOf(measured);
    return (context.measureText(text).width / measured) * mmPerPoint;
  });
  context.font = fontOf(size * mmPerPoint * perMm);
  context.fillStyle = color;
  context.textAlign = align;
  context.textBaseline = 'alphabetic';
  lines.forEach((line, index) =>
    context.fillText(line, x * perMm, (y + index * size * mmPerPoint * lineHeight) * perMm),
  );
}

function drawBox({ context, perMm }: Pen, { x, y, width, height, radius = 0, fill, edge }: BoxItem): void {
  context.beginPath();
  context.roundRect(x * perMm, y * perMm, width * perMm, height * perMm, radius * perMm);
  if (fill) {
    context.fillStyle = fill;
    context.fill();
  }
  if (edge) {
    context.strokeStyle = edge;
    context.lineWidth = 0.2 * perMm;
    context.stroke();
  }
}

function drawLine({ context, perMm }: Pen, { from, to, color, thickness = 0.2 }: LineItem): void {
  context.beginPath();
  context.moveTo(from[0] * perMm, from[1] * perMm);
  context.lineTo(to[0] * perMm, to[1] * perMm);
  context.strokeStyle = color;
  context.lineWidth = thickness * perMm;
  context.stroke();
}

async function drawPicture(
  { context, perMm }: Pen,
  { bytes, x, y, width, height, radius = 0 }: PictureItem,
): Promise<void> {
  const image = await loadImage(bytes);
  const scale = Math.max(width / image.width, height / image.height);
  const [w, h] = [width / scale, height / scale];
  context.save();
  context.beginPath();
  context.roundRect(x * perMm, y * perMm, width * perMm, height * perMm, radius * perMm);
  context.clip();
  context.drawImage(
    image,
    (image.width - w) / 2,
    (image.height - h) / 2,
    w,
    h,
    x * perMm,
    y * perMm,
    width * perMm,
    height * perMm,
  );
  context.restore();
}

/** As one path of all dark modules: drawn one by one they would show seams. */
function drawCode({ context, perMm }: Pen, { text, x, y, side, color }: CodeItem): void {
  const { data, size } = encode(text, { ecc: 'Q', border: 0 });
  const module = (side * perMm) / size;
  context.beginPath();
  data.forEach((row, down) =>
    row.forEach(
      (dark, across) => dark && context.rect(x * perMm + across * module, y * perMm + down * module, module, module),
    ),
  );
  context.fillStyle = color;
  context.fill();
}
