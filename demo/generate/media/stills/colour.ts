import { H, W, circle, group, path, poly, rect, ring, stroke, text, times } from '../draw';

export const thiriLighting = () => {
  const cone = (x: number, y: number, w: number, l: number, c: string) =>
    poly(
      [
        [x - w * 0.4, y],
        [x + w * 0.4, y],
        [x + w * 1.35, y + l],
        [x - w * 1.35, y + l],
      ],
      c,
    );
  const cord = (x: number, y: number) => rect(x - 3, 0, 6, y, '#c99a4b');
  return (
    rect(0, 0, W, H, '#1b1426') +
    cone(820, 300, 150, 500, '#ffcf6b30') +
    cone(1130, 430, 190, 370, '#ffdf9a40') +
    cone(1420, 240, 130, 560, '#ffb86230') +
    cord(820, 180) +
    path('M700 300C700 210 760 170 820 170C880 170 940 210 940 300Z', '#d0662f') +
    path('M860 178C910 194 940 235 940 300H880C882 250 876 210 860 178Z', '#a84a1d') +
    `<ellipse cx="820" cy="300" rx="120" ry="14" fill="#fff0c2"/>` +
    cord(1130, 300) +
    poly(
      [
        [1060, 300],
        [1200, 300],
        [1290, 430],
        [970, 430],
      ],
      '#e0aa3e',
    ) +
    poly(
      [
        [1165, 300],
        [1200, 300],
        [1290, 430],
        [1216, 430],
      ],
      '#b98324',
    ) +
    `<ellipse cx="1130" cy="430" rx="160" ry="14" fill="#fff6d8"/>` +
    cord(1420, 130) +
    rect(1378, 120, 84, 30, '#2f8f86') +
    rect(1340, 150, 160, 90, '#2f8f86', 10) +
    rect(1440, 150, 60, 90, '#1f6f68', 10) +
    `<ellipse cx="1420" cy="240" rx="80" ry="10" fill="#ffe9bd"/>` +
    rect(640, 800, 960, 26, '#8a4f2a') +
    rect(640, 826, 960, 10, '#5e3319') +
    rect(760, 836, 30, 64, '#5e3319') +
    rect(1480, 836, 30, 64, '#5e3319') +
    path('M1060 800C1070 730 1190 730 1200 800Z', '#e8dccb') +
    rect(1150, 800, 50, 0, '#000') +
    circle(1100, 744, 26, '#d0662f') +
    circle(1150, 736, 28, '#e0aa3e') +
    circle(1124, 718, 24, '#c4421f') +
    path('M780 800V740H850V800Z', '#2f8f86') +
    stroke('M850 752c34 0 34 34 0 34', '#2f8f86', 9) +
    stroke('M815 740C800 700 830 660 810 600', '#5c9a5f', 8) +
    times(5, (i) =>
      path(
        `M${812 + (i % 2) * 6} ${716 - i * 25}q${i % 2 ? 34 : -34} -40 ${i % 2 ? 66 : -66} ` +
          `-26q${i % 2 ? -16 : 16} 36 ${i % 2 ? -66 : 66} 26Z`,
        i % 2 ? '#6fb072' : '#5c9a5f',
      ),
    ) +
    text(76, 250, 190, ['Light,', 'well', 'placed'], { weight: 300, fill: '#fff3da', spacing: -0.04, leading: 0.86 }) +
    text(80, 715, 68, ['Thiri Lighting', 'Studio'], { weight: 700, fill: '#f3c366', leading: 0.94 }) +
    text(80, 846, 50, 'Palakkad Town', { weight: 400, fill: '#fff3da' })
  );
};

export const velichamSwitch = () =>
  rect(0, 0, W, H, '#23204a') +
  poly(
    [
      [860, 0],
      [1600, 0],
      [1600, 900],
      [620, 900],
    ],
    '#ffd84a',
  ) +
  rect(880, 120, 560, 660, '#e2b71f', 46) +
  rect(860, 100, 560, 660, '#fffdf4', 46) +
  ring(1140, 172, 13, '#cfc7a8', 8) +
  ring(1140, 690, 13, '#cfc7a8', 8) +
  rect(955, 220, 370, 420, '#d8d1b8', 26) +
  rect(975, 240, 330, 380, '#fffdf4', 18) +
  poly(
    [
      [975, 440],
      [1305, 440],
      [1305, 606],
      [975, 606],
    ],
    '#efe8d0',
  ) +
  rect(975, 590, 330, 30, '#c9c1a4', 14) +
  rect(1116, 292, 48, 14, '#f2663c', 7) +
  ring(1140, 530, 34, '#23204a', 12) +
  text(70, 390, 280, 'Click.', { font: 'Archivo', weight: 850, width: 80, fill: '#fff', spacing: -0.04 }) +
  text(78, 650, 72, ['Velicham Wire', '& Switch'], { fill: '#ffd84a', leading: 0.96 }) +
  text(78, 810, 54, 'Nemmara', { weight: 500, fill: '#fff' });

export const niramPaints = () => {
  const hues = [
    '#14532d',
    '#2f7d5b',
    '#1f7a8c',
    '#2b4c9b',
    '#6a3d9a',
    '#b03a6f',
    '#d1343c',
    '#ea6a2a',
    '#f4a72c',
    '#f2cf4a',
  ];
  const strip = (color: string, i: number) =>
    group(
      `rotate(${-36 + i * 10.5} 1230 1010)`,
      rect(1134, 86, 196, 900, '#00000022', 26),
      rect(1130, 80, 196, 900, '#fffaf0', 26),
      rect(1148, 98, 160, 250, color, 12),
      rect(1148, 360, 160, 150, color, 12),
      rect(1148, 360, 160, 150, '#ffffff4d', 12),
      rect(1148, 522, 160, 130, color, 12),
      rect(1148, 522, 160, 130, '#ffffff99', 12),
    );
  return (
    rect(0, 0, W, H, '#efe4d2') +
    times(10, (i) => strip(hues[9 - i] ?? '#000', i)) +
    circle(1230, 880, 30, '#c9952c') +
    circle(1230, 880, 12, '#7a5a1a') +
    text(76, 200, 142, ['Every', 'colour', 'finds a', 'wall'], {
      font: 'Bricolage Grotesque',
      weight: 800,
      fill: '#1f1b3a',
      spacing: -0.035,
      leading: 0.9,
    }) +
    text(80, 720, 66, ['Niram Paint', 'House'], { fill: '#b03a2f', leading: 0.94 }) +
    text(80, 846, 50, 'Palakkad Town', { weight: 500, fill: '#1f1b3a' })
  );
};
