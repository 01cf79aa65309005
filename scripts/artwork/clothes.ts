export type Clothes = {
  kind: 'shirt' | 'jacket' | 'kurta' | 'saree' | 'tunic';
  colour: string;
  second?: string;
  border?: string;
};

const shade = 'fill="#1a0f0a"';
const body =
  'M14 404C16 344 44 322 98 304C120 296 132 290 134 282L160 320L186 282C188 290 200 296 222 304C276 322 304 ' +
  '344 306 404Z';

const shirt = ({ colour }: Clothes) =>
  [
    `<path fill="${colour}" d="${body}"/>`,
    `<path ${shade} opacity=".1" d="M306 404C304 344 276 322 222 304L206 298L164 404Z"/>`,
    `<path ${shade} opacity=".14" d="M160 330L157 404H163ZM62 404C62 380 60 366 54 352C66 366 70 384 70 ` +
      '404ZM258 404C258 380 260 366 266 352C254 366 250 384 250 404Z"/>',
    `<path ${shade} opacity=".3" d="M158.5 350a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M158.5 384a2.5 2.5 0 1 0 5 ` +
      '0a2.5 2.5 0 1 0-5 0"/>',
  ].join('');

const collar = ({ colour }: Clothes) =>
  [
    `<path ${shade} opacity=".22" d="M122 300L140 350L162 324ZM198 300L182 350L160 324Z"/>`,
    `<path fill="${colour}" d="M130 270L108 298L136 342L161 316C146 304 134 290 130 270ZM190 270L212 298L186 ` +
      '342L159 316C174 304 186 290 190 270Z"/>',
    `<path ${shade} opacity=".08" d="M190 270L212 298L186 342L159 316C174 304 186 290 190 270Z"/>`,
  ].join('');

const jacket = (clothes: Clothes) =>
  [
    shirt({ ...clothes, colour: clothes.second ?? '#fff' }),
    collar({ ...clothes, colour: clothes.second ?? '#fff' }),
    `<path fill="${clothes.colour}" d="M14 404C16 344 44 322 98 304L118 292C120 330 136 370 158 404ZM306 ` +
      '404C304 344 276 322 222 304L202 292C200 330 184 370 162 404Z"/>',
    '<path fill="#fff" opacity=".09" d="M118 292L92 312L104 338L92 346L150 404H158C136 370 120 330 118 ' +
      '292ZM202 292L228 312L216 338L228 346L170 404H162C184 370 200 330 202 292Z"/>',
    `<path ${shade} opacity=".16" d="M306 404C304 344 276 322 222 304L238 318C262 340 266 370 266 404Z"/>`,
  ].join('');

const kurta = ({ colour }: Clothes) =>
  [
    `<path fill="${colour}" d="${body}"/>`,
    `<path ${shade} opacity=".1" d="M306 404C304 344 276 322 222 304L206 298L168 404Z"/>`,
    `<path fill="${colour}" d="M130 270L116 300C130 316 146 324 160 326C174 324 190 316 204 300L190 270C186 ` +
      '292 176 306 160 310C144 306 134 292 130 270Z"/>',
    `<path ${shade} opacity=".16" d="M116 300C130 316 146 324 160 326C174 324 190 316 204 300L206 304C192 ` +
      '322 176 331 160 333C144 331 128 322 114 304ZM152 333H168V404H165V337H155V404H152Z"/>',
    `<g ${shade} opacity=".4"><circle cx="160" cy="348" r="2.6"/><circle cx="160" cy="368" r="2.6"/><circle ` +
      'cx="160" cy="388" r="2.6"/></g>',
  ].join('');

const saree = ({ colour, second = '#0e5a47', border = '#c9952c' }: Clothes) =>
  [
    `<path fill="${second}" d="M30 404C30 350 52 328 98 308C104 350 134 364 160 364C186 364 216 350 222 ` +
      '308C268 328 290 350 290 404Z"/>',
    `<path ${shade} opacity=".12" d="M30 404C30 350 52 328 98 308L104 330C76 344 64 370 64 404Z"/>`,
    `<path fill="${colour}" d="M206 300C214 300 218 302 222 304C276 322 304 346 306 404H70C136 390 190 354 206 300Z"/>`,
    `<path fill="none" stroke="${border}" stroke-width="11" d="M206 300C190 354 136 390 70 404"/>`,
    `<path fill="none" stroke="${border}" stroke-width="2" d="M217 304C202 362 152 396 96 408"/>`,
    '<path fill="none" stroke="#1a0f0a" stroke-width="2.5" opacity=".14" d="M232 310C224 352 200 384 160 ' +
      '404M250 320C246 358 232 386 204 404M268 334C268 364 262 386 246 404"/>',
    `<path fill="none" stroke="${border}" stroke-width="3.2" d="M122 298C128 326 144 338 160 338C176 338 192 ` +
      `326 198 298"/><circle cx="160" cy="341" r="5" fill="${border}"/>`,
  ].join('');

const tunic = ({ colour }: Clothes) => `<path fill="${colour}" d="${body}"/>`;

/** Draws what a person wears below the neck. */
export const drawClothes = (clothes: Clothes) => {
  if (clothes.kind === 'shirt') return shirt(clothes) + collar(clothes);
  return { jacket, kurta, saree, tunic }[clothes.kind](clothes);
};
