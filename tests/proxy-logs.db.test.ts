import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../src/routes/routes';
import { testApp } from './support/app';
import { testKind } from './support/database';
import { isInstalled, startProxy, type ProxyName } from './support/proxies';
import { routesOf } from './support/routes';

/*
 * What the proxies in deploy/ log: never a one-time token nor a signed address. Which addresses have one is taken from
 * the site's own routes, so a new address fails here until both files leave it out of their logs.
 */
const site = testApp();

/**
 * The names of open parts of a route: harmless names, or names of a secret. A new name has to be added to either list.
 */
const harmless = [
  'id',
  'userId',
  'areaId',
  'eventId',
  'fileId',
  'noteId',
  'group',
  'key',
  'content_type',
  'content_id',
  'passId',
  'registrationId',
  'contactId',
  'family',
  'version',
  'size',
  'type',
  'viewer',
  'place',
  // A section of the person's page, and a page of the handbook.
  'section',
  'job',
];
const secret = ['uid', 'token', 'code'];

const root = path.resolve(import.meta.dirname, '..');
const openParts = (route: string) => [...route.matchAll(/:(\w+)/g)].map(([, name]) => name!);

let all: string[];
/** Returns `/reset-password/:uid/:token`, `/api/cards/verify/:code`: calls, addresses that are no calls, and pages. */
let withSecret: string[];
beforeAll(async () => {
  const pages = (
    await Promise.all(
      routes.map(async (one) => ('path' in one ? [one.path] : (await one.routes()).routes.map((page) => page.path))),
    )
  ).flat();
  all = [...routesOf(site.app.printRoutes({ commonPrefix: false })), ...pages];
  withSecret = [...new Set(all.filter((route) => openParts(route).some((name) => secret.includes(name))))];
});

test('every open part of a route is either harmless in a log or a secret', () => {
  expect([...new Set(all.flatMap(openParts))].filter((name) => ![...harmless, ...secret].includes(name))).toEqual([]);
  expect(withSecret.length).toBeGreaterThan(10);
});

const hidden = 'Hidden-Part_7';
/**
 * As mails have them, and as the site takes them too: in Malayalam, in capitals (pages), with a part encoded, with a
 * query.
 */
const addressesOf = (route: string) => {
  const address = route.replace(/:\w+/g, hidden);
  const visiblePart = address.slice(0, address.indexOf(hidden));
  const spellings = [address, `/ml${address}`, `${address}/?signature=${hidden}`];
  return route.startsWith('/api/')
    ? spellings
    : [...spellings, visiblePart.toUpperCase() + address.slice(visiblePart.length), address.replace(/e/, '%65')];
};
const knownOf = (route: string) => route.slice(0, route.indexOf(':'));

describe('by the patterns in the files', () => {
  const patterns: Record<ProxyName, RegExp> = {
    nginx: new RegExp(
      /"~\*(\^.*)" "\$\{sangham_known\}/.exec(readFileSync(path.join(root, 'deploy/nginx/sangham.conf'), 'utf8'))![1]!,
      'i',
    ),
    caddy: new RegExp(
      /regexp "\(\?i\)(.*)" "\$\{1\}"/.exec(readFileSync(path.join(root, 'deploy/caddy/Caddyfile'), 'utf8'))![1]!,
      'gi',
    ),
  };
  test('of nginx', () => {
    // nginx takes the query away and decodes before it compares.
    const logged = (address: string) => {
      const uri = decodeURIComponent(address.split('?')[0]!);
      return patterns.nginx.exec(uri)?.groups?.sangham_known ?? uri;
    };
    for (const route of withSecret)
      for (const address of addressesOf(route)) expect(logged(address), route).not.toContain(hidden);
  });
  test('of Caddy', () => {
    const logged = (address: string) => address.replace(patterns.caddy, '$1');
    for (const route of withSecret)
      for (const address of addressesOf(route)) expect(logged(address), route).not.toContain(hidden);
  });
});

/** Stands in for instances: answers everything, and repeats the requested address in a header, as a redirect would. */
async function startUpstream() {
  const server = createServer(({ url = '' }, response) =>
    response.writeHead(/^\/(health|ready)z$/.test(url) ? 200 : 302, { Location: url }).end(),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () =>
    new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
  return { port: (server.address() as AddressInfo).port, stop };
}

describe.each(['nginx', 'caddy'] as const)('by a running %s', (name) => {
  // Once is enough: it needs no database.
  test.runIf(testKind === 'embedded' && isInstalled(name))(
    'no secret is in its logs, whether an instance answers or not',
    async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'sangham-proxy-'));
      const upstream = await startUpstream();
      const proxy = await startProxy(name, folder, [upstream.port, upstream.port]);
      try {
        const ask = (url: string) =>
          fetch(url, { redirect: 'manual', headers: { Referer: url } }).then(({ status }) => status);
        const addresses = [
          ...withSecret.flatMap(addressesOf),
          `/api/photos/1/2/small.jpg?expires=1&signature=${hidden}`,
        ];
        for (const address of addresses) expect(await ask(proxy.url + address)).toBe(302);
        if (proxy.plainUrl) for (const address of addresses) expect(await ask(proxy.plainUrl + address)).toBe(301);
        await upstream.stop();
        // Caddy looks for another instance for ten seconds.
        for (const status of await Promise.all(addresses.map((address) => ask(proxy.url + address))))
          expect([502, 503]).toContain(status);
        await proxy.stop();
        expect(proxy.logged()).not.toContain(hidden);
        for (const route of withSecret) expect(proxy.logged()).toContain(knownOf(route));
        expect(proxy.logged()).toContain('/api/photos/1/2/small.jpg');
      } finally {
        await proxy.stop();
        await upstream.stop();
        rmSync(folder, { recursive: true });
      }
    },
  );
});
