/*
 * The mark, drawn once, on a 48 × 48 grid: a palmyra whose fan is a protractor (seven leaves, one for each area), whose
 * trunk is a levelling staff, standing on a level line. scripts/artwork draws the icons from it too.
 */

const centre = { x: 24, y: 23.5 };
const leaf = { count: 7, inner: 5, outer: 21.5, from: 186, to: 354, halfWidth: 11.4 };

const at = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(centre.x + radius * Math.cos(angle)).toFixed(2)} ${(centre.y + radius * Math.sin(angle)).toFixed(2)}`;
};

const leafPath = (_: unknown, index: number) => {
  const middle = leaf.from + ((leaf.to - leaf.from) * index) / (leaf.count - 1);
  const shoulder = leaf.outer * 0.86;
  return [
    `M${at(leaf.inner, middle - 2)}`,
    `L${at(shoulder, middle - leaf.halfWidth)}`,
    `L${at(leaf.outer, middle)}`,
    `L${at(shoulder, middle + leaf.halfWidth)}`,
    `L${at(leaf.inner, middle + 2)}Z`,
  ].join('');
};

/** The paths of the mark: `fan` (seven leaves), `staff` (trunk with its graduations) and `level` (the ground line). */
export const markDrawing = {
  viewBox: '0 0 48 48',
  fan: Array.from({ length: leaf.count }, leafPath).join(''),
  staff: 'M24 20.5l2.2 2.4v3.3h3.6v2.7h-3.6v3.6h3.6v2.7h-3.6v6H21.8V22.9z',
  level: 'M6 42.6h36V46H6z',
};
