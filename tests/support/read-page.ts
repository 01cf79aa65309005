import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Returns a PDF's first page, read by PDFium: its size in points, and its text without line breaks. */
export async function readPage(pdf: Buffer): Promise<{ pages: number; width: number; height: number; text: string }> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const page = document.getPage(0);
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
    const read = { pages: document.getPageCount(), width, height, text: page.getText().replace(/\s+/g, ' ') };
    document.destroy();
    return read;
  } finally {
    library.destroy();
  }
}
