import { drawClothes, type Clothes } from './clothes';
import { hairBefore, hairBehind, type Hair } from './hair';

export type { Hair } from './hair';

export type Person = {
  ground: string;
  skin: string;
  hair: Hair;
  /** How much wider (or narrower) than the common shape the jaw is, in units of the drawing. */
  jaw: number;
  clothes: Clothes;
  moustache?: 'full' | 'trim';
  beard?: 'short' | 'full';
  glasses?: 'metal' | 'dark';
  bindi?: string;
  flowers?: boolean;
  aged?: boolean;
};

const dark = '#1a0f0a';
const isWoman = ({ hair }: Person) => ['bun', 'long', 'scarf'].includes(hair.style);

const faceOutline = (jaw: number) =>
  [
    'M109 158C108 112 130 90 160 90C190 90 212 112 211 158',
    `C211 ${186 + jaw} ${205 + jaw * 0.8} ${206 + jaw} ${192 + jaw} ${222 + jaw * 0.5}`,
    `C${182 + jaw * 0.6} 236 172 242 160 242C148 242 ${138 - jaw * 0.6} 236 ${128 - jaw} ${222 + jaw * 0.5}`,
    `C${115 - jaw * 0.8} ${206 + jaw} 109 ${186 + jaw} 109 158Z`,
  ].join('');

/** Draws squared paper and the fan of the mark, both barely visible. */
const background = (colour: string) => {
  let grid = '';
  for (let at = 20; at < 400; at += 40) grid += `M${at} 0V400M0 ${at}H320`;
  const rings = [112, 150, 190].map((r) => `<circle cx="160" cy="170" r="${r}"/>`).join('');
  return [
    `<rect width="320" height="400" fill="${colour}"/>`,
    `<path stroke="#fff" opacity=".1" d="${grid}"/>`,
    `<circle cx="160" cy="170" r="112" fill="#fff" opacity=".12"/>`,
    `<g fill="none" stroke="#fff" opacity=".22">${rings}</g>`,
  ].join('');
};

const neck = ({ skin }: Person) =>
  `<path fill="${skin}" d="M131 210V272C129 290 116 298 96 306C108 350 136 366 160 366C184 366 212 350 224 ` +
  '306C204 298 191 290 189 272V210Z"/>' +
  `<path fill="${dark}" opacity=".2" d="M131 240C146 270 174 270 189 240V280C176 290 150 284 131 266Z"/>`;

const ears = (person: Person) => {
  if (person.hair.style === 'scarf') return '';
  const studs = isWoman(person)
    ? '<circle cx="106" cy="188" r="4" fill="#e3b95b"/><circle cx="214" cy="188" r="4" fill="#e3b95b"/>'
    : '';
  return (
    `<g fill="${person.skin}"><ellipse cx="108" cy="170" rx="9" ry="15"/><ellipse cx="212" cy="170" rx="9" ` +
    'ry="15"/></g>' +
    `<g fill="${dark}" opacity=".18"><ellipse cx="107" cy="171" rx="4.5" ry="9"/><ellipse cx="213" cy="171" ` +
    `rx="6" ry="12"/></g>${studs}`
  );
};

const eyes = (woman: boolean) =>
  [-1, 1]
    .map((side) => {
      const x = 160 + side * 23;
      const lid = `M${x - 10} ${166.5}Q${x} ${157} ${x + 10} ${166.5}`;
      return [
        `<path fill="#fbf3e8" opacity=".9" d="${lid}Q${x} 172 ${x - 10} 166.5Z"/>`,
        `<circle cx="${x}" cy="165.4" r="4.3" fill="#2a1811"/>`,
        `<path fill="none" stroke="#1f1310" stroke-width="${woman ? 3 : 2.2}" stroke-linecap="round" ` +
          `d="${lid}${woman ? `l${side * 0.1} 0` : ''}"/>`,
      ].join('');
    })
    .join('');

const brows = (colour: string, woman: boolean) => {
  const weight = woman ? 3 : 5;
  return (
    `<path fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" opacity=".92" ` +
    `d="M124 150Q136 ${woman ? 142 : 144} 149 149M196 150Q184 ${woman ? 142 : 144} 171 149"/>`
  );
};

const nose = `<path fill="${dark}" opacity=".13" d="M163 152C164 172 168 184 173 192C172 199 164 201 160 201C158 190 \
160 170 163 152Z"/>
<path fill="none" stroke="${dark}" stroke-width="2.2" stroke-linecap="round" opacity=".34" d="M149 197Q153 201.5 160 \
201.5Q167 201.5 171 197"/>`;

