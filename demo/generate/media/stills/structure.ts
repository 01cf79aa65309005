import { seededRandom } from '~/shared/seeded-random';
import { H, W, circle, clip, group, isoBox, isometric, palmyra, path, poly, rect, stroke, text, times } from '../draw';

const WARM = ['#d9522b', '#e8743b', '#c4421f', '#f0913f'];

export const churamSteel = () => {
  const bar = (x: number, y: number, i: number) => {
    const tone = WARM[(i * 7 + Math.floor(y / 50)) % 4] ?? '#d9522b';
    const lugs = times(2, (k) =>
      group(`rotate(${k * 180 + i * 47 + x} ${x} ${y})`, rect(x - 24, y - 75, 48, 20, '#8f2d14', 6)),
    );
    return lugs + circle(x, y, 66, '#8f2d14') + circle(x, y, 61, tone) + circle(x - 6, y - 6, 42, '#ffffff1c');
  };
  const pile = times(6, (row) => times(7 - row, (i) => bar(672 + row * 76 + i * 152, 836 - row * 132, i + row * 3)));
  return (
    rect(0, 0, W, H, '#15191d') +
    times(17, (i) => rect(i * 100, 0, 2, H, '#1e242a')) +
    times(9, (i) => rect(0, i * 100, W, 2, '#1e242a')) +
    pile +
    text(76, 236, 196, ['COUNT', 'ON IT.'], {
      font: 'Archivo',
      weight: 900,
      width: 88,
      fill: '#fff',
      spacing: -0.02,
      leading: 0.9,
    }) +
    text(80, 556, 70, ['Churam Steel', '& Roofing'], { fill: '#ff9d63', leading: 0.96 }) +
    text(80, 708, 52, 'Palakkad Town', { weight: 500, fill: '#dfe5e8' })
  );
};

export const lateriteHouse = () => {
  const next = seededRandom(11);
  const tones = ['#b5532e', '#a84826', '#c0613a', '#b04f2b', '#9f4424'];
  const block = (x: number, y: number, w: number) => {
    const pits = times(9, () => {
      const [px, py, r] = [x + 16 + next() * (w - 40), y + 14 + next() * 68, 4 + next() * 9];
      return (
        `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="${(r * 1.4).toFixed(1)}" ` +
        `ry="${(r * 0.8).toFixed(1)}" fill="${next() > 0.4 ? '#7d3118' : '#d98552'}" opacity=".75"/>`
      );
    });
    return rect(x, y, w, 92, tones[Math.floor(next() * 5)] ?? '#b5532e', 5) + pits;
  };
  const wall = times(9, (row) => times(7, (i) => block(560 + i * 190 - (row % 2) * 95, row * 100 + 4, 182)));
  const arch = 'M880 900V420C880 180 1040 110 1140 110C1240 110 1400 180 1400 420V900Z';
  const view =
    rect(880, 100, 520, 800, '#f5c66b') +
    circle(1220, 400, 96, '#fff0c2') +
    path('M880 600L990 500L1090 570L1200 470L1400 590V900H880Z', '#6f8f6a') +
    rect(880, 640, 520, 260, '#3f7d4e') +
    times(6, (i) => stroke(`M880 ${676 + i * 42}H1400`, '#357043', 10)) +
    palmyra(1020, 730, 460, '#2b4a38', '#1f5a42', '#2c6e50') +
    palmyra(1310, 690, 300, '#2b4a38', '#1f5a42', '#2c6e50');
  return (
    rect(0, 0, W, H, '#7d3a20') +
    wall +
    stroke(arch, '#f3e0c4', 56) +
    clip('arch', path(arch, '#000'), view) +
    stroke(arch, '#d9bd94', 8) +
    rect(0, 0, 720, H, '#fbf2e0') +
    rect(720, 0, 14, H, '#e2cda6') +
    text(80, 236, 148, ['Cut from', 'home', 'ground'], {
      font: 'Bricolage Grotesque',
      weight: 800,
      fill: '#7a2c14',
      spacing: -0.035,
      leading: 0.92,
    }) +
    text(84, 738, 74, 'Laterite House', { fill: '#123f34' }) +
    text(84, 818, 54, 'Cherpulassery', { weight: 500, fill: '#123f34' })
  );
};

