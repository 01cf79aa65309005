export type Hair = {
  style: 'side' | 'swept' | 'receding' | 'bald' | 'curly' | 'bun' | 'long' | 'scarf';
  colour: string;
};

const path = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`;
const sheen = (d: string) =>
  `<path fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".13" d="${d}"/>`;

const curls = (colour: string) =>
  [
    [112, 128, 17],
    [116, 106, 18],
    [132, 90, 19],
    [154, 82, 20],
    [178, 85, 19],
    [196, 98, 18],
    [207, 116, 17],
    [209, 134, 13],
    [111, 142, 12],
    [150, 100, 18],
    [176, 100, 18],
    [130, 108, 16],
    [196, 112, 14],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`)
    .join('');

/** Draws a string of jasmine that comes from the bun and hangs behind the shoulder. */
const jasmine = () =>
  Array.from({ length: 27 }, (_, index) => {
    const t = index / 26;
    const x = 196 + 62 * t - 34 * t * t + (index % 2 ? 5 : -4);
    const y = 74 + 206 * t;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="7" fill="${index % 3 ? '#fffaf0' : '#efe5cd'}"/>`;
  }).join('');

/** Draws the hair behind the head. */
export const hairBehind = ({ style, colour }: Hair, flowers: boolean) => {
  if (style === 'bun') {
    const bun = `<ellipse cx="160" cy="76" rx="44" ry="32" fill="${colour}"/>`;
    return (
      bun +
      (flowers ? jasmine() : '') +
      path(
        colour,
        'M98 190C90 110 118 74 160 74C202 74 230 110 222 190C216 212 200 226 184 230H136C120 226 104 212 98 190Z',
      )
    );
  }
  if (style === 'long') {
    return path(
      colour,
      'M92 322C82 260 88 200 92 160C96 104 124 72 160 72C196 72 224 104 228 160C232 206 236 262 230 318C214 ' +
        '330 110 332 92 322Z',
    );
  }
  if (style === 'scarf') {
    return path(
      colour,
      'M160 62C216 62 240 112 238 176C237 236 262 286 288 330C298 352 300 380 300 404H20C20 380 24 350 34 ' +
        '330C58 286 83 236 82 176C80 112 104 62 160 62Z',
    );
  }
  return '';
};

/** Draws the hair over the forehead and temples. */
export const hairBefore = ({ style, colour }: Hair) => {
  switch (style) {
    case 'side':
      return (
        path(
          colour,
          'M105 164C98 112 120 76 166 75C208 75 224 112 215 164C212 150 211 138 206 126C180 126 154 120 138 ' +
            '104C132 122 116 130 112 142C109 150 107 156 105 164Z',
        ) + sheen('M146 92C160 104 182 110 202 110')
      );
    case 'swept':
      return (
        path(
          colour,
          'M106 164C100 128 108 96 134 82C150 72 184 72 200 88C216 102 219 132 214 164C211 148 209 136 203 ' +
            '122C194 108 176 106 160 108C142 108 124 112 117 126C111 138 109 150 106 164Z',
        ) + sheen('M126 100C142 88 166 86 184 92')
      );
    case 'receding':
      return (
        path(
          colour,
          'M106 168C98 128 110 90 146 80C184 72 216 94 215 140C215 152 214 160 213 168C210 152 208 140 204 ' +
            '130C206 112 186 96 160 98C134 96 116 112 117 130C111 140 109 152 106 168Z',
        ) + sheen('M128 94C144 84 166 82 184 88')
      );
    case 'bald':
      return path(
        colour,
        'M106 178C99 158 101 140 109 126C114 134 115 146 113 158C111 166 108 172 106 178ZM214 178C221 158 ' +
          '219 140 211 126C206 134 205 146 207 158C209 166 212 172 214 178Z',
      );
    case 'curly':
      return (
        curls(colour) +
        path(
          colour,
          'M106 166C100 140 106 118 118 112L122 128C114 138 110 152 106 166ZM214 166C220 140 214 118 202 ' +
            '112L198 128C206 138 210 152 214 166Z',
        )
      );
    case 'bun':
    case 'long':
      return (
        path(
          colour,
          'M100 186C94 116 122 78 160 78C198 78 226 116 220 186C216 150 198 124 160 100C122 124 104 150 100 186Z',
        ) + sheen('M122 122C132 106 146 96 156 92')
      );
    case 'scarf':
      return (
        path(
          colour,
          'M160 66C214 66 234 112 232 172C231 224 206 262 160 276C114 262 89 224 88 172C86 112 106 66 160 ' +
            '66ZM160 102C122 102 109 130 109 168C109 210 131 245 160 247C189 245 211 210 211 168C211 130 198 ' +
            '102 160 102Z',
        ).replace('<path', '<path fill-rule="evenodd"') +
        '<path fill="#0a1512" opacity=".2" d="M160 276C206 262 231 224 232 172C233 160 232 150 231 140C226 ' +
        '200 206 240 160 262C130 256 112 240 100 216C110 248 130 268 160 276Z"/>' +
        '<path fill="none" stroke="#0a1512" stroke-width="3" opacity=".2" stroke-linecap="round" d="M94 ' +
        '244C70 300 60 330 56 396M128 268C160 292 214 300 246 330M112 258C136 300 190 330 214 396"/>'
      );
  }
};
