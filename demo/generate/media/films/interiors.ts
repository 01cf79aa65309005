import {
  H,
  W,
  circle,
  ease,
  fade,
  group,
  land,
  mix,
  palmyra,
  path,
  poly,
  rect,
  stroke,
  text,
  times,
  type Film,
} from '../draw';

/** Draws the three faces that a floor tile of 180 × 180 shows in turn, around its middle. */
const faces = [
  (odd: boolean) =>
    rect(-90, -90, 180, 180, '#f7ecd8') +
    path('M-90 -90A180 180 0 0 1 90 90H50A140 140 0 0 0 -90 -50Z', '#1f4e79') +
    path('M-90 -10A100 100 0 0 1 10 90H-90Z', odd ? '#d9782d' : '#1f4e79') +
    path('M90 -90H40A50 50 0 0 0 90 -40Z', '#d9782d'),
  (odd: boolean) =>
    rect(-90, -90, 180, 180, odd ? '#c4502f' : '#f2c48d') +
    poly(
      [
        [0, -90],
        [90, 0],
        [0, 90],
        [-90, 0],
      ],
      odd ? '#f7ecd8' : '#0f5a52',
    ) +
    poly(
      [
        [0, -46],
        [46, 0],
        [0, 46],
        [-46, 0],
      ],
      odd ? '#0f5a52' : '#f7ecd8',
    ) +
    circle(0, 0, 14, '#c4502f'),
  () => rect(-90, -90, 180, 180, '#10364f'),
];

export const floorStudio: Film = {
  seconds: 8,
  posterAt: 4.5,
  draw: (t) => {
    const tile = (col: number, row: number) => {
      const odd = (col + row) % 2 === 1;
      const wave = (col + row) * 0.07;
      const onText = col < 5;
      const turns =
        ease(t, 0.5 + wave, 0.5) +
        (onText ? ease(t, 1.9 + wave, 0.5) : 0) +
        ease(t, 6.9 + wave * 0.7, 0.45) * (onText ? 1 : 2);
      const from = Math.floor(turns + 1e-6);
      const part = turns - from;
      const face = faces[(part < 0.5 ? from : from + 1) % 3];
      const spin = group(`rotate(${((col * 3 + row * 5) % 4) * 90})`, face?.(odd) ?? '');
      return group(
        `translate(${col * 180 + 80} ${row * 180 + 90}) ` +
          `scale(${Math.max(0.02, Math.abs(Math.cos(part * Math.PI))).toFixed(3)} 1)`,
        spin,
        rect(-90, -90, 180, 2, '#00000030'),
        rect(-90, -90, 2, 180, '#00000030'),
      );
    };
    const show = (from: number, ...children: string[]) =>
      fade(
        ease(t, from, 0.5) * (1 - ease(t, 6.6, 0.35)),
        group(`translate(0 ${((1 - ease(t, from, 0.6)) * 36).toFixed(1)})`, ...children),
      );
    return (
      rect(0, 0, W, H, '#3a2a22') +
      times(45, (i) => tile(i % 9, Math.floor(i / 9))) +
      show(
        2.5,
        text(66, 226, 158, ['Change', 'the floor,'], {
          font: 'Bricolage Grotesque',
          weight: 800,
          fill: '#fff6e2',
          spacing: -0.035,
          leading: 0.92,
        }),
      ) +
      show(
        2.8,
        text(66, 517, 158, 'the room', { font: 'Bricolage Grotesque', weight: 800, fill: '#fff6e2', spacing: -0.035 }),
      ) +
      show(
        3.1,
        text(70, 720, 70, 'Chuvadu Floor Studio', { weight: 700, fill: '#ffb56b' }),
        text(70, 806, 56, 'Ottapalam', { weight: 500, fill: '#fff6e2' }),
      )
    );
  },
};