/** Draws a standing sack with its foot at (x, y). */
const sack = (x: number, y: number, tilt: number) =>
  group(
    `translate(${x} ${y}) rotate(${tilt})`,
    path(
      'M-132 0C-146 -120 -140 -250 -128 -372L-140 -420H140L128 -372C140 -250 146 -120 132 0C60 14 -60 14 -132 0Z',
      '#f6f2ea',
    ),
    path('M60 -420H140L128 -372C140 -250 146 -120 132 0C110 5 90 8 66 9C84 -130 80 -280 60 -420Z', '#dcd5c6'),
    rect(-138, -424, 276, 30, '#c9c0ae', 6),
    stroke('M-128 -409H128', '#8a8272', 4, 'stroke-dasharray="14 12"'),
    path('M-136 -290L-137 -90C-60 -80 60 -80 137 -90L136 -290C60 -280 -60 -280 -136 -290Z', '#1d2b36'),
    poly(
      [
        [-86, -130],
        [-20, -240],
        [14, -186],
        [36, -218],
        [92, -130],
      ],
      '#f2b705',
    ),
  );

export const karimalaCements = () =>
  rect(0, 0, W, H, '#f2b705') +
  circle(1340, 260, 210, '#ffd84f') +
  poly(
    [
      [330, 720],
      [700, 440],
      [830, 540],
      [1120, 120],
      [1400, 520],
      [1500, 420],
      [1640, 600],
      [1640, 720],
    ],
    '#3b4a55',
  ) +
  poly(
    [
      [1120, 120],
      [1400, 520],
      [1500, 420],
      [1640, 600],
      [1640, 720],
      [1190, 720],
      [1070, 470],
      [1160, 340],
    ],
    '#2a3742',
  ) +
  poly(
    [
      [700, 440],
      [830, 540],
      [900, 720],
      [760, 720],
      [690, 600],
      [730, 520],
    ],
    '#2a3742',
  ) +
  rect(0, 680, W, 220, '#1d2b36') +
  group('translate(0 196) scale(.8)', sack(1160, 770, -3), sack(1700, 770, 4), sack(1430, 806, 0)) +
  text(76, 210, 150, ['Sets hard.', 'Stays put.'], {
    font: 'Archivo',
    weight: 850,
    width: 92,
    fill: '#1d2b36',
    spacing: -0.03,
    leading: 0.96,
  }) +
  text(80, 786, 84, 'Karimala Cements', { fill: '#ffd34a', weight: 750 }) +
  text(80, 858, 52, 'Palakkad Town', { weight: 500, fill: '#fff' });

export const kaavuPrecast = () => {
  const at = isometric(1130, 330, 92);
  const grey = ['#eceae4', '#a9a8a2', '#86868a'] as const;
  const hole = (x: number, y: number, z: number) =>
    poly([at(x, y, z), at(x + 0.55, y, z), at(x + 0.55, y + 0.55, z), at(x, y + 0.55, z)], '#5d5e64');
  const hollow = (x: number, y: number, z: number) =>
    isoBox(at, [x, y, z], [2, 1, 1], grey) + hole(x + 0.28, y + 0.22, z + 1) + hole(x + 1.2, y + 0.22, z + 1);
  const well = (z: number) => {
    const [x, y] = at(0.3, 3.6, z);
    const side = `M${x - 170} ${y}V${y + 84}A170 98 0 0 0 ${x + 170} ${y + 84}V${y}Z`;
    return (
      path(side, '#86868a') +
      path(`M${x - 170} ${y}V${y + 84}A170 98 0 0 0 ${x - 20} ${y + 182}V${y + 97}Z`, '#a9a8a2') +
      `<ellipse cx="${x}" cy="${y}" rx="170" ry="98" fill="#eceae4"/><ellipse cx="${x}" cy="${y}" rx="138" ` +
      `ry="78" fill="#5d5e64"/><path d="M${x - 138} ${y}A138 78 0 0 1 ${x + 138} ${y}A138 62 0 0 0 ` +
      `${x - 138} ${y}Z" fill="#46474d"/>`
    );
  };
  const stack = [
    hollow(0, 0, 0),
    hollow(2.05, 0, 0),
    hollow(0, 1.05, 0),
    hollow(2.05, 1.05, 0),
    hollow(0, 0, 1.04),
    hollow(2.05, 0, 1.04),
    hollow(0, 1.05, 1.04),
    hollow(1, 0.5, 2.08),
  ].join('');
  const slabs = times(4, (i) => isoBox(at, [3.2, 3, i * 0.36], [2.2, 2.4, 0.28], grey));
  return (
    rect(0, 0, W, H, '#f4c6b4') +
    poly([at(-3, -2.6, -0.1), at(8.5, -2.6, -0.1), at(8.5, 7.4, -0.1), at(-3, 7.4, -0.1)], '#eaae97') +
    stack +
    well(0.1) +
    well(1.2) +
    slabs +
    text(72, 190, 138, ['Cast.', 'Cured.', 'Carried.'], {
      font: 'Archivo',
      weight: 850,
      width: 96,
      fill: '#5a1f2b',
      spacing: -0.03,
      leading: 0.94,
    }) +
    text(76, 764, 70, 'Kaavu Precast Yard', { fill: '#5a1f2b' }) +
    text(76, 842, 52, 'Chittur', { weight: 600, fill: '#5a1f2b' })
  );
};

