import {
  H,
  W,
  circle,
  clip,
  ease,
  fade,
  group,
  land,
  mix,
  palmyra,
  path,
  poly,
  rect,
  ring,
  stroke,
  text,
  times,
  type Film,
} from '../draw';

/** Draws a mixer truck, its drum turned by `turn` (0 to 1 is one stripe further) and its wheels by degrees. */
function truck(turn: number, wheels: number): string {
  const drumShape = 'M700 600C640 560 650 420 720 380L980 300C1060 290 1100 350 1100 430C1100 520 1070 590 1000 620Z';
  const stripes = times(9, (i) =>
    path(
      `M${520 + (i + turn) * 110} 700C${560 + (i + turn) * 110} 560 ${600 + (i + turn) * 110} 420 ` +
        `${540 + (i + turn) * 110} 240h44C${644 + (i + turn) * 110} 420 ${604 + (i + turn) * 110} 560 ` +
        `${564 + (i + turn) * 110} 700Z`,
      '#f6f1e4',
    ),
  );
  const wheel = (x: number) =>
    group(
      `translate(${x} 724) rotate(${wheels})`,
      circle(0, 0, 66, '#15191d'),
      circle(0, 0, 36, '#cfd6d6'),
      circle(0, 0, 14, '#15191d'),
      times(6, (i) => group(`rotate(${i * 60})`, circle(0, -25, 5, '#15191d'))),
    );
  return (
    rect(620, 640, 780, 44, '#15191d', 8) +
    poly(
      [
        [640, 640],
        [690, 470],
        [730, 470],
        [700, 640],
      ],
      '#2b3338',
    ) +
    clip(
      'drum',
      path(drumShape, '#000'),
      rect(500, 200, 700, 500, '#e4572e'),
      stripes,
      path('M640 520C800 560 960 540 1110 470V640H640Z', '#00000026'),
    ) +
    poly(
      [
        [600, 620],
        [672, 560],
        [700, 590],
        [628, 660],
      ],
      '#2b3338',
    ) +
    path('M1120 660V420C1120 396 1134 384 1156 384H1290C1314 384 1328 392 1338 412L1400 530V660Z', '#12705c') +
    path('M1180 430H1284C1296 430 1302 434 1308 444L1350 530H1180Z', '#cfeef0') +
    rect(1180, 530, 8, 130, '#0c5344') +
    rect(1206, 556, 40, 12, '#0c5344', 6) +
    rect(1372, 590, 36, 34, '#ffd86b', 6) +
    rect(1350, 650, 70, 34, '#15191d', 8) +
    wheel(760) +
    wheel(906) +
    wheel(1270)
  );
}

const SECONDS = 7;
/** Draws a background that moves left by `laps` repetitions of `every` px in the whole film, so that the film loops. */
const scroll = (t: number, every: number, laps: number, draw: (i: number) => string) =>
  group(
    `translate(${-((t / SECONDS) * laps * every) % every} 0)`,
    times(Math.ceil(W / every) + 2, (i) => group(`translate(${i * every} 0)`, draw(i))),
  );

export const readyMix: Film = {
  seconds: SECONDS,
  posterAt: 3,
  draw: (t) =>
    rect(0, 0, W, H, '#f6d9a4') +
    circle(1330, 240, 130, '#fff2cc') +
    scroll(t, 800, 1, () => path('M0 620L160 420L300 520L470 360L640 540L720 480L800 620V720H0Z', '#9dbba0')) +
    scroll(t, 400, 4, () => path('M0 690C100 640 260 640 400 690V800H0Z', '#4f8f63')) +
    scroll(
      t,
      560,
      5,
      () =>
        palmyra(120, 720, 330, '#3a4a35', '#1f5a42', '#2c6e50') +
        palmyra(320, 716, 220, '#3a4a35', '#1f5a42', '#2c6e50'),
    ) +
    rect(0, 700, W, 200, '#3a464c') +
    scroll(t, 200, 21, () => rect(0, 756, 90, 8, '#f6d9a4')) +
    group(
      `translate(${Math.sin((t * Math.PI * 2) / SECONDS) * 26 + 60} ` +
        `${Math.sin((t / SECONDS) * Math.PI * 42) * 2.5 + 12})`,
      truck(((t / SECONDS) * 9) % 1, (t / SECONDS) * 360 * 10),
    ) +
    text(70, 190, 150, ['Mixed on', 'the move'], {
      font: 'Bricolage Grotesque',
      weight: 800,
      fill: '#17322b',
      spacing: -0.035,
      leading: 0.92,
    }) +
    text(70, 858, 66, 'Nilayoram Ready Mix', { weight: 750, fill: '#ffd86b' }) +
    text(1530, 858, 56, 'Shoranur', { weight: 500, fill: '#fff', anchor: 'end' }),
};

