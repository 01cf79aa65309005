import { seededRandom } from '~/shared/seeded-random';
import { blob, circle, clip, drawRain, group, palmyra, path, poly, rect, ring, stroke, text, times } from '../draw';
import { imprint } from './gatherings';
import { H, W } from './sheet';

/** Laterite blocks and a sun of lime. */
export const lateriteAndLime = () => {
  const next = seededRandom(7);
  const tones = ['#a63d25', '#b5472b', '#c1583a', '#9a351f', '#b14e33'];
  const block = (x: number, y: number, w: number) =>
    rect(x, y, w, 112, tones[Math.floor(next() * 5)] ?? '#a63d25', 5) +
    times(9, () => circle(x + 14 + next() * (w - 28), y + 12 + next() * 88, 2 + next() * 6, '#7c2814'));
  const rows = times(6, (r) => times(6, (i) => block(-120 + i * 244 - (r % 2) * 122, 1440 - (r + 1) * 122, 234)));
  return (
    rect(0, 0, W, H, '#e9c9a4') +
    circle(760, 560, 360, '#f0dcc2') +
    circle(760, 560, 270, '#f8eedf') +
    circle(760, 560, 186, '#fffdf8') +
    rect(0, 690, W, 750, '#efe3d2') +
    rows +
    poly(
      [
        [0, 690],
        [520, 690],
        [430, 830],
        [0, 830],
      ],
      '#efe3d2',
    ) +
    text(66, 220, 172, ['Laterite', '& lime'], {
      font: 'Bricolage Grotesque',
      weight: 800,
      fill: '#5b1a0c',
      spacing: -0.04,
      leading: 0.86,
    }) +
    text(72, 470, 46, ['A symposium on', 'building with what', 'the district gives'], {
      weight: 600,
      fill: '#5b1a0c',
      leading: 1.06,
    }) +
    rect(0, 1268, W, 172, '#5b1a0c') +
    text(72, 1334, 46, 'Shoranur Road, Ottapalam', { weight: 700, fill: '#f8eedf' }) +
    imprint('#e9c9a4', 1394)
  );
};

/** A house in section: from the roof by the pipe into the well. */
export const rainToWell = () => {
  const next = seededRandom(12);
  const drops = { drops: 120, width: 1180, height: 640, least: 26, slant: 0.28, thick: 4 };
  const rain = drawRain(next, { ...drops, colours: ['#8fb9dc', '#3c6f9e'] });
  return (
    rect(0, 0, W, H, '#123a5e') +
    rain +
    rect(0, 990, W, 450, '#7b3d22') +
    times(4, (i) =>
      path(
        `M0 ${1080 + i * 90}C300 ${1050 + i * 92} 700 ${1120 + i * 86} 1080 ${1076 + i * 90}V1440H0Z`,
        ['#8d4a2a', '#6d341c', '#5a2915', '#471e0e'][i] ?? '#471e0e',
      ),
    ) +
    rect(150, 720, 520, 270, '#f4ead7') +
    poly(
      [
        [84, 730],
        [410, 520],
        [736, 730],
      ],
      '#d9532f',
    ) +
    poly(
      [
        [410, 520],
        [736, 730],
        [686, 730],
        [410, 552],
      ],
      '#a83a1c',
    ) +
    rect(230, 800, 110, 190, '#123a5e') +
    rect(430, 800, 150, 100, '#8fb9dc') +
    rect(500, 800, 8, 100, '#f4ead7') +
    stroke('M736 738V900H850V1010', '#f3c75c', 20) +
    rect(752, 962, 200, 30, '#d8cdb8') +
    rect(770, 992, 164, 360, '#3f2a20') +
    rect(786, 992, 132, 344, '#1b1410') +
    rect(786, 1160, 132, 176, '#3f8fc4') +
    times(3, (i) => stroke(`M800 ${1184 + i * 44}q26 -16 52 0t52 0`, '#a9d6f2', 6)) +
    times(6, (i) => rect(770, 1020 + i * 54, 16, 6, '#d8cdb8') + rect(918, 1020 + i * 54, 16, 6, '#d8cdb8')) +
    circle(850, 1092, 11, '#8fc9f0') +
    circle(850, 1126, 8, '#8fc9f0') +
    stroke('M60 990H1020', '#f4ead7', 6) +
    text(66, 206, 168, ['Roof', 'to well'], {
      font: 'Archivo',
      weight: 840,
      width: 86,
      fill: '#fff',
      spacing: -0.035,
      leading: 0.86,
    }) +
    text(72, 426, 46, 'Rain for the dry months: a hands-on day', { weight: 550, fill: '#bfe0f7' }) +
    text(72, 1200, 46, ['Chittur, at the', 'weavers’ society'], { weight: 700, fill: '#fff', leading: 1.06 }) +
    imprint('#f3c75c')
  );
};

