import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Page } from './page';
import type { Order, Output, Report } from './protocol';

export { moved, type Item, type Page } from './page';

/** At most so many draw at once; what comes meanwhile waits. */
const most = 2;
/** One that has nothing to do ends after that time, and its memory (about 60 MB) is free again. */
const idleMs = 10_000;
/** No page takes this long: what does has hung, and is ended. */
const patienceMs = 30_000;

interface Drawer {
  child: ChildProcess;
  idle?: NodeJS.Timeout;
}

const resting: Drawer[] = [];
const waiting: (() => void)[] = [];
let working = 0;

/** A PDF of these pages. The same title and pages give the same bytes: nothing of the time or the machine is in it. */
export async function drawPdf(title: string, pages: Pages): Promise<Buffer> {
  return bytesOf(await draw({ kind: 'pdf', title }, pages));
}

/** The same for many pages: they are asked for one by one, and what comes of them is written to `file`. */
export async function drawPdfTo(file: string, title: string, pages: Pages): Promise<void> {
  await draw({ kind: 'pdf', title, file }, pages);
}

/** A page as PNG; `pixelsPerMm`: 12 is what is printed at 300 dpi. */
export async function drawPng(page: Page, pixelsPerMm: number): Promise<Buffer> {
  return bytesOf(await draw({ kind: 'png', pixelsPerMm }, [page]));
}

type Pages = Iterable<Page> | AsyncIterable<Page>;

const bytesOf = (bytes: Uint8Array | undefined): Buffer => {
  if (!bytes) throw new Error('The drawing process made nothing');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};

async function draw(output: Output, pages: Pages): Promise<Uint8Array | undefined> {
  if (working >= most) await new Promise<void>((go) => waiting.push(go));
  else working += 1;
  const drawer = resting.pop() ?? startDrawer();
  clearTimeout(drawer.idle);
  drawer.child.ref();
  drawer.child.channel?.ref();
  try {
    await tell(drawer, { order: 'begin', output });
    for await (const page of pages) await tell(drawer, { order: 'page', page });
    const bytes = await tell(drawer, { order: 'end' });
    rest(drawer);
    return bytes;
  } catch (error) {
    // Whatever it was in the middle of, the next one begins with a new process.
    drawer.child.kill('SIGKILL');
    throw error;
  } finally {
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  }
}

/** Sends an order and waits for the answer to it. Throws when there is none. */
async function tell({ child }: Drawer, order: Order): Promise<Uint8Array | undefined> {
  const over = new AbortController();
  const { signal } = over;
  try {
    const late = AbortSignal.timeout(patienceMs);
    const answer = once(child, 'message', { signal: AbortSignal.any([signal, late]) }).then(([report]) => report as Report);
    const gone = once(child, 'exit', { signal }).then(([code, killedBy]): Report => ({ report: 'failed', reason: `it ended with ${code ?? killedBy}` }));
    // Whichever comes second is nobody's.
    gone.catch(() => undefined);
    answer.catch(() => undefined);
    child.send(order, (error) => error && over.abort(error));
    const report = await Promise.race([answer, gone]);
    if (report.report === 'failed') throw new Error(`Drawing failed: ${report.reason}`);
    return report.report === 'done' ? report.bytes : undefined;
  } finally {
    over.abort();
  }
}

/** It waits for the next drawing, without keeping the site from ending. */
function rest(drawer: Drawer): void {
  drawer.child.unref();
  drawer.child.channel?.unref();
  drawer.idle = setTimeout(() => {
    forget(drawer);
    drawer.child.disconnect();
  }, idleMs).unref();
  resting.push(drawer);
}

function forget(drawer: Drawer): void {
  const at = resting.indexOf(drawer);
  if (at >= 0) resting.splice(at, 1);
}

/** Its file lies beside this one when run from source, beside build/main.js when built. */
function startDrawer(): Drawer {
  const source = import.meta.url.endsWith('.ts');
  const file = new URL(source ? './drawing.worker.ts' : './drawing.worker.js', import.meta.url);
  const child = fork(fileURLToPath(file), {
    execArgv: source ? ['--import', import.meta.resolve('tsx')] : [],
    // None of the site's secrets: it needs none.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR, NODE_ENV: process.env.NODE_ENV },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const drawer: Drawer = { child };
  child.on('exit', () => {
    clearTimeout(drawer.idle);
    forget(drawer);
  });
  child.on('error', () => forget(drawer));
  return drawer;
}
