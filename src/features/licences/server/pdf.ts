/** The end of a ZIP archive (its central directory), and the beginning of what is in one. */
const zipMarks = ['PK\u0005\u0006', 'PK\u0003\u0004'];
/** What makes a page of a file, for a program that does not mind what stands before it. */
const page = /<(?:!doctype|html|script|svg)/i;
/** Names in a PDF behind which something runs, opens or hides. Written plainly: nothing of the file is unpacked. */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)(?![A-Za-z])/;
const mark = '%%EOF';

/**
 * What is wrong with a file that begins like a PDF, as the name of its message; null when it may be kept. It must be nothing else
 * at the same time (a page, an archive), and hold no scripts, files or programs to start. It is never unpacked
 * here: what would swell stays small, and whoever opens it does so outside this site. One whose end is missing may be
 * kept: some scanners write none, and programs open it all the same.
 */
export function pdfFault(bytes: Buffer): 'scanBroken' | 'scanActive' | null {
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-')) return 'scanBroken';
  const end = text.lastIndexOf(mark);
  // Behind the first mark there may be later versions of the same document, but behind the last one only white space.
  if (end >= 0 && /[^\s\0]/.test(text.slice(end + mark.length))) return 'scanBroken';
  const first = text.indexOf(mark);
  const outside = first >= 0 ? text.slice(first) : text;
  if (zipMarks.some((sign) => outside.includes(sign)) || page.test(outside) || page.test(text.slice(0, 1024)))
    return 'scanBroken';
  // A name may be written with numbers for its letters.
  const plain = text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return active.test(plain) ? 'scanActive' : null;
}
