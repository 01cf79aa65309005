import { randomInt } from 'node:crypto';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '../../bench/lib/sign-in';
import { childrenOf, memoryOf } from '../../bench/lib/memory';
import { passwords } from '../../tests/e2e/support/server';
import { others, texts, times } from '../../tests/support/nonsense-values';
import { untilReady, type Finding } from '../lib/scenario';
import { newPlace } from '../lib/site';
import { count, newTally } from '../lib/tally';

const REQUESTS = 100_000;
/** Before memory is measured: what a server holds for good (compiled code, caches) is in memory by then. */
const FIRST = 15_000;
const AT_ONCE = 8;
/** In bytes: how much more the server may rest at after all of them. */
const MAY_KEEP = 48 * 1024 * 1024;

interface Call {
  method: string;
  path: string;
  query: string[];
  body: string[];
  multipart: boolean;
}

const values: unknown[] = [...Object.values(texts), ...Object.values(times), ...Object.values(others), undefined];
const words = values.filter((value): value is string => typeof value === 'string');
const one = <T>(list: readonly T[]): T => list[randomInt(list.length)]!;
const rarely = () => randomInt(8) === 0;
/** Replaces half a character by a whole one: an address cannot have half of one. */
const wellFormed = (text: string) => Buffer.from(text).toString();

/**
 * Sends every call values that are no request for it, and bytes that are no HTTP at all, as a visitor, a member and a
 * superuser. None may be answered by a 5xx, and the server's memory rests where it rested before.
 */
export default async function malformed(): Promise<Finding[]> {
  const place = await newPlace({ DEMO_DATA: '1', LOG_LEVEL: 'fatal' });
  // Loading the demo data takes memory that a server does not have otherwise.
  await (await place.start()).stop();
  const server = await place.start();
  const met = newTally();
  const wrong: string[] = [];
  const tokens: (string | undefined)[] = [];
  try {
    const calls = await callsOf(place.url);
    const signInAll = async () => {
      const people: [string, string][] = [
        ['superuser@demo.test', passwords.superuser],
        ['member@demo.test', passwords.demo],
      ];
      const signedIn = await Promise.all(people.map(([who, password]) => signIn(place.url, who, password)));
      tokens.splice(0, tokens.length, undefined, 'no token', ...signedIn);
    };
    const send = async () => {
      const began = performance.now();
      const { status, what } =
        randomInt(20) === 0 ? await garbage(place.url) : await nonsense(place.url, one(calls), one(tokens));
      count(met, { status, ms: performance.now() - began, what });
      if (status >= 500) wrong.push(what);
    };
    const many = async (wanted: number) => {
      let sent = 0;
      const lane = async () => {
        while (sent < wanted) {
          sent += 1;
          // Some of them log out, or end a session in another way.
          if (sent % 1000 === 0) await signInAll();
          await send();
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, lane));
    };
    await signInAll();
    await many(FIRST);
    const before = await restingMemory(server.process.pid!);
    await many(REQUESTS - FIRST);
    const healthyAfter = await untilReady(place.url);
    const after = await restingMemory(server.process.pid!);
    if (after - before > MAY_KEEP) wrong.push(`rests at ${mb(after)} instead of ${mb(before)}`);
    const note = `${REQUESTS} requests; memory at rest ${mb(before)}, then ${mb(after)}`;
    const examples = [...new Set(wrong)].slice(0, 20);
    return [
      {
        fault: 'malformed requests',
        met,
        healthyAfter,
        acknowledged: 0,
        lost: [],
        mailedTwice: null,
        wrong: examples,
        note,
      },
    ];
  } finally {
    await server.stop();
    place.remove();
  }
}

const mb = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

/** Returns the least within a minute, because the time of a garbage collection is not predictable. */
async function restingMemory(pid: number): Promise<number> {
  let least = Infinity;
  for (let second = 0; second < 60; second += 1) {
    least = Math.min(
      least,
      [pid, ...childrenOf(pid)].reduce((sum, process) => sum + memoryOf(process), 0),
    );
    await sleep(1000);
  }
  return least;
}

interface Described {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema?: { properties?: object; anyOf?: { properties?: object }[] } }> };
}

/** Returns every call, from the site's own description. */
async function callsOf(url: string): Promise<Call[]> {
  const { paths } = (await (await fetch(`${url}/api/docs/json`)).json()) as {
    paths: Record<string, Record<string, Described>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const contents = Object.entries(requestBody?.content ?? {});
      const schemas = contents.flatMap(([, { schema }]) => [schema, ...(schema?.anyOf ?? [])]);
      return {
        method: method.toUpperCase(),
        path,
        query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
        body: [...new Set(schemas.flatMap((schema) => Object.keys(schema?.properties ?? {})))],
        multipart: contents.some(([type]) => type.includes('multipart')),
      };
    }),
  );
}

