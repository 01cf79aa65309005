/*
 * What a page consists of (docs/decisions/0027). All lengths are millimetres from the page's upper left corner, sizes
 * of letters points (1/72 inch), colours `#rrggbb`.
 */

/** A page to be drawn, as a PDF or as a picture: the same items produce the same drawing. */
export interface Page {
  width: number;
  height: number;
  items: readonly Item[];
}

export type Item = TextItem | BoxItem | LineItem | PictureItem | CodeItem;

/**
 * A text in Anek, Latin and Malayalam. Where it is wider than `width` it is made smaller, down to `smallest`, then
 * broken into at most `lines`, and what still does not fit ends in an ellipsis.
 */
export interface TextItem {
  kind: 'text';
  text: string;
  x: number;
  /** The first line's baseline. */
  y: number;
  size: number;
  /** Default 400. */
  weight?: Weight;
  color: string;
  /** Unbounded without it. */
  width?: number;
  /** Default: `size`. */
  smallest?: number;
  /** Default 1. */
  lines?: number;
  /** Where `x` is in the text; default: its start. */
  align?: 'start' | 'center' | 'end';
}

export const weights = [400, 600, 700] as const;
export type Weight = (typeof weights)[number];

/** A filled rectangle, or one that is only drawn round. */
export interface BoxItem {
  kind: 'box';
  x: number;
  y: number;
  width: number;
  height: number;
  radius?: number;
  fill?: string;
  /** Its edge's colour, 0.2 mm wide. */
  edge?: string;
}

/** A line of `thickness`, default 0.2 mm. */
export interface LineItem {
  kind: 'line';
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  color: string;
  thickness?: number;
}

/** A JPEG or PNG, cut at its sides or its top and bottom until it fills the rectangle. */
export interface PictureItem {
  kind: 'picture';
  bytes: Uint8Array;
  x: number;
  y: number;
  width: number;
  height: number;
  radius?: number;
}

/**
 * A QR code (error correction Q, a quarter may be damaged) of that side, without the quiet zone around it: leave four
 * modules.
 */
export interface CodeItem {
  kind: 'code';
  text: string;
  x: number;
  y: number;
  side: number;
  color: string;
}

/** Returns the same items somewhere else on a page: moved by that many millimetres. */
export const moved = (items: readonly Item[], dx: number, dy: number): Item[] =>
  items.map((item) =>
    item.kind === 'line'
      ? { ...item, from: [item.from[0] + dx, item.from[1] + dy], to: [item.to[0] + dx, item.to[1] + dy] }
      : { ...item, x: item.x + dx, y: item.y + dy },
  );
