import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Shows `html` in Chromium (found on the PATH, or in CHROMIUM) and returns it as a PNG or a PDF. */
export const printHtml = async (html: string, kind: 'png' | 'pdf', size = { width: 1200, height: 630 }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'artwork-'));
  const page = path.join(folder, 'page.html');
  const output = path.join(folder, `page.${kind}`);
  await writeFile(page, html);
  const wanted = kind === 'pdf' ? [`--print-to-pdf=${output}`, '--no-pdf-header-footer'] : [`--screenshot=${output}`];
  const always = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars'];
  const window = `--window-size=${size.width},${size.height}`;
  await run(process.env['CHROMIUM'] ?? 'chromium', [...always, window, ...wanted, pathToFileURL(page).href]);
  const printed = await readFile(output);
  await rm(folder, { recursive: true });
  return printed;
};

/** Returns the site's typeface as an @font-face rule for such a page. */
export const fontFace = `@font-face { font-family: Anek; font-weight: 100 800; src: url(${import.meta
  .resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2')}); }`;