/** Sends a request as a program does, with values of wrong types. */
async function nonsense(url: string, call: Call, token: string | undefined) {
  const path = call.path.replace(
    /\{\w+\}/g,
    () => encodeURIComponent(wellFormed(rarely() ? '1' : one(words).slice(0, 300))) || '0',
  );
  const query = new URLSearchParams(
    [...call.query, 'page'].filter(() => !rarely()).map((name) => [name, wellFormed(one(words).slice(0, 2000))]),
  );
  const headers: Record<string, string> = { 'X-Forwarded-For': `203.0.${randomInt(256)}.${randomInt(256)}` };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (rarely()) headers['If-None-Match'] = one(['*', '"', 'W/"x"', 'x'.repeat(5000)]);
  if (rarely()) headers['Accept-Encoding'] = one(['*', 'br;q=x', 'identity;q=0', '']);
  if (rarely()) headers.Range = one(['bytes=5-1', 'bytes=-', 'bytes=0-0,2-3', 'x']);
  let body: string | FormData | undefined;
  if (call.method !== 'GET') {
    const filled = call.body.filter(() => !rarely()).map((name) => [name, one(values)] as const);
    if (call.multipart && randomInt(4) > 0) {
      body = new FormData();
      for (const [name, value] of filled) {
        if (rarely()) body.append(name, new Blob([one(words)]), one(['a.pdf', '../x.png', 'x'.repeat(300), '']));
        else body.append(name, wellFormed(String(value)));
      }
    } else {
      headers['Content-Type'] = rarely()
        ? one(['text/plain', 'application/xml', 'multipart/form-data', 'application/json; charset=x', 'x'])
        : 'application/json';
      const deep = rarely()
        ? one(['[', '{"a":', '"', '[[[[', 'nul', `${'['.repeat(5000)}${']'.repeat(5000)}`])
        : undefined;
      body = deep ?? JSON.stringify(rarely() ? one(values) : Object.fromEntries(filled));
    }
  }
  const what =
    `${call.method} ${path}?${query.toString().slice(0, 200)} ` +
    `${typeof body === 'string' ? body.slice(0, 300) : ''}`;
  try {
    const answer = await fetch(`${url}${path}?${query.toString()}`, {
      method: call.method,
      headers,
      body,
      signal: AbortSignal.timeout(30_000),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      what: answer.status >= 500 ? `${answer.status} ${text.slice(0, 200)} for ${what}` : what,
    };
  } catch (error) {
    return { status: 0, what: `${String(error)} for ${what}` };
  }
}

const line = (method: string, target: string, version = 'HTTP/1.1') => `${method} ${target} ${version}\r\nHost: x\r\n`;
const post = (headers: string, body = '') =>
  `${line('POST', '/api/auth/login/')}Content-Type: application/json\r\n${headers}\r\n\r\n${body}`;
const part = (head: string, end = '--x--') =>
  `${line('POST', '/api/auth/register/')}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ` +
  `${head.length + end.length + 9}\r\n\r\n--x\r\n${head}\r\n${end}\r\n`;
const bytes: (() => string)[] = [
  () => '\u0000\u0001\u0002\r\n\r\n',
  () => 'GET\r\n\r\n',
  () => `${line('GET', '/%zz')}\r\n`,
  () => `${line('GET', '/%ff%fe')}\r\n`,
  () => `${line('GET', '/../../etc/passwd')}\r\n`,
  () => `${line('GET', '//api//unit')}\r\n`,
  () => `${line('GET', `/${'a'.repeat(20_000)}`)}\r\n`,
  () => `${line('GET', '*')}\r\n`,
  () => `${line('CONNECT', 'x:443')}\r\n`,
  () => `${line('BREW', '/')}\r\n`,
  () => `${line('GET', '/', 'HTTP/9.9')}\r\n`,
  () => `${line('GET', 'http://other.test/api/unit/')}\r\n`,
  () => `${line('GET', '/')}X: ${'y'.repeat(40_000)}\r\n\r\n`,
  () => `${line('GET', '/')}${'A: b\r\n'.repeat(3000)}\r\n`,
  () => `${line('GET', '/')}no colon\r\n\r\n`,
  () => `${line('GET', '/')}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
  () => `${line('GET', '/')}Expect: something\r\n\r\n`,
  () => `${line('GET', '/')}Cookie: ${'=;'.repeat(500)}\r\n\r\n`,
  () => post('Content-Length: -1', '{}'),
  () => post('Content-Length: 5\r\nContent-Length: 6', '{}'),
  () => post('Content-Length: 3\r\nTransfer-Encoding: chunked', '0\r\n\r\n'),
  () => post('Transfer-Encoding: chunked', 'zz\r\n{}\r\n0\r\n\r\n'),
  () => post('Content-Length: 100', '{'),
  () => post('Content-Encoding: gzip\r\nContent-Length: 2', '{}'),
  () => part('Content-Disposition: form-data; name="'),
  () => part('Content-Disposition: x\r\n\r\ny'),
  () => part('Content-Disposition: form-data; name="__proto__"\r\n\r\ny'),
  () => part('Content-Disposition: form-data; name="passport_photo"; filename="a\r\n\r\n', ''),
  () => part(`${'X: y\r\n'.repeat(2000)}\r\n`),
];

/** Sends bytes that are no request, or only the beginning of one. */
function garbage(url: string): Promise<{ status: number; what: string }> {
  const sent = one(bytes)();
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let received = '';
    const socket = net.connect(Number(port), hostname, () => socket.write(sent, 'latin1'));
    const finish = () => {
      socket.destroy();
      // Closed without an answer: a refusal, too.
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 400);
      resolve({ status, what: `${status} for the bytes ${JSON.stringify(sent.slice(0, 120))}` });
    };
    socket.setTimeout(300, finish);
    socket.on('data', (data: Buffer) => {
      received += data.toString('latin1');
    });
    socket.on('close', finish);
    socket.on('error', finish);
  });
}
