import { once } from 'node:events';
import { forkBeside } from '~/platform/processes';
import { PdfProblem, type Problem } from './problem';
import type { RenderReport, RenderStart } from './protocol';

interface Rendering {
  /** Called when the PDF is open. */
  opened(facts: { pages: number; width: number; height: number }): Promise<void>;
  /**
   * Called when a page's pictures are in the folder. The next page is begun when this resolves; false ends the
   * rendering.
   */
  page(page: number): Promise<boolean>;
  /** Ends it at any instruction; it then rejects with the signal's reason. */
  signal: AbortSignal;
  /** How many seconds opening or one page may take. */
  seconds?: number;
  /** How many seconds all of it may take: others wait for their turn. */
  allSeconds?: number;
}

/**
 * Renders a PDF's pages one after another in a separate process. Throws a PdfProblem for a PDF that can't be rendered,
 * whatever it did: refused, crashed, or never came to an end. Any other error is not the PDF's fault.
 */
export async function renderPdf(
  start: RenderStart,
  { opened, page, signal, seconds = 120, allSeconds = 7200 }: Rendering,
): Promise<void> {
  signal.throwIfAborted();
  // It reads strangers' files.
  const child = forkBeside(import.meta.url, 'rendering.worker', {
    args: [JSON.stringify(start)],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderrText = '';
  child.stderr?.on('data', (chunk: Buffer) => (stderrText = (stderrText + chunk.toString()).slice(-2000)));

  let at: number | undefined;
  const ofPage = (whole: Problem['key'], page: Problem['key']) =>
    at === undefined ? new PdfProblem(whole) : new PdfProblem(page, { page: at });
  let timer: NodeJS.Timeout | undefined;
  let end: NodeJS.Timeout | undefined;
  let abort = () => {};
  try {
    await new Promise<void>((resolve, reject) => {
      const tooLong = () => reject(ofPage('pdfTooSlow', 'pdfPageTooSlow'));
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(tooLong, seconds * 1000);
      };
      const hear = async (message: RenderReport): Promise<void> => {
        clearTimeout(timer);
        if (message.kind === 'refused') return reject(new PdfProblem(message.problem.key, message.problem.values));
        if (message.kind === 'done') return resolve();
        if (message.kind === 'opened') {
          await opened(message);
          at = start.from;
        } else {
          if (!(await page(message.page))) return resolve();
          at = message.page + 1;
          // It may be gone already; its end is then handled below.
          if (child.connected) child.send('next', () => undefined);
        }
        wait();
      };
      // One at a time: it may report its first page while the opening is still being stored.
      let heard: Promise<void> = Promise.resolve();
      child.on('message', (message) => {
        heard = heard.then(() => hear(message as RenderReport)).catch(reject);
      });
      // Its last messages may come after its exit; once it is disconnected all of them have arrived.
      void Promise.all([once(child, 'exit'), once(child, 'disconnect')]).then(async ([[status, killedBy]]) => {
        await heard;
        const ended = killedBy
          ? ofPage('pdfNotRendered', 'pdfPageNotRendered')
          : endedWith(`the renderer ended with ${status}: ${stderrText}`);
        reject(ended);
      }, reject);
      abort = () => reject(signal.reason as Error);
      signal.addEventListener('abort', abort);
      end = setTimeout(() => reject(new PdfProblem('pdfTooSlow')), allSeconds * 1000);
      wait();
    });
  } finally {
    clearTimeout(timer);
    clearTimeout(end);
    signal.removeEventListener('abort', abort);
    child.kill('SIGKILL');
  }
}

/** A full disk is not the PDF's fault, and is reported as what it is. */
const endedWith = (what: string) =>
  Object.assign(
    new Error(what),
    /No space left on device|quota exceeded|ENOSPC|EDQUOT/i.test(what) && { code: 'ENOSPC' },
  );
