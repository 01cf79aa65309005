export type Point = readonly [x: number, y: number];

/** Returns a length with one decimal, in SVG's shortest form. */
export const short = (value: number) => String(Math.round(value * 10) / 10);

const pair = (x: number, y: number) => (y < 0 ? `${short(x)}${short(y)}` : `${short(x)} ${short(y)}`);

/**
 * Returns path data of a line through points; the steps are relative, which is shorter, and rounded so that errors
 * don't add up.
 */
export const polyline = (points: readonly Point[], digits = 1) => {
  const unit = 10 ** digits;
  const rounded = points.map(([x, y]) => [Math.round(x * unit) / unit, Math.round(y * unit) / unit] as const);
  let data = '';
  rounded.forEach(([x, y], index) => {
    const before = rounded[index - 1];
    data += before ? `l${pair(x - before[0], y - before[1])}` : `M${pair(x, y)}`;
  });
  return data;
};

/** Returns path data of a closed polygon. */
export const polygon = (points: readonly Point[], digits = 1) => `${polyline(points, digits)}z`;

/** Returns path data of an upright rectangle. */
export const box = (x: number, y: number, width: number, height: number) =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;

/** Returns path data of one straight line. */
export const line = (x1: number, y1: number, x2: number, y2: number) =>
  `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`;

/** Returns path data of a full circle. */
export const circle = (x: number, y: number, r: number) =>
  `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 ` +
  `0 ${short(-2 * r)} 0z`;

/** Returns the point at `radius` from a centre; degrees run clockwise from the right. */
export const around = (x: number, y: number, radius: number, degrees: number): Point => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  y + radius * Math.sin((degrees * Math.PI) / 180),
];

/** Returns a filled path whose colour the page decides: `--art-<name>`, see art.css. */
export const fill = (name: string, data: string) => `<path fill="var(--art-${name})" d="${data}"/>`;

/** Returns a stroked path whose colour the page decides. */
export const stroke = (name: string, data: string, width = 1, more = '') =>
  `<path fill="none" stroke="var(--art-${name})" stroke-width="${width}"${more} d="${data}"/>`;
