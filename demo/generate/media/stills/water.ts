import { H, W, circle, isometric, path, poly, rect, ring, stroke, text, times } from '../draw';

export const thulliBath = () => {
  const at = isometric(1040, 478, 100);
  const run = (points: [number, number, number][], color: string, light: string) => {
    const line = (dx: number, dy: number) =>
      'M' +
      points
        .map((p) => {
          const [x, y] = at(...p);
          return `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
        })
        .join('L');
    return (
      stroke(line(0, 0), '#10384a', 66) +
      stroke(line(0, 0), color, 52) +
      stroke(line(-8, -10), light, 10) +
      points
        .slice(1, -1)
        .map((p) => {
          const [x, y] = at(...p);
          return circle(x, y, 43, '#10384a') + circle(x, y, 36, color) + circle(x - 10, y - 12, 9, light);
        })
        .join('')
    );
  };
  const [tx, ty] = at(4.4, 2.6, 2);
  return (
    rect(0, 0, W, H, '#bfe5ea') +
    poly([at(-2, -2, 0), at(6, -2, 0), at(6, 6, 0), at(-2, 6, 0)], '#a4d6de') +
    times(9, (i) =>
      stroke(
        `M${at(-2 + i, -2, 0).join(' ')}L${at(-2 + i, 6, 0).join(' ')}` +
          `M${at(-2, -2 + i, 0).join(' ')}L${at(6, -2 + i, 0).join(' ')}`,
        '#8fc7d1',
        4,
      ),
    ) +
    run(
      [
        [-1, -6, 4],
        [-1, 0, 4],
        [-1, 0, 1],
        [1.6, 0, 1],
        [1.6, -6.5, 1],
      ],
      '#f08a4b',
      '#ffc79c',
    ) +
    run(
      [
        [2, 9, 0.4],
        [2, 1.6, 0.4],
        [2, 1.6, 3.6],
        [2, -7, 3.6],
      ],
      '#2678c9',
      '#8cc4ff',
    ) +
    run(
      [
        [9, 0.5, 2],
        [4.4, 0.5, 2],
        [4.4, 2.6, 2],
      ],
      '#1aa090',
      '#86e3d4',
    ) +
    circle(tx, ty, 50, '#10384a') +
    rect(tx - 42, ty, 84, 84, '#10384a', 10) +
    rect(tx - 33, ty - 24, 66, 100, '#1aa090', 10) +
    rect(tx - 62, ty - 66, 124, 30, '#10384a', 15) +
    rect(tx - 8, ty - 50, 16, 40, '#10384a') +
    path(`M${tx} ${ty + 112}c-26 46 -36 58 -36 80a36 36 0 0 0 72 0c0 -22 -10 -34 -36 -80Z`, '#2678c9') +
    circle(tx - 12, ty + 196, 9, '#d8f0ff') +
    text(76, 196, 138, ['Every drop', 'in its', 'place'], {
      weight: 800,
      width: 92,
      fill: '#0c3346',
      spacing: -0.03,
      leading: 0.9,
    }) +
    text(80, 716, 72, ['Thulli Bath', 'Studio'], { fill: '#a83c12', leading: 0.9 }) +
    text(80, 846, 52, 'Palakkad Town', { weight: 600, fill: '#0c3346' })
  );
};

export const ozhukkuPipes = () => {
  const pipe = (d: string, c: string, light: string) =>
    stroke(d, '#0f1b3d', 92) + stroke(d, c, 74) + stroke(d, light, 14, 'transform="translate(-16 -16)"');
  const collar = (x: number, y: number, up: boolean, c: string) =>
    up
      ? rect(x - 58, y - 24, 116, 48, '#0f1b3d', 8) + rect(x - 50, y - 16, 100, 32, c, 4)
      : rect(x - 24, y - 58, 48, 116, '#0f1b3d', 8) + rect(x - 16, y - 50, 32, 100, c, 4);
  return (
    rect(0, 0, W, H, '#f3f0e6') +
    pipe('M-60 820H1060C1110 820 1130 800 1130 750V650C1130 600 1150 580 1200 580H1660', '#2f6fe0', '#8fb6ff') +
    pipe('M930 -60V100C930 150 950 170 1000 170H1240C1290 170 1310 190 1310 240V960', '#f25c2e', '#ffb091') +
    pipe(
      'M1660 110H1520C1480 110 1460 130 1460 180V320C1460 370 1440 390 1390 390H1160C1110 390 1090 410 1090 460V470',
      '#17a673',
      '#8ee6c4',
    ) +
    collar(500, 820, false, '#bcd3ff') +
    collar(1310, 720, true, '#ffd2c2') +
    collar(1460, 250, true, '#c4f3de') +
    collar(1090, 506, true, '#c4f3de') +
    collar(1130, 700, true, '#bcd3ff') +
    collar(1120, 170, false, '#ffd2c2') +
    text(70, 254, 190, ['No drips.', 'No drama.'], {
      font: 'Archivo',
      weight: 900,
      width: 72,
      fill: '#0f1b3d',
      spacing: -0.025,
      leading: 0.94,
    }) +
    text(76, 560, 74, ['Ozhukku Pipes', '& Fittings'], { fill: '#c03a10', leading: 0.92 }) +
    text(76, 706, 52, 'Palakkad Town', { weight: 600, fill: '#0f1b3d' })
  );
};

export const kinarPumps = () => {
  const [x, y] = [1150, 450];
  const stones = times(3, (r) =>
    times(26, (i) => {
      const [a, b, r0, r1] = [
        ((i + r * 0.5) / 26) * 2 * Math.PI,
        ((i + 0.93 + r * 0.5) / 26) * 2 * Math.PI,
        470 - r * 78,
        400 - r * 78,
      ];
      const p = (k: number, q: number): readonly [number, number] => [x + k * Math.cos(q), y + k * Math.sin(q)];
      return poly(
        [p(r0, a), p(r0, b), p(r1, b), p(r1, a)],
        ['#c26a45', '#ad5836', '#d07c54'][(i * 3 + r) % 3] ?? '#000',
      );
    }),
  );
  return (
    rect(0, 0, W, H, '#dfe8c8') +
    circle(x, y, 500, '#f6f0df') +
    circle(x, y, 478, '#7c3a20') +
    stones +
    circle(x, y, 240, '#0b4f6c') +
    circle(x, y, 222, '#11749b') +
    circle(x - 30, y - 20, 178, '#1b93bd') +
    path(`M${x - 150} ${y - 60}A170 170 0 0 1 ${x + 40} ${y - 160}A200 200 0 0 0 ${x - 150} ${y - 60}Z`, '#d4f4ff') +
    ring(x + 40, y + 60, 60, '#7ed0ea', 6) +
    ring(x + 40, y + 60, 30, '#7ed0ea', 6) +
    rect(x + 20, -20, 44, 520, '#22303a') +
    rect(x + 28, -20, 12, 520, '#5d7280') +
    rect(x - 2, 470, 88, 70, '#f4b21b', 10) +
    rect(x + 10, 540, 64, 16, '#22303a') +
    text(70, 236, 184, ['Water,', 'lifted'], {
      weight: 800,
      width: 92,
      fill: '#0b3f33',
      spacing: -0.04,
      leading: 0.86,
    }) +
    text(76, 690, 74, ['Kinar Pump', 'House'], { fill: '#8f3a17', leading: 0.92 }) +
    text(76, 830, 54, 'Chittur', { weight: 600, fill: '#0b3f33' })
  );
};
