import { seededRandom } from '~/shared/seeded-random';
import { H, W, circle, drawRain, group, palmyra, path, poly, rect, stroke, text, times } from '../draw';

export const venalSolar = () => {
  const at = (u: number, v: number): readonly [number, number] => {
    const [l, r] = [620 + (880 - 620) * v, 1640 - (1640 - 1380) * v];
    return [l + (r - l) * u, 760 - 330 * v];
  };
  const quad = (u: number, v: number, du: number, dv: number, fill: string) =>
    poly([at(u, v), at(u + du, v), at(u + du, v + dv), at(u, v + dv)], fill);
  const tiles = times(14, (r) =>
    times(34, (c) =>
      quad(c / 34, r / 14, 1 / 34, 1 / 14, ['#c9552f', '#b94a27', '#d4643b'][(c * 5 + r * 3) % 3] ?? '#c9552f'),
    ),
  );
  const panel = (u: number, v: number) =>
    quad(u, v, 0.17, 0.4, '#dfe8f2') +
    times(12, (i) =>
      quad(
        u + 0.006 + (i % 3) * 0.053,
        v + 0.012 + Math.floor(i / 3) * 0.095,
        0.05,
        0.088,
        i % 2 ? '#16336b' : '#1c3f80',
      ),
    );
  const panels = times(8, (i) => panel(0.13 + (i % 4) * 0.19, i < 4 ? 0.08 : 0.52));
  const rays = times(24, (i) =>
    group(
      `rotate(${i * 15} 1190 300)`,
      poly(
        [
          [1184, -700],
          [1190, 300],
          [1270, -700],
        ],
        '#ffdc6b',
      ),
    ),
  );
  return (
    rect(0, 0, W, H, '#ffcf3f') +
    rays +
    circle(1190, 300, 236, '#ff9a2e') +
    circle(1190, 300, 186, '#ffb347') +
    palmyra(590, 864, 350, '#7a4a1e', '#2f6b3c', '#3f8248') +
    rect(690, 760, 910, 140, '#fff4dc') +
    times(6, (i) => rect(750 + i * 160, 790, 60, 110, '#7a3b1e')) +
    rect(640, 752, 960, 30, '#8a351a') +
    tiles +
    panels +
    poly(
      [
        [872, 430],
        [888, 412],
        [1372, 412],
        [1388, 430],
      ],
      '#8a351a',
    ) +
    rect(0, 862, W, 38, '#2f6b3c') +
    text(72, 198, 146, ['Your roof', 'has a', 'day job'], {
      font: 'Bricolage Grotesque',
      weight: 800,
      fill: '#1b2a55',
      spacing: -0.035,
      leading: 0.92,
    }) +
    text(76, 694, 80, 'Venal Solar', { weight: 750, fill: '#1b2a55' }) +
    text(76, 780, 54, 'Palakkad Town', { weight: 600, fill: '#1b2a55' })
  );
};

