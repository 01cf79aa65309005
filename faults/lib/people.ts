import { createHash, randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { passwords } from '../../tests/e2e/support/server';
import { count, newTally, type Tally } from './tally';

/** In ms: when a request is aborted from this side. */
const END = 30_000;
/** The number of items of each kind at which the people begin to delete some. */
const MANY = 25;

const pages = ['/', '/events', '/about', '/resources', '/api/marketplace/shops_with_ads/', '/api/community/questions/'];

/** The result of a request: carried out, refused with a 4xx, or unknown because no answer came. */
type End = 'done' | 'refused' | 'unknown';

interface Answer {
  end: End;
  status: number;
  body: unknown;
}

interface Thing {
  id: number;
  name: string;
  /** A hash of a document's bytes. */
  hash?: string;
}

/** What has been acknowledged of one kind, and what may or may not have happened since. */
interface Acknowledged {
  present: Map<string, Thing>;
  /** Acknowledged as deleted. */
  deleted: Set<string>;
}

export type People = Awaited<ReturnType<typeof somePeople>>;

/**
 * Acts as people who use a site, several at once, and notes what was acknowledged to them: categories and documents
 * that come and go, the address of a shop, applications (a mail each), and reading in between. They never stop for a
 * failure. The site needs `TRUST_PROXY=127.0.0.1`, because each applicant comes from an address of its own. `more` are
 * headers that they send with everything.
 */
export async function somePeople(url: string, crowd = 6, more: Record<string, string> = {}) {
  const categories: Acknowledged = { present: new Map(), deleted: new Set() };
  const documents: Acknowledged = { present: new Map(), deleted: new Set() };
  const shops: { id: number; possible: Set<string> }[] = [];
  const applicants = new Set<string>();
  let lost: string[] = [];
  let tally: Tally = newTally();
  let at = url;
  let token = '';
  let going = false;
  let acknowledged = 0;
  let busy: Promise<unknown>[] = [];

  const send = async (
    method: string,
    path: string,
    { body, form }: { body?: unknown; form?: FormData } = {},
  ): Promise<Answer> => {
    const began = performance.now();
    const headers: Record<string, string> = { ...more, 'X-Forwarded-For': `203.0.${randomInt(256)}.${randomInt(256)}` };
    if (token) headers.Authorization = `Bearer ${token}`;
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const init = {
      method,
      headers,
      body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
      signal: AbortSignal.timeout(END),
    };
    const mine = tally;
    try {
      const answer = await fetch(at + path, init);
      const text = await answer.text();
      const { status } = answer;
      count(mine, {
        status,
        ms: performance.now() - began,
        what: `${method} ${path}: ${status} ${text.slice(0, 200)}`,
      });
      const json = answer.headers.get('content-type')?.includes('json');
      return {
        end: status < 400 ? 'done' : status < 500 ? 'refused' : 'unknown',
        status,
        body: json ? JSON.parse(text) : text,
      };
    } catch (error) {
      count(mine, { status: 0, ms: performance.now() - began, what: `${method} ${path}: ${reasonOf(error)}` });
      return { end: 'unknown', status: 0, body: undefined };
    }
  };

  /** Sends as `send` does, for requests that the people themselves depend on: repeats until an answer comes. */
  const insist = async (method: string, path: string, options: { body?: unknown; form?: FormData } = {}) => {
    let last: Answer | undefined;
    for (const until = Date.now() + 60_000; Date.now() < until; await sleep(200)) {
      last = await send(method, path, options);
      if (last.end === 'done') return last.body;
      if (last.status === 401) await signIn();
      else if (last.end === 'refused') break;
    }
    throw new Error(
      `${method} ${path} was not answered: ${last?.status} ${JSON.stringify(last?.body ?? null).slice(0, 300)}`,
    );
  };
  const signIn = async () => {
    const body = { email_or_member_id: 'superuser@demo.test', password: passwords.superuser };
    token = '';
    token = ((await insist('POST', '/api/auth/login/', { body })) as { token: string }).token;
  };

  const note = (known: Acknowledged, end: End, name: string, thing: () => Thing) => {
    if (end === 'done') {
      acknowledged += 1;
      known.present.set(name, thing());
    }
  };
  /** Deletes an item that no other worker is changing. */
  const removeOne = async (known: Acknowledged, path: (thing: Thing) => string) => {
    const [name, thing] = [...known.present][randomInt(known.present.size)]!;
    known.present.delete(name);
    const { end, status } = await send('DELETE', path(thing));
    // A 404: an earlier request without an answer deleted it. No other worker can have, because it is this worker's own
    // item.
    if (end === 'done' || status === 404) known.deleted.add(name);
    if (end === 'done') acknowledged += 1;
    if (end === 'refused' && status !== 404) known.present.set(name, thing);
    return status;
  };

  const acts = {
    category: async () => {
      if (categories.present.size > MANY)
        return removeOne(categories, ({ id }) => `/api/marketplace/shop-categories/${id}/`);
      const name = `Kind ${randomBytes(6).toString('hex')}`;
      const { end, status, body } = await send('POST', '/api/marketplace/categories/', { body: { name } });
      note(categories, end, name, () => ({ id: (body as Thing).id, name }));
      return status;
    },
    document: async () => {
      if (documents.present.size > MANY) return removeOne(documents, ({ id }) => `/api/resources/documents/${id}/`);
      const name = `paper-${randomBytes(6).toString('hex')}.txt`;
      const text = randomBytes(randomInt(1000, 40_000)).toString('base64');
      const form = new FormData();
      form.set('category', 'Standards');
      form.set('file', new Blob([text]), name);
      const { end, status, body } = await send('POST', '/api/resources/documents/', { form });
      note(documents, end, name, () => ({ id: (body as Thing).id, name, hash: hashOf(text) }));
      return status;
    },
    shop: async (worker: number) => {
      const shop = shops[worker]!;
      const address = `${randomInt(1_000_000)} Market Road`;
      const { end, status } = await send('PATCH', `/api/marketplace/shops/${shop.id}/`, { body: { address } });
      if (end === 'done') acknowledged += 1;
      if (end === 'done') shop.possible = new Set([address]);
      if (end === 'unknown') shop.possible.add(address);
      return status;
    },
    application: async () => {
      const name = `applicant-${randomBytes(6).toString('hex')}`;
      const email = `${name}@example.test`;
      const body = {
        username: name,
        email,
        phone: `9${randomInt(100_000_000, 999_999_999)}`,
        area: 'Alathur',
        unit: 'Nemmara',
        role: 'area_admin',
      };
      const { end, status } = await send('POST', '/api/register/', { body });
      if (end === 'done') {
        acknowledged += 1;
        applicants.add(email);
      }
      return status;
    },
    read: async () => (await send('GET', pages[randomInt(pages.length)]!)).status,
  };
  const usual: (keyof typeof acts)[] = [
    'category',
    'category',
    'document',
    'document',
    'shop',
    'shop',
    'read',
    'read',
    'read',
    'application',
  ];

  const live = async (worker: number) => {
    while (going) {
      const status = await acts[usual[randomInt(usual.length)]!](worker);
      if (status === 401) await signIn().catch(() => undefined);
      await sleep(status === 0 ? 150 : randomInt(20, 120));
    }
  };

  await signIn();
  const kind = (await insist('POST', '/api/marketplace/categories/', {
    body: { name: `Shops ${randomBytes(4).toString('hex')}` },
  })) as Thing;
  for (let worker = 0; worker < crowd; worker += 1) {
    const body = { name: `Shop ${worker}`, location: 'Palakkad', address: 'Fort Road', category: kind.id };
    const { id } = (await insist('POST', '/api/marketplace/shops/', { body })) as Thing;
    shops.push({ id, possible: new Set(['Fort Road']) });
  }

  const verifyRows = async (known: Acknowledged, path: string, nameOf: (row: never) => string) => {
    const rows = (await insist('GET', path)) as never[];
    const found = new Set(rows.map(nameOf));
    for (const name of known.present.keys()) {
      if (found.has(name)) continue;
      lost.push(`${name} was created, and is not there`);
      known.present.delete(name);
    }
    for (const name of known.deleted) {
      if (found.has(name)) lost.push(`${name} was deleted, and is there`);
      known.deleted.delete(name);
    }
    return rows;
  };

  return {
    /** Starts or resumes the people's work. */
    start() {
      going = true;
      busy = Array.from({ length: crowd }, (_, worker) => live(worker));
    },
    /** Pauses the people once the pending requests are answered. */
    async pause() {
      going = false;
      await Promise.all(busy);
    },
    /** Replaces the address at which they find the site. */
    goTo(next: string) {
      at = next;
    },
    /** Returns what they have met since the last call. */
    met(): Tally {
      const before = tally;
      tally = newTally();
      return before;
    },
    acknowledged: () => acknowledged,
    applicants: () => [...applicants],
    /**
     * Checks, while they pause, everything that was acknowledged, the bytes of documents included; returns what differs
     * from what was acknowledged. Reports each loss once.
     */
    async verify(): Promise<string[]> {
      lost = [];
      await verifyRows(categories, '/api/marketplace/categories/', (row: { name: string }) => row.name);
      const rows = await verifyRows(
        documents,
        '/api/resources/documents/',
        (row: { file_name: string }) => row.file_name,
      );
      for (const { file_name: name, file_url: address } of rows as { file_name: string; file_url: string }[]) {
        const { hash } = documents.present.get(name) ?? {};
        if (!hash || hashOf((await insist('GET', address)) as string) === hash) continue;
        lost.push(`${name} has other bytes`);
        documents.present.delete(name);
      }
      const found = new Map(
        ((await insist('GET', '/api/marketplace/shops/')) as { id: number; address: string }[]).map((row) => [
          row.id,
          row.address,
        ]),
      );
      for (const shop of shops) {
        const address = found.get(shop.id) ?? 'no shop';
        if (!shop.possible.has(address))
          lost.push(`shop ${shop.id} has ${address} instead of ${[...shop.possible].join(' or ')}`);
        shop.possible = new Set([address]);
      }
      const waiting = (await insist('GET', '/api/users/')) as { email: string }[];
      const stored = new Set(waiting.map((row) => row.email));
      for (const email of applicants) {
        if (stored.has(email)) continue;
        lost.push(`the application of ${email} is not there`);
        applicants.delete(email);
      }
      return lost;
    },
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Returns undici's cause behind its "fetch failed". */
function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error;
  return cause instanceof Error ? reasonOf(cause) : `${name} ${message}`;
}
