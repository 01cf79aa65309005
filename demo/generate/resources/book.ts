import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { standardNames } from '~/features/site/server/standard-names';
import { markDrawing } from '~/features/site/content/mark-drawing';
import { fontFace, printHtml } from '../../../scripts/artwork/chromium';
import { heroSvg } from '../../../scripts/artwork/hero';

const site = standardNames('en');

export const root = path.resolve(import.meta.dirname, '../../..');
const art = await readFile(path.join(root, 'src/features/site/web/art/art.css'), 'utf8');
const lightColours = art.slice(art.indexOf(':root {'), art.indexOf('}') + 1);

/** An edition's looks: ground and highlight of its cover. */
export interface Edition {
  title: string;
  year: string;
  ground: string;
  highlight: string;
  /** A static typeface, which takes a few kilobytes in a PDF; a variable typeface takes a hundred. */
  plain?: boolean;
}

const style = ({ ground, highlight, plain }: Edition) => `
@page { size: 148mm 210mm; margin: 0; }
${fontFace}
${lightColours}
body { margin: 0; font: ${plain ? '400 10.4pt/1.5 Liberation Sans' : '400 11.4pt/1.45 Anek'}; color: #14211d; \
-webkit-print-color-adjust: exact; }
section { box-sizing: border-box; width: 148mm; height: 210mm; break-after: page; display: flex; flex-direction: \
column; position: relative; overflow: hidden; background: #fbfaf6; padding: 15mm 14mm 17mm; }
section:last-child { break-after: auto; }
.grid { background-image: linear-gradient(#0e5a4712 0.2mm, transparent 0.2mm), linear-gradient(90deg, #0e5a4712 0.2mm, \
transparent 0.2mm); background-size: 6mm 6mm; }
.dark { background: ${ground}; color: #f6f3e8; }
.cover { padding: 0; }
.words { padding: 15mm 14mm 8mm; flex: 1; display: flex; flex-direction: column; }
.mark { width: 22mm; margin-left: -2.4mm; fill: currentColor; }
h1 { margin: auto 0 5mm; font-size: 36pt; line-height: 1.02; font-weight: 700; letter-spacing: -0.01em; }
.cover p { margin: 0; padding-top: 4mm; border-top: 0.5mm solid ${highlight}; font-size: 12.5pt; line-height: 1.35; \
color: ${highlight}; }
.scene { width: 148mm; height: 92mm; display: block; }
.year { position: absolute; top: 15mm; right: 14mm; font-size: 25pt; line-height: 1; font-weight: 400; color: \
${highlight}; }
h1, h2 { font-family: Anek; }
h2 { margin: 0 0 1.5mm; font-size: 25pt; line-height: 1.08; font-weight: 700; letter-spacing: -0.01em; color: #0e5a47; }
.dark h2 { color: inherit; }
.kicker { margin: 0 0 2mm; font-size: 9pt; font-weight: 700; color: #98381f; }
.kicker::before { content: ''; display: inline-block; width: 7mm; height: 1.6mm; margin-right: 2mm; border: solid \
currentColor; border-width: 0 0.3mm; background: linear-gradient(currentColor, currentColor) center / 100% 0.3mm \
no-repeat; vertical-align: 0; }
h3 { margin: 6mm 0 1.5mm; font-size: 12.5pt; font-weight: 700; }
p { margin: 0 0 2.5mm; }
.lead { font-size: 13pt; line-height: 1.35; color: #4c5a55; margin-bottom: 4mm; }
table { width: 100%; border-collapse: collapse; margin-top: 2mm; }
th { text-align: left; font-size: 9.2pt; font-weight: 700; color: #4c5a55; border-bottom: 0.4mm solid #0e5a47; \
padding: 1.2mm 2mm 1.2mm 0; }
td { padding: 1.45mm 2mm 1.45mm 0; border-bottom: 0.2mm solid #dedacd; vertical-align: top; }
td + td.n, th.n { text-align: right; padding-right: 0; font-variant-numeric: tabular-nums; }
ol, ul { margin: 0; padding-left: 5mm; } li { margin-bottom: 1.6mm; }
.checks { list-style: none; padding: 0; } .checks li { padding: 1.4mm 0 1.4mm 7mm; margin: 0; border-bottom: 0.2mm \
solid #dedacd; position: relative; }
.checks li::before { content: ''; position: absolute; left: 0; top: 2.5mm; width: 3.2mm; height: 3.2mm; border: 0.3mm \
solid #0e5a47; }
.contents td { padding-top: 0.75mm; padding-bottom: 0.75mm; } .contents td:first-child { width: 12mm; color: #b5472b; \
font-weight: 700; }
footer { position: absolute; left: 14mm; right: 14mm; bottom: 7mm; display: flex; justify-content: space-between; \
font-size: 8.6pt; color: #4c5a55; border-top: 0.2mm solid #dedacd; padding-top: 1.4mm; }
.dark footer { color: inherit; border-color: #ffffff44; }
.note { margin-top: auto; padding: 3mm 4mm; border-left: 0.8mm solid #c9952c; background: #f8efd9; font-size: 10pt; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 7mm; }
figure { margin: 3mm 0; } figure svg { width: 100%; display: block; }`;

const mark =
  `<svg class="mark" viewBox="${markDrawing.viewBox}"><path d="${markDrawing.fan}${markDrawing.staff}"/><path ` +
  `fill="#e3b95b" d="${markDrawing.level}"/></svg>`;

export const cover = ({
  title,
  year,
}: Edition) => `<section class="cover dark"><div class="words">${mark}<span class="year">${year}</span>
<h1>${title}</h1><p>${site.federation}<br>${site.committee}</p></div>
${heroSvg().replace('<svg ', '<svg class="scene" preserveAspectRatio="xMaxYMax slice" ')}</section>`;

export const backCover = ({ title, year }: Edition, lines: readonly string[]) =>
  `<section class="cover dark"><div class="words">${mark}<h1 \
style="font-size:17pt;margin-bottom:4mm">${site.federation}</h1><p>${lines.join('<br>')}</p></div>
<div style="padding:0 14mm 14mm;font-size:8pt">${title} ${year}. Made-up example: names and numbers are \
nobody’s.</div></section>`;

/** Returns an inside page; `tone` is a class of the sheet. */
export const page = (kicker: string, title: string, body: string, tone = '') =>
  `<section class="${tone}"><p class="kicker">${kicker}</p><h2>${title}</h2>${body}` +
  `<footer><span>__TITLE__</span><span>__PAGE__</span></footer></section>`;

/** Returns rows as a table; a column whose heading ends in `#` holds figures. */
export function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const numeric = heads.map((head) => head.endsWith('#'));
  const cell = (tag: string) => (value: string | number, column: number) =>
    `<${tag}${numeric[column] ? ' class="n"' : ''}>${String(value).replace(/#$/, '')}</${tag}>`;
  const body = rows.map((row) => `<tr>${row.map(cell('td')).join('')}</tr>`).join('');
  return `<table><tr>${heads.map(cell('th')).join('')}</tr>${body}</table>`;
}

/** Prints the pages of an edition as a PDF. */
export function printBook(edition: Edition, pages: readonly string[]): Promise<Buffer> {
  const title = `${edition.title} ${edition.year}`;
  const numbered = pages.map((one, index) => one.replace('__TITLE__', title).replace('__PAGE__', String(index + 1)));
  const html =
    '<!doctype html><html lang="en-IN"><meta ' +
    `charset="utf-8"><title>${title}</title><style>${style(edition)}</style>${numbered.join('')}</html>`;
  return printHtml(html, 'pdf');
}