export const solarRoofs: Film = {
  seconds: 7.5,
  posterAt: 5,
  draw: (t) => {
    const day = ease(t, 0, 2.6) * (1 - ease(t, 6.7, 0.8));
    const a = Math.PI * (0.56 * ease(t, 0.1, 3.2) - 0.1);
    const [sx, sy] = [1080 + 620 * Math.cos(a), 700 - 560 * Math.sin(a) - 460 * ease(t, 6.4, 1)];
    const panel = (i: number) => {
      const p = land(t, 0.9 + i * 0.32, 0.55) * (1 - ease(t, 6.5 + i * 0.08, 0.5));
      const [u, lift] = [i * 104, (1 - p) * 300];
      return fade(
        Math.min(1, Math.max(0, p * 3)),
        group(
          `translate(${706 + u * 0.83} ${676 - u * 0.56 - lift}) rotate(-34)`,
          rect(0, -44, 112, 26, '#1c3f80', 3),
          rect(0, -44, 112, 8, mix('#1c3f80', '#9fd0ff', day), 3),
          rect(20, -20, 10, 26, '#48505e'),
          rect(82, -20, 10, 26, '#48505e'),
        ),
      );
    };
    const beam = (i: number) =>
      stroke(
        `M${sx} ${sy}L${770 + i * 86} ${610 - i * 58}`,
        '#fff3b8',
        7,
        `stroke-dasharray="26 30" stroke-dashoffset="${-t * 150}" ` +
          `opacity="${(ease(t, 1.5 + i * 0.3, 0.6) * (1 - ease(t, 6.2, 0.4))).toFixed(2)}"`,
      );
    const glow = ease(t, 3.2, 0.5) * (1 - ease(t, 6.6, 0.5));
    return (
      rect(0, 0, W, H, mix('#f4b48c', '#8ed3e8', day)) +
      circle(sx, sy, 190, '#ffe08a40') +
      circle(sx, sy, 128, mix('#ff8a3c', '#ffc933', day)) +
      times(5, beam) +
      path('M0 760C300 690 560 720 800 740S1300 700 1600 740V900H0Z', mix('#8a7a4c', '#3f8f58', day)) +
      poly(
        [
          [760, 690],
          [1130, 440],
          [1500, 690],
          [1500, 840],
          [760, 840],
        ],
        mix('#f3cfae', '#fff6e4', day),
      ) +
      stroke('M700 716L1130 424L1560 716', mix('#6b2b25', '#b9482a', day), 40) +
      times(
        3,
        (i) =>
          rect(846 + i * 220, 690, 116, 150, '#6b3a24') +
          rect(858 + i * 220, 702, 92, 100, mix('#31406b', '#ffd45c', glow)),
      ) +
      circle(1130, 570, 44, '#6b3a24') +
      circle(1130, 570, 32, mix('#31406b', '#ffd45c', glow)) +
      times(5, panel) +
      rect(0, 836, W, 64, mix('#4d4a32', '#23603f', day)) +
      text(70, 204, 156, ['Sun up.', 'Bills down.'], {
        font: 'Archivo',
        weight: 850,
        width: 88,
        fill: '#12284c',
        spacing: -0.03,
        leading: 0.96,
      }) +
      text(74, 560, 72, ['Poomukham', 'Solar Roofs'], { weight: 750, fill: '#12284c', leading: 0.94 }) +
      text(74, 706, 56, 'Alathur', { weight: 600, fill: '#12284c' })
    );
  },
};

export const laserLevel: Film = {
  seconds: 7,
  posterAt: 4.6,
  draw: (t) => {
    const out = 1 - ease(t, 6.3, 0.7);
    const tilt = -7 * (1 - ease(t, 0.5, 1.9) * out) + Math.sin(t * 9) * 0.9 * (1 - ease(t, 0.5, 2));
    const bubble = 800 + (1 - ease(t, 0.8, 1.9) * out) * 74;
    const beam = ease(t, 2.7, 0.7) * out;
    const green = ease(t, 2.4, 0.3) * out;
    const cut = '#0c2d2a';
    return (
      rect(0, 0, W, H, '#cfeee0') +
      times(33, (i) => rect(i * 50, 0, 2, H, i % 4 ? '#c2e6d6' : '#b2dccb')) +
      times(19, (i) => rect(0, i * 50, W, 2, i % 4 ? '#c2e6d6' : '#b2dccb')) +
      group(
        `rotate(${tilt} 800 600)`,
        rect(60, 500, 1480, 190, '#0c2d2a22', 20),
        rect(60, 486, 1480, 190, '#f4b21b', 20),
        rect(60, 486, 1480, 46, '#ffd05a', 20),
        rect(60, 636, 1480, 40, '#c98a08', 20),
        rect(60, 486, 60, 190, cut, 16),
        rect(1480, 486, 60, 190, cut, 16),
        rect(580, 510, 440, 142, cut, 26),
        rect(604, 534, 392, 94, mix('#b8e04a', '#7fe08a', green), 47),
        rect(604, 534, 392, 30, '#ffffff55', 15),
        `<ellipse cx="${bubble}" cy="578" rx="60" ry="34" fill="#f4ffe0" stroke="#0c2d2a" stroke-width="6"/>`,
        rect(722, 526, 7, 110, cut),
        rect(871, 526, 7, 110, cut),
        times(2, (i) => rect(200 + i * 960, 540, 240, 80, cut, 40)),
        times(5, (i) => rect(1160 + i * 44, 560, 5, i % 2 ? 24 : 40, '#f4b21b')),
      ) +
      rect(0, 468, W * beam, 12, '#ff3d2e') +
      rect(0, 471, W * beam, 5, '#ffd8d0') +
      circle(W * beam, 474, beam > 0 && beam < 1 ? 22 : 0, '#ff3d2e') +
      fade(green, circle(1370, 250, 104, '#0e6b52'), stroke('M1318 252L1356 292L1428 212', '#fff', 26)) +
      ring(1370, 250, 104 + green * 30, `rgba(14,107,82,${(0.5 * (1 - ease(t, 2.5, 1.2)) * green).toFixed(2)})`, 10) +
      text(70, 210, 160, ['Dead level,', 'every time'], {
        font: 'Archivo',
        weight: 850,
        width: 86,
        fill: cut,
        spacing: -0.03,
        leading: 0.95,
      }) +
      text(70, 832, 74, 'Thattu Level & Laser', { weight: 750, fill: cut }) +
      text(1530, 832, 56, 'Mannarkkad', { weight: 600, fill: cut, anchor: 'end' })
    );
  },
};
