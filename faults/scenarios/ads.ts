import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startCluster } from '../../bench/lib/cluster';
import { adKinds, type AdDay } from '../../src/shared/ad-days';
import { seededRandom } from '../../src/shared/seeded-random';
import { chrome, countsOf, countView, forged, randomView, type Counts } from '../../tests/support/ad-counting';
import { startServer, type Server } from '../../tests/e2e/support/server';
import { freePort } from '../../tests/support/free-port';
import type { Finding } from '../lib/scenario';
import { count, newTally } from '../lib/tally';

/** How many events are sent while instances only stop, and how many while they are killed too. */
const events = Number(process.env.FAULTS_AD_EVENTS ?? 50_000);
const browsers = 24;
/** From the start of an instance to the next end of one, in ms. */
const pause = 1_500;
/** What a killed instance may lose, in ms: what came since its last write, and while that went on. */
const mayLose = 11_000;

/** An instance behind its port, which ends and starts again. */
interface Instance {
  url: string;
  server: Server;
  start(): Promise<void>;
}

/** When posts of a view were acknowledged, and by which instance. */
type Acknowledged = { by: Instance; at: number }[];

/**
 * Browsers send random events to two instances on PostgreSQL, and send again what was not acknowledged, and some of
 * what was. While the instances stop by SIGTERM, the days equal a model; when they are killed as well, nothing is
 * counted twice, and nothing is missing but what an instance got in the ten seconds before its kill.
 */
