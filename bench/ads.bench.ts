import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { passwords, startServer } from '../tests/e2e/support/server';
import { ask } from './lib/answer';
import { startBare } from './lib/bare';
import type { Verdict } from './lib/compare';
import { MB, megabytes, measurePeakMemory, memoryOf } from './lib/memory';
import { signIn } from './lib/sign-in';
import { table } from './lib/table';
import { median, ms, p95 } from './lib/times';

/** Posts a second, and for how many seconds. */
const [rate, seconds] = [500, Number(process.env.BENCH_SECONDS ?? 12)];
/** Posts that come as fast as the server takes them, each with so many events. */
const [flood, eventsOfEach, atOnce] = [6_000, 10, 20];
/** Known addresses that ask for a link, and as many unknown ones. */
const asking = 60;
/** In ms above a bare server in the same run, in bytes, and in ms. */
const limits = { p95: 5, memory: 100 * MB, apart: 5 };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let serial = 0;
/** Returns an address that none has had: each is a network of its own. */
const newAddress = () => `2001:db8:${((serial += 1) >> 16).toString(16)}:${(serial & 0xffff).toString(16)}::1`;

/** Posts a body, and returns the ms until the whole answer is there; throws for another status than expected. */
const post = (url: string, body: object, expected: number) =>
  new Promise<number>((resolve, reject) => {
    const began = performance.now();
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
      'x-forwarded-for': newAddress(),
    };
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode === expected) resolve(performance.now() - began);
        else reject(new Error(`${url}: ${answer.statusCode}`));
      });
    });
    sent.once('error', reject);
    sent.end(JSON.stringify(body));
  });

/**
 * Measures the counting of ads: p95 of the browsers' posts at 500 a second, and the memory that many posts take; and
 * how far the medians of known and unknown addresses are apart where advertisers ask for a link.
 */
export default async function ads(): Promise<Verdict[]> {
  const server = await startServer({ copyOf: 'demo', env: { TRUST_PROXY: '127.0.0.1' } });
  try {
    const { url } = server;
    const feed = await fetch(`${url}/api/marketplace/ads/`);
    const ids = ((await feed.json()) as { id: number }[]).map(({ id }) => id);
    const ticket = feed.headers.get('ad-ticket')!;
    const bodyWith = (events: number) => ({
      ticket,
      batch: randomUUID(),
      events: Array.from({ length: events }, (_, index) => ({
        ad: ids[(serial + index) % ids.length],
        kind: 'shown',
        place: 'carousel',
      })),
    });
    const seen = (events: number) => post(`${url}/api/marketplace/seen/`, bodyWith(events), 204);

    // A bare server that takes the same posts, before and after: what the machine itself takes.
    const bare = await startBare(await ask(`${url}/healthz`, {}));
    const alone = () => paced(() => post(bare.url, bodyWith(3), 200), seconds / 3);
    const bareTimes = await alone();
    const times = await paced(() => seen(3), seconds);
    bareTimes.push(...(await alone()));
    bare.stop();
    await sleep(1_000);
    const before = memoryOf(server.process.pid!);
    let left = flood;
    const one = async () => {
      while ((left -= 1) >= 0) await seen(eventsOfEach);
    };
    const peak = await measurePeakMemory(server.process.pid!, () => Promise.all(Array.from({ length: atOnce }, one)));
    const added = peak - before;

    const known = await makeContacts(url);
    const waits: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (const email of known) {
      const link = (to: string) => post(`${url}/api/advertiser/link/`, { email: to }, 200);
      waits.known.push(await link(email));
      waits.unknown.push(await link(`un${email}`));
    }
    const bareP95 = p95(bareTimes);
    const [took, knownMs, unknownMs] = [p95(times), median(waits.known), median(waits.unknown)];
    const apart = Math.abs(knownMs - unknownMs);
    const verdicts = [
      { name: 'posts of ads', ok: took - bareP95 <= limits.p95 },
      { name: 'memory of the counting', ok: added <= limits.memory },
      { name: 'links of advertisers', ok: apart < limits.apart },
    ];
    const said = verdicts.map(({ ok }) => (ok ? 'ok' : 'above'));
    console.log(
      `\n${table(
        ['ads', 'measured', 'limit', ''],
        [
          [`${rate} posts a second, median`, ms(median(times)), '', ''],
          [`${rate} posts a second, p95 of ${times.length}`, ms(took), `${ms(limits.p95)} more`, said[0]!],
          ['the same, a bare server, p95', ms(bareP95), '', ''],
          [
            `${flood} posts of ${eventsOfEach} at once, more memory`,
            megabytes(added),
            megabytes(limits.memory),
            said[1]!,
          ],
          [`a link, known address, median of ${asking}`, ms(knownMs), '', ''],
          ['a link, unknown address', ms(unknownMs), `${ms(limits.apart)} apart`, said[2]!],
        ],
      )}\n`,
    );
    return verdicts;
  } finally {
    agent.destroy();
    await server.stop();
  }
}

/** Sends so many posts a second, without waiting for answers, and returns the ms of each after a second's warming. */
async function paced(send: () => Promise<number>, time: number): Promise<number[]> {
  const all: Promise<number>[] = [];
  const began = performance.now();
  while (all.length < rate * time) {
    const due = Math.min(rate * time, Math.floor(((performance.now() - began) * rate) / 1000));
    while (all.length < due) all.push(send());
    await sleep(2);
  }
  return (await Promise.all(all)).slice(rate);
}

/** Makes shops with two contacts each, and returns the contacts' addresses. */
async function makeContacts(url: string): Promise<string[]> {
  const token = await signIn(url, 'superuser@demo.test', passwords.superuser);
  const call = async (path: string, body?: object) => {
    const answer = await fetch(`${url}/api/marketplace/${path}`, {
      headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { id: number } & { id: number }[];
  };
  const [category] = await call('categories/');
  const emails: string[] = [];
  while (emails.length < asking) {
    const reports = {
      name: `Bench ${emails.length}`,
      location: 'Palakkad',
      address: '1 Fort Road',
      category: category!.id,
    };
    const { id } = await call('shops/', reports);
    for (const name of ['First', 'Second']) {
      const email = `known${emails.length}@bench.example`;
      await call(`shops/${id}/contacts/`, { name, email, phone: '9000000000', language: 'en' });
      emails.push(email);
    }
  }
  return emails;
}
