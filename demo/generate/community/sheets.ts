interface Sheet {
  title: string;
  facts: [string, string][];
  head: string[];
  rows: (string | number)[][];
  note: string;
}

/** Returns a sheet of an office, as HTML to print. */
export function sheet({ title, facts, head, rows, note }: Sheet): string {
  const cells = (tag: string, list: (string | number)[]) => list.map((cell) => `<${tag}>${cell}</${tag}>`).join('');
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>
    @page{size:A4;margin:18mm}*{box-sizing:border-box}body{font:11pt/1.5 \
sans-serif;color:#14211d}h1{font-size:17pt;color:#0e5a47;margin:0 0 6mm}
    dl{display:grid;grid-template-columns:40mm 1fr;margin:0 0 \
6mm}dt{color:#4c5a55}dd{margin:0}table{width:100%;border-collapse:collapse}
    th,td{border:0.3mm solid #bdb8a6;padding:1.6mm \
2.4mm;text-align:left}th{background:#e6f1ec}footer{margin-top:8mm;color:#4c5a55}</style>
    <h1>${title}</h1><dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>
    <table><tr>${cells('th', head)}</tr>${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')}</table>
    <footer>${note} Made up for the demonstration.</footer>`;
}

export const cubeResults: Sheet = {
  title: 'Cube test results',
  facts: [
    ['Work', 'School kitchen, roof slab'],
    ['Grade ordered', 'M25, ready-mix'],
    ['Cement', 'PPC, 360 kg/m³'],
    ['Slump', '120 mm at site'],
  ],
  head: ['Cube', 'Age, days', 'Load, kN', 'N/mm²'],
  rows: [
    ['S1', 7, 342, 15.2],
    ['S2', 7, 358, 15.9],
    ['S3', 7, 351, 15.6],
    ['S4', 28, '', ''],
    ['S5', 28, '', ''],
    ['S6', 28, '', ''],
  ],
  note: 'Sieve analysis of the fine aggregate: 14 % through 150 micron.',
};

export const boreholeLog: Sheet = {
  title: 'Borehole log BH-1',
  facts: [
    ['Place', 'Plot at Chittur'],
    ['Method', 'Auger, 150 mm'],
    ['Ground water', 'Not met, March'],
  ],
  head: ['Depth, m', 'Soil', 'N', 'Free swell, %'],
  rows: [
    ['0.0–0.4', 'Filled earth', '', ''],
    ['0.4–1.6', 'Black clay, high plasticity, fissured', 9, 70],
    ['1.6–2.8', 'Dark grey clay with lime nodules', 14, 62],
    ['2.8–3.9', 'Weathered gneiss, brown', 48, ''],
    ['3.9–4.5', 'Weathered gneiss, refusal', '> 100', ''],
  ],
  note: 'Logged by the site engineer.',
};

export const roofTemperatures: Sheet = {
  title: 'Roof temperatures, two houses, April',
  facts: [
    ['Instrument', 'Contact thermometer, soffit at midspan'],
    ['Time', '15:00, clear sky, 40 to 41 °C in the shade'],
  ],
  head: ['Roof', 'Top, °C', 'Soffit, °C', 'Room, °C'],
  rows: [
    ['Bare concrete', 61, 44, 37],
    ['Reflective paint, new', 46, 37, 34],
    ['Reflective paint, second year', 52, 40, 35],
    ['Broken white tiles', 45, 36, 34],
    ['Ventilated sheet over slab', 48, 34, 33],
  ],
  note: 'Mean of five days each.',
};