export const mazhakkooduRoofing = () => {
  const next = seededRandom(23);
  const drops = { drops: 90, width: 1700, height: 520, least: 30, slant: 0.3, thick: 5 };
  const rain = drawRain(next, { ...drops, colours: ['#7fa6cf', '#4a7099'] });
  const rib = (i: number) => {
    const [top, foot] = [120 + i * 62, -20 + i * 74];
    return (
      poly(
        [
          [top + 330, 400],
          [top + 361, 400],
          [foot + 37, 640],
          [foot, 640],
        ],
        '#e2552f',
      ) +
      poly(
        [
          [top + 361, 400],
          [top + 392, 400],
          [foot + 74, 640],
          [foot + 37, 640],
        ],
        '#bd3d1d',
      ) +
      path(`M${foot} 639h74a37 30 0 0 1 -74 0Z`, i % 2 ? '#8f2b12' : '#a53317')
    );
  };
  const splash = times(14, (i) => stroke(`M${470 + i * 84} 392l-14 -20m26 18l0 -26m12 28l16 -18`, '#bcd6ef', 5));
  return (
    rect(0, 0, W, H, '#1c3558') +
    rain +
    rect(0, 572, W, 328, '#ffc861') +
    rect(0, 572, W, 44, '#d99a35') +
    group(
      'translate(0 92)',
      rect(1060, 700, 26, 200, '#6d3218'),
      rect(1410, 700, 26, 200, '#6d3218'),
      rect(1020, 690, 450, 24, '#8a4524'),
      path('M1090 640H1156V672a18 18 0 0 1 -18 18h-30a18 18 0 0 1 -18 -18Z', '#fff'),
      stroke('M1158 648c26 0 26 30 0 30', '#fff', 9),
      stroke('M1110 620q-10 -14 0 -28t0 -28M1136 620q-10 -14 0 -28t0 -28', '#fff6dd', 6),
      group(
        'translate(84 0)',
        path(
          'M1190 690C1200 640 1190 620 1214 596C1220 570 1216 566 1222 556L1238 574H1262L1278 556C1284 580 ' +
            '1284 600 1270 614C1290 640 1292 660 1290 690Z',
          '#2c1a2e',
        ),
        stroke('M1276 684C1330 690 1350 650 1330 620', '#2c1a2e', 15),
        circle(1232, 590, 4, '#ffc861'),
        circle(1252, 590, 4, '#ffc861'),
      ),
    ) +
    group('translate(0 -68)', times(23, rib), rect(440, 384, 1400, 22, '#8f2b12', 8), splash) +
    text(66, 268, 272, 'LET IT RAIN', { font: 'Archivo', weight: 900, width: 84, fill: '#fff', spacing: -0.02 }) +
    text(76, 750, 82, 'Mazhakkoodu Roofing', { weight: 750, fill: '#3a1a10' }) +
    text(76, 832, 56, 'Mannarkkad', { weight: 600, fill: '#3a1a10' })
  );
};

export const mazhamaraWaterproofing = () => {
  const dome = times(6, (i) =>
    path(
      `M1110 130C${850 + i * 86} 160 ${690 + i * 136} 320 ${650 + i * 153} 520a77 60 0 0 1 153 ` +
        `0C${830 + i * 136} 320 ${940 + i * 86} 160 1110 130Z`,
      i % 2 ? '#f2663c' : '#ffb03a',
    ),
  );
  const next = seededRandom(8);
  const drops = times(84, (i) => {
    const [x, y] = [600 + (i % 14) * 74 + next() * 40, Math.floor(i / 14) * 84 + (i % 2) * 42 + next() * 24];
    const underUmbrella = Math.hypot((x - 1110) / 500, (y - 500) / 470) < 1;
    if (underUmbrella || x < 720) return '';
    return path(`M${x} ${y}c-10 18 -14 24 -14 32a14 14 0 0 0 28 0c0 -8 -4 -14 -14 -32Z`, '#3fb0b8');
  });
  return (
    rect(0, 0, W, H, '#0b5a66') +
    drops +
    group('translate(0 -44)', rect(1102, 500, 16, 120, '#08363d'), dome, circle(1110, 128, 16, '#08363d')) +
    rect(0, 830, W, 70, '#08363d') +
    rect(880, 640, 470, 190, '#fff3df') +
    poly(
      [
        [830, 646],
        [970, 536],
        [1260, 536],
        [1400, 646],
      ],
      '#7e2f1d',
    ) +
    rect(1070, 680, 90, 150, '#0b5a66') +
    rect(930, 680, 90, 80, '#ffb03a') +
    rect(1210, 680, 90, 80, '#ffb03a') +
    times(2, (i) => rect(972 + i * 280, 680, 6, 80, '#7e2f1d')) +
    circle(1142, 758, 7, '#ffb03a') +
    text(76, 210, 136, ['Monsoon?', 'Let it', 'knock.'], {
      font: 'Bricolage Grotesque',
      weight: 800,
      fill: '#fff',
      spacing: -0.035,
      leading: 0.94,
    }) +
    text(80, 664, 70, ['Mazhamara', 'Waterproofing'], { fill: '#ffb03a', leading: 0.95 }) +
    text(80, 806, 52, 'Mannarkkad', { weight: 500, fill: '#fff' })
  );
};
