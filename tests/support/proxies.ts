import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const programs = { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' };

export type ProxyName = keyof typeof programs;

/** Returns whether the proxy is on this machine. */
export const isInstalled = (name: ProxyName): boolean => existsSync(programs[name]);

/** A proxy that was started with the files of deploy/. */
export interface Proxy {
  url: string;
  /** Of nginx: where it answers what came without TLS. */
  plainUrl?: string;
  /** Of nginx: the file that lists the instances, and the command that reloads it. */
  upstream?: { file: string; reload: string };
  /** Everything that it has logged. */
  logged(): string;
  /** Its warnings and errors. */
  problems(): string;
  stop(): Promise<void>;
}

/**
 * Starts a proxy in front of two instances on these ports of 127.0.0.1, and waits until one of them answers through it.
 */
export const startProxy = (name: ProxyName, folder: string, ports: readonly [number, number]): Promise<Proxy> =>
  (name === 'nginx' ? startNginx : startCaddy)(folder, ports);

/**
 * Starts nginx with the files of deploy/nginx: their addresses are those of this run, and there is no TLS. Throws when
 * an address is not as expected.
 */
async function startNginx(folder: string, ports: readonly [number, number]): Promise<Proxy> {
  const place = path.join(folder, 'nginx');
  mkdirSync(path.join(place, 'tmp'), { recursive: true });
  const [port, plainPort] = [await freePort(), await freePort()];
  const copy = (name: string, changes: [string | RegExp, string][]) => {
    let text = readFileSync(path.join(root, 'deploy/nginx', name), 'utf8');
    for (const [from, to] of changes) {
      const changed = text.replaceAll(from, to);
      if (changed === text) throw new Error(`deploy/nginx/${name} has no ${String(from)}`);
      text = changed;
    }
    writeFileSync(path.join(place, name), text);
    return path.join(place, name);
  };
  const site = copy('sangham.conf', [
    ['/etc/nginx/', `${place}/`],
    ['/var/log/nginx/', `${place}/`],
    [/^ *listen \[::\]:.*\n/gm, ''],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
    [/^ *ssl_certificate.*\n/gm, ''],
    ['sangham.example', '127.0.0.1'],
  ]);
  copy('sangham-proxy.conf', []);
  const upstream = copy('sangham-upstream.conf', [
    ['127.0.0.1:3001', `127.0.0.1:${ports[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${ports[1]}`],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${place}/tmp/${name};`)
    .join('\n');
  const main = path.join(place, 'nginx.conf');
  const errors = path.join(place, 'error.log');
  writeFileSync(
    main,
    `pid ${place}/nginx.pid;\nerror_log ${errors} warn;\ndaemon off;\nevents {}\nhttp {\naccess_log ` +
      `off;\n${temporary}\ninclude ${site};\n}\n`,
  );
  const args = ['-p', place, '-c', main];
  await run(programs.nginx, [...args, '-t']);
  const read = (name: string) => readFileSync(path.join(place, name), 'utf8');
  const problems = () => read('error.log').split('\n').slice(0, 5).join('\n');
  const started = await startProgram(programs.nginx, args, { url: `http://127.0.0.1:${port}`, problems });
  return {
    ...started,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    upstream: { file: upstream, reload: `${programs.nginx} ${args.join(' ')} -s reload` },
    logged: () => ['error.log', 'sangham.log', 'sangham-error.log'].map(read).join(''),
  };
}

/** Starts Caddy with the Caddyfile as it is. */
async function startCaddy(folder: string, ports: readonly [number, number]): Promise<Proxy> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    SITE: url,
    INSTANCES: ports.map((port) => `127.0.0.1:${port}`).join(' '),
    CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
  };
  const args = ['run', '--config', path.join(root, 'deploy/caddy/Caddyfile'), '--adapter', 'caddyfile'];
  let logged = '';
  const problems = () =>
    logged
      .split('\n')
      .filter((line) => line.includes('"level":"error"'))
      .slice(0, 5)
      .join('\n');
  const started = await startProgram(programs.caddy, args, {
    url,
    problems,
    env,
    onLog: (text) => void (logged += text),
  });
  return { ...started, logged: () => logged };
}

interface ProgramOptions {
  url: string;
  problems: () => string;
  env?: NodeJS.ProcessEnv;
  onLog?: (text: string) => void;
}

/** Starts it and waits until an instance behind it answers. */
async function startProgram(
  program: string,
  args: string[],
  { url, problems, env = {}, onLog = () => undefined }: ProgramOptions,
) {
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
  server.stderr.on('data', (chunk: Buffer) => onLog(chunk.toString()));
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  for (
    let tries = 0;
    !(await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    ));
    tries += 1
  ) {
    if (tries === 300) {
      await stop();
      throw new Error(`${program} does not answer: ${problems()}`);
    }
    await sleep(100);
  }
  return { url, problems, stop };
}
