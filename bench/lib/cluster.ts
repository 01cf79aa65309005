import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../tests/support/free-port';
import { childrenOf, statusOf } from './memory';

const run = promisify(execFile);
const installed = '/usr/lib/postgresql';

/** A throw-away PostgreSQL. */
export interface Cluster {
  url: string;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
  /** Ends the server and every process of it by SIGKILL, as a power cut does. */
  kill(): Promise<void>;
  /** Starts the server again; resolves when it takes connections. */
  start(): Promise<void>;
  /**
   * Ends a process that serves a connection by SIGKILL: the server ends the others and recovers. Returns false when
   * there is no such process, or the server is recovering.
   */
  killBackend(): Promise<boolean>;
}

/** Starts a throw-away PostgreSQL for this run, as .ci/run does, with the usual settings, fsync included. */
export async function startCluster(): Promise<Cluster> {
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
  const settings =
    `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} -c ` + 'max_connections=200';
  await tool('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  // Processes of a killed server may live on for a moment and hold its shared memory: then it does not start.
  const start = async (tries = 20): Promise<void> => {
    const starting = tool('pg_ctl', '-D', data, '-l', path.join(data, 'server.log'), '-o', settings, '-w', 'start');
    const failed = await starting.then(
      () => null,
      (error: unknown) => error as Error,
    );
    if (failed === null) return;
    if (tries === 1) throw failed;
    await sleep(500);
    return start(tries - 1);
  };
  const main = () => Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  await start();
  return {
    start: () => start(),
    kill: async () => {
      const all = [main(), ...childrenOf(main())];
      for (const pid of all) end(pid);
      while (all.some(lives)) await sleep(10);
    },
    killBackend: async () => {
      const oneOfThem =
        "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() " +
        'order by random() limit 1';
      const query = run(path.join(bin, 'psql'), [`postgres://postgres@127.0.0.1:${port}/postgres`, '-Atc', oneOfThem]);
      const pid = await query.then(
        ({ stdout }) => Number(stdout),
        () => 0,
      );
      if (pid === 0) return false;
      end(pid);
      return true;
    },
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await tool('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop').catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function end(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // The process ended by itself.
  }
}

const lives = (pid: number) => /^State:\s+[^ZX]/m.test(statusOf(pid));

function newestBin(): string {
  const versions = existsSync(installed) ? readdirSync(installed) : [];
  const [newest] = versions.filter((name) => /^\d+$/.test(name)).sort((a, b) => Number(b) - Number(a));
  if (!newest) throw new Error('This bench needs PostgreSQL: apt-get install postgresql');
  return path.join(installed, newest, 'bin');
}
