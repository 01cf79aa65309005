import { markDrawing } from './mark-drawing';

/** The colours of the mark on an icon: its ground is the accent. */
const iconColours = { mark: '#fbfaf6', level: '#e3b95b' };

/**
 * Returns the mark on its ground as SVG; `share` is how much of the width it takes, `radius` that of the corners, of
 * 48. Without a ground the corners are transparent.
 */
export function drawIcon({ share, radius = 0, ground }: { share: number; radius?: number; ground?: string }): string {
  const inset = (48 * (1 - share)) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${markDrawing.viewBox}">`,
    ground === undefined ? '' : `<rect width="48" height="48" rx="${radius}" fill="${ground}"/>`,
    `<g transform="translate(${inset.toFixed(2)} ${inset.toFixed(2)}) scale(${share})">`,
    `<path fill="${iconColours.mark}" d="${markDrawing.fan}${markDrawing.staff}"/>`,
    `<path fill="${iconColours.level}" d="${markDrawing.level}"/>`,
    '</g></svg>\n',
  ].join('');
}

/** How much of each icon's width the mark takes. Launchers cut a maskable icon to a circle of 80 %. */
export const iconShares = { favicon: 0.9, tab: 0.84, touch: 0.7, launcher: 0.62 };
