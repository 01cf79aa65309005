import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import S3rver from 's3rver';
import { startCluster } from '../bench/lib/cluster';
import { startServer, type Server } from '../tests/e2e/support/server';
import { freePort } from '../tests/support/free-port';
import { isInstalled, startProxy, type Proxy, type ProxyName } from '../tests/support/proxies';
import { somePeople } from './lib/people';
import { underFault, type Finding } from './lib/scenario';
import { mailsIn } from './lib/site';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');
/** In seconds: longer than Caddy needs to notice (deploy/caddy/Caddyfile). */
const drain = 5;

interface RollingRestart {
  finding: Finding;
  /** From the first migration to the last instance that was ready again. */
  seconds: number;
}

/**
 * Makes a release without a pause, as docs/OPERATIONS.md describes (docs/decisions/0017): two instances on PostgreSQL
 * behind nginx with the files of deploy/, people at work on them. The next version, which has a migration more, is put
 * beside; `npm run migrate` changes the tables under the old instances; deploy/nginx/rolling-restart.sh replaces one
 * instance after the other, so that old and new serve together. Caddy is not notified: it polls /readyz, and the
 * instances drain. Takes about a minute. Throws when a part of that is missing or fails by itself.
 */
export async function rollingRestart(name: ProxyName = 'nginx'): Promise<RollingRestart> {
  if (!isInstalled(name)) throw new Error(`This fault needs ${name}: apt-get install ${name}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'sangham-rolling-'));
  const open: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  try {
    const cluster = await startCluster();
    open.push(() => cluster.stop());
    const urls = await makeDatabase(cluster.url);
    const bucket = await startBucket(folder);
    open.push(bucket.stop);
    const migrateTo = (version: string) =>
      run(process.execPath, [path.join(version, 'build/sangham.js'), 'migrate'], {
        env: { PATH: process.env.PATH, DATABASE_URL: urls.owner, APP_ROLE: 'app' },
      });
    const before = versionBefore(folder);
    await migrateTo(before);

    const ports = [await freePort(), await freePort()] as const;
    const instances = new Map<number, Server>();
    const start = async (port: number, version: string) => {
      const dataDir = path.join(folder, String(port));
      mkdirSync(dataDir, { recursive: true });
      const env = {
        PORT: String(port),
        DATABASE_URL: urls.app,
        MEDIA_URL: bucket.url,
        SECRET_KEY: 'k'.repeat(32),
        DEMO_DATA: '0',
        TRUST_PROXY: '127.0.0.1',
        MIGRATE: '0',
        DRAIN_SECONDS: String(drain),
      };
      instances.set(port, await startServer({ dataDir, root: version, env }));
    };
    open.push(() => Promise.all([...instances.values()].map((server) => server.stop())));
    for (const port of ports) await start(port, before);
    const proxy = await startProxy(name, folder, ports);
    open.push(proxy.stop);

    const next = nextVersion(folder);
    const refused = await start(ports[0], next).then(
      () => 'started',
      (error: Error) => error.message,
    );
    if (!refused.includes('The tables are older than this version'))
      throw new Error(`The next version did not refuse the old tables: ${refused}`);

    // Sends each request on a connection of its own: when nginx reloads its settings it closes idle connections, and a
    // program, unlike a browser, does not repeat what it had just sent on them.
    const people = await somePeople(proxy.url, 6, { Connection: 'close' });
    let seconds = 0;
    const mails = () => mailsIn(ports.map((port) => path.join(folder, String(port))));
    const restart = async () => {
      await sleep(3000);
      const began = performance.now();
      await migrateTo(next);
      await sleep(2000);
      await replaceBehind(proxy, ports, async (port) => {
        const code = await instances.get(port)!.stop();
        if (code !== 0) throw new Error(`The instance on ${port} ended with ${code}: ${instances.get(port)!.output()}`);
        await start(port, next);
      });
      seconds = (performance.now() - began) / 1000;
      await sleep(2000);
      return { healthyAfter: null };
    };
    const finding = await underFault(`rolling restart, ${name}`, people, restart, { mails });
    const { met } = finding;
    const failed = met.unavailable + met.full + met.failed + met.unreachable;
    if (failed > 0)
      finding.wrong.push(`${failed} requests failed: ${[...met.examples].join('; ')} ${proxy.problems()}`);
    return { finding, seconds };
  } finally {
    for (const close of open.reverse()) await close().catch((error: unknown) => console.error(error));
  }
}

/** Creates a database with the two roles of deploy/roles.sql. */
async function makeDatabase(server: string) {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database sangham encoding 'UTF8' template template0`).finally(() => admin.end());
  const as = (user: string) =>
    Object.assign(new URL(server), { pathname: '/sangham', username: user, password: user }).href;
  const roles = { migrator: 'owner', migrator_password: 'owner', app: 'app', app_password: 'app' };
  const variables = Object.entries(roles).flatMap(([name, value]) => ['-v', `${name}=${value}`]);
  await run('psql', [
    '-X',
    '-q',
    '-v',
    'ON_ERROR_STOP=1',
    '-d',
    Object.assign(new URL(server), { pathname: '/sangham' }).href,
    '-f',
    path.join(root, 'deploy/roles.sql'),
    ...variables,
  ]);
  return { owner: as('owner'), app: as('app') };
}