/** Strata with a borehole through them. */
export const soilReports = () => {
  const layers: [number, string][] = [
    [430, '#6f8f3c'],
    [476, '#a4552f'],
    [640, '#c97a3e'],
    [812, '#dca75a'],
    [984, '#b9b39a'],
    [1130, '#6e7a7d'],
    [1260, '#3d474c'],
  ];
  const next = seededRandom(77);
  const bands = layers
    .map(([y, color], i) =>
      path(`M0 ${y}C${220 + i * 30} ${y - 26} ${620 - i * 20} ${y + 34} 1080 ${y - 8}V1440H0Z`, color),
    )
    .join('');
  const pebbles = times(40, () => {
    const [x, y] = [next() * W, 1000 + next() * 110];
    return (
      `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(8 + next() * 16).toFixed(0)}" ` +
      `ry="${(6 + next() * 9).toFixed(0)}" fill="#8f8a74"/>`
    );
  });
  return (
    rect(0, 0, W, H, '#f5ecd8') +
    bands +
    pebbles +
    rect(806, 250, 14, 200, '#26302f') +
    poly(
      [
        [700, 456],
        [806, 250],
        [826, 250],
        [730, 456],
      ],
      '#26302f',
    ) +
    poly(
      [
        [926, 456],
        [820, 250],
        [800, 250],
        [896, 456],
      ],
      '#26302f',
    ) +
    rect(786, 236, 54, 30, '#d9532f') +
    rect(790, 440, 46, 880, '#f5ecd8') +
    times(11, (i) =>
      rect(
        790,
        470 + i * 77,
        46,
        40,
        [
          '#a4552f',
          '#a4552f',
          '#c97a3e',
          '#c97a3e',
          '#dca75a',
          '#dca75a',
          '#dca75a',
          '#b9b39a',
          '#b9b39a',
          '#6e7a7d',
          '#6e7a7d',
        ][i] ?? '#6e7a7d',
      ),
    ) +
    poly(
      [
        [790, 1320],
        [836, 1320],
        [813, 1364],
      ],
      '#26302f',
    ) +
    times(
      8,
      (i) =>
        rect(848, 500 + i * 100, i % 2 ? 22 : 40, 5, '#f5ecd8') +
        text(900, 512 + i * 100, 32, `${i + 1} m`, { weight: 600, fill: '#fff8ea' }),
    ) +
    text(64, 178, 132, ['What the', 'ground says'], {
      font: 'Bricolage Grotesque',
      weight: 800,
      fill: '#3a2414',
      spacing: -0.035,
      leading: 0.9,
    }) +
    text(72, 374, 44, 'Reading soil reports', { weight: 650, fill: '#a4552f' }) +
    text(72, 640, 60, ['SPT values,', 'bearing capacity,', 'and when to ask', 'for another hole'], {
      weight: 600,
      fill: '#fff8ea',
      leading: 1.08,
    }) +
    text(72, 1200, 46, 'Mannarkkad', { weight: 700, fill: '#fff' }) +
    imprint('#f5ecd8')
  );
};

