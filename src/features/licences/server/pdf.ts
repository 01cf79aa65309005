/** The end of a PDF: its mark, and nothing behind it but white space. */
const end = /%%EOF\s*$/;
/** The end of a ZIP archive (its central directory), and the beginning of what is in one. */
const zip = /PK\u0005\u0006|PK\u0003\u0004/;
/** Names in a PDF behind which something runs, opens or hides. Written plainly: nothing of the file is unpacked. */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|OpenAction\s*<<)(?![A-Za-z])/;

/**
 * What is wrong with a file that begins like a PDF, as the name of its message; null when it may be kept. It has to begin and end
 * as one, so that it is nothing else at the same time (a page, an archive), and hold no scripts, files or programs to
 * start. It is never unpacked here: what would swell stays small, and whoever opens it does so outside this site.
 */
export function pdfFault(bytes: Buffer): 'scanBroken' | 'scanActive' | null {
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-') || !end.test(text.slice(-1024)) || !/\bstartxref\b/.test(text)) return 'scanBroken';
  // Behind the first mark there may be later versions of the same document, but no archive.
  if (zip.test(text.slice(text.indexOf('%%EOF')))) return 'scanBroken';
  // A name may be written with numbers for its letters.
  const plain = text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return active.test(plain) ? 'scanActive' : null;
}
