import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../tests/support/free-port';

const run = promisify(execFile);
const installed = '/usr/lib/postgresql';

/** Starts a throw-away PostgreSQL for this run, as .ci/run does, with the usual settings, syncing included. */
export async function startCluster(): Promise<{ url: string; stop(): Promise<void> }> {
  const bin = newestBin();
  const folder = mkdtempSync(path.join(tmpdir(), 'sangham-bench-pg-'));
  const root = process.getuid?.() === 0;
  // initdb and postgres do not run as root.
  const tool = (name: string, ...args: string[]) => {
    const program = path.join(bin, name);
    const options = { cwd: folder };
    return root ? run('runuser', ['-u', 'postgres', '--', program, ...args], options) : run(program, args, options);
  };
  if (root) await run('chown', ['postgres', folder]);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} -c max_connections=200`;
  await tool('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  await tool('pg_ctl', '-D', data, '-l', path.join(data, 'server.log'), '-o', settings, '-w', 'start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await tool('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop').catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function newestBin(): string {
  const versions = existsSync(installed) ? readdirSync(installed) : [];
  const [newest] = versions.filter((name) => /^\d+$/.test(name)).sort((a, b) => Number(b) - Number(a));
  if (!newest) throw new Error('This bench needs PostgreSQL: apt-get install postgresql');
  return path.join(installed, newest, 'bin');
}
