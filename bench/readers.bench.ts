import { createCanvas } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import decodeQR from 'qr/decode.js';
import { codeLetters } from '../src/features/cards/contract/code';
import { seededRandom } from '../src/shared/seeded-random';
import { encodeQr } from '../src/ui/encode-qr';
import type { Verdict } from './lib/compare';
import { table } from './lib/table';
import { median as medianOf } from './lib/times';

/** As many pixels as the page of a door gives to its reader. */
const [width, height] = [720, 540];
const frames = 120;
/** A phone of the cheaper kind is so many times slower than this machine. */
const slowdown = 6;
/** In ms on that phone, and the share that has to be read by then. */
const limits = { ms: 150, share: 0.75 };

interface Frame {
  text: string;
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** The readers by name; each returns the text, or null. The first is the one of the door. */
const readers: Record<string, (frame: Frame) => string | null> = {
  qr: (frame) => {
    try {
      return decodeQR(frame);
    } catch {
      return null;
    }
  },
  jsQR: ({ data, ...size }) => jsQR(data, size.width, size.height)?.data ?? null,
};

/** Draws tickets as cameras see them: turned, small, blurred, pale, unevenly lit, and with noise. */
function drawn(): Frame[] {
  const random = seededRandom(35);
  const between = (from: number, to: number) => from + random() * (to - from);
  return Array.from({ length: frames }, (_, index) => {
    const text = Array.from({ length: 20 }, () => codeLetters[Math.floor(random() * 32)]).join('');
    const squares = encodeQr(text);
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    const light = context.createLinearGradient(0, 0, width, height);
    light.addColorStop(0, '#d8d4cc');
    light.addColorStop(1, '#8f8b84');
    context.fillStyle = light;
    context.fillRect(0, 0, width, height);
    const isPale = index % 3 === 0;
    context.translate(width / 2 + between(-80, 80), height / 2 + between(-50, 50));
    context.rotate((between(-1, 1) * Math.PI) / (index % 2 === 0 ? 4 : 12));
    context.transform(1, between(-0.08, 0.08), between(-0.08, 0.08), 1, 0, 0);
    const dot = between(5, 11);
    const half = (squares.length * dot) / 2;
    // A third of the frames is out of focus.
    context.filter = index % 3 === 1 ? `blur(${between(1, 2.2).toFixed(1)}px)` : 'none';
    context.fillStyle = isPale ? '#b9b4ab' : '#f4f2ee';
    context.fillRect(-half - 4 * dot, -half - 4 * dot, 2 * half + 8 * dot, 2 * half + 8 * dot);
    context.fillStyle = isPale ? '#77726a' : '#26231f';
    for (const [y, line] of squares.entries())
      for (const [x, isDark] of line.entries())
        if (isDark) context.fillRect(x * dot - half, y * dot - half, dot + 0.3, dot + 0.3);
    const { data } = context.getImageData(0, 0, width, height);
    for (let at = 0; at < data.length; at += 4) {
      const noise = between(-9, 9);
      for (const part of [0, 1, 2]) data[at + part]! += noise;
    }
    return { text, data, width, height };
  });
}

/** Measures how many of 120 drawn frames each reader reads within 150 ms on a phone six times slower. */
export default function readersOfDoors(): Promise<Verdict[]> {
  const all = drawn();
  const measured = Object.entries(readers).map(([name, read]) => {
    // Warms up.
    for (const frame of all.slice(0, 10)) read(frame);
    const times = all.flatMap((frame) => {
      const began = process.cpuUsage();
      const text = read(frame);
      const { user, system } = process.cpuUsage(began);
      return text === frame.text ? [((user + system) / 1000) * slowdown] : [];
    });
    const inTime = times.filter((ms) => ms <= limits.ms).length / frames;
    return { name, read: times.length / frames, inTime, median: medianOf(times) };
  });
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  const rows = measured.map(({ name, read, inTime, median }) => [
    name,
    percent(read),
    percent(inTime),
    `${median.toFixed(0)} ms`,
  ]);
  console.log(`\n${table([`${frames} frames`, 'read', `within ${limits.ms} ms`, 'median'], rows)}\n`);
  return Promise.resolve([{ name: 'reader of the door', ok: measured[0]!.inTime >= limits.share }]);
}
