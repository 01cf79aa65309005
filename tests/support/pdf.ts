import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';

export interface PdfParts {
  pages?: number;
  /** Points; default A4. */
  size?: [width: number, height: number];
  /** Drawing commands of a page, from 1. */
  draw?: (page: number) => string;
  /** A picture for a page, shown as `/Picture Do`. Default: none. */
  picture?: (page: number) => PdfPicture | undefined;
  /** More objects, as `/Name Do` forms: content and the names of the forms it uses. */
  forms?: Record<string, { draw: string; uses?: string[] }>;
  /** Closes it with a random password. */
  encrypted?: boolean;
}

interface PdfPicture {
  width: number;
  height: number;
  /** Encoded for its filter. */
  bytes: Buffer;
  filter: 'DCTDecode' | 'FlateDecode';
  gray?: boolean;
}

/** Writes a PDF: complete and valid, however strange its content. */
export function makePdf({ pages = 1, size = [595, 842], draw, picture, forms = {}, encrypted }: PdfParts = {}): Buffer {
  const objects: Buffer[] = [];
  const add = (object: string | Buffer) => objects.push(Buffer.from(object));
  const addStream = (dictionary: string, bytes: string | Buffer) => {
    const body = Buffer.from(bytes);
    return add(
      Buffer.concat([
        Buffer.from(`<< ${dictionary} /Length ${body.length} >>\nstream\n`),
        body,
        Buffer.from('\nendstream'),
      ]),
    );
  };
  const names = Object.keys(forms);
  // Fixed object numbers: catalogue, page tree, font, forms.
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add('');
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const formAt = (name: string) => `/${name} ${4 + names.indexOf(name)} 0 R`;
  for (const [, { draw: content, uses = [] }] of Object.entries(forms)) {
    const resources = `/Resources << /XObject << ${uses.map(formAt).join(' ')} >> >>`;
    addStream(`/Type /XObject /Subtype /Form /BBox [0 0 ${size.join(' ')}] ${resources}`, content);
  }
  const kids: number[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const shown = picture?.(page);
    const pictureAt = shown && addStream(pictureDictionary(shown), shown.bytes);
    const content = addStream('', draw?.(page) ?? `BT /F 72 Tf 60 600 Td (Page ${page}) Tj ET`);
    const used = [...names.map(formAt), ...(pictureAt ? [`/Picture ${pictureAt} 0 R`] : [])].join(' ');
    const resources = `<< /Font << /F 3 0 R >> /XObject << ${used} >> >>`;
    kids.push(
      add(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Contents ${content} 0 R /Resources ` +
          `${resources} >>`,
      ),
    );
  }
  objects[1] = Buffer.from(`<< /Type /Pages /Count ${pages} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`);
  return assemble(objects, encrypted ? lock() : '');
}

function pictureDictionary({ width, height, filter, gray }: PdfPicture) {
  const color = gray ? '/DeviceGray' : '/DeviceRGB';
  return (
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${color} /BitsPerComponent 8 ` +
    `/Filter /${filter}`
  );
}

function lock() {
  const hex = () => `<${randomBytes(32).toString('hex')}>`;
  return `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${hex()} /U ${hex()} >> /ID [${hex()} ${hex()}]`;
}

function assemble(objects: Buffer[], trailer: string): Buffer {
  const chunks = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let at = chunks[0]!.length;
  const offsets = objects.map((object, index) => {
    const start = at;
    const chunk = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    chunks.push(chunk);
    at += chunk.length;
    return start;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...chunks, Buffer.from(table + end)]);
}

/** Malicious PDFs, and the reason for which each is refused. */
export const hostilePdfs: Record<string, { bytes: () => Buffer; reason: RegExp }> = {
  'broken right after its head': {
    bytes: () => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(20_000)]),
    reason: /broken/,
  },
  'cut off in the middle': { bytes: () => makePdf({ pages: 3 }).subarray(0, 700), reason: /broken|no pages/ },
  'closed with a password': { bytes: () => makePdf({ encrypted: true }), reason: /protected with a password/ },
  'of 5,000 pages': { bytes: () => makePdf({ pages: 5000 }), reason: /5,000 pages; a flipbook has at most 500/ },
  'with a page of 2 km': {
    bytes: () => makePdf({ size: [6_000_000, 6_000_000] }),
    reason: /Page 1 .*larger than 200 inches/,
  },
  'with a page like a thread': { bytes: () => makePdf({ size: [10, 9000] }), reason: /Page 1 .*long and narrow/ },
  'that draws ten to the tenth lines': {
    bytes: drawingBomb,
    reason: /Page 1 .*(could not be rendered|too long to render)/,
  },
};

/** A picture of 0.9 gigapixels in less than a megabyte. */
export function pictureBomb(): Buffer {
  const side = 30_000;
  const bytes = deflateSync(Buffer.alloc(side * side), { level: 1 });
  const picture = (): PdfPicture => ({ width: side, height: side, bytes, filter: 'FlateDecode', gray: true });
  return makePdf({ draw: () => 'q 500 0 0 500 0 0 cm /Picture Do Q', picture });
}

function drawingBomb(): Buffer {
  const levels = 10;
  const forms = Object.fromEntries(
    Array.from({ length: levels }, (_, level) => {
      const next = `L${level + 1}`;
      const last = level === levels - 1;
      return [`L${level}`, { draw: last ? '0 0 m 500 800 l S' : `/${next} Do `.repeat(10), uses: last ? [] : [next] }];
    }),
  );
  return makePdf({ draw: () => '/L0 Do', forms });
}
