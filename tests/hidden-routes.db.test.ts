import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Method, testApp } from './support/app';
import { fileOwners } from '../src/app/features';
import { iconPaths } from '../src/features/site/server/look/draw';
import { reminderMails } from '../src/features/licences/server/mine';
import { digestMails } from '../src/features/outreach/server/digest/digest';
import { createUnsubscribeLinks } from '../src/features/notifications/server/unsubscribe';
import { boardOf } from './support/community';
import { seedDues } from './support/dues';
import { formOf, password, picture } from './support/factories';
import { mailsTo } from './support/outbox';
import { routesOf } from './support/routes';
import { callers, makeWorld, type World } from './roles/world';

/*
 * Every address outside the contracts × every caller. None of them depends on the caller: what is not public opens only
 * with an address that the server signed, and without it not even a superuser can find out whether the file exists.
 */
const site = testApp();
let world: World;
/** Folders whose files are public. */
const publicPrefixes = ['ads', 'ad-requests', 'events', 'flipbooks', 'documents', 'look'];
/** Real addresses, as their owners got them. */
const addresses = {
  proof: '',
  photo: '',
  attachment: '',
  scan: '',
  unsubscribe: '',
  cards: '',
  circular: '',
  news: '',
  export: '',
  digest: '',
  reminders: '',
};

