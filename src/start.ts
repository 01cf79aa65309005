import { buildApp, type PagesOfSite } from './app';
import type { Begun } from './begin';
import { serveCommands } from './commands';
import { demoDecided } from './demo';
import { fileOwners, listErasures } from './features';
import { openPrepared, say } from './open-prepared';
import { backUp, backupOrder, type BackUpOptions } from '~/platform/backup/back-up';
import { recordBackup } from '~/platform/backup/last-backup';
import type { Manifest } from '~/platform/backup/manifest';
import { backUpNightly } from '~/platform/backup/nightly';
import { folderTarget } from '~/platform/backup/places';
import { serveControl } from '~/platform/control/control';
import { addressOf, type Config } from '~/platform/config';
import { removeLeftovers } from '~/platform/files';
import { closeWithin, drain } from '~/platform/http/close';
import { giveBackMemory } from '~/platform/give-back-memory';
import type { Log } from '~/platform/log';
import { sendMails } from '~/platform/mail';
import { openMetricsPort, type Metrics } from '~/platform/metrics';
import { StartError } from '~/platform/errors/start-error';

export interface StartOptions {
  /** What was begun already (begin.ts). */
  begun: Begun;
  pages: PagesOfSite;
  /** false: no finished answer is kept, so that a change to the code shows at once. */
  keep?: boolean;
}

/** Addresses one can listen on but not go to. */
const leadsNowhere = /^https?:\/\/(0\.0\.0\.0|\[::\])|:0$/;

/** Database → files → app → listen → jobs. Gives the way to stop: requests under way are finished first, within seconds. */
export async function startSite({ begun, pages, keep = true }: StartOptions) {
  const { started, config, log } = begun;
  // What is open is closed again in reverse, whether the start fails or the site stops.
  const open: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of open.reverse()) await close().catch((error: unknown) => log.error({ err: error }, 'closing'));
  };
  try {
    const { site, database, stored, own, metrics } = await openPrepared({ ...begun, open, keep });
    const { files, jobs, room } = site;
    room.watch();
    sendMails({ config, jobs, log });

    const app = await buildApp({ ...site, pages, metrics });
    open.push(() => drain(app, config.drainSeconds).then(() => closeWithin(app)));
    await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
      throw listenError(error, config.port, config.host);
    });
    const metricsPort = await openOwnPort(config, metrics, log);
    if (metricsPort) open.push(() => metricsPort.close());
    const parts = { config, database, files, owners: fileOwners, erasures: listErasures, marks: [demoDecided] };
    await backUpNightly({ ...parts, jobs, write: site.write, clock: site.clock, log });
    await jobs.start();
    if (database.kind === 'embedded') {
      const machine = serveCommands({ site, database, stored, own, serving: true });
      open.push(await serveControl(config.dataDir, { backup: (input) => saveIn(parts, input), ...machine }, log));
    }
    if (own) open.push(removeLeftovers({ config, files, owners: fileOwners(database), started, log }));
    const stopGivingBack = giveBackMemory();
    open.push(async () => stopGivingBack());
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    say(`Sangham is open at ${addressOf(config.host, port)}/  (stop: Ctrl-C)`);
    if (metricsPort) say(`Metrics are at ${addressOf(config.metrics!.host, metricsPort.port)}/metrics`);
    if (leadsNowhere.test(config.publicUrl))
      say(`PUBLIC_URL is not set: links in mails and previews lead to ${config.publicUrl}`);
    if (config.keys.kept === 'file' && config.keys.old.length > 0)
      say('A change of the secret key was cut off. Complete it: npm run sangham -- key rotate');
    if (!own)
      say('The stored files belong to another database: none of them is deleted (docs/OPERATIONS.md, "Stored files")');
    return { app, port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** `npm run backup` while this server has the database to itself. */
async function saveIn(parts: Omit<BackUpOptions, 'target'>, input: unknown): Promise<Manifest> {
  const { folder, recipient } = backupOrder.parse(input);
  const made = await backUp({ ...parts, recipient, target: await folderTarget(folder) });
  await recordBackup(parts.database.db, made);
  return made;
}

/** /metrics on METRICS_PORT, if that is set. */
async function openOwnPort({ metrics: settings }: Config, metrics: Metrics | undefined, log: Log) {
  const { host, port, token } = settings ?? {};
  if (!metrics || host === undefined || port === undefined) return undefined;
  return openMetricsPort({ host, port, token }, metrics, log).catch((error: NodeJS.ErrnoException) => {
    throw listenError(error, port, host, 'METRICS_');
  });
}

/** `prefix`: of the names of the two settings. */
function listenError(error: NodeJS.ErrnoException, port: number, host: string, prefix = ''): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} on ${host} is taken by another program. Stop it, or set ${prefix}PORT to a free one.`,
    );
  }
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} needs more rights. Set ${prefix}PORT to one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(
      `This machine has no address ${host}. Set ${prefix}HOST to one it has, for example 127.0.0.1.`,
    );
  }
  return error;
}
