import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Method, testApp } from './support/app';
import { digestMails } from '../src/features/community/server/digest/digest';
import { createUnsubscribeLinks } from '../src/features/notifications/server/unsubscribe';
import { boardOf } from './support/community';
import { formOf, password, picture } from './support/factories';
import { mailsTo } from './support/outbox';
import { callers, makeWorld, type World } from './roles/world';

/*
 * Every address outside the contracts × everybody. None of them looks at who asks: what is not public opens only for
 * whoever holds an address that we signed, and nobody else can even tell that it exists, not even a superuser.
 */
const site = testApp();
let world: World;
/** Real addresses, as their owners were given them. */
const given = {
  photo: '',
  attachment: '',
  scan: '',
  unsubscribe: '',
  cards: '',
  circular: '',
  news: '',
  export: '',
  digest: '',
};

beforeAll(async () => {
  world = await makeWorld(site);
  await site.site.files.put('ads/3f/480.webp', { bytes: Buffer.from('public') }, 'image/webp');
  const { member, 'another member': other } = world.people;
  const photo = formOf({}, { passport_photo: { bytes: await picture() } });
  const profile = await site.call('PATCH', '/api/profile/update/', { token: member.token, form: photo });
  given.photo = profile.body.user.passport_photo as string;
  const scan = formOf(
    { kind: 'licence', licenseNo: 'L-1', renewalDate: '2030-01-01' },
    { file: { bytes: await picture() } },
  );
  given.scan = (await site.call('POST', '/api/licences/renewals/', { token: member.token, form: scan })).body.file
    .url as string;
  const board = boardOf(site);
  await site.call('PATCH', '/api/notifications/settings/', { token: member.token, body: { mail: 'at_once' } });
  const question = await board.send(
    member,
    'questions/',
    { description: 'With a file', force: 'true' },
    Buffer.from('x'),
    'a.txt',
  );
  given.attachment = question.body.attachment.url as string;
  await board.answer(other, question.body.id as number);
  const { superuser } = world.people;
  const sheet = await site.call('POST', '/api/cards/sheet/', { token: superuser.token, body: { area: world.area.id } });
  given.cards = await vi.waitFor(
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
    given[kind] = (await site.call('GET', path, { token: member.token })).body.files[0].url as string;
  }
  expect((await site.call('POST', '/api/privacy/export/', { token: other.token, body: { password } })).status).toBe(
    201,
  );
  given.export = await vi.waitFor(
    async () => {
      const { body } = await site.call('GET', '/api/privacy/requests/', { token: other.token });
      expect(body[0].file).not.toBeNull();
      return body[0].file.url as string;
    },
    { timeout: 40_000, interval: 200 },
  );
  given.digest = createUnsubscribeLinks(site.site, digestMails)
    .address(member.user.id)
    .replace(site.site.config.publicUrl, '');
  const [mail] = await mailsTo(site, member.user.email);
  given.unsubscribe = /\/api\/notifications\/unsubscribe\/[^\s<>"]+/.exec(mail!)![0];
});

/** An address with one letter of its signature (or of the token in its path) changed. */
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

const rows: Row[] = [
  { route: '/healthz', what: 'is for everybody', url: () => '/healthz', status: 200 },
  { route: '/readyz', what: 'is for everybody', url: () => '/readyz', status: 200 },
  { route: '/api/docs', what: 'is for everybody', url: () => '/api/docs/', status: 200 },
  { route: '/sitemap.xml', what: 'is for everybody', url: () => '/sitemap.xml', status: 200 },
  { route: '/robots.txt', what: 'is for everybody', url: () => '/robots.txt', status: 200 },
  { route: '/media/*', what: 'has what the site shows', url: () => '/media/ads/3f/480.webp', status: 200 },
  { route: '/media/*', what: 'has no portraits', url: () => '/media/photos/1/large.jpg', status: 404 },
  { route: '/media/*', what: 'has no attachments', url: () => '/media/community/1/a.txt', status: 404 },
  { route: '/media/*', what: 'has nothing outside', url: () => '/media/ads/..%2f..%2fsecret.key', status: 404 },
  {
    route: '/api/photos/:id/:version/:size',
    what: 'opens for whoever was given the address',
    url: () => given.photo,
    status: 200,
  },
  {
    route: '/api/photos/:id/:version/:size',
    what: 'does not without its signature',
    url: () => unsigned(given.photo),
    status: 404,
  },
  {
    route: '/api/photos/:id/:version/:size',
    what: 'does not with another',
    url: () => forged(given.photo),
    status: 404,
  },
  { route: '/media/*', what: 'has no scans', url: () => '/media/scans/1/scan.jpg', status: 404 },
  {
    route: '/api/licences/scans/:id/:version/:viewer',
    what: 'opens for whoever was given the address',
    url: () => given.scan,
    status: 200,
  },
  {
    route: '/api/licences/scans/:id/:version/:viewer',
    what: 'does not without its signature',
    url: () => unsigned(given.scan),
    status: 404,
  },
  {
    route: '/api/licences/scans/:id/:version/:viewer',
    what: 'does not with another',
    url: () => forged(given.scan),
    status: 404,
  },
  {
    route: '/api/community/attachments/:type/:id/:viewer',
    what: 'opens for whoever was given the address',
    url: () => given.attachment,
    status: 200,
  },
  {
    route: '/api/community/attachments/:type/:id/:viewer',
    what: 'does not without its signature',
    url: () => unsigned(given.attachment),
    status: 404,
  },
  {
    route: '/api/community/attachments/:type/:id/:viewer',
    what: 'does not with another',
    url: () => forged(given.attachment),
    status: 404,
  },
  {
    route: '/api/cards/sheet/:id/file',
    what: 'opens for whoever was given the address',
    url: () => given.cards,
    status: 200,
  },
  {
    route: '/api/cards/sheet/:id/file',
    what: 'does not without its signature',
    url: () => unsigned(given.cards),
    status: 404,
  },
  { route: '/api/cards/sheet/:id/file', what: 'does not with another', url: () => forged(given.cards), status: 404 },
  { route: '/media/*', what: 'has no files of posts', url: () => '/media/posts/1/a.pdf', status: 404 },
  {
    route: '/api/posts/files/:place/:id/:viewer',
    what: 'opens for whoever was given the address',
    url: () => given.circular,
    status: 200,
  },
  {
    route: '/api/posts/files/:place/:id/:viewer',
    what: 'does not without its signature',
    url: () => unsigned(given.circular),
    status: 404,
  },
  {
    route: '/api/posts/files/:place/:id/:viewer',
    what: 'does not with another',
    url: () => forged(given.circular),
    status: 404,
  },
  {
    route: '/api/posts/files/:place/:id/:viewer',
    what: 'is no way into the administration',
    url: () => given.circular.replace('/circular/', '/office/'),
    status: 404,
  },
  {
    route: '/media/*',
    what: 'has no copies of somebody’s data',
    url: () => '/media/exports/1/my-data.zip',
    status: 404,
  },
  {
    route: '/api/privacy/exports/:id/:viewer',
    what: 'opens for whoever was given the address',
    url: () => given.export,
    status: 200,
  },
  {
    route: '/api/privacy/exports/:id/:viewer',
    what: 'does not without its signature',
    url: () => unsigned(given.export),
    status: 404,
  },
  {
    route: '/api/privacy/exports/:id/:viewer',
    what: 'does not with another',
    url: () => forged(given.export),
    status: 404,
  },
  { route: '/api/news/files/:id', what: 'has the files of news', url: () => given.news, status: 200 },
  {
    route: '/api/news/files/:id',
    what: 'has none of circulars',
    url: () => `/api/news/files/${/\/circular\/(\d+)\//.exec(given.circular)![1]}`,
    status: 404,
  },
  { route: '/news/feed.xml', what: 'is for everybody', url: () => '/news/feed.xml', status: 200 },
  { route: '/ml/news/feed.xml', what: 'is for everybody', url: () => '/ml/news/feed.xml', status: 200 },
  {
    route: '/api/notifications/unsubscribe/:token',
    what: 'asks whoever has the link',
    url: () => given.unsubscribe,
    status: 200,
  },
  {
    route: '/api/notifications/unsubscribe/:token',
    what: 'does what it says',
    url: () => given.unsubscribe,
    status: 200,
    method: 'POST',
  },
  {
    route: '/api/notifications/unsubscribe/:token',
    what: 'asks nobody with another',
    url: () => forged(given.unsubscribe),
    status: 404,
  },
  {
    route: '/api/notifications/unsubscribe/:token',
    what: 'ends nobody’s mails with another',
    url: () => forged(given.unsubscribe),
    status: 404,
    method: 'POST',
  },
  {
    route: '/api/community/digest/unsubscribe/:token',
    what: 'asks whoever has the link',
    url: () => given.digest,
    status: 200,
  },
  {
    route: '/api/community/digest/unsubscribe/:token',
    what: 'does what it says',
    url: () => given.digest,
    status: 200,
    method: 'POST',
  },
  {
    route: '/api/community/digest/unsubscribe/:token',
    what: 'asks nobody with another',
    url: () => forged(given.digest),
    status: 404,
  },
  {
    route: '/api/community/digest/unsubscribe/:token',
    what: 'ends nobody’s mails with another',
    url: () => forged(given.digest),
    status: 404,
    method: 'POST',
  },
  {
    route: '/api/community/digest/unsubscribe/:token',
    what: 'takes no link of other mails',
    url: () => given.unsubscribe.replace('/notifications/', '/community/digest/'),
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
  // Fastify's drawing doesn't say where a wildcard hangs.
  expect(hidden.sort()).toEqual([...new Set(rows.map(({ route }) => route.replace('/media/*', '*')))].sort());
});

/** The paths in Fastify's drawing of its routes, without a trailing slash: each line continues the one it hangs on. */
function routesOf(drawing: string): string[] {
  const above: string[] = [];
  return drawing.split('\n').flatMap((line) => {
    const [, indent, part = '', methods] = /^([│ ]*)[├└]── (.*?)( \([A-Z, ]+\))?$/.exec(line) ?? [];
    if (indent === undefined) return [];
    const depth = indent.length / 4;
    above[depth] = (depth > 0 ? above[depth - 1] : '') + part;
    return methods ? [above[depth].replace(/(.)\/$/, '$1')] : [];
  });
}
