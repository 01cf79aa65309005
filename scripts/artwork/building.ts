import { box, circle, fill, line, polygon, stroke } from './svg';

const ground = 438;
const axes = [956, 1022, 1088, 1154, 1220, 1286];
const axis = (index: number) => axes[index] as number;
const storey = 58;
const level = (floor: number) => ground - floor * storey;
const depth = { x: 40, y: -14 };

const levels = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Draws levelled ground under the building, of laterite. */
const plot = () =>
  fill(
    'laterite-deep',
    polygon([
      [900, ground + 14],
      [1356, ground + 14],
      [1372, ground + 22],
      [884, ground + 22],
    ]),
  ) +
  fill(
    'laterite',
    polygon([
      [916, ground],
      [1340, ground],
      [1356, ground + 14],
      [900, ground + 14],
    ]),
  );

/** Draws the low wing between axes A and C: verandah, tiled roof. */
const wing = () => {
  const eave = level(2) + 2;
  let columns = '';
  for (let x = axis(0) + 2; x < axis(2); x += 33) columns += box(x, level(1), 5, storey);
  const openings = [0, 1].map((bay) => box(axis(bay) + 14, level(2) + 16, 38, 30)).join('');
  const doors = [0, 1].map((bay) => box(axis(bay) + 20, level(1) + 18, 24, 40)).join('');
  const mullions = [0, 1].map((bay) => line(axis(bay) + 33, level(2) + 16, axis(bay) + 33, level(2) + 46)).join('');
  let tiles = '';
  for (let i = 1; i < 13; i += 1) tiles += line(axis(0) + 4 + i * 9.4, eave - 45, axis(0) - 28 + i * 12.3, eave);
  return [
    fill('wall', box(axis(0), level(2), 132, storey)),
    fill('wall-shade', box(axis(0), level(1), 132, storey)),
    fill('glass', openings),
    fill('door', doors),
    stroke('wall', mullions, 2),
    fill('wall', columns),
    fill('slab', box(axis(0) - 6, level(1) - 3, 138, 5)),
    fill(
      'laterite',
      polygon([
        [axis(0) - 28, eave],
        [axis(0) + 4, eave - 46],
        [axis(2) - 6, eave - 46],
        [axis(2), eave - 40],
        [axis(2), eave],
      ]),
    ),
    stroke('laterite-deep', tiles, 1.2),
    fill('laterite-deep', box(axis(0) - 28, eave, 160, 4)),
  ].join('');
};

/** Draws the finished storeys of the block between axes C and F, its side wall in shade. */
const block = () => {
  const top = level(3);
  const side = polygon([
    [axis(5), ground],
    [axis(5) + depth.x, ground + depth.y],
    [axis(5) + depth.x, top + depth.y],
    [axis(5), top],
  ]);
  let windows = '';
  let frames = '';
  let fins = '';
  for (const floor of [1, 2]) {
    for (const bay of [2, 3]) {
      const x = axis(bay) + 13;
      const y = level(floor + 1) + 15;
      windows += box(x, y, 42, 32);
      frames += line(x + 14, y, x + 14, y + 32) + line(x + 28, y, x + 28, y + 32);
      fins += box(x - 5, y - 6, 52, 4);
    }
  }
  let holes = '';
  for (let row = 0; row < 12; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      holes += box(axis(4) + 9 + column * 8.6 + (row % 2 ? 2.4 : 0), level(3) + 12 + row * 8.4, 4, 4.6);
    }
  }
  const shopfront = box(axis(2) + 10, level(1) + 14, 112, 44);
  const shopPosts = [38, 66, 94].map((x) => line(axis(2) + x, level(1) + 14, axis(2) + x, ground)).join('');
  const sideWindows = [1, 2, 3]
    .map((floor) => {
      const y = level(floor) + 14;
      return polygon([
        [axis(5) + 12, y - 4],
        [axis(5) + 28, y - 10],
        [axis(5) + 28, y + 20],
        [axis(5) + 12, y + 26],
      ]);
    })
    .join('');
  const slabs = levels(1, 3)
    .map((floor) => box(axis(2) - 4, level(floor) - 3, 202, 6))
    .join('');
  const sideSlabs = levels(1, 3)
    .map((floor) => {
      const y = level(floor);
      const far = axis(5) + depth.x;
      return polygon([
        [axis(5), y - 3],
        [far, y - 3 + depth.y],
        [far, y + 3 + depth.y],
        [axis(5), y + 3],
      ]);
    })
    .join('');
  return [
    fill('wall-side', side),
    fill('glass-dim', sideWindows),
    fill('wall', box(axis(2), top, 198, ground - top)),
    fill('glass', windows + shopfront),
    stroke('wall', frames + shopPosts, 2),
    fill('slab', fins),
    fill('laterite', box(axis(4) + 4, level(3) + 6, 58, 2 * storey - 10)),
    fill('laterite-deep', holes),
    fill('door', box(axis(4) + 20, level(1) + 16, 26, 42)),
    fill('slab', slabs),
    fill('slab-side', sideSlabs),
  ].join('');
};

