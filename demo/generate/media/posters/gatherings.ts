import { seededRandom } from '~/shared/seeded-random';
import { circle, clip, fade, palmyra, path, poly, rect, ring, stroke, text, times } from '../draw';
import { H, W } from './sheet';

/** The committee's name at a poster's foot. */
export const imprint = (fill: string, y = 1380) =>
  text(72, y, 32, 'FLES Palakkad District Committee', { weight: 600, fill, spacing: 0.005 });

/** The Gap of the Western Ghats, palmyras and a road that leads through. */
export const annualConference = () =>
  rect(0, 0, W, H, '#f4c65a') +
  circle(560, 760, 330, '#f7d47b') +
  circle(560, 760, 236, '#fbe3a4') +
  circle(560, 760, 150, '#fff3d0') +
  path(
    'M0 560C120 520 200 470 300 540C380 600 420 700 560 790C700 700 760 560 860 500C950 450 1020 480 1080 520V1440H0Z',
    '#2c7a63',
  ) +
  path(
    'M0 720C140 660 260 680 360 760C440 820 500 850 560 860C640 850 720 790 800 730C900 660 1000 660 1080 700V1440H0Z',
    '#185c49',
  ) +
  path('M0 900C260 850 480 872 560 872C700 872 900 850 1080 900V1440H0Z', '#0b3b30') +
  times(7, (i) =>
    stroke(
      `M0 ${930 + i * i * 10}C300 ${890 + i * i * 11} 800 ${890 + i * i * 11} 1080 ${930 + i * i * 10}`,
      '#2f7a63',
      3 + i * 0.5,
    ),
  ) +
  poly(
    [
      [552, 872],
      [568, 872],
      [740, 1440],
      [450, 1440],
    ],
    '#f4c65a',
  ) +
  times(5, (i) =>
    poly(
      [
        [559 - i * 1.2, 900 + i * i * 24],
        [561 + i * 1.2, 900 + i * i * 24],
        [562 + i * 2, 920 + i * i * 27],
        [558 - i * 2, 920 + i * i * 27],
      ],
      '#0b3b30',
    ),
  ) +
  palmyra(150, 1080, 470, '#3a2414', '#082a22', '#0f4336') +
  palmyra(290, 1000, 300, '#3a2414', '#082a22', '#0f4336') +
  palmyra(930, 1060, 420, '#3a2414', '#082a22', '#0f4336') +
  text(68, 196, 150, ['Through', 'the Gap'], {
    font: 'Bricolage Grotesque',
    weight: 800,
    fill: '#0b3b30',
    spacing: -0.035,
    leading: 0.88,
  }) +
  text(72, 404, 50, ['Annual conference of', 'licensed engineers'], { weight: 650, fill: '#8a2f17', leading: 1.04 }) +
  text(72, 1306, 46, 'Town Hall', { weight: 700, fill: '#fff3d0' }) +
  text(1008, 1306, 46, 'Palakkad', { weight: 700, fill: '#fff3d0', anchor: 'end' }) +
  imprint('#f4c65a');

/** Trusses of paper and string over a river. */
export const bridgeModels = () => {
  const truss = (y: number, bays: number, rise: number, color: string, width: number) => {
    const step = 1160 / bays;
    const top = (i: number) => y - rise * Math.sin((Math.PI * i) / bays) - rise * 0.25;
    let d = `M-40 ${y}H1120`;
    for (let i = 0; i <= bays; i++) {
      const x = -40 + i * step;
      d += `M${x} ${y}V${top(i)}`;
      if (i < bays) d += `M${x} ${top(i)}L${x + step} ${top(i + 1)}`;
      if (i < bays) d += i < bays / 2 ? `M${x} ${top(i)}L${x + step} ${y}` : `M${x} ${y}L${x + step} ${top(i + 1)}`;
    }
    return stroke(d, color, width);
  };
  return (
    rect(0, 0, W, H, '#f3ead6') +
    times(18, (i) => rect(0, i * 60, W, 1.5, '#e2d4b4')) +
    times(18, (i) => rect(i * 60, 0, 1.5, 1080, '#e2d4b4')) +
    circle(840, 520, 130, '#d9532f') +
    truss(780, 10, 210, '#0f6c74', 15) +
    rect(-20, 772, 1120, 34, '#0b4d53') +
    rect(150, 806, 70, 330, '#0b4d53') +
    rect(860, 806, 70, 330, '#0b4d53') +
    rect(120, 1090, 130, 60, '#083a3f') +
    rect(830, 1090, 130, 60, '#083a3f') +
    path('M0 1050C180 1010 320 1080 540 1046C760 1014 900 1080 1080 1040V1440H0Z', '#1d97a0') +
    times(9, (i) => stroke(`M${60 + ((i * 331) % 900)} ${1110 + ((i * 71) % 120)}q40 -22 80 0t80 0`, '#8ad4d6', 6)) +
    stroke('M540 806V960', '#2a2320', 5) +
    rect(484, 960, 112, 92, '#2a2320', 8) +
    text(540, 1024, 46, '12 kg', { weight: 750, fill: '#f3ead6', anchor: 'middle' }) +
    text(66, 192, 142, ['Paper', 'carries'], {
      font: 'Archivo',
      weight: 850,
      width: 88,
      fill: '#0b4d53',
      spacing: -0.03,
      leading: 0.88,
    }) +
    text(72, 384, 48, ['Model bridges by teams', 'of students, loaded to failure'], {
      weight: 600,
      fill: '#2a2320',
      leading: 1.06,
    }) +
    text(72, 1316, 48, 'Govt. Polytechnic College, Palakkad', { weight: 700, fill: '#06282b' }) +
    imprint('#06282b')
  );
};