const mouth = (woman: boolean) =>
  woman
    ? '<g opacity=".86"><path fill="#8a3a32" d="M144 214Q152 211.5 160 214Q168 211.5 176 214Q168 220 160 ' +
      '220Q152 220 144 214Z"/><path fill="#a64c41" d="M146 215Q160 222 174 215Q169 226 160 226Q151 226 146 ' +
      '215Z"/></g>'
    : '<path fill="none" stroke="#5f2a20" stroke-width="3" stroke-linecap="round" d="M144 216Q160 223 176 ' +
      `216"/><path fill="none" stroke="${dark}" stroke-width="2.2" stroke-linecap="round" opacity=".2" d="M152 ` +
      '228Q160 230 168 228"/>';

const beards = {
  short:
    'M109 168C110 188 112 204 128 224C140 240 150 244 160 244C170 244 180 240 192 224C208 204 210 188 211 ' +
    '168C207 184 202 194 192 200C182 204 172 204 160 206C148 204 138 204 128 200C118 194 113 184 109 ' +
    '168ZM142 215Q160 210 178 215Q174 225 160 225Q146 225 142 215Z',
  full:
    'M108 160C107 192 112 212 128 234C140 252 150 258 160 258C170 258 180 252 192 234C208 212 213 192 212 ' +
    '160C208 182 202 194 192 199C182 203 172 203 160 205C148 203 138 203 128 199C118 194 112 182 108 160ZM143 ' +
    '215Q160 210 177 215Q173 224 160 224Q147 224 143 215Z',
};
const moustaches = {
  full: 'M160 204C152 200 138 205 131 217C142 216 152 215 160 213C168 215 178 216 189 217C182 205 168 200 160 204Z',
  trim: 'M160 206C152 203 143 206 138 213C146 213 154 212 160 211C166 212 174 213 182 213C177 206 168 203 160 206Z',
};

const facialHair = ({ beard, moustache, hair }: Person) =>
  (beard
    ? `<path fill="${hair.colour}" fill-rule="evenodd" opacity="${beard === 'short' ? 0.82 : 0.96}" ` +
      `d="${beards[beard]}"/>`
    : '') + (moustache ? `<path fill="${hair.colour}" d="${moustaches[moustache]}"/>` : '');

const spectacles = (kind: 'metal' | 'dark') => {
  const [colour, width] = kind === 'metal' ? ['#6d5c2c', 2.4] : ['#1d1a1a', 3.2];
  return (
    `<g fill="#fff" fill-opacity=".1" stroke="${colour}" stroke-width="${width}"><rect x="117" y="153" ` +
    'width="38" height="28" rx="11"/><rect x="165" y="153" width="38" height="28" rx="11"/><path fill="none" ' +
    'd="M155 163Q160 159 165 163M117 163L108 160M203 163L212 160"/></g>'
  );
};

// Heads are drawn on a neck with space for any beard, and then lowered onto the shoulders.
const lowered = (drawing: string) => (drawing ? `<g transform="translate(0 24)">${drawing}</g>` : '');

/** Draws a bust, 320 × 400, flat and front-lit from the left, composed of the parts that `person` names. */
export const portraitSvg = (person: Person) => {
  const woman = isWoman(person);
  const outline = faceOutline(person.jaw);
  const browColour = person.hair.style === 'scarf' ? '#2b1d18' : person.aged ? '#5d5651' : person.hair.colour;
  const scarf = person.hair.style === 'scarf';
  const face = [
    `<clipPath id="face"><path d="${outline}"/></clipPath>`,
    `<path fill="${person.skin}" d="${outline}"/>`,
    `<g clip-path="url(#face)"><path fill="${dark}" opacity=".11" d="M186 84C200 130 202 180 176 250H240V84Z"/>`,
    '<ellipse cx="134" cy="192" rx="15" ry="10" fill="#d2593f" opacity=".1"/><ellipse cx="188" cy="192" ' +
      'rx="15" ry="10" fill="#d2593f" opacity=".1"/></g>',
    person.aged
      ? `<path fill="none" stroke="${dark}" stroke-width="2" stroke-linecap="round" opacity=".17" d="M142 ` +
        '200Q135 206 134 214M178 200Q185 206 186 214M140 126Q160 122 180 126"/>'
      : '',
  ].join('');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 400" width="320" height="400">',
    background(person.ground),
    `<g transform="translate(160 404)scale(1.1)translate(-160 -404)">`,
    lowered(hairBehind(person.hair, person.flowers ?? false)),
    scarf ? '' : neck(person) + drawClothes(person.clothes),
    lowered([ears(person), face, brows(browColour, woman), eyes(woman), nose, mouth(woman)].join('')),
    lowered(facialHair(person) + hairBefore(person.hair)),
    person.bindi ? lowered(`<circle cx="160" cy="140" r="4" fill="${person.bindi}"/>`) : '',
    person.glasses ? lowered(spectacles(person.glasses)) : '',
    '</g>',
    '</svg>',
  ].join('');
};
