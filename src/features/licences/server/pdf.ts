/** The marks of a ZIP archive: the end of its directory, and the beginning of an entry. */
const zipMarks = ['PK\u0005\u0006', 'PK\u0003\u0004'];
/** What makes a file a web page for a program that ignores what stands before it. */
const page = /<(?:!doctype|html|script|svg)/i;
/** Names in a PDF that run, open or hide something, in plain text: the file is never unpacked. */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)(?![A-Za-z])/;
const mark = '%%EOF';

/**
 * Returns the fault of a file that begins like a PDF, as the name of its message; null when it can be stored. It must
 * not be a web page or an archive as well, nor contain scripts, files or programs to start. It is never unpacked here:
 * what would expand stays small, and readers open it outside this site. A missing end is accepted: some scanners write
 * none, and programs open such files.
 */
export function pdfFault(bytes: Buffer): 'scanBroken' | 'scanActive' | null {
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-')) return 'scanBroken';
  const end = text.lastIndexOf(mark);
  // After the first mark there may be later versions of the document, after the last only white space.
  if (end >= 0 && /[^\s\0]/.test(text.slice(end + mark.length))) return 'scanBroken';
  const first = text.indexOf(mark);
  const outside = first >= 0 ? text.slice(first) : text;
  if (zipMarks.some((sign) => outside.includes(sign)) || page.test(outside) || page.test(text.slice(0, 1024)))
    return 'scanBroken';
  // A name can have character codes for its letters.
  const plain = text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return active.test(plain) ? 'scanActive' : null;
}
