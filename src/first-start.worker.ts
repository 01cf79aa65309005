import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPrepared } from './open-prepared';
import { readConfig } from '~/platform/config';
import { openDatabase } from '~/platform/database';
import { serializeError } from '~/platform/errors/serialize-error';
import { StartError } from '~/platform/errors/start-error';
import { createLog } from '~/platform/log';
import type { FirstStartProblem } from './first-start';

/* The first start on an embedded database, up to where the server would listen. first-start.ts says why apart. */

/** Here and in build/ it stands one folder below the root. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

// Nobody waits for it any more. A signal goes to the whole group: the server, which does wait, decides what comes of it.
process.once('disconnect', () => process.exit(1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

async function main() {
  const open: (() => Promise<unknown>)[] = [];
  try {
    const config = readConfig(process.env, root);
    const log = createLog(config.logLevel);
    await openPrepared({ config, log, database: openDatabase({ config, log }), open });
  } catch (error) {
    process.exitCode = 1;
    // oxlint-disable-next-line no-console -- there is no log yet, and the server has not seen it
    if (!(error instanceof StartError)) console.error(serializeError(error));
    else await new Promise((sent) => process.send!({ problem: error.message } satisfies FirstStartProblem, sent));
  } finally {
    for (const close of open.reverse()) await close();
  }
  process.removeAllListeners('disconnect');
  process.disconnect();
}

void main();
