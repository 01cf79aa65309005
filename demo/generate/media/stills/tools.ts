import { H, W, blob, circle, group, path, poly, rect, ring, stroke, text, times } from '../draw';

export const chuvadalavuSurvey = () => {
  const contours = times(17, (i) =>
    stroke(
      blob(1240, 380, 70 + i * 62, 0.2, 1.1 + i * 0.05, 0.72),
      i % 4 === 0 ? '#3d8a72' : '#25665a',
      i % 4 === 0 ? 5 : 3,
    ),
  );
  const yellow = '#ffc72e';
  const leg = (x: number) => stroke(`M1180 610L${x} 960`, '#08261f', 40) + stroke(`M1180 610L${x} 960`, '#e0792b', 24);
  const body =
    rect(1085, 540, 190, 60, '#20302c', 12) +
    rect(1110, 500, 140, 50, yellow, 8) +
    path('M1030 500V270C1030 240 1050 220 1080 220H1280C1310 220 1330 240 1330 270V500H1250V330H1110V500Z', yellow) +
    path('M1290 220C1316 224 1330 244 1330 270V500H1292Z', '#e0a20e') +
    stroke('M1100 220V176C1100 160 1112 150 1128 150H1232C1248 150 1260 160 1260 176V220', '#20302c', 22) +
    rect(1068, 300, 30, 90, '#20302c', 6) +
    circle(1180, 400, 96, '#20302c') +
    circle(1180, 400, 74, '#375b54') +
    circle(1180, 400, 54, '#7fd3d0') +
    circle(1180, 400, 54, '#0e3b3666') +
    circle(1160, 378, 18, '#e8fffb') +
    stroke('M1180 340V460M1120 400H1240', '#ffffff88', 3) +
    rect(1120, 512, 120, 26, '#20302c', 5) +
    circle(1150, 572, 14, '#7fd3d0') +
    circle(1210, 572, 14, yellow);
  return (
    rect(0, 0, W, H, '#0c3f37') +
    contours +
    stroke('M1180 400L1600 326', '#ff6b4a', 6, 'stroke-dasharray="22 16"') +
    leg(1000) +
    leg(1360) +
    leg(1180) +
    rect(1110, 596, 140, 30, '#08261f', 8) +
    body +
    rect(0, 0, 10, 0, '#000') +
    times(19, (i) => rect(0, i * 50, i % 2 ? 18 : 34, 4, '#3d8a72')) +
    text(84, 208, 144, ['Measure', 'twice.', 'Build once.'], {
      font: 'Archivo',
      weight: 750,
      width: 90,
      fill: '#fff',
      spacing: -0.035,
      leading: 0.96,
    }) +
    text(88, 690, 66, ['Chuvadalavu Survey', 'Instruments'], { fill: yellow, leading: 0.96 }) +
    text(88, 826, 52, 'Palakkad Town', { weight: 500, fill: '#fff' })
  );
};

export const plumblineInstruments = () =>
  rect(0, 0, W, H, '#f1ead9') +
  rect(1060, 0, 540, H, '#c9441f') +
  times(
    9,
    (i) =>
      rect(1060, i * 100, 540, 5, '#b23816') +
      times(4, (k) => rect(1060 + k * 180 + (i % 2) * 90, i * 100, 5, 100, '#b23816')),
  ) +
  rect(1060, 0, 16, H, '#7e260d') +
  times(18, (i) => rect(i % 2 ? 1038 : 1016, 20 + i * 50, i % 2 ? 22 : 44, 5, '#b9ae95')) +
  group(
    'translate(-90 0)',
    rect(994, 0, 8, 470, '#1b1b1f'),
    rect(978, 440, 40, 60, '#8a6314', 6),
    path(
      'M918 520C918 500 940 490 998 490C1056 490 1078 500 1078 520L1066 640C1058 720 1010 800 998 850C986 ' +
        '800 938 720 930 640Z',
      '#d9a32e',
    ) +
      path(
        'M1020 491C1060 494 1078 504 1078 520L1066 640C1058 720 1010 800 998 850C1006 760 1030 620 1020 491Z',
        '#a87718',
      ) +
      path('M944 530C944 516 960 510 972 510C964 580 968 660 978 720C958 690 950 660 948 640Z', '#f6d27a') +
      rect(922, 560, 152, 14, '#8a6314'),
  ) +
  text(70, 330, 310, 'True.', { font: 'Bricolage Grotesque', weight: 800, fill: '#1b1b1f', spacing: -0.045 }) +
  text(78, 640, 78, ['Plumbline', 'Instruments'], { fill: '#1b1b1f', weight: 750, leading: 0.94 }) +
  text(78, 806, 54, 'Palakkad Town', { weight: 500, fill: '#1b1b1f' });

export const lekhaPlotting = () => {
  const ink = '#e9f2ff';
  const wall = (d: string) => stroke(d, ink, 14, 'stroke-linecap="square" stroke-linejoin="miter"');
  const dim = (d: string) => stroke(d, '#8fb7ff', 4);
  return (
    rect(0, 0, W, H, '#123a8c') +
    times(33, (i) => rect(i * 50, 0, 2, H, i % 4 ? '#1a459c' : '#2a5ab8')) +
    times(19, (i) => rect(0, i * 50, W, 2, i % 4 ? '#1a459c' : '#2a5ab8')) +
    wall(
      'M850 200H1450V700H1250M1150 700H850V450M850 350V200M1150 200V320M1150 420V700M850 450H950M1050 ' +
        '450H1150M1150 480H1280M1380 480H1450',
    ) +
    stroke(
      'M1150 700A100 100 0 0 1 1250 800V700M950 450A100 100 0 0 1 1050 350V450M1280 480A100 100 0 0 0 1380 580V480',
      '#8fb7ff',
      5,
    ) +
    dim('M850 130H1450M850 110V150M1450 110V150M1520 200V700M1500 200H1540M1500 700H1540') +
    rect(900, 250, 130, 70, '#ffffff22', 6) +
    rect(1220, 250, 170, 150, '#ffffff22', 6) +
    rect(900, 560, 190, 90, '#ffffff22', 6) +
    ring(1300, 610, 44, '#ffffff55', 6) +
    group(
      'translate(1362 742) rotate(40)',
      poly(
        [
          [0, 0],
          [-22, -70],
          [22, -70],
        ],
        '#f5d9a8',
      ),
      poly(
        [
          [0, 0],
          [-7, -22],
          [7, -22],
        ],
        '#222',
      ),
      rect(-22, -330, 44, 260, '#ff7a3d'),
      rect(-22, -330, 15, 260, '#ffa173'),
      rect(-22, -360, 44, 34, '#f2c6c6'),
    ) +
    text(70, 220, 160, ['Plotted', 'by noon'], {
      font: 'Archivo',
      weight: 700,
      width: 92,
      fill: '#fff',
      spacing: -0.035,
      leading: 0.96,
    }) +
    text(76, 660, 68, ['Lekha Drawing', '& Plotting House'], { fill: '#ffb48c', leading: 0.98 }) +
    text(76, 812, 54, 'Ottapalam', { weight: 500, fill: '#fff' })
  );
};