export const houseLights: Film = {
  seconds: 7.5,
  posterAt: 4.6,
  draw: (t) => {
    const off = 1 - ease(t, 6.7, 0.6);
    const night = ease(t, 0, 2.2) * off;
    const lit = (i: number) => ease(t, 1.1 + i * 0.28, 0.18) * off;
    const pane = (x: number, y: number, w: number, h: number, i: number) => {
      const frame = mix('#8a4a34', '#3a1f2c', night);
      return (
        rect(x - 12, y - 12, w + 24, h + 24, frame) +
        rect(x, y, w, h, mix(mix('#b9d5e0', '#22305a', night), '#ffd36a', lit(i))) +
        rect(x + w / 2 - 5, y, 10, h, frame) +
        rect(x, y + h * 0.36, w, 8, frame)
      );
    };
    const bulb = (i: number) => {
      const [x, y] = [720 + i * 112, 604 + Math.sin(((i + 0.14) / 7.2) * Math.PI) * 22];
      const on = ease(t, 3 + i * 0.09, 0.15) * off;
      return (
        circle(x, y + 26, 46, `rgba(255,222,130,${(0.28 * on).toFixed(2)})`) +
        rect(x - 6, y - 2, 12, 14, '#3a1f2c') +
        circle(x, y + 24, 16, mix('#8b8797', '#fff0b0', on))
      );
    };
    const star = (i: number) =>
      circle(
        60 + ((i * 397) % 1500),
        40 + ((i * 211) % 330),
        2 + (i % 3),
        `rgba(255,255,255,${(0.85 * night * (0.6 + 0.4 * Math.sin(t * 3 + i))).toFixed(2)})`,
      );
    const wall = mix('#f3dcc0', '#57507e', night);
    const tiles = mix('#b9482a', '#45223f', night);
    return (
      rect(0, 0, W, H, mix('#8f3d4c', '#161a3d', night)) +
      times(44, star) +
      circle(1420, 620 - 480 * ease(t, 0.2, 2.6) * off, 84, mix('#ffe2b0', '#fff8dc', night)) +
      path('M0 700C260 560 480 600 760 660S1300 560 1600 640V900H0Z', mix('#5e2b47', '#1d2148', night)) +
      palmyra(560, 850, 480, '#231a35', mix('#2f4038', '#262f63', night), mix('#3d5244', '#2f3a75', night)) +
      rect(740, 340, 700, 510, wall) +
      poly(
        [
          [690, 360],
          [830, 190],
          [1350, 190],
          [1490, 360],
        ],
        tiles,
      ) +
      poly(
        [
          [660, 606],
          [720, 540],
          [1460, 540],
          [1520, 606],
        ],
        tiles,
      ) +
      pane(800, 392, 120, 112, 0) +
      pane(1030, 392, 120, 112, 2) +
      pane(1260, 392, 120, 112, 1) +
      pane(800, 706, 130, 108, 3) +
      pane(1250, 706, 130, 108, 5) +
      rect(1030, 686, 120, 164, mix('#8a4a34', '#3a1f2c', night)) +
      rect(1042, 698, 96, 152, mix(mix('#6b3524', '#2a1826', night), '#f2a94a', lit(4))) +
      circle(1122, 776, 7, '#ffe9b0') +
      stroke('M706 604Q1104 650 1516 604', '#231a35', 5) +
      times(8, bulb) +
      rect(0, 846, W, 54, mix('#5d3450', '#0d1029', night)) +
      text(66, 200, 150, ['Evenings,', 'on.'], {
        weight: 800,
        width: 92,
        fill: '#fff3d6',
        spacing: -0.035,
        leading: 0.86,
      }) +
      text(70, 560, 78, ['Nilavu', 'Lights'], { weight: 750, fill: '#ffd36a', leading: 0.92 }) +
      text(70, 706, 54, 'Mannarkkad', { weight: 600, fill: '#fff' })
    );
  },
};

const bench =
  rect(880, 690, 420, 34, '#fff8ea', 10) +
  rect(906, 560, 368, 90, '#fff8ea', 18) +
  rect(930, 640, 18, 60, '#fff8ea') +
  rect(1232, 640, 18, 60, '#fff8ea') +
  times(2, (i) => rect(912 + i * 336, 720, 20, 120, '#fff8ea')) +
  rect(742, 840, 858, 60, '#241a3a');
const pot =
  poly(
    [
      [1390, 730],
      [1520, 730],
      [1500, 840],
      [1410, 840],
    ],
    '#fff8ea',
  ) +
  times(7, (i) =>
    group(
      `rotate(${(i - 3) * 24} 1455 730)`,
      path('M1455 730C1425 660 1430 590 1455 540C1480 590 1485 660 1455 730Z', i % 2 ? '#123f34' : '#1d6b52'),
    ),
  );

const SEVEN = ['#7b2d8b', '#3d3fa8', '#1c86c8', '#1f9d61', '#f6c12f', '#f0812c', '#d8343a'];

export const sevenColours: Film = {
  seconds: 7,
  posterAt: 4.6,
  draw: (t) => {
    const out = ease(t, 6.2, 0.8);
    const stripe = (i: number) => {
      const p = ease(t, 0.4 + i * 0.46, 0.6);
      const x = 742 + i * 122;
      const down = i % 2 === 0;
      return rect(x, down ? -40 : 940 - 980 * p, 123, 980 * p, SEVEN[i] ?? '#000');
    };
    const active = Math.min(6, Math.max(0, Math.floor((t - 0.4) / 0.46)));
    const p = ease(t, 0.4 + active * 0.46, 0.6);
    const done = ease(t, 0.4 + 6 * 0.46 + 0.6, 0.5);
    const y = active % 2 === 0 ? -40 + 980 * p : 940 - 980 * p;
    const x = 742 + active * 122 + 61;
    const roller = group(
      `translate(${x.toFixed(1)} ${(y + done * 320).toFixed(1)}) scale(${active < 5 ? 1 : -1} 1)`,
      stroke('M74 0H96V90H0V150', '#2a2a33', 14),
      rect(-16, 150, 32, 190, '#c9952c', 14),
      rect(-16, 150, 12, 190, '#e7bd5c', 6),
      rect(-68, -36, 136, 72, '#f4efe6', 20),
      rect(-68, -36, 136, 72, SEVEN[active] ?? '#000', 20),
      rect(-68, -36, 136, 22, '#ffffff40', 11),
    );
    const word = (i: number, line: string) =>
      text(66, 214 + i * 140, 150, line, { font: 'Bricolage Grotesque', weight: 800, fill: '#241a3a', spacing: -0.04 });
    return (
      rect(0, 0, W, H, '#fbf3e4') +
      group(`translate(0 ${(out * 960).toFixed(1)})`, times(7, stripe)) +
      (t > 0.4 ? roller : '') +
      group(`translate(0 ${((1 - land(t, 3.9, 0.6) + out) * 700).toFixed(1)})`, bench, pot) +
      word(0, 'Seven') +
      word(1, 'colours.') +
      word(2, 'One wall.') +
      text(70, 720, 74, 'Ezhuniram Paints', { weight: 750, fill: '#8b2252' }) +
      text(70, 806, 56, 'Cherpulassery', { weight: 600, fill: '#241a3a' })
    );
  },
};
