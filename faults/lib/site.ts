import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchServer, type LaunchedServer, type Server, startServer } from '../../tests/e2e/support/server';
import { freePort } from '../../tests/support/free-port';

/** A site at one address, whose server may end and be started again. */
export interface Place {
  url: string;
  dataDir: string;
  start(env?: Record<string, string>): Promise<Server>;
  launch(env?: Record<string, string>): Promise<LaunchedServer>;
  /** Returns how many mails each address has in the outbox. */
  outbox(): Map<string, number>;
  remove(): void;
}

/** Starts a site in `dataDir`, an existing folder; by default in a new folder, which `remove` removes. */
export async function newPlace(settings: Record<string, string> = {}, dataDir?: string): Promise<Place> {
  const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), 'sangham-faults-'));
  const port = String(await freePort());
  const options = (env: Record<string, string> = {}) => ({
    dataDir: folder,
    env: { DEMO_DATA: '0', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error', PORT: port, ...settings, ...env },
  });
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir: folder,
    start: (env) => startServer(options(env)),
    launch: (env) => launchServer(options(env)),
    outbox: () => mailsIn([folder]),
    remove: () => {
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns how many mails each address has in the outboxes of these data folders. */
export function mailsIn(dataDirs: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of dataDirs.flatMap((folder) => namesIn(path.join(folder, 'outbox')))) {
    // 20260301-093000.125-asha@example.org-k3Rw….eml
    const to = /^\d{8}-[\d.]+-(.+)-.{8}\.eml$/.exec(name)?.[1];
    if (to) counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  return counts;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // No mail has been written yet.
  }
}
