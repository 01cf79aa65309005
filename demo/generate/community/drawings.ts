import { seededRandom } from '~/shared/seeded-random';

const head = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" ` +
  `height="${height}" font-family="sans-serif" font-size="14">`;
const paper = (width: number, height: number) => `<rect width="${width}" height="${height}" fill="#fbfaf6"/>`;
const line = (...points: number[]) =>
  `<polyline points="${points.join(' ')}" fill="none" stroke="#14211d" stroke-width="1.5"/>`;
const label = (x: number, y: number, text: string, anchor = 'middle') =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="#14211d">${text}</text>`;

/** A field sketch: where the beam cracked. */
export const beamCracks = `${head(900, 420)}${paper(900, 420)}
<rect x="110" y="130" width="680" height="90" fill="#e4e1d6" stroke="#14211d" stroke-width="2"/>
<rect x="60" y="130" width="50" height="230" fill="#d8d4c4" stroke="#14211d" stroke-width="2"/>
<rect x="790" y="130" width="50" height="230" fill="#d8d4c4" stroke="#14211d" stroke-width="2"/>
${[0, 1, 2, 3]
  .map(
    (at) =>
      `<path d="M${128 + at * 34} 218 l14 -22 8 -10 12 -24 10 -14" fill="none" stroke="#b5472b" ` +
      `stroke-width="${3 - at * 0.5}"/>`,
  )
  .join('')}
${[0, 1, 2, 3]
  .map(
    (at) =>
      `<path d="M${772 - at * 34} 218 l-14 -22 -8 -10 -12 -24 -10 -14" fill="none" stroke="#b5472b" ` +
      `stroke-width="${3 - at * 0.5}"/>`,
  )
  .join('')}
<rect x="330" y="60" width="24" height="70" fill="#c98b62" stroke="#14211d"/><rect x="356" y="60" width="24" \
height="70" fill="#c98b62" stroke="#14211d"/>
<rect x="382" y="60" width="24" height="70" fill="#c98b62" \
stroke="#14211d"/>${label(368, 48, 'brick partition, not in the design')}
${line(110, 250, 110, 270, 790, 270, 790, 250)}${label(450, 290, '5200')}${label(190, 320, '0.3 mm')}\
${label(710, 320, '0.25 mm')}
${label(450, 180, '230 x 450')}${label(450, 390, 'South elevation of beam B3, looking from the hall')}</svg>`;

/** Columns that stay inside a 230 wall. */
export const columnSection = `${head(640, 360)}${paper(640, 360)}
<rect x="120" y="90" width="400" height="180" fill="#e9e6da" stroke="#14211d" stroke-width="2"/>
<rect x="144" y="114" width="352" height="132" rx="12" fill="none" stroke="#0e5a47" stroke-width="4"/>
${[
  [156, 126],
  [320, 126],
  [484, 126],
  [156, 234],
  [320, 234],
  [484, 234],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="10" fill="#0e5a47"/>`)
  .join('')}
<path d="M320 126 L320 234" stroke="#0e5a47" stroke-width="3"/>
${label(320, 70, '450')}${label(70, 185, '230')}${label(
  320,
  310,
  '6 no. 16 mm, ties 8 mm at 100 near joints and 150 between, one cross ' + 'tie',
)}
${label(320, 336, 'Cover 40. Concrete M25, steel Fe 500D')}</svg>`;

/** A plot on the corner of a road and a lane. */
export const cornerPlot = `${head(640, 520)}${paper(640, 520)}
<rect x="0" y="430" width="640" height="70" fill="#d9d6cb"/>${label(300, 472, 'Panchayat road 6 m')}
<rect x="520" y="0" width="80" height="430" fill="#e4e1d6"/><text transform="rotate(-90 565 220)" x="565" y="225" \
text-anchor="middle" fill="#14211d">Lane 3 m</text>
<rect x="90" y="40" width="430" height="390" fill="#eef1e6" stroke="#14211d" stroke-width="2"/>
<rect x="160" y="110" width="290" height="210" fill="#fff" stroke="#b5472b" stroke-width="2" stroke-dasharray="8 4"/>
${label(305, 215, 'House')}${label(305, 380, '3.0')}${label(485, 215, '2.0')}\
${label(125, 215, '1.2')}${label(305, 80, '1.5')}</svg>`;

/** A crowded joint of bars, before the concrete. */
export function rebarJoint(): string {
  const random = seededRandom(31);
  const bar = (x1: number, y1: number, x2: number, y2: number, width: number) => {
    const ribs = Array.from({ length: 60 }, (_, at) => {
      const share = at / 60;
      const x = x1 + (x2 - x1) * share;
      const y = y1 + (y2 - y1) * share;
      return `<path d="M${x - 5} ${y - width / 2} l10 ${width}" stroke="#5b3a28" stroke-width="2" opacity="0.6"/>`;
    }).join('');
    const shade = ['#8a5a3c', '#7a4c33', '#96664a'][Math.floor(random() * 3)];
    return (
      `<path d="M${x1} ${y1} L${x2} ${y2}" stroke="#3a2519" stroke-width="${width + 4}"/><path d="M${x1} ${y1} ` +
      `L${x2} ${y2}" stroke="${shade}" stroke-width="${width}"/>${ribs}`
    );
  };
  const stones = Array.from({ length: 1500 }, () => {
    const tone = 120 + Math.floor(random() * 70);
    return (
      `<circle cx="${random() * 900}" cy="${400 + random() * 220}" r="${5 + random() * 13}" fill="rgb(${tone} ` +
      `${tone - 8} ${tone - 18})"/>`
    );
  }).join('');
  const across = Array.from({ length: 5 }, (_, at) => bar(0, 120 + at * 62, 900, 130 + at * 60, 20)).join('');
  const upright = Array.from({ length: 7 }, (_, at) => bar(230 + at * 70, 0, 226 + at * 72, 620, 24)).join('');
  return (
    `${head(900, 620)}<rect width="900" height="620" fill="#6f6a5f"/>${stones}<rect width="900" height="620" ` +
    `fill="#2b2620" opacity="0.25"/>${across}${upright}</svg>`
  );
}