/** A white wall, a crack and an umbrella. */
export const monsoonCracks = () => {
  const next = seededRandom(5);
  let [x, y, d] = [690, -10, 'M690 -10'];
  while (y < 1010) {
    x += (next() - 0.52) * 120;
    y += 30 + next() * 70;
    d += `L${x.toFixed(0)} ${y.toFixed(0)}`;
  }
  return (
    rect(0, 0, W, H, '#e8e4da') +
    times(60, () => rect(next() * W, next() * 1000, 40 + next() * 160, 4, '#ded9cc')) +
    stroke(d, '#1d2b33', 26) +
    stroke('M640 330l-120 90l-40 120M560 680l-150 60l-30 110M742 170l120 110l30 100', '#1d2b33', 12) +
    rect(0, 1010, W, 430, '#1d2b33') +
    times(26, (i) => stroke(`M${(i * 173) % W} ${1040 + ((i * 97) % 130)}h${20 + ((i * 37) % 60)}`, '#42606f', 5)) +
    group(
      'translate(800 900)',
      path(
        'M-210 0A210 190 0 0 1 210 0Q175 -34 140 0Q105 -34 70 0Q35 -34 0 0Q-35 -34 -70 0Q-105 -34 -140 ' +
          '0Q-175 -34 -210 0Z',
        '#e0a526',
      ),
      path('M-70 0Q-60 -150 0 -190Q60 -150 70 0Q35 -34 0 0Q-35 -34 -70 0Z', '#c4861a'),
      stroke('M0 -212V200q0 42 -40 42t-40 -36', '#0d1519', 14),
    ) +
    text(64, 214, 176, ['Why', 'walls', 'crack'], {
      font: 'Archivo',
      weight: 860,
      width: 82,
      fill: '#1d2b33',
      spacing: -0.035,
      leading: 0.85,
    }) +
    text(72, 620, 44, ['A symposium after', 'the monsoon'], { weight: 650, fill: '#8a4a12', leading: 1.08 }) +
    text(72, 1244, 46, ['Twelve houses, twelve causes,', 'and what was done'], {
      weight: 600,
      fill: '#f2ede0',
      leading: 1.06,
    }) +
    imprint('#e0a526')
  );
};

/** A plan on blueprint with its setbacks, and the stamp it hopes for. */
export const planClinic = () => {
  const dim = (x1: number, x2: number, y: number, label: string) =>
    stroke(`M${x1} ${y}H${x2}M${x1} ${y - 16}V${y + 16}M${x2} ${y - 16}V${y + 16}`, '#9cc6ef', 4) +
    text((x1 + x2) / 2, y - 18, 32, label, { weight: 550, fill: '#cfe5fb', anchor: 'middle' });
  return (
    rect(0, 0, W, H, '#12408a') +
    times(28, (i) => rect(0, i * 54, W, 1.5, '#1d4f9f')) +
    times(21, (i) => rect(i * 54, 0, 1.5, H, '#1d4f9f')) +
    stroke('M110 560H970V1210H110Z', '#9cc6ef', 4, 'stroke-dasharray="26 16"') +
    stroke('M250 690H830V1080H250Z', '#fff', 16) +
    stroke('M530 690V860M530 950V1080M250 890H420M500 890H530M530 900H700M780 900H830', '#fff', 12) +
    stroke('M420 890a80 80 0 0 1 80 -80V890M530 950a90 90 0 0 0 -90 90', '#9cc6ef', 4) +
    stroke('M610 1080a70 70 0 0 1 70 -70v70', '#9cc6ef', 4) +
    times(5, (i) => rect(270 + i * 26, 985, 18, 86, '#9cc6ef')) +
    dim(110, 250, 650, '1.50 m') +
    dim(830, 970, 650, '1.50 m') +
    dim(250, 830, 1160, '9.60 m') +
    group(
      'translate(792 1060) rotate(-14)',
      circle(0, 0, 150, '#12408add'),
      ring(0, 0, 146, '#ff8a5c', 12),
      ring(0, 0, 118, '#ff8a5c', 5),
      text(0, -6, 44, 'PERMIT', { font: 'Archivo', weight: 800, fill: '#ff8a5c', anchor: 'middle' }),
      text(0, 46, 36, 'first time', { weight: 600, fill: '#ff8a5c', anchor: 'middle' }),
    ) +
    text(66, 200, 148, ['The plan', 'clinic'], {
      font: 'Archivo',
      weight: 820,
      width: 88,
      fill: '#fff',
      spacing: -0.035,
      leading: 0.88,
    }) +
    text(72, 406, 46, ['Bring a plan, go home with', 'one that passes'], {
      weight: 550,
      fill: '#cfe5fb',
      leading: 1.06,
    }) +
    text(72, 1310, 46, 'Pattambi', { weight: 700, fill: '#fff' }) +
    imprint('#9cc6ef')
  );
};

