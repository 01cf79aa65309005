import { prepareSite, type FirstStartProblem } from '~/app/boot';
import { readConfig } from '~/platform/config';
import { serializeError } from '~/platform/errors/serialize-error';
import { StartError } from '~/platform/errors/start-error';
import { createLog } from '~/platform/log';
import { projectRoot } from '~/platform/project-root';

/*
 * The first start on an embedded database, up to where the server would listen, in a process of its own
 * (src/app/boot.ts).
 */

// Nothing waits for it any more. A signal goes to the whole group: the server, which does wait, decides what happens.
process.once('disconnect', () => process.exit(1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

async function main() {
  const open: (() => Promise<unknown>)[] = [];
  try {
    const config = readConfig(process.env, projectRoot);
    const log = createLog(config.logLevel);
    await prepareSite({ config, log, open });
  } catch (error) {
    process.exitCode = 1;
    // There is no log yet, and the server has not seen it.
    if (!(error instanceof StartError)) console.error(serializeError(error));
    else await new Promise((sent) => process.send!({ problem: error.message } satisfies FirstStartProblem, sent));
  } finally {
    for (const close of open.reverse()) await close();
  }
  process.removeAllListeners('disconnect');
  process.disconnect();
}

void main();
