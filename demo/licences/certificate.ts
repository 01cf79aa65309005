import { loadSharp } from '~/platform/files/sharp';

/** Draws an invented certificate of a licence as a JPEG, as if photographed. */
export async function drawCertificate(number: string): Promise<Buffer> {
  const rows = [250, 300, 350, 400, 450, 560, 610].map(
    (y, index) => `<rect x="90" y="${y}" width="${360 + ((index * 97) % 260)}" height="14" fill="#8b8776"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 900 1200">
    <rect width="900" height="1200" fill="#b9ab93"/>
    <g transform="rotate(-1.5 450 600)">
      <rect x="50" y="50" width="800" height="1100" fill="#fbf8ee" stroke="#6d6549" stroke-width="6"/>
      <rect x="70" y="70" width="760" height="1060" fill="none" stroke="#6d6549" stroke-width="2"/>
      <circle cx="450" cy="150" r="46" fill="none" stroke="#1f4d3a" stroke-width="8"/>
      <text x="450" y="164" font-family="sans-serif" font-size="38" text-anchor="middle" fill="#1f4d3a">L</text>
      <text x="450" y="228" font-family="sans-serif" font-size="30" text-anchor="middle" fill="#222">
        Certificate of licence (demo)
      </text>
      ${rows.join('')}
      <text x="90" y="525" font-family="sans-serif" font-size="34" fill="#111">${number.replace(/[<>&]/g, '')}</text>
      <circle cx="680" cy="960" r="90" fill="none" stroke="#8a3324" stroke-width="10"/>
      <rect x="90" y="980" width="260" height="6" fill="#222"/>
    </g>
  </svg>`;
  const sharp = await loadSharp();
  return sharp(Buffer.from(drawing)).jpeg({ quality: 70 }).toBuffer();
}
