/**
 * Makes the demo ads' media again: `npx tsx demo/generate/media/build.ts [part of a name …]`. Needs Chromium and
 * ffmpeg; the results are committed, so only an engineer who changes an artwork runs this.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Film, Still } from './draw';
import { films } from './films';
import { stills } from './stills';
import { openBrowser, openSheet, proofread, shoot } from './studio';

const folder = process.env.OUT_DIR ?? fileURLToPath(new URL('../../marketplace/media', import.meta.url));
const wanted = process.argv.slice(2);
const isWanted = ([name]: [string, unknown]) => wanted.length === 0 || wanted.some((part) => name.includes(part));
const FPS = 24;

const jpeg = (png: Buffer, name: string, quality: number) =>
  sharp(png).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toFile(`${folder}/${name}.jpg`);

function report(file: string, wrong: string[]) {
  console.log(`${file} ${Math.round(statSync(`${folder}/${file}`).size / 1024)} KB ${wrong.join('; ')}`);
}

/** A still may have at most 180 KB: the busiest patterns lose a little quality for that. */
async function makeStill(page: Page, name: string, draw: Still) {
  const png = await shoot(page, draw());
  for (let quality = 82; (await jpeg(png, name, quality)).size > 180 * 1024; quality -= 4);
  report(`${name}.jpg`, await proofread(page));
}

async function makeFilm(page: Page, name: string, film: Film) {
  const poster = await shoot(page, film.draw(film.posterAt));
  for (let quality = 80; (await jpeg(poster, `${name}-poster`, quality)).size > 60 * 1024; quality -= 4);
  report(`${name}-poster.jpg`, await proofread(page));
  const input = ['-f', 'image2pipe', '-framerate', String(FPS), '-c:v', 'png', '-i', '-'];
  const codec = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '23', '-pix_fmt', 'yuv420p'];
  const container = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart'];
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...input, ...codec, ...container, `${folder}/${name}.mp4`], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'exit');
  for (let frame = 0; frame < film.seconds * FPS; frame++) {
    const png = await shoot(page, film.draw(frame / FPS));
    if (!ffmpeg.stdin.write(png)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg could not make ${name}.mp4 (exit code ${code})`);
  report(`${name}.mp4`, []);
}

mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
try {
  const page = await openSheet(browser, 1600);
  for (const [name, draw] of Object.entries(stills).filter(isWanted)) await makeStill(page, name, draw);
  const small = await openSheet(browser, 960);
  for (const [name, film] of Object.entries(films).filter(isWanted)) await makeFilm(small, name, film);
} finally {
  await browser.close();
}