beforeAll(async () => {
  world = await makeWorld(site);
  const bytes = Buffer.from('public');
  for (const prefix of publicPrefixes) await site.site.files.put(`${prefix}/3f/480.webp`, { bytes }, 'image/webp');
  const { member, 'another member': other } = world.people;
  const photo = formOf({}, { passport_photo: { bytes: await picture() } });
  const profile = await site.call('PATCH', '/api/profile/update/', { token: member.token, form: photo });
  addresses.photo = profile.body.user.passport_photo as string;
  const scan = formOf(
    { kind: 'licence', licenseNo: 'L-1', renewalDate: '2030-01-01' },
    { file: { bytes: await picture() } },
  );
  addresses.scan = (await site.call('POST', '/api/licences/renewals/', { token: member.token, form: scan })).body.file
    .url as string;
  const office = (method: Method, url: string, body?: object) =>
    site.call(method, url, { token: world.people.superuser.token, ...(body && { body }) });
  const [invoice] = await seedDues(office, [member.user.id]);
  const claim = formOf(
    { method: 'upi', reference: '412345678901', paid_on: '2026-01-02' },
    { proof: { bytes: await picture() } },
  );
  const claimed = await site.call('POST', `/api/dues/invoices/${invoice}/claim/`, { token: member.token, form: claim });
  addresses.proof = claimed.body.proof.url as string;
  const board = boardOf(site);
  await site.call('PATCH', '/api/notifications/settings/', { token: member.token, body: { mail: 'at_once' } });
  const question = await board.send(
    member,
    'questions/',
    { description: 'With a file', force: 'true' },
    Buffer.from('x'),
    'a.txt',
  );
  addresses.attachment = question.body.attachment.url as string;
  await board.answer(other, question.body.id as number);
  const { superuser } = world.people;
  const sheet = await site.call('POST', '/api/cards/sheet/', { token: superuser.token, body: { area: world.area.id } });
  addresses.cards = await vi.waitFor(
    async () => {
      const { body } = await site.call('GET', `/api/cards/sheet/${sheet.body.id}/`, { token: superuser.token });
      expect(body.status).toBe('done');
      return body.file as string;
    },
    { timeout: 40_000, interval: 200 },
  );
  for (const kind of ['circular', 'news'] as const) {
    const { token } = superuser;
    const { body: post } = await site.call('POST', '/api/admin/posts/', {
      token,
      body: { kind, title: 'T', body: 'B', audience: { all: true } },
    });
    await site.call('POST', `/api/admin/posts/${post.id}/files/`, {
      token,
      form: formOf({}, { file: { bytes: await picture() } }),
    });
    await site.call('POST', `/api/admin/posts/${post.id}/publish/`, { token });
    const path = kind === 'news' ? `/api/news/${post.id}/` : `/api/circulars/${post.id}/`;
    addresses[kind] = (await site.call('GET', path, { token: member.token })).body.files[0].url as string;
  }
  expect((await site.call('POST', '/api/privacy/export/', { token: other.token, body: { password } })).status).toBe(
    201,
  );
  addresses.export = await vi.waitFor(
    async () => {
      const { body } = await site.call('GET', '/api/privacy/requests/', { token: other.token });
      expect(body[0].file).not.toBeNull();
      return body[0].file.url as string;
    },
    { timeout: 40_000, interval: 200 },
  );
  addresses.digest = createUnsubscribeLinks(site.site, digestMails)
    .address(member.user.id)
    .replace(site.site.config.publicUrl, '');
  addresses.reminders = createUnsubscribeLinks(site.site, reminderMails)
    .address(member.user.id)
    .replace(site.site.config.publicUrl, '');
  const [mail] = await mailsTo(site, member.user.email);
  addresses.unsubscribe = /\/api\/notifications\/unsubscribe\/[^\s<>"]+/.exec(mail!)![0];
});

/** Changes one letter of an address's signature (or of the token in its path). */
const forged = (address: string) =>
  address.replace(/(signature=|\d\.)(.)/, (_, before: string, letter: string) => before + (letter === 'A' ? 'B' : 'A'));
const unsigned = (address: string) => address.replace(/\?.*/, '');

interface Row {
  route: string;
  what: string;
  url: () => string;
  status: number;
  method?: Method;
}

type Address = keyof typeof addresses;

/** Returns the rows of a file's route, whose address is signed. */
const signed = (route: string, address: Address): Row[] => [
  { route, what: 'opens for callers with a signed address', url: () => addresses[address], status: 200 },
  { route, what: 'does not without its signature', url: () => unsigned(addresses[address]), status: 404 },
  { route, what: 'does not with another', url: () => forged(addresses[address]), status: 404 },
];

/** Returns the rows of a route that ends mails, by the link in each of them. */
const unsubscribing = (route: string, address: Address): Row[] => {
  const post = { route, method: 'POST' } as const;
  return [
    { route, what: 'asks callers with the link', url: () => addresses[address], status: 200 },
    { ...post, what: 'does what the link names', url: () => addresses[address], status: 200 },
    { route, what: 'asks nothing with another link', url: () => forged(addresses[address]), status: 404 },
    { ...post, what: 'ends no mails with another link', url: () => forged(addresses[address]), status: 404 },
  ];
};

const rows: Row[] = [
  { route: '/healthz', what: 'is public', url: () => '/healthz', status: 200 },
  { route: '/readyz', what: 'is public', url: () => '/readyz', status: 200 },
  { route: '/api/docs', what: 'is public', url: () => '/api/docs/', status: 200 },
  { route: '/sitemap.xml', what: 'is public', url: () => '/sitemap.xml', status: 200 },
  { route: '/robots.txt', what: 'is public', url: () => '/robots.txt', status: 200 },
  ...[...iconPaths, '/site.webmanifest', '/og.jpg'].map((url) => {
    return { route: url, what: 'is public', url: () => url, status: 200 };
  }),
  ...publicPrefixes.map((prefix) => {
    return { route: '/media/*', what: `has ${prefix}`, url: () => `/media/${prefix}/3f/480.webp`, status: 200 };
  }),
  { route: '/media/*', what: 'has no portraits', url: () => '/media/photos/1/large.jpg', status: 404 },
  { route: '/media/*', what: 'has no attachments', url: () => '/media/community/1/a.txt', status: 404 },
  { route: '/media/*', what: 'has nothing outside', url: () => '/media/ads/..%2f..%2fsecret.key', status: 404 },
  ...signed('/api/photos/:id/:version/:size', 'photo'),
  { route: '/media/*', what: 'has no scans', url: () => '/media/scans/1/scan.jpg', status: 404 },
  ...signed('/api/licences/scans/:id/:version/:viewer', 'scan'),
  ...signed('/api/dues/proofs/:id/:viewer', 'proof'),
  ...signed('/api/community/attachments/:type/:id/:viewer', 'attachment'),
  ...signed('/api/cards/sheet/:id/file', 'cards'),
  { route: '/media/*', what: 'has no files of posts', url: () => '/media/posts/1/a.pdf', status: 404 },
  ...signed('/api/posts/files/:place/:id/:viewer', 'circular'),
  {
    route: '/api/posts/files/:place/:id/:viewer',
    what: 'is no way into the administration',
    url: () => addresses.circular.replace('/circular/', '/office/'),
    status: 404,
  },
  {
    route: '/media/*',
    what: 'has no copies of a person’s data',
    url: () => '/media/exports/1/my-data.zip',
    status: 404,
  },
  ...signed('/api/privacy/exports/:id/:viewer', 'export'),
  { route: '/api/news/files/:id', what: 'has the files of news', url: () => addresses.news, status: 200 },
  {
    route: '/api/news/files/:id',
    what: 'has none of circulars',
    url: () => `/api/news/files/${/\/circular\/(\d+)\//.exec(addresses.circular)![1]}`,
    status: 404,
  },
  { route: '/news/feed.xml', what: 'is public', url: () => '/news/feed.xml', status: 200 },
  { route: '/ml/news/feed.xml', what: 'is public', url: () => '/ml/news/feed.xml', status: 200 },
  ...unsubscribing('/api/notifications/unsubscribe/:token', 'unsubscribe'),
  ...unsubscribing('/api/community/digest/unsubscribe/:token', 'digest'),
  {
    route: '/api/community/digest/unsubscribe/:token',
    what: 'takes no link of other mails',
    url: () => addresses.unsubscribe.replace('/notifications/', '/community/digest/'),
    status: 404,
    method: 'POST',
  },
  ...unsubscribing('/api/licences/reminders/unsubscribe/:token', 'reminders'),
  {
    route: '/api/licences/reminders/unsubscribe/:token',
    what: 'takes no link of other mails',
    url: () => addresses.unsubscribe.replace('/notifications/', '/licences/reminders/'),
    status: 404,
    method: 'POST',
  },
];

describe.each(rows)('$route $what', ({ url, method = 'GET', status }) => {
  test.each(callers)('%s', async (caller) => {
    expect((await site.call(method, url(), { token: world.tokenOf(caller) })).status).toBe(status);
  });
});

test('every address that is no call of a contract has its rows', () => {
  const { paths } = site.app.swagger() as { paths: Record<string, unknown> };
  const documented = new Set(Object.keys(paths).map((path) => path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')));
  const hidden = routesOf(site.app.printRoutes({ commonPrefix: false })).filter(
    (route) => !documented.has(route) && !/^\/api\/docs./.test(route),
  );
  // Fastify's drawing does not show the parent of a wildcard.
  const inRows = [...new Set(rows.map(({ route }) => route.replace('/media/*', '*')))];
  expect(hidden.sort(), 'addresses, and rows of this file').toEqual(inRows.sort());
});

/** How the files of these routes may be cached though their folder is not public (docs/decisions/0048). */
const cacheableAllTheSame: Record<string, RegExp> = {
  '/api/photos/:id/:version/:size': /^private, max-age=(?:[1-8]?\d{1,2}|900)$/,
  '/api/news/files/:id': /^public, max-age=60$/,
};

test('every stored file is cacheable when it is public, and otherwise no browser caches it', async () => {
  const owners = fileOwners(site.site);
  const forEverybody = owners.filter(({ isPublic }) => isPublic).map(({ prefix }) => prefix);
  expect(forEverybody.sort()).toEqual([...publicPrefixes].sort());
  const read = vi.spyOn(site.site.files, 'read');
  const served = new Set<string>();
  for (const { route, url, method, status } of rows) {
    if (status !== 200 || method === 'POST') continue;
    read.mockClear();
    const { headers } = await site.call('GET', url());
    for (const [key] of read.mock.calls) {
      const owner = owners.find(({ prefix }) => key.startsWith(`${prefix}/`))!;
      served.add(owner.prefix);
      const cacheControl =
        cacheableAllTheSame[route] ?? (owner.isPublic ? /^public, max-age=\d+/ : /^private, no-store$/);
      expect(headers['cache-control'], route).toMatch(cacheControl);
    }
  }
  // A folder whose files no row serves needs one.
  expect([...served].sort()).toEqual(owners.map(({ prefix }) => prefix).sort());
});
