import { createProcesses, EndedProcess } from '../processes';

/** What the process of first pages is asked for. */
export interface FirstPageOrder {
  /** Path of the PDF. */
  pdf: string;
  /** Of the picture, in pixels. */
  width: number;
}

// A PDF is a stranger's program: its memory and its time are bounded, and it runs without the site's data.
const processes = createProcesses<FirstPageOrder, Uint8Array | null>({
  caller: import.meta.url,
  name: 'first-page.worker',
  max: 1,
  idleMs: 10_000,
  patienceMs: 20_000,
  memory: { heap: 128, whole: 700 },
});

/**
 * Draws the first page of a PDF as a JPEG; null for one that can't be drawn, for whatever reason: it is broken, or took
 * more than 20 seconds or its memory (docs/decisions/0070).
 */
export async function drawFirstPage(order: FirstPageOrder): Promise<Buffer | null> {
  const picture = await processes((send) => send(order)).catch((error: unknown) => {
    if (error instanceof EndedProcess) return null;
    throw error;
  });
  return picture && Buffer.from(picture);
}
