/** The artworks' size in user units; stills are rendered 1:1, films at 960 × 540. */
export const W = 1600;
export const H = 900;

/** A still artwork: draws itself as the inside of an SVG of W × H. */
export type Still = () => string;

/** A film: `draw` gets the time in seconds, and returns the inside of an SVG of W × H. */
export type Film = { seconds: number; posterAt: number; draw: (t: number) => string };

type Point = readonly [number, number];

type TextStyle = {
  fill?: string;
  font?: 'Anek Latin' | 'Anek Malayalam' | 'Archivo' | 'Bricolage Grotesque';
  weight?: number;
  width?: number;
  spacing?: number;
  anchor?: 'start' | 'middle' | 'end';
  leading?: number;
  opacity?: number;
};

const escapeXml = (s: string) => s.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const n = (v: number) => Math.round(v * 100) / 100;

/** Joins `count` drawings, each made from its index. */
export const times = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** Draws one or more lines of type, the first with its baseline at y; `leading` is a share of the size. */
export function text(x: number, y: number, size: number, words: string | string[], style: TextStyle = {}): string {
  const { fill = '#000', font = 'Anek Latin', weight = 700, width = 100, spacing = 0, anchor = 'start' } = style;
  const css =
    `font:${weight} ${size}px ` + `'${font}';font-stretch:${width}%;letter-spacing:${spacing}em;word-spacing:0.07em`;
  const step = size * (style.leading ?? 0.98);
  return [words]
    .flat()
    .map(
      (line, i) =>
        `<text x="${n(x)}" y="${n(y + i * step)}" fill="${fill}" text-anchor="${anchor}" ` +
        `opacity="${style.opacity ?? 1}" style="${css}">${escapeXml(line)}</text>`,
    )
    .join('');
}

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, w))}" height="${n(Math.max(0, h))}" rx="${r}" fill="${fill}"/>`;

export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(Math.max(0, r))}" fill="${fill}"/>`;

export const ring = (x: number, y: number, r: number, stroke: string, width: number) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(Math.max(0, r))}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

export const poly = (points: readonly Point[], fill: string) =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}"/>`;

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

export const stroke = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" ` +
  `stroke-linejoin="round" ${more}/>`;

/**
 * Draws slanting rain: drops that begin anywhere from 40 above the picture on, `width` wide and `height` high. `next`
 * returns random numbers from 0 to 1; the drops are `least` long or up to 60 longer, in one of two colours.
 */
export const drawRain = (next: () => number, { drops, width, height, least, slant, colours, thick }: Rain): string =>
  times(drops, () => {
    const [x, y, l] = [next() * width, next() * height - 40, least + next() * 60];
    const drop = `M${x.toFixed(0)} ${y.toFixed(0)}l${(-l * slant).toFixed(0)} ${l.toFixed(0)}`;
    return stroke(drop, colours[next() > 0.5 ? 0 : 1], thick);
  });

interface Rain {
  drops: number;
  width: number;
  height: number;
  least: number;
  /** How far a drop goes to the left, as a share of its length. */
  slant: number;
  colours: readonly [string, string];
  thick: number;
}

export const group = (transform: string, ...children: string[]) =>
  `<g transform="${transform}">${children.join('')}</g>`;

export const fade = (opacity: number, ...children: string[]) => `<g opacity="${n(opacity)}">${children.join('')}</g>`;

/** Shows children only inside `shape` (an SVG element); `id` has to be unique in the artwork. */
export const clip = (id: string, shape: string, ...children: string[]) =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${children.join('')}</g>`;

/** Returns a projection for isometric drawing: x runs right-down, y left-down, z up; `unit` in px. */
export const isometric =
  (originX: number, originY: number, unit: number) =>
  (x: number, y: number, z: number): Point => [
    originX + (x - y) * unit * 0.866,
    originY + (x + y) * unit * 0.5 - z * unit,
  ];

/** Draws a box in an isometric projection, with its three visible faces' colours. */
export function isoBox(
  at: ReturnType<typeof isometric>,
  [x, y, z]: readonly [number, number, number],
  [w, d, h]: readonly [number, number, number],
  [top, left, right]: readonly [string, string, string],
): string {
  return (
    poly([at(x, y, z + h), at(x + w, y, z + h), at(x + w, y + d, z + h), at(x, y + d, z + h)], top) +
    poly([at(x, y + d, z + h), at(x + w, y + d, z + h), at(x + w, y + d, z), at(x, y + d, z)], left) +
    poly([at(x + w, y, z + h), at(x + w, y + d, z + h), at(x + w, y + d, z), at(x + w, y, z)], right)
  );
}

/** Draws a closed, slightly uneven outline around a centre: a contour line or a growth ring. */
export function blob(cx: number, cy: number, r: number, uneven: number, phase: number, squash = 1): string {
  const points = Array.from({ length: 72 }, (_, i) => {
    const a = (i / 72) * Math.PI * 2;
    const k =
      r *
      (1 +
        uneven *
          (0.55 * Math.sin(2 * a + phase) + 0.3 * Math.sin(3 * a - phase * 1.7) + 0.15 * Math.sin(7 * a + phase * 3)));
    return `${n(cx + k * Math.cos(a))} ${n(cy + k * squash * Math.sin(a))}`;
  });
  return `M${points.join('L')}Z`;
}

function fan(cx: number, cy: number, r: number, angle: number, fill: string): string {
  const points: Point[] = [[cx, cy]];
  for (let i = 0; i <= 10; i++) {
    const a = angle - 0.6 + (i / 10) * 1.2;
    const k = i % 2 ? r * 0.8 : r;
    points.push([cx + k * Math.cos(a), cy + k * Math.sin(a)]);
  }
  return poly(points, fill);
}

/** Draws a palmyra, Palakkad's palm: foot at (x, y), `h` tall, leaves in two tones. */
export function palmyra(x: number, y: number, h: number, trunk: string, leaf: string, leafLight = leaf): string {
  const top = y - h * 0.8;
  const r = h * 0.16;
  const leaves = times(9, (i) => {
    const a = -Math.PI / 2 + (((i * 5) % 9) - 4) * 0.56;
    return fan(x + Math.cos(a) * r * 0.5, top + Math.sin(a) * r * 0.5, r, a, i % 2 ? leaf : leafLight);
  });
  const stem = poly(
    [
      [x - h * 0.028, y],
      [x - h * 0.015, top],
      [x + h * 0.015, top],
      [x + h * 0.028, y],
    ],
    trunk,
  );
  return stem + circle(x, top, r * 0.72, leaf) + leaves;
}

/** Returns the eased progress from 0 to 1 of a movement that starts at `from` and takes `lasting` seconds. */
export function ease(t: number, from: number, lasting: number): number {
  const p = Math.min(1, Math.max(0, (t - from) / lasting));
  return p < 0.5 ? 4 * p ** 3 : 1 - (-2 * p + 2) ** 3 / 2;
}

/** Returns eased progress that runs a little past its goal and settles: for things that land. */
export function land(t: number, from: number, lasting: number): number {
  const p = Math.min(1, Math.max(0, (t - from) / lasting)) - 1;
  return 1 + 2.2 * p ** 3 + 1.2 * p ** 2;
}

/** Returns the colour between two #rrggbb colours at `k` from 0 to 1. */
export function mix(a: string, b: string, k: number): string {
  const part = (c: string, i: number) => parseInt(c.slice(1 + i * 2, 3 + i * 2), 16);
  return (
    '#' +
    [0, 1, 2]
      .map((i) =>
        Math.round(part(a, i) + (part(b, i) - part(a, i)) * k)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}
