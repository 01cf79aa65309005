/** A picture for the reader, four bytes a pixel. */
export interface Frame {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/** What a camera sees, or a picture. */
type Source = HTMLVideoElement | ImageBitmap;

/** Reads the QR code that a camera sees, or that a picture shows. */
export interface Reader {
  /** Returns the text of the code; null without one. */
  read(source: Source): Promise<string | null>;
  end(): void;
}

interface Detector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** How many pixels a side of a picture may have: a code that fills a third of it is read well. */
const MOST_PIXELS = 720;
/** The same for a picture that was taken before, whose code may be small: the quickest first. */
const PICTURE_PIXELS = [MOST_PIXELS, 1440, 2400] as const;

/** Returns the text of the QR code in a picture; null without one. Throws where the file is no picture. */
export async function readQrPicture(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file);
  const reader = await makeReader();
  try {
    return await reader.read(picture);
  } finally {
    reader.end();
    picture.close();
  }
}

/** Returns the browser's own reader where that reads QR codes, else ours. */
export async function makeReader(): Promise<Reader> {
  const native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = (await native?.getSupportedFormats().catch(() => [])) ?? [];
  return native && formats.includes('qr_code') ? nativeReader(new native({ formats: ['qr_code'] })) : keptReader();
}

function nativeReader(detector: Detector): Reader {
  return {
    read: async (source) => (await detector.detect(source).catch(() => []))[0]?.rawValue ?? null,
    end: () => undefined,
  };
}

/** The reader that comes with the page: `qr` in a worker. */
function keptReader(): Reader {
  const worker = new Worker(new URL('./read-qr.worker.ts', import.meta.url), { type: 'module' });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  /** Looks at a picture of at most so many pixels a side. */
  const look = (source: Source, maxPixels: number) =>
    new Promise<string | null>((resolve) => {
      const { width, height } = sizeOf(source);
      if (!context || width === 0) return resolve(null);
      const scale = Math.min(1, maxPixels / Math.max(width, height));
      [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
      context.drawImage(source, 0, 0, canvas.width, canvas.height);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      worker.onmessage = ({ data: text }: MessageEvent<string | null>) => resolve(text);
      worker.onerror = () => resolve(null);
      worker.postMessage({ data, width: canvas.width, height: canvas.height }, [data.buffer]);
    });
  return {
    read: async (source) => {
      for (const maxPixels of source instanceof HTMLVideoElement ? [MOST_PIXELS] : PICTURE_PIXELS) {
        const text = await look(source, maxPixels);
        if (text !== null) return text;
      }
      return null;
    },
    end: () => worker.terminate(),
  };
}

const sizeOf = (source: Source) =>
  source instanceof HTMLVideoElement ? { width: source.videoWidth, height: source.videoHeight } : source;
