/** A picture for the reader, four bytes a pixel. */
export interface Frame {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/** Reads the QR code that a camera sees. */
export interface Reader {
  /** Returns the text of the code; null without one. */
  read(video: HTMLVideoElement): Promise<string | null>;
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

/** Returns the browser's own reader where that reads QR codes, else ours. */
export async function makeReader(): Promise<Reader> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? [];
  return own && formats.includes('qr_code') ? nativeReader(new own({ formats: ['qr_code'] })) : keptReader();
}

function nativeReader(detector: Detector): Reader {
  return {
    read: async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null,
    end: () => undefined,
  };
}

/** The reader that comes with the page: `qr` in a worker. */
function keptReader(): Reader {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    read: (video) =>
      new Promise((resolve) => {
        const { videoWidth: width, videoHeight: height } = video;
        if (!context || width === 0) return resolve(null);
        const scale = Math.min(1, MOST_PIXELS / Math.max(width, height));
        [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
        context.drawImage(video, 0, 0, canvas.width, canvas.height);
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        worker.onmessage = ({ data: text }: MessageEvent<string | null>) => resolve(text);
        worker.onerror = () => resolve(null);
        worker.postMessage({ data, width: canvas.width, height: canvas.height }, [data.buffer]);
      }),
    end: () => worker.terminate(),
  };
}