export default async function adsCounted(): Promise<Finding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sangham-faults-'));
  const cluster = await startCluster();
  const instances: Instance[] = [];
  const db = new pg.Client({ connectionString: cluster.url });
  try {
    for (const name of ['a', 'b']) instances.push(await newInstance(path.join(folder, name), cluster.url));
    await db.connect();
    return [await whileEnding(instances, db, ['SIGTERM']), await whileEnding(instances, db, ['SIGTERM', 'SIGKILL'])];
  } finally {
    await Promise.all(instances.map(({ server }) => server.stop()));
    await db.end();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function newInstance(dataDir: string, databaseUrl: string): Promise<Instance> {
  const port = String(await freePort());
  mkdirSync(dataDir);
  const env = {
    PORT: port,
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'k'.repeat(32),
    // The first makes the demo data, with its ads.
    DEMO_DATA: dataDir.endsWith('a') ? '1' : '0',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
  };
  const start = () => startServer({ dataDir, env });
  const instance: Instance = {
    url: `http://127.0.0.1:${port}`,
    server: await start(),
    start: async () => void (instance.server = await start()),
  };
  return instance;
}

async function whileEnding(
  instances: Instance[],
  db: pg.Client,
  signals: readonly ('SIGTERM' | 'SIGKILL')[],
): Promise<Finding> {
  const random = seededRandom(signals.length);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const met = newTally();
  const kills: { of: Instance; at: number }[] = [];
  const views: { view: ReturnType<typeof randomView>; acknowledged: Acknowledged }[] = [];
  const before = await readCounts(db);
  const [ids] = await readFeed(instances[0]!);
  const [upper, least] = [{}, {}] as [Record<string, Counts>, Record<string, Counts>];
  let [sent, serial, acknowledged] = [0, signals.length << 24, 0];

  /** Sends a post until an instance has taken it. */
  const post = async (body: object, address: string, taken: Acknowledged): Promise<string | null> => {
    for (;;) {
      const instance = pick(instances);
      const began = performance.now();
      const answer = await fetch(`${instance.url}/api/marketplace/seen/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': chrome, 'x-forwarded-for': address },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      }).catch(() => null);
      count(met, { status: answer?.status ?? 0, ms: performance.now() - began, what: 'POST seen' });
      if (answer?.status === 204) {
        taken.push({ by: instance, at: Date.now() });
        acknowledged += 1;
        return answer.headers.get('ad-view');
      }
      await sleep(100);
    }
  };

  const browse = async () => {
    while (sent < events) {
      serial += 1;
      const address = `2001:db8:${(serial >> 16).toString(16)}:${(serial & 0xffff).toString(16)}::1`;
      const view = randomView(random, ids);
      const taken: Acknowledged = [];
      views.push({ view, acknowledged: taken });
      let ticket = view.isForged ? forged : (await feedOf(instances))[1];
      for (const batch of view.posts) {
        sent += batch.length;
        const body = { ticket, batch: randomUUID(), events: batch };
        const token = await post(body, address, taken);
        if (random() < 0.2) await post(body, address, taken);
        if (!view.isForged) ticket = token ?? ticket;
      }
    }
  };

  const endThem = async (stop: AbortSignal) => {
    for (let ends = 1; ; ends += 1) {
      const isOver = await sleep(pause, false, { signal: stop }).catch(() => true);
      if (isOver) return;
      const [instance, signal] = [pick(instances), signals[ends % signals.length]!];
      if (signal === 'SIGTERM') await instance.server.stop();
      else {
        kills.push({ of: instance, at: Date.now() });
        await instance.server.kill();
      }
      await instance.start();
    }
  };

  const stop = new AbortController();
  const ending = endThem(stop.signal);
  await Promise.all(Array.from({ length: browsers }, browse));
  stop.abort();
  await ending;
  // What waits is written when an instance stops.
  for (const instance of instances) {
    await instance.server.stop();
    await instance.start();
  }

  const isAtRisk = (taken: Acknowledged) =>
    kills.some(({ of, at }) => taken.some((one) => one.by === of && one.at <= at && one.at > at - mayLose));
  const atRisk = views.filter(({ acknowledged: taken }) => isAtRisk(taken));
  for (const { view, acknowledged: taken } of views) {
    countView(view, upper);
    if (!isAtRisk(taken)) countView(view, least);
  }
  const after = await readCounts(db);
  const [lost, wrong]: [string[], string[]] = [[], []];
  let missing = 0;
  for (const [key, counts] of Object.entries(upper))
    for (const kind of [...adKinds, 'invalid'] as const) {
      const found = (after[key]?.[kind] ?? 0) - (before[key]?.[kind] ?? 0);
      const [low, high] = [least[key]?.[kind] ?? 0, counts[kind] ?? 0];
      missing += high - found;
      if (found < low) lost.push(`${key} ${kind}: ${found} of at least ${low}`);
      if (found > high) wrong.push(`${key} ${kind}: ${found} of at most ${high}`);
    }
  return {
    fault: `ads counted, ${signals.join(' and ')}`,
    met,
    healthyAfter: null,
    acknowledged,
    lost,
    mailedTwice: null,
    wrong,
    note: `${sent} events, ${kills.length} kills, ${missing} lost, of ${atRisk.length} of ${views.length} views`,
  };
}

let feed: { minute: number; read: [number[], string] } | undefined;

/** Returns some ads and their ticket, once a minute, from an instance that answers. */
async function feedOf(instances: readonly Instance[]): Promise<[number[], string]> {
  const minute = Math.floor(Date.now() / 60_000);
  for (let tries = 0; feed?.minute !== minute; tries += 1) {
    const read = await readFeed(instances[tries % instances.length]!).catch(() => null);
    if (read) feed = { minute, read };
    else await sleep(100);
  }
  return feed.read;
}

async function readFeed({ url }: Instance): Promise<[number[], string]> {
  const answer = await fetch(`${url}/api/marketplace/ads/`);
  const ids = ((await answer.json()) as { id: number }[]).map(({ id }) => id);
  return [ids.slice(0, 8), answer.headers.get('ad-ticket')!];
}

async function readCounts(db: pg.Client): Promise<Record<string, Counts>> {
  const { rows } = await db.query<AdDay>('select *, ad_id as ad from ad_days where definition = 1');
  return countsOf(rows);
}
