import { seededRandom } from '~/shared/seeded-random';
import { around, box, circle, fill, line, polygon, polyline, stroke } from './svg';
import type { Point } from './svg';

export const horizon = 334;
const gap = { x: 812, y: horizon };
const sun = { x: 812, y: 252, r: 58 };

/** Draws the sky, the drafting grid, and the sun with the compass circles it was drawn by. */
export const sky = () => {
  let grid = '';
  for (let x = 20; x < 1440; x += 40) grid += `M${x} 0V${horizon}`;
  for (let y = 14; y < horizon; y += 40) grid += `M0 ${y}H1440`;
  const rings = [92, 138, 196].map((r) => circle(sun.x, sun.y, r)).join('');
  const cross = line(sun.x - 226, sun.y, sun.x + 226, sun.y) + line(sun.x, sun.y - 226, sun.x, sun.y);
  return [
    fill('sky', box(0, 0, 1440, horizon)),
    fill('sky-low', box(0, 214, 1440, horizon - 214)),
    fill('sky-glow', box(0, 278, 1440, horizon - 278)),
    stroke('grid', grid),
    stroke('brass', rings, 1, ' stroke-opacity=".55"'),
    stroke('brass', cross, 1, ' stroke-opacity=".55" stroke-dasharray="14 4 2 4"'),
    fill('sun', circle(sun.x, sun.y, sun.r)),
  ].join('');
};

/** Draws a ridge: peaks and valleys in turn, lit from the sun in the gap, its far sides shaded. */
const ridge = (colour: string, ridgeLine: readonly Point[], lightFrom: 'left' | 'right') => {
  const first = ridgeLine[0] as Point;
  const last = ridgeLine[ridgeLine.length - 1] as Point;
  const body = polygon([[first[0], horizon + 2], ...ridgeLine, [last[0], horizon + 2]]);
  let shade = '';
  ridgeLine.forEach(([x, y], index) => {
    const before = ridgeLine[index - 1];
    const after = ridgeLine[index + 1];
    if (!before || !after || before[1] <= y || after[1] <= y) return;
    const foot = lightFrom === 'right' ? before : after;
    const lean = lightFrom === 'right' ? 1 : -1;
    const drop = horizon + 2 - y;
    shade += polygon(
      [
        [x, y],
        [x + lean * drop * 0.1, y + drop * 0.34],
        [x - lean * drop * 0.06, y + drop * 0.52],
        [x + lean * drop * 0.12, horizon + 2],
        [foot[0] - lean * 4, horizon + 2],
        foot,
      ],
      0,
    );
  });
  return fill(colour, body) + fill(`${colour}-shade`, shade);
};

/** Draws the Western Ghats on both sides of the Palakkad gap, three ranges deep. */
export const ghats = () =>
  [
    ridge(
      'far',
      [
        [-40, 250],
        [60, 168],
        [128, 206],
        [214, 132],
        [300, 198],
        [372, 164],
        [446, 232],
        [520, 206],
        [596, 268],
        [650, 256],
        [756, horizon],
      ],
      'right',
    ),
    ridge(
      'far',
      [
        [868, horizon],
        [958, 270],
        [1006, 284],
        [1076, 216],
        [1130, 240],
        [1206, 158],
        [1268, 204],
        [1340, 118],
        [1402, 170],
        [1480, 140],
      ],
      'left',
    ),
    ridge(
      'mid',
      [
        [-40, 262],
        [24, 232],
        [96, 276],
        [168, 226],
        [262, 290],
        [330, 258],
        [430, 304],
        [486, 290],
        [640, horizon],
      ],
      'right',
    ),
    ridge(
      'mid',
      [
        [972, horizon],
        [1066, 296],
        [1112, 308],
        [1196, 254],
        [1254, 284],
        [1330, 226],
        [1398, 268],
        [1480, 220],
      ],
      'left',
    ),
    ridge(
      'near',
      [
        [-40, 300],
        [40, 284],
        [104, 312],
        [170, 294],
        [280, 322],
        [330, 314],
        [420, horizon],
      ],
      'right',
    ),
    ridge(
      'near',
      [
        [1150, horizon],
        [1230, 312],
        [1270, 320],
        [1352, 286],
        [1420, 306],
        [1480, 280],
      ],
      'left',
    ),
  ].join('');

const rows = [horizon, 343, 355, 372, 396, 428, 468, 512, 564];
const fields = ['field-1', 'field-2', 'field-3', 'field-4', 'water'];
const vanishing = 7;
const wave = (x: number, y: number) => y + ((y - horizon) / 230) * 11 * Math.sin(x / 210 + y / 60);

/** Returns where a strip that meets the lower edge at `ray` passes the height `y`. */
const onRay = (ray: number, y: number): Point => {
  const x = gap.x + ((ray - gap.x) * (y - gap.y + vanishing)) / (566 - gap.y);
  return [x, wave(x, y)];
};

type Plot = { kind: string; row: number; from: number; to: number };

// Every second plot below the sun is under water and mirrors it.
const lane = { from: gap.x - 150, to: gap.x + 190 };

