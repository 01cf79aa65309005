import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PDFiumModule } from '@hyzyla/pdfium';

type PdfFaultKey =
  | 'pdfBroken'
  | 'pdfEncrypted'
  | 'pdfHasPassword'
  | 'pdfPageBroken'
  | 'pdfPageNoSize'
  | 'pdfPageTooLarge'
  | 'pdfPageTooNarrow'
  | 'pdfTooLarge';

/** Why a PDF, or a page of it, can't be read. */
export class PdfFault extends Error {
  override name = 'PdfFault';

  constructor(
    readonly key: PdfFaultKey,
    readonly values?: { page: number },
  ) {
    super(key);
  }
}

export interface PageSize {
  /** In pixels. */
  width: number;
  height: number;
}

/** An open PDF; pages count from 1. */
export interface Pdf {
  pages: number;
  /**
   * Returns a page's size in pixels when it is `width` wide. Throws a PdfFault for a page that no screen could show.
   */
  sizeOf(page: number, width: number): PageSize;
  /** Its pixels, four bytes each: red, green, blue and one without meaning. */
  render(page: number, width: number): PageSize & { pixels: Uint8Array };
}

/** Points (1/72 inch): 200 inches, what the PDF standard itself allows. */
const longestSide = 14_400;
const steepest = 4;

const code = { format: 3, password: 4, security: 5 };
const format = { rgbx: 3 };
/** Annotations, red before blue, and a small cache of decoded pictures. */
const renderFlags = 0x01 | 0x10 | 0x200;

/**
 * Opens a PDF in PDFium. Its functions are called directly: the package's own objects copy the file once more and treat
 * a page that could not be loaded as one without a size. Throws a PdfFault for what is no PDF that can be read.
 * @param maxMemoryBytes the memory that PDFium may take: the file lies in it whole, and a picture that unpacks into
 * gigabytes does not fit
 */
export async function openPdf(file: string, maxMemoryBytes: number): Promise<Pdf> {
  const pdfium = await startPdfium(maxMemoryBytes);
  const { malloc, free } = pdfium.wasmExports;
  const document = load(pdfium, file);

  const withPage = <T>(page: number, work: (handle: number) => T): T => {
    const handle = pdfium._FPDF_LoadPage(document, page - 1);
    if (!handle) throw new PdfFault('pdfPageBroken', { page });
    try {
      return work(handle);
    } finally {
      pdfium._FPDF_ClosePage(handle);
    }
  };

  const measure = (page: number, handle: number, width: number): PageSize => {
    const w = pdfium._FPDF_GetPageWidth(handle);
    const h = pdfium._FPDF_GetPageHeight(handle);
    if (!(w > 0 && h > 0)) throw new PdfFault('pdfPageNoSize', { page });
    if (Math.max(w, h) > longestSide) throw new PdfFault('pdfPageTooLarge', { page });
    if (Math.max(w / h, h / w) > steepest) throw new PdfFault('pdfPageTooNarrow', { page });
    return { width, height: Math.max(1, Math.round((width * h) / w)) };
  };

  return {
    pages: pdfium._FPDF_GetPageCount(document),
    sizeOf: (page, width) => withPage(page, (handle) => measure(page, handle, width)),
    render: (page, width) =>
      withPage(page, (handle) => {
        const { height } = measure(page, handle, width);
        const bytes = width * height * 4;
        const pointer = malloc(bytes);
        if (!pointer) throw new Error('no memory for the page');
        const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, format.rgbx, pointer, width * 4);
        try {
          pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
          pdfium._FPDF_RenderPageBitmap(bitmap, handle, 0, 0, width, height, 0, renderFlags);
          return { width, height, pixels: pdfium.HEAPU8.slice(pointer, pointer + bytes) };
        } finally {
          pdfium._FPDFBitmap_Destroy(bitmap);
          free(pointer);
        }
      }),
  };
}

type Pdfium = Awaited<ReturnType<typeof PDFiumModule>>;

async function startPdfium(maxMemoryBytes: number): Promise<Pdfium> {
  const program = readFileSync(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')));
  const pdfium = await PDFiumModule({
    instantiateWasm(imports, done) {
      const env = imports.env as { emscripten_resize_heap(size: number): boolean };
      const grow = env.emscripten_resize_heap;
      env.emscripten_resize_heap = (size) => size >>> 0 <= maxMemoryBytes && grow(size);
      // Its types name the arguments the wrong way round: it takes the instance.
      const ready = done as unknown as (instance: WebAssembly.Instance) => void;
      void WebAssembly.instantiate(program, imports).then(({ instance }) => ready(instance));
      return {};
    },
  });
  pdfium._FPDF_InitLibraryWithConfig({ version: 2 });
  return pdfium;
}

/** Reads the file right into PDFium's memory. */
function load(pdfium: Pdfium, file: string): number {
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    const pointer = pdfium.wasmExports.malloc(size);
    if (!pointer) throw new PdfFault('pdfTooLarge');
    for (let at = 0; at < size;) {
      const read = readSync(descriptor, pdfium.HEAPU8, pointer + at, Math.min(size - at, 8 << 20), at);
      if (read === 0) throw new Error('the file ended early');
      at += read;
    }
    const document = pdfium._FPDF_LoadMemDocument(pointer, size, 0);
    if (!document) throw problemOf(pdfium._FPDF_GetLastError());
    return document;
  } finally {
    closeSync(descriptor);
  }
}

function problemOf(error: number): PdfFault {
  if (error === code.password) return new PdfFault('pdfHasPassword');
  if (error === code.security) return new PdfFault('pdfEncrypted');
  return new PdfFault('pdfBroken');
}
