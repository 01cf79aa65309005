import { spawn, type ChildProcess } from 'node:child_process';
import { constants, copyFileSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { secrets, settings } from '../../../src/platform/settings';
import { freePort } from '../../support/free-port';

const root = path.resolve(import.meta.dirname, '../../..');
const startWithin = 180_000;
const stopWithin = 15_000;

/** The passwords on every server of the browser tests. */
export const passwords = { superuser: 'superuser-password', demo: 'demo-password' };

/** How a server is started. */
export interface ServerOptions {
  /** Settings in addition to the usual ones; undefined removes one. */
  env?: Record<string, string | undefined>;
  /**
   * 'demo': start with a copy of the loaded demo data instead of a new folder; 'empty': with a copy of a folder that
   * has only its superuser. A path: with a copy of that folder.
   */
  copyOf?: string;
  /** Use this data folder as it is, and leave it in place at the end. */
  dataDir?: string;
  /** Its clock can be moved: `moveClock`. */
  ownClock?: boolean;
  /** The folder of another version of the program, built; by default this version. */
  root?: string;
}

/** A server that was started: the built one, as its own process. */
export interface LaunchedServer {
  /**
   * Its address, without a trailing slash, once it is open. Rejects with what it printed when it ends or takes too
   * long.
   */
  opened: Promise<string>;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
  dataDir: string;
  process: ChildProcess;
  /** Everything it has printed. */
  output(): string;
  /** Ends it by SIGTERM and waits; returns the exit code. SIGKILL after 15 s. Its temporary data folder is removed. */
  stop(): Promise<number | null>;
  /** Sets the server's clock to this moment, with `ownClock`; the time goes on from there. */
  moveClock(to: Date): Promise<void>;
  /** Ends it and the processes it started by SIGKILL, as a power cut does. Its data folder stays. */
  kill(): Promise<void>;
}

/** A running server. */
export interface Server extends LaunchedServer {
  /** Without a trailing slash. */
  url: string;
}

/**
 * Starts the built server (build/main.js) on a free port and waits until it prints its address. Throws what it printed
 * when it doesn't.
 */
export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const server = await launchServer(options);
  try {
    return { ...server, url: await server.opened };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Starts the built server and doesn't wait. */
export async function launchServer(options: ServerOptions = {}): Promise<LaunchedServer> {
  const dataDir = options.dataDir ?? temporaryData(options.copyOf);
  const program = options.root ?? root;
  const env = {
    ...withoutSettings(process.env),
    NODE_ENV: 'production',
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO_DATA: options.copyOf === undefined ? '1' : '0',
    SUPERUSER_PASSWORD: passwords.superuser,
    DEMO_PASSWORD: passwords.demo,
    LOG_LEVEL: 'warn',
    ...options.env,
  };
  const preloads = ['stop-with-parent.mjs', ...(options.ownClock ? ['own-clock.mjs'] : [])];
  const imports = preloads.flatMap((file) => ['--import', path.join(import.meta.dirname, file)]);
  const child = spawn(process.execPath, [...imports, path.join(program, 'build/main.js')], {
    cwd: program,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A process group of its own, so that `kill` ends what it started, too.
    detached: true,
  });
  let printed = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const clean = () => {
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), stopWithin);
    const code = await ended;
    clearTimeout(force);
    clean();
    return code;
  };
  const moveClock = (to: Date) =>
    new Promise<void>((resolve, reject) => {
      if (!options.ownClock) return reject(new Error('This server has no clock of its own: start it with `ownClock`.'));
      child.once('message', () => resolve());
      child.send({ moveClock: to.getTime() - Date.now() }, (error) => error && reject(error));
    });
  const kill = async () => {
    // No process id: it could not even be started. No such group: all of it has ended.
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
    await ended;
  };
  const opened = new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why}. It printed:\n${printed || '(nothing)'}`));
    const timer = setTimeout(() => fail(`printed no address within ${startWithin / 1000} s`), startWithin);
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /https?:\/\/[\w.[\]:-]+:\d+/.exec(printed)?.[0];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then((code) => fail(`ended with code ${code}`));
    void ended.finally(() => clearTimeout(timer));
  });
  // A caller that waits for neither promise must not be ended by its rejection.
  opened.catch(() => undefined);
  return { opened, ended, dataDir, process: child, output: () => printed, stop, kill, moveClock };
}

function temporaryData(copyOf: string | undefined): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sangham-'));
  if (copyOf === undefined) return folder;
  const loaded: Record<string, string | undefined> = {
    demo: process.env.E2E_DEMO_DIR,
    empty: process.env.E2E_EMPTY_DIR,
  };
  const source = copyOf in loaded ? loaded[copyOf] : copyOf;
  if (source === undefined || !existsSync(source)) throw new Error(`No data folder to copy: ${copyOf}`);
  copyData(source, folder);
  return folder;
}

/**
 * Stored files become links: the server puts a file under its name when it is whole, and never writes into one. All
 * else is copied but the sockets that a killed server has left behind. By hand, since cpSync takes three times the
 * processor time.
 */
function copyData(from: string, to: string, linked = false): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) {
      mkdirSync(target, { recursive: true });
      copyData(source, target, linked || entry.name === 'files');
    } else if (entry.isFile()) {
      if (linked) linkSync(source, target);
      else copyFileSync(source, target, constants.COPYFILE_FICLONE);
    }
  }
}

/** A developer's own settings must not affect the tests. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const settingNames = new Set([...Object.keys(settings.shape), ...secrets.map((name) => `${name}_FILE`)]);
  return Object.fromEntries(Object.entries(env).filter(([name]) => !settingNames.has(name)));
}