/** Cuts the plain into plots, row by row; neighbours in a row differ. */
const layOut = () => {
  const random = seededRandom(7);
  const plots: Plot[] = [];
  for (let row = 0; row < rows.length - 1; row += 1) {
    const reach = (830 * 232) / ((rows[row + 1] as number) - gap.y + vanishing);
    const step = Math.max(260, 2300 / (row + 1.4));
    let kind = '';
    for (let from = gap.x - reach - random() * step; from < gap.x + reach;) {
      const wish = from + step * (0.55 + random() * 0.9);
      const stop = [lane.from, lane.to].find((edge) => from < edge && wish > edge - 60);
      const to = stop ?? wish;
      const others = fields.filter((field) => field !== kind && (field !== 'water' || random() < 0.55));
      kind = others[Math.floor(random() * others.length)] as string;
      if (to === lane.to) kind = row % 2 ? 'water' : 'field-1';
      plots.push({ kind, row, from, to });
      from = to;
    }
  }
  return plots;
};

/** Draws the rows of seedlings in one plot, as lines that run to the gap. */
const furrowsOf = ({ kind, row, from, to }: Plot) => {
  if (kind === 'water' || row < 3) return '';
  const count = Math.round((to - from) / (row > 5 ? 40 : 62));
  let data = '';
  for (let i = 1; i < count; i += 1) {
    const ray = from + ((to - from) * i) / count;
    const ends = [onRay(ray, (rows[row] as number) + 2), onRay(ray, (rows[row + 1] as number) - 2)] as const;
    if (ends[1][0] > 0 && ends[1][0] < 1440) data += polyline(ends, 0);
  }
  return data;
};

/** Draws paddy fields: strips that run to the gap, cut by bunds into plots; some planted, some still under water. */
export const paddies = () => {
  const areas: Record<string, string> = {};
  const furrows: Record<string, string> = {};
  let bunds = '';
  for (const plot of layOut()) {
    const top = rows[plot.row] as number;
    const bottom = rows[plot.row + 1] as number;
    const middle = (plot.from + plot.to) / 2;
    const upper = [plot.from, middle, plot.to].map((ray) => onRay(ray, top));
    const lower = [plot.to, middle, plot.from].map((ray) => onRay(ray, bottom));
    areas[plot.kind] = (areas[plot.kind] ?? '') + polygon([...upper, ...lower], plot.row < 2 ? 1 : 0);
    furrows[plot.kind] = (furrows[plot.kind] ?? '') + furrowsOf(plot);
    if (plot.row > 0) bunds += polyline([onRay(plot.to, top), onRay(plot.to, bottom)], 0);
  }
  for (const y of rows.slice(1, -1)) {
    bunds += polyline(Array.from({ length: 19 }, (_, index): Point => [index * 80, wave(index * 80, y)]));
  }
  const shine = [380, 387, 436, 445, 456, 520, 532]
    .map((y, index) => line(sun.x - 10 - ((index * 17) % 23), y, sun.x + 14 + ((index * 23) % 29), y))
    .join('');
  return [
    fill('field-3', box(0, horizon, 1440, 560 - horizon)),
    ...Object.entries(areas).map(([kind, data]) => fill(kind, data)),
    ...Object.entries(furrows).map(([kind, data]) => (data ? stroke(`${kind}-row`, data, 1.2) : '')),
    stroke('bund', bunds, 1.5, ' stroke-linejoin="round"'),
    stroke('sun', shine, 2, ' stroke-linecap="round" stroke-opacity=".8"'),
  ].join('');
};

/** Draws stiff leaves around the origin: `count` of them over `span` degrees. */
const fan = (count: number, length: number, from: number, span: number) =>
  Array.from({ length: count }, (_, index) => from + (span * index) / (count - 1))
    .map((middle) =>
      polygon([
        [0, 0],
        around(0, 0, length * 0.82, middle - 9.5),
        around(0, 0, length, middle),
        around(0, 0, length * 0.82, middle + 9.5),
      ]),
    )
    .join('');

// Both palms are drawn once, 100 high with the heart of the crown at the origin, and scaled: repeated text costs
// nothing once compressed.
const nearPalm = () => {
  let rings = '';
  for (let y = 22; y < 76; y += 4.5) rings += `M-2.3 ${y}h4.6`;
  return [
    fill('palm-back', fan(6, 18.8, 22, 136)),
    fill('trunk', 'M-2.6 80L-1.6 0h3.2L2.6 80z'),
    stroke('trunk-ring', rings, 0.7),
    fill('palm-back', fan(11, 20, 172, 210)),
    fill('palm', fan(11, 19.6, 158, 224)),
  ].join('');
};
const farPalm = () => fill('palm', `M-3 74L-2 0h4L3 74z${fan(9, 26, 150, 240)}`);

/**
 * Draws a palmyra with its foot at (x, ground): bare straight trunk, round head of stiff fans. `height` is that of the
 * whole.
 */
export const palmyra = (x: number, ground: number, height: number, far = false) => {
  const scale = Math.round(height) / 100;
  const heart = Math.round(ground - scale * (far ? 74 : 80));
  return `<g transform="translate(${x} ${heart})scale(${scale})">${far ? farPalm() : nearPalm()}</g>`;
};
