import { cutImage, copyImage, drawSquares, type Square } from '~/platform/files/images';
import { icoOf } from '~/platform/files/ico';
import { drawPng, type Item } from '~/platform/pdf';
import { accents, type Accent } from '~/shared/accents';
import { drawIcon, iconShares } from '../../content/icon-drawing';

/** What pictures of a look are made of: the logo's file, or the mark on a ground of the accent. */
interface Drawn {
  accent: Accent;
  logo: Buffer | null;
}

/** A logo stands on white, in every theme of a device. */
const ground = '#ffffff';

/** Returns a square of the mark or of the logo; `share` is of the logo, a square whose corners an icon may lose. */
function squareOf({ accent, logo }: Drawn, side: number, share: number, mark: { share: number; radius?: number }) {
  if (logo) return { source: logo, side, share, ground } satisfies Square;
  const svg = drawIcon({ ...mark, ground: accents[accent].light.primary });
  return { source: Buffer.from(svg), side, share: 1 } satisfies Square;
}

/** The paths of the icons of a look. */
export type IconPath = (typeof iconPaths)[number];
export const iconPaths = [
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-192.png',
  '/icon-maskable-512.png',
] as const;

/** Draws every icon of a look. Launchers cut a maskable one to a circle of 80 %, which the logo's corners fit into. */
export async function drawIcons(look: Drawn): Promise<Record<IconPath, Buffer>> {
  const { favicon, touch, launcher } = iconShares;
  const [small, tab, apple, ...launchers] = await drawSquares([
    squareOf(look, 16, 1, { share: favicon, radius: 8 }),
    squareOf(look, 32, 1, { share: favicon, radius: 8 }),
    squareOf(look, 180, 0.84, { share: touch }),
    squareOf(look, 192, 0.92, { share: launcher, radius: 9 }),
    squareOf(look, 512, 0.92, { share: launcher, radius: 9 }),
    squareOf(look, 192, 0.56, { share: launcher }),
    squareOf(look, 512, 0.56, { share: launcher }),
  ]);
  const icons = [
    icoOf([
      { side: 16, png: small! },
      { side: 32, png: tab! },
    ]),
    apple!,
    ...launchers,
  ];
  return Object.fromEntries(iconPaths.map((path, at) => [path, icons[at]!])) as Record<IconPath, Buffer>;
}

/** In pixels, as link previews show it. */
const size = { width: 1200, height: 630 };
const panel = 416;
/** Points of letters of one pixel, where a pixel is a millimetre of the drawing. */
const point = 72 / 25.4;

/**
 * Draws the picture that link previews show: the names beside the scene of the standard picture, or beside the hero
 * picture. Returns a JPEG.
 */
export async function drawPreview(
  look: Drawn,
  names: { federation: string; committee: string },
  scene: Buffer,
): Promise<Buffer> {
  const { deep } = accents[look.accent].light;
  const [emblem] = await drawSquares([
    look.logo
      ? { source: look.logo, side: 240, share: 0.9, ground }
      : { source: Buffer.from(drawIcon({ share: 1 })), side: 240, share: 1 },
  ]);
  const left = { kind: 'text', x: 52, color: '#f6f3e8', width: panel - 82 } as const;
  const items: Item[] = [
    { kind: 'picture', bytes: await cutImage(scene, size), x: 0, y: 0, ...size },
    { kind: 'box', x: 0, y: 0, width: panel, height: size.height, fill: deep },
    { kind: 'picture', bytes: emblem!, x: look.logo ? 52 : 40, y: 60, width: 120, height: 120, radius: 12 },
    // Two lines of a short name stand where six of a long one end.
    { ...left, text: names.federation, y: 300, size: 40 * point, smallest: 26 * point, weight: 700, lines: 5 },
    { kind: 'line', from: [52, 500], to: [panel - 30, 500], color: '#c9952c', thickness: 2 },
    { ...left, text: names.committee, y: 540, size: 25 * point, smallest: 20 * point, color: '#e9c572', lines: 2 },
  ];
  return copyImage(await drawPng({ ...size, items }, 1), size.width, { type: 'jpeg', quality: 86 });
}