async function startBucket(folder: string) {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'media', configs: [] }],
  });
  const { port } = await server.run();
  return {
    url: `s3://S3RVER:S3RVER@media/site?region=us-east-1&endpoint=http://127.0.0.1:${port}`,
    stop: () => server.close(),
  };
}

/** Copies this version into a folder of its own. */
function copyVersion(folder: string): string {
  for (const part of ['build', 'migrations', 'package.json'])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** A script that only the version before has: its pages may request it when the next version serves already. */
const oldScript = 'assets/of-the-version-before.js';

function versionBefore(folder: string): string {
  const before = copyVersion(path.join(folder, 'before'));
  writeFileSync(path.join(before, 'build/client', oldScript), 'old');
  return before;
}

/** Makes what the next release would be: this version with one migration more. */
function nextVersion(folder: string): string {
  const next = copyVersion(path.join(folder, 'next'));
  const file = path.join(next, 'migrations/meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number; tag: string }[] };
  const last = journal.entries.at(-1)!;
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1000, tag: '9001_next' });
  writeFileSync(file, JSON.stringify(journal));
  // Tables that the people are writing to.
  const steps = [
    'ALTER TABLE "shops" ADD COLUMN "website" text;',
    'ALTER TABLE "resource_documents" ADD COLUMN "pinned" boolean DEFAULT false NOT NULL;',
    'CREATE INDEX "shops_website_idx" ON "shops" USING btree ("website");',
  ];
  writeFileSync(path.join(next, 'migrations/9001_next.sql'), steps.join('--> statement-breakpoint\n'));
  return next;
}

/**
 * Replaces the instances one after the other, as the documents describe for this proxy; returns what happened, line by
 * line.
 */
async function replaceBehind(
  proxy: Proxy,
  ports: readonly [number, number],
  restart: (port: number) => Promise<void>,
): Promise<string[]> {
  const { upstream } = proxy;
  if (!upstream) {
    for (const port of ports) {
      await restart(port);
      // Until Caddy has polled it.
      await sleep(4000);
    }
    return ports.map((port) => `${port}: restarted`);
  }
  const control = await restartOn(restart);
  const env = {
    PATH: process.env.PATH,
    UPSTREAM: upstream.file,
    RELOAD: upstream.reload,
    RESTART: `curl -fsS ${control.url}/`,
  };
  const old = askForOldScript(proxy.url, () =>
    readFileSync(upstream.file, 'utf8').includes(`127.0.0.1:${ports[1]} max_fails=1 fail_timeout=2s;`),
  );
  old.catch(() => undefined); // The failure is thrown below, when the script has ended.
  const { stdout } = await run(path.join(root, 'deploy/nginx/rolling-restart.sh'), ports.map(String), { env }).finally(
    control.stop,
  );
  return [...stdout.trim().split('\n'), await old];
}

/**
 * Requests a script of the version before for as long as an instance of that version is in the list, while the other
 * instance is replaced. Throws when the script is missing.
 */
async function askForOldScript(url: string, listed: () => boolean): Promise<string> {
  let requests = 0;
  for (; listed(); requests += 1, await sleep(50)) {
    const answer = await fetch(`${url}/${oldScript}`, { headers: { Connection: 'close' } });
    await answer.arrayBuffer();
    if (answer.status !== 200 && listed())
      throw new Error(`A page of the version before did not get its script: ${answer.status}`);
  }
  return `a script of the version before was there ${requests} times of ${requests}, while both served`;
}

/**
 * Serves as `systemctl restart` for the script: an address that answers when the instance of the port in it has been
 * restarted.
 */
async function restartOn(restart: (port: number) => Promise<void>) {
  const server = createServer((request, response) => {
    restart(Number(request.url?.slice(1))).then(
      () => response.end(),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  server.requestTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}