export const manjadiBricks = () => {
  const tones = ['#c8553a', '#b9472f', '#d06445', '#a93d28'];
  const next = seededRandom(5);
  const wall = times(12, (row) =>
    times(10, (i) => {
      const long = i % 2 === 0;
      const x = Math.floor(i / 2) * 372 + (long ? 0 : 248) - (row % 2) * 186;
      return rect(x, row * 77 + 3, long ? 240 : 116, 68, tones[Math.floor(next() * 4)] ?? '#b9472f', 4);
    }),
  );
  const tally = (x: number, y: number) =>
    times(4, (i) => stroke(`M${x + i * 52} ${y}c6 50 -6 110 ${i % 2 ? 4 : -4} 160`, '#fff8ea', 17)) +
    stroke(`M${x - 40} ${y + 136}C${x + 60} ${y + 90} ${x + 120} ${y + 60} ${x + 206} ${y + 18}`, '#fff8ea', 17);
  return (
    rect(0, 0, W, H, '#e8cfae') +
    wall +
    rect(62, 77, 930, 746, '#fdf6e6') +
    rect(62, 77, 930, 14, '#a93d28') +
    tally(1092, 130) +
    tally(1352, 130) +
    tally(1092, 372) +
    tally(1352, 372) +
    tally(1092, 614) +
    text(120, 290, 168, ['Good bricks.', 'Fair count.'], {
      weight: 800,
      width: 90,
      fill: '#8c2416',
      spacing: -0.03,
      leading: 0.94,
    }) +
    text(124, 664, 74, 'Manjadi Brick Works', { fill: '#2a2320' }) +
    text(124, 748, 54, 'Kollengode', { weight: 500, fill: '#2a2320' })
  );
};

export const nilatheeram = () => {
  const tones = ['#a63d25', '#bb4b2f', '#c95c3b', '#b2452a'];
  const row = (r: number) =>
    times(6, (i) =>
      rect(1064 + i * 128 - (r % 2) * 64, 806 - r * 58, 122, 52, tones[(i * 3 + r * 2) % 4] ?? '#a63d25', 4),
    );
  const stack = clip('stack', rect(1064, 512, 506, 350, '#000'), rect(1064, 512, 506, 350, '#341736'), times(6, row));
  const river =
    'M1010 560C900 580 760 590 800 630C850 680 1010 700 960 760C920 810 760 830 640 900H1240C1290 820 1240 ' +
    '760 1180 710C1110 660 1000 640 1060 600Z';
  const glints = times(12, (i) =>
    stroke(`M${640 + ((i * 137) % 420)} ${586 + i * 26}h${70 + ((i * 53) % 120)}`, '#fff0c4', 8, 'opacity=".85"'),
  );
  return (
    rect(0, 0, W, H, '#f9b04f') +
    circle(1010, 500, 420, '#fbbd63') +
    circle(1010, 500, 310, '#fdcc7d') +
    circle(1010, 500, 200, '#fff0c4') +
    path(
      'M0 500C240 380 420 450 640 500C800 540 900 550 1010 556C1180 540 1300 440 1440 420C1520 410 1560 430 ' +
        '1600 440V640H0Z',
      '#8a4b5c',
    ) +
    path('M0 580C300 530 620 560 1010 556C1300 552 1420 560 1600 540V900H0Z', '#56304c') +
    path(river, '#f0925a') +
    clip('river', path(river, '#000'), glints) +
    palmyra(690, 640, 300, '#341736', '#341736', '#4a2549') +
    palmyra(820, 604, 200, '#341736', '#341736', '#4a2549') +
    rect(1040, 858, 560, 42, '#341736') +
    stack +
    text(70, 206, 142, 'ഉറപ്പോടെ പണിയാം', { font: 'Anek Malayalam', weight: 800, fill: '#4a1330' }) +
    text(74, 700, 64, ['നിളാതീരം', 'കെട്ടിട സാമഗ്രികൾ'], {
      font: 'Anek Malayalam',
      weight: 700,
      fill: '#fff3d6',
      leading: 1.12,
    }) +
    text(76, 848, 50, 'പട്ടാമ്പി', { font: 'Anek Malayalam', weight: 600, fill: '#ffc98a' })
  );
};