/** A street of old houses, half of it a measured drawing. */
export const measuredDrawing = () => {
  const house = (x: number, w: number, body: string, line: boolean) => {
    const fillOf = (c: string) => (line ? 'none' : c);
    const pen = line ? 'stroke="#3b2a1e" stroke-width="5"' : '';
    const columns = times(4, (i) => path(`M${x + 22 + i * ((w - 60) / 3)} 1000h16v150h-16Z`, fillOf('#f6ead2'), pen));
    return (
      path(`M${x} 860h${w}v290h${-w}Z`, fillOf(body), pen) +
      path(`M${x - 16} 860L${x + w / 2} 690L${x + w + 16} 860Z`, fillOf('#a5432a'), pen) +
      path(`M${x - 16} 1000L${x + 10} 930H${x + w - 10}L${x + w + 16} 1000Z`, fillOf('#8c351f'), pen) +
      columns +
      path(`M${x + w / 2 - 36} 1030h72v120h-72Z`, fillOf('#5b2a16'), pen) +
      path(`M${x + 40} 884h44v36h-44ZM${x + w - 84} 884h44v36h-44Z`, fillOf('#3d5a4c'), pen)
    );
  };
  return (
    rect(0, 0, W, H, '#f1dfb8') +
    circle(330, 660, 170, '#e58f3b') +
    palmyra(70, 1150, 520, '#5b3a1c', '#2f5d46', '#3f7a5b') +
    clip('left', rect(0, 600, 560, 600, '#000'), house(60, 250, '#e9c06a', false), house(320, 250, '#d9dcc4', false)) +
    rect(560, 600, 520, 600, '#fbf5e4') +
    times(10, (i) => rect(560 + i * 54, 600, 1.5, 550, '#e6d9b8')) +
    times(11, (i) => rect(560, 606 + i * 54, 520, 1.5, '#e6d9b8')) +
    clip('right', rect(562, 600, 518, 600, '#000'), house(580, 236, '#000', true), house(830, 236, '#000', true)) +
    stroke('M580 1210H816M580 1194V1226M816 1194V1226', '#a5432a', 5) +
    text(698, 1256, 36, '4.32 m', { weight: 650, fill: '#a5432a', anchor: 'middle' }) +
    rect(0, 1150, 560, 8, '#3b2a1e') +
    rect(560, 1150, 520, 5, '#3b2a1e') +
    stroke(blob(960, 470, 70, 0.12, 2), '#a5432a', 6) +
    stroke('M960 400v-30M960 540v30M890 470h-30M1030 470h30', '#a5432a', 6) +
    text(66, 206, 150, ['Draw it', 'before', 'it goes'], {
      font: 'Bricolage Grotesque',
      weight: 800,
      fill: '#3b2a1e',
      spacing: -0.035,
      leading: 0.86,
    }) +
    text(72, 1320, 46, 'Measured drawing contest, Kalpathy', { weight: 700, fill: '#3b2a1e' }) +
    imprint('#8c351f')
  );
};