/** A wall of samples under a string of lamps. */
export const suppliersEvening = () => {
  const colors = ['#b5472b', '#c9952c', '#0e5a47', '#e6ddc8', '#7a8f8a', '#8a2f17', '#33514a', '#d9a441'];
  const next = seededRandom(41);
  const tile = (x: number, y: number, i: number) => {
    const c = colors[Math.floor(next() * colors.length)] ?? '#b5472b';
    const d = colors[Math.floor(next() * colors.length)] ?? '#0e5a47';
    const kinds = [
      rect(x, y, 150, 150, c) + times(3, (k) => rect(x, y + 34 + k * 40, 150, 8, d)),
      rect(x, y, 150, 150, c) + path(`M${x} ${y + 150}A150 150 0 0 1 ${x + 150} ${y}V${y + 150}Z`, d),
      rect(x, y, 150, 150, c) + circle(x + 75, y + 75, 48, d) + circle(x + 75, y + 75, 20, c),
      rect(x, y, 150, 150, c) + times(9, (k) => circle(x + 30 + (k % 3) * 45, y + 30 + Math.floor(k / 3) * 45, 13, d)),
      rect(x, y, 150, 150, c) +
        poly(
          [
            [x, y],
            [x + 150, y + 150],
            [x, y + 150],
          ],
          d,
        ),
    ];
    return kinds[(i * 3 + Math.floor(next() * 5)) % 5] ?? '';
  };
  const wall = times(24, (i) => tile(72 + (i % 6) * 157.2, 640 + Math.floor(i / 6) * 157.2, i));
  const cord = (x: number) => 150 + 70 * Math.sin((x / W) * Math.PI);
  return (
    rect(0, 0, W, H, '#1c1a2b') +
    times(9, (i) => circle(60 + i * 120, cord(60 + i * 120) + 60, 74, '#ffcf6b22')) +
    path(`M0 150${times(37, (i) => `L${i * 30} ${cord(i * 30)}`)}`, 'none', 'stroke="#6d6480" stroke-width="4"') +
    times(9, (i) => {
      const x = 60 + i * 120;
      return (
        rect(x - 7, cord(x), 14, 24, '#6d6480') +
        path(
          `M${x - 8} ${cord(x) + 22}C${x - 34} ${cord(x) + 60} ${x - 18} ${cord(x) + 84} ${x} ` +
            `${cord(x) + 84}C${x + 18} ${cord(x) + 84} ${x + 34} ${cord(x) + 60} ${x + 8} ${cord(x) + 22}Z`,
          '#ffd98a',
        )
      );
    }) +
    text(68, 424, 116, ['Samples', '& handshakes'], {
      font: 'Bricolage Grotesque',
      weight: 800,
      fill: '#fff3da',
      spacing: -0.035,
      leading: 0.92,
    }) +
    text(72, 604, 44, 'Engineers meet the district’s suppliers', { weight: 500, fill: '#ffd98a' }) +
    wall +
    text(72, 1336, 44, 'Ottapalam', { weight: 700, fill: '#fff3da' }) +
    imprint('#b7aec9', 1388)
  );
};

/** Three glasses of tea, their steam drawn like contour lines. */
export const teaAndTolerances = () => {
  const glass = (x: number, y: number, level: number, id: string) => {
    const shape =
      `M${x - 105} ${y}L${x - 78} ${y + 330}Q${x - 76} ${y + 348} ${x - 56} ${y + 348}H${x + 56}Q${x + 76} ` +
      `${y + 348} ${x + 78} ${y + 330}L${x + 105} ${y}Z`;
    return (
      clip(
        id,
        path(shape, '#000'),
        path(shape, '#fff7e8'),
        rect(x - 120, y + level, 240, 400, '#b9682f'),
        rect(x - 120, y + level, 240, 34, '#e6b078'),
        fade(0.35, rect(x - 70, y, 26, 360, '#ffffff')),
      ) +
      path(shape, 'none', 'stroke="#5d2c14" stroke-width="8" stroke-linejoin="round"') +
      times(4, (i) => rect(x + 34, y + level + 60 + i * 52, i % 2 ? 26 : 44, 6, '#5d2c14'))
    );
  };
  const steam = (x: number, y: number, phase: number) =>
    times(5, (i) =>
      stroke(
        `M${x - 70 + i * 35} ${y}c${-40 + phase} -70 ${44 - phase} -120 0 -190s${30 + phase} -110 0 -${60 + i * 10}`,
        '#fbe6cf',
        5,
        `opacity="${0.9 - i * 0.1}"`,
      ),
    );
  return (
    rect(0, 0, W, H, '#d5592c') +
    rect(0, 1090, W, 350, '#7a2c14') +
    rect(0, 1090, W, 14, '#5d2010') +
    steam(260, 720, 8) +
    steam(560, 690, -6) +
    steam(850, 720, 4) +
    glass(250, 758, 96, 'g1') +
    glass(550, 758, 60, 'g2') +
    glass(850, 758, 130, 'g3') +
    rect(66, 66, 560, 12, '#fbe6cf') +
    text(64, 236, 176, ['Tea &', 'tolerances'], {
      font: 'Archivo',
      weight: 820,
      width: 84,
      fill: '#fff3e0',
      spacing: -0.035,
      leading: 0.84,
    }) +
    text(72, 1206, 52, ['The monthly meetup', 'of young engineers'], { weight: 650, fill: '#fbe6cf', leading: 1.04 }) +
    ring(952, 1222, 56, '#e6b078', 8) +
    ring(952, 1222, 26, '#e6b078', 6) +
    imprint('#e6b078')
  );
};
