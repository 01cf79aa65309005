import { seededRandom } from '~/shared/seeded-random';
import { H, W, blob, clip, path, poly, rect, stroke, text, times } from '../draw';

export const kaathalTimber = () => {
  const rings = times(26, (i) => {
    const r = 640 - i * 24.5;
    const heart = i > 10;
    return path(
      blob(1290, 470, r, 0.07, 0.6 + i * 0.03, 0.94),
      heart ? (i % 2 ? '#8a3f1d' : '#a2502a') : i % 2 ? '#e2b06a' : '#edc585',
    );
  });
  return (
    rect(0, 0, W, H, '#fbeed6') +
    path(blob(1290, 470, 672, 0.07, 0.6, 0.94), '#4a2616') +
    rings +
    poly(
      [
        [1290, 470],
        [1610, 400],
        [1610, 434],
      ],
      '#4a2616',
    ) +
    poly(
      [
        [1290, 470],
        [1020, 760],
        [1042, 774],
      ],
      '#5f2c14',
    ) +
    poly(
      [
        [1290, 470],
        [1230, 150],
        [1244, 148],
      ],
      '#5f2c14',
    ) +
    text(70, 270, 200, ['Heart', 'wood'], {
      font: 'Bricolage Grotesque',
      weight: 800,
      fill: '#4a2012',
      spacing: -0.045,
      leading: 0.86,
    }) +
    text(76, 704, 68, ['Kaathal', 'Timber Depot'], { fill: '#4a2012', leading: 0.94 }) +
    text(76, 846, 52, 'Mannarkkad', { weight: 600, fill: '#7c3416' })
  );
};

/** Draws long wavy grain lines over a board, clipped to its outline. */
function board(id: string, shape: string, fill: string, grain: string, seed: number): string {
  const next = seededRandom(seed);
  const lines = times(26, (i) => {
    const [y, k] = [i * 38, 14 + next() * 22];
    return stroke(`M-20 ${y}C300 ${y - k} 500 ${y + k} 800 ${y}S1300 ${y - k} 1640 ${y + k}`, grain, 3 + next() * 4);
  });
  return path(shape, fill) + clip(id, path(shape, '#000'), lines);
}

export const aasariWorkshop = () => {
  const tails = (x: number, flare: number) =>
    times(
      3,
      (i) =>
        `L${x} ${i * 300 + 90}L${x + 210} ${i * 300 + 90 - flare}L${x + 210} ${i * 300 + 210 + flare}L${x} ` +
        `${i * 300 + 210}`,
    );
  return (
    rect(0, 0, W, H, '#1d1109') +
    board('dark', `M1640 0L1032 0${tails(1032, 36)}L1032 900L1640 900Z`, '#8a4a24', '#743a1a', 4) +
    board('light', `M0 0L960 0${tails(960, 36)}L960 900L0 900Z`, '#f0c88e', '#e4b574', 9) +
    text(70, 260, 180, ['No nails.', 'No gaps.'], {
      font: 'Archivo',
      weight: 850,
      width: 94,
      fill: '#3b1a0b',
      spacing: -0.04,
      leading: 0.92,
    }) +
    text(76, 720, 78, 'Aasari Workshop', { fill: '#3b1a0b', weight: 750 }) +
    text(76, 806, 56, 'Kollengode', { weight: 600, fill: '#3b1a0b' })
  );
};

export const plyAndPlank = () => {
  const layers = ['#e9c48b', '#b9793f', '#f1d5a6', '#a86a34', '#e4b877', '#c38a4e', '#f4dcb3'];
  const next = seededRandom(31);
  const stripes = times(7, (i) => {
    const y = 420 + i * 62;
    const flecks = times(26, () => rect(next() * 1600, y + 8 + next() * 40, 30 + next() * 90, 5, '#5a2f1240', 3));
    return rect(0, y, W, 62, layers[i] ?? '#000') + flecks + rect(0, y + 58, W, 4, '#6b3a1855');
  });
  return (
    rect(0, 0, W, H, '#12463f') +
    stripes +
    rect(0, 854, W, 46, '#0a2d28') +
    poly(
      [
        [0, 420],
        [120, 372],
        [1600, 372],
        [1600, 420],
      ],
      '#f8e6c6',
    ) +
    text(70, 234, 172, 'Flat. Straight. Dry.', { weight: 800, width: 88, fill: '#fbf1dd', spacing: -0.035 }) +
    rect(70, 480, 760, 262, '#fbf1dd', 8) +
    text(112, 586, 84, 'Ply & Plank Yard', { fill: '#12463f', weight: 750 }) +
    text(112, 680, 58, 'Palakkad Town', { weight: 500, fill: '#12463f' })
  );
};
