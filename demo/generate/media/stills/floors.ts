import { H, W, circle, clip, group, palmyra, path, poly, rect, stroke, text, times } from '../draw';

const OX = '#6b1f2b';
const CREAM = '#f8ead0';
const TEAL = '#0d4f57';
const OCHRE = '#e3a23a';

/** Draws a patterned cement tile of 300 × 300, its corners making rings with its neighbours'. */
function tile(x: number, y: number, turned: boolean): string {
  const [corner, petal] = turned ? [TEAL, OX] : [OX, TEAL];
  const corners = [
    [0, 0],
    [300, 0],
    [300, 300],
    [0, 300],
  ].map(
    ([cx = 0, cy = 0]) =>
      circle(cx, cy, 118, corner) + circle(cx, cy, 92, CREAM) + circle(cx, cy, 66, OCHRE) + circle(cx, cy, 34, corner),
  );
  const leaf = path('M150 150C118 112 118 70 150 32C182 70 182 112 150 150Z', petal);
  const petals = times(4, (i) => group(`rotate(${i * 90} 150 150)`, leaf));
  const thin = times(4, (i) =>
    group(
      `rotate(${45 + i * 90} 150 150)`,
      poly(
        [
          [150, 150],
          [138, 98],
          [150, 74],
          [162, 98],
        ],
        CREAM,
      ),
    ),
  );
  const body =
    rect(0, 0, 300, 300, OCHRE) +
    corners.join('') +
    petals +
    thin +
    circle(150, 150, 20, CREAM) +
    circle(150, 150, 9, OX);
  return group(`translate(${x} ${y})`, clip(`t${x}-${y}`, rect(0, 0, 300, 300, OX), body));
}

export const kolamTiles = () =>
  rect(0, 0, W, H, OX) +
  times(9, (i) => tile(700 + (i % 3) * 300, Math.floor(i / 3) * 300, i % 2 === 1)) +
  stroke('M700 300H1600M700 600H1600M1000 0V900M1300 0V900', '#b87c26', 3) +
  rect(700, 0, 14, H, CREAM) +
  text(80, 250, 176, ['Look', 'down.', 'Smile.'], {
    font: 'Bricolage Grotesque',
    weight: 800,
    fill: CREAM,
    spacing: -0.03,
    leading: 0.94,
  }) +
  text(84, 698, 66, ['Kolam Tiles', '& Flooring'], { weight: 700, fill: OCHRE }) +
  text(84, 840, 50, 'Palakkad Town', { weight: 500, fill: CREAM });

/** Draws a room with two turned pillars and a window, its wall ending at y = 560. */
function room(): string {
  const pillar = (x: number) =>
    rect(x - 62, 0, 124, 60, '#3a2018') +
    rect(x - 46, 60, 92, 26, '#5a3424') +
    path(
      `M${x - 40} 86C${x - 26} 240 ${x - 30} 360 ${x - 44} 470H${x + 44}C${x + 30} 360 ${x + 26} 240 ${x + 40} 86Z`,
      '#4a2a1d',
    ) +
    path(
      `M${x + 8} 86C${x + 14} 240 ${x + 12} 360 ${x + 18} 470H${x + 44}C${x + 30} 360 ${x + 26} 240 ${x + 40} 86Z`,
      '#3a2018',
    ) +
    rect(x - 56, 470, 112, 24, '#5a3424') +
    rect(x - 70, 494, 140, 66, '#3a2018');
  const view =
    rect(1130, 130, 260, 300, '#bfe0d2') +
    rect(1130, 330, 260, 100, '#5f9e5a') +
    palmyra(1282, 372, 250, '#3c5a45', '#2f6b4d', '#3e8059');
  return (
    rect(0, 0, W, 560, '#f7efe0') +
    rect(0, 536, W, 24, '#4b1712') +
    rect(1106, 106, 308, 348, '#3a2018') +
    clip('win', rect(1130, 130, 260, 300, '#000'), view) +
    times(4, (i) => rect(1178 + i * 52, 130, 10, 300, '#3a2018')) +
    pillar(960) +
    pillar(1510)
  );
}

export const redoxideFloors = () =>
  rect(0, 0, W, H, '#8f2a1c') +
  '<g ' +
  `opacity=".26">${clip('floor', rect(0, 560, W, 340, '#000'), group('translate(0 1120) scale(1 -1)', room()))}</g>` +
  path('M0 560H1600L1600 572H0Z', '#7a2015') +
  room().replaceAll('"win"', '"win2"').replaceAll('#win)', '#win2)') +
  text(80, 190, 132, ['A floor that', 'shines back'], { weight: 700, fill: '#8f2a1c', spacing: -0.03, leading: 0.92 }) +
  text(80, 735, 84, 'Redoxide Floors', { weight: 700, fill: '#fff3e2', spacing: -0.01 }) +
  text(80, 815, 54, 'Alathur', { weight: 600, fill: '#fff3e2' });

export const nadumuttamTiles = () => {
  const shrink = (k: number, fill: string) => rect(1080 - 500 * k, 450 - 430 * k, 1000 * k, 860 * k, fill);
  const rows = times(13, (i) => shrink(1.16 - i * 0.045, i % 2 ? '#b9502f' : '#cf6a41'));
  const ribs = times(19, (i) => {
    const a = (i / 18 - 0.5) * 2;
    return (
      stroke(`M${1080 + a * 620} -50L${1080 + a * 300} 192M${1080 + a * 620} 950L${1080 + a * 300} 708`, '#9c3f22', 4) +
      stroke(`M500 ${450 + a * 500}L780 ${450 + a * 258}M1660 ${450 + a * 500}L1380 ${450 + a * 258}`, '#9c3f22', 4)
    );
  });
  const sky =
    rect(780, 192, 600, 516, '#8fd0dc') +
    circle(1250, 320, 64, '#fff1b8') +
    path(
      'M780 560C860 500 900 520 950 480C1010 430 1080 450 1120 500C1190 480 1240 520 1260 560C1310 560 1350 ' +
        '590 1380 610V708H780Z',
      '#fff',
      'opacity=".9"',
    );
  return (
    rect(0, 0, W, H, '#143b36') +
    clip(
      'roof',
      rect(560, 0, 1040, H, '#000'),
      rows,
      ribs,
      sky,
      stroke('M780 192H1380V708H780Z', '#5c2412', 22),
      stroke('M560 0L780 192M1600 0L1380 192M560 900L780 708M1600 900L1380 708', '#7c2f18', 16),
    ) +
    rect(0, 0, 600, H, '#143b36') +
    text(80, 240, 160, ['Sky,', 'inside.'], {
      font: 'Bricolage Grotesque',
      weight: 700,
      fill: '#f6ead2',
      spacing: -0.04,
      leading: 0.92,
    }) +
    text(84, 690, 68, ['Nadumuttam', 'Tiles'], { fill: '#f0a47c', leading: 0.94 }) +
    text(84, 828, 52, 'Chittur', { weight: 500, fill: '#f6ead2' })
  );
};