/** Draws the fourth storey as a bare frame, and the fifth still on paper. */
const frame = () => {
  const columns = [2, 3, 4, 5]
    .map((index) => box(axis(index) - (index === 5 ? 6 : index === 2 ? 0 : 3), level(4), 6, storey))
    .join('');
  const far = axis(5) + depth.x;
  const backColumns = [3, 4, 5].map((index) => box(axis(index) + depth.x - 4, level(4) + depth.y, 4, storey)).join('');
  const deck = polygon([
    [axis(2) - 4, level(4)],
    [axis(2) - 4 + depth.x, level(4) + depth.y],
    [far, level(4) + depth.y],
    [axis(5), level(4)],
  ]);
  const rebar = [2, 3, 4, 5]
    .map((index) => [-2, 2].map((d) => line(axis(index) + d, level(4) - 2, axis(index) + d, level(4) - 13)).join(''))
    .join('');
  const paper =
    [2, 3, 4, 5].map((index) => line(axis(index), level(4) - 14, axis(index), level(5))).join('') +
    polygon([
      [axis(2), level(5)],
      [axis(5), level(5)],
      [far, level(5) + depth.y],
      [axis(2) + depth.x, level(5) + depth.y],
    ]) +
    line(far, level(5) + depth.y, far, level(4) + depth.y);
  return [
    fill('slab-side', backColumns),
    fill('wall', columns),
    fill('slab', deck),
    fill('slab-side', box(axis(2) - 4, level(4), 202, 5)),
    stroke('line', rebar, 1.4),
    stroke('line', paper, 1.2, ' stroke-dasharray="5 4"'),
  ].join('');
};

/** Draws axis bubbles, dimension lines and level marks, as on the sheet. */
const drafting = () => {
  const bubbleY = 66;
  const dimensionY = 104;
  const top = [278, 278, level(5) - 6, level(5) - 6, level(5) - 6, level(5) - 6];
  const gridLines = axes.map((x, index) => line(x, bubbleY + 13, x, top[index] as number)).join('');
  const bubbles = axes.map((x) => circle(x, bubbleY, 13)).join('');
  const letters = axes.map((x, index) => `<text x="${x}" y="${bubbleY + 4.6}">${'ABCDEF'[index]}</text>`).join('');
  const tick = (x: number, y: number) => line(x - 4, y + 4, x + 4, y - 4);
  const scaleX = 914;
  const across =
    line(axis(0) - 10, dimensionY, axis(5) + 10, dimensionY) + axes.map((x) => tick(x, dimensionY)).join('');
  const upright =
    line(scaleX, level(5) - 10, scaleX, ground) +
    levels(0, 5)
      .map((floor) => tick(scaleX, level(floor)))
      .join('');
  const leaders = levels(3, 5)
    .map((floor) => line(scaleX + 6, level(floor), axis(2) - 8, level(floor)))
    .join('');
  const marks = levels(3, 5)
    .map((floor) => `<text x="${scaleX - 17}" y="${level(floor) + storey / 2 + 4}">3.6</text>`)
    .join('');
  const bays = axes
    .slice(1)
    .map((x) => `<text x="${x - 33}" y="${dimensionY - 6}">4.0</text>`)
    .join('');
  return [
    fill('sky', bubbles),
    stroke('line', bubbles + across + upright, 1.2),
    stroke('line', gridLines + leaders, 1, ' stroke-dasharray="12 4 2 4" stroke-opacity=".7"'),
    `<g fill="var(--art-line)" font-size="13" font-weight="600" text-anchor="middle">${letters}</g>`,
    `<g fill="var(--art-line)" font-size="11" text-anchor="middle">${bays}${marks}</g>`,
  ].join('');
};

/** Draws the building as an engineer sees it: drawn, framed, finished. */
export const building = () => plot() + drafting() + frame() + block() + wing();

/** Draws a surveyor at a total station, sighting on the building's corner. */
export const surveyor = (x: number, y: number) =>
  [
    stroke('brass', line(x + 36, y - 57, axis(0) - 2, y - 57), 1.4, ' stroke-dasharray="6 5"'),
    fill('brass', circle(axis(0), y - 57, 3.4)),
    stroke(
      'ink',
      `M${x + 28} ${y - 48}L${x + 14} ${y}M${x + 28} ${y - 48}L${x + 44} ${y + 1}M${x + 28} ${y - 48}V${y - 4}`,
      2.2,
      ' stroke-linecap="round"',
    ),
    fill('ink', box(x + 22, y - 50, 13, 4)),
    fill('laterite', box(x + 22, y - 63, 13, 12)),
    fill('ink', box(x + 34, y - 60, 5, 6)),
    fill(
      'ink',
      polygon([
        [x - 9, y - 32],
        [x + 7, y - 32],
        [x + 8, y],
        [x + 2, y],
        [x, y - 22],
        [x - 3, y],
        [x - 9, y],
      ]),
    ),
    fill(
      'shirt',
      polygon([
        [x - 10, y - 32],
        [x - 11, y - 50],
        [x - 6, y - 56],
        [x + 5, y - 56],
        [x + 9, y - 50],
        [x + 8, y - 32],
      ]),
    ),
    stroke('shirt', `M${x + 4} ${y - 52}L${x + 11} ${y - 44}L${x + 20} ${y - 52}`, 5, ' stroke-linejoin="round"'),
    fill('skin', circle(x + 1, y - 62, 6.4) + circle(x + 21, y - 53, 2.6)),
    fill('brass', `M${x - 6.5} ${y - 63}a7.5 7.5 0 0 1 15 0h3v2h-18z`),
  ].join('');
