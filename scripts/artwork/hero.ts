import { building, surveyor } from './building';
import { ghats, paddies, palmyra, sky } from './landscape';
import { fill, polygon } from './svg';
import type { Point } from './svg';

const egret = ([x, y]: Point, size: number) =>
  polygon([
    [x, y],
    [x - size, y - size * 0.5],
    [x - size * 2, y - size * 0.2],
    [x - size, y - size * 0.24],
    [x, y + size * 0.3],
    [x + size, y - size * 0.3],
    [x + size * 2, y - size * 0.4],
    [x + size, y - size * 0.62],
  ]);

const farPalms = () =>
  [
    [470, 22],
    [484, 30],
    [502, 24],
    [560, 27],
    [576, 20],
    [668, 24],
    [684, 18],
    [884, 20],
    [898, 27],
    [914, 22],
    [1392, 40],
    [1414, 32],
  ]
    .map(([x, height]) => palmyra(x as number, 338, height as number, true))
    .join('');

/** Draws paddy in the foreground: blades along the lower edge. */
const blades = () => {
  let back = '';
  let front = '';
  for (let x = -6; x < 1450; x += 10) {
    const lift = 16 + 9 * Math.sin(x / 61) + 6 * Math.sin(x / 17);
    back += polygon(
      [
        [x - 3, 562],
        [x + 5 * Math.sin(x / 23), 554 - lift],
        [x + 3, 562],
      ],
      0,
    );
    front += polygon(
      [
        [x + 2, 562],
        [x + 5 + 6 * Math.sin(x / 31), 562 - lift * 0.75],
        [x + 8, 562],
      ],
      0,
    );
  }
  return fill('palm', back) + fill('palm-back', front);
};

/**
 * Returns the hero picture, 1440 × 560, as one SVG whose colours are CSS variables of the page that shows it;
 * `peopled`: with surveyor and egrets.
 */
export const heroSvg = ({ peopled = true } = {}) =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 560"><g id="scene" font-family="inherit">',
    sky(),
    ghats(),
    farPalms(),
    paddies(),
    palmyra(1376, 446, 236),
    palmyra(1424, 452, 176),
    building(),
    palmyra(258, 404, 132),
    palmyra(292, 410, 104),
    palmyra(226, 400, 92),
    palmyra(604, 420, 168),
    palmyra(640, 428, 124),
    peopled ? surveyor(724, 470) : '',
    peopled
      ? fill(
          'egret',
          (
            [
              [700, 196],
              [736, 176],
              [668, 168],
            ] as Point[]
          )
            .map((at, i) => egret(at, 9 - i * 1.4))
            .join(''),
        )
      : '',
    blades(),
    '</g></svg>',
  ].join('');
