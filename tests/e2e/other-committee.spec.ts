import { mailsTo } from './support/outbox';
import { callApi, emptyServer, logInAs, superuser, superuserToken } from './support/people';
import { passwords, type Server } from './support/server';
import { expect, test } from './support/test';

/** What is about the district for which the site is made. */
const palakkad = /palakk?ad|\bfles\b|\bpkd|പാലക്ക/i;

const publicPages = [
  '/',
  '/about',
  '/advertising',
  '/contact',
  '/terms',
  '/privacy',
  '/events',
  '/news',
  '/resources',
  '/answers',
  '/help',
  '/join',
  '/register',
  '/login',
  '/forgot-password',
  '/nothing-here',
];
const files = [
  '/site.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/news/feed.xml',
  '/api/events/calendar.ics',
  '/api/site/',
  '/api/committees/',
  '/api/districts/',
  '/api/areas/',
  '/api/docs/json',
  '/metrics',
];
/** All but the settings, which show what they replace, and the log, which has what was. */
const officeScreens = [
  'dashboard',
  'pending-members',
  'people',
  'licences',
  'cards',
  'positions',
  'areas',
  'imports',
  'posts',
  'flags',
  'tags',
  'privacy',
  'setup',
].map((screen) => `/app/admin/${screen}`);

/** Makes a new site that of Kozhikode by the calls of the set-up; returns a member who can log in. */
async function setUp(server: Server): Promise<{ token: string; email: string }> {
  const token = await superuserToken(server);
  const call = async (method: string, path: string, body?: object) => {
    const answer = await callApi(server, method, path, body, token);
    expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    return answer.body as unknown as Record<string, unknown>;
  };
  const districts = (await call('GET', '/api/admin/setup/districts/')) as unknown as Record<string, string>[];
  const { key, name, name_ml, ...forms } = districts.find((one) => one.name === 'Kozhikode')!;
  await call('PATCH', '/api/admin/settings/names/', {
    district: name,
    district_ml: name_ml,
    ...forms,
    federation: 'Malabar Union of Engineers',
    federation_ml: 'മലബാർ എഞ്ചിനീയേഴ്സ് യൂണിയൻ',
    short_name: 'MUE Kozhikode',
    short_name_ml: 'MUE കോഴിക്കോട്',
  });
  await call('PATCH', '/api/admin/settings/membership/', { prefix: 'KKD' });
  await call('POST', '/api/admin/setup/areas/', { text: 'Mavoor / മാവൂർ: East / കിഴക്ക്, West\nVadakara: Beach' });
  await call('POST', '/api/admin/setup/mail/');
  await call('POST', '/api/admin/setup/open/');
  const email = 'first.member@kozhikode.test';
  const [area] = (await call('GET', '/api/areas/')) as unknown as { id: number }[];
  await callApi(server, 'POST', '/api/register/', {
    username: 'first.member',
    email,
    phone: '9847000001',
    district: 1,
    area: 'Mavoor',
    unit: 'East',
    customArea: '',
    customUnit: '',
    role: 'unit_admin',
    location: 'Mavoor',
  });
  const people = (await call('GET', '/api/users/')) as unknown as { id: number; email: string }[];
  const member = people.find((one) => one.email === email)!;
  await call('PATCH', `/api/users/${member.id}/`, { area: area!.id });
  await call('POST', `/api/admin/approve-user/${member.id}/`, { role: 'member' });
  await call('POST', '/api/admin/positions/', {
    user_id: member.id,
    title: 'President',
    level: 'district',
    since: '2026-01-01',
    show_on_home: true,
  });
  return { token, email };
}

test('the other committee: nothing that a site of Kozhikode says is about Palakkad', async ({ page, ownServer }) => {
  const server = await ownServer(emptyServer);
  const { token, email } = await setUp(server);
  const found: string[] = [];
  const look = (where: string, text: string) => {
    const hit = palakkad.exec(text);
    if (hit) found.push(`${where}: …${text.slice(Math.max(0, hit.index - 60), hit.index + 40).replace(/\s+/g, ' ')}…`);
  };

  await test.step('public pages, files and calls, with their headers', async () => {
    for (const language of ['', '/ml'])
      for (const path of [...publicPages, ...files]) {
        const address = path === '/' && language ? language : language + path;
        const answer = await fetch(server.url + address);
        look(address, `${await answer.text()} ${JSON.stringify([...answer.headers])}`);
      }
  });

  await test.step('mails', async () => {
    await callApi(server, 'POST', '/api/auth/forgot-password/', { email });
    const mails = await mailsTo(server.dataDir, email, 3);
    for (const mail of mails) {
      look(`mail ${mail.subject}`, JSON.stringify(mail));
      expect(JSON.stringify(mail)).toContain('MUE Kozhikode');
    }
  });

  await test.step('files that the office downloads', async () => {
    for (const language of ['', '/ml'])
      for (const path of [
        '/api/admin/imports/template/?format=csv',
        '/api/admin/people/export/',
        '/api/admin/areas/export/',
      ]) {
        const answer = await fetch(server.url + language + path, { headers: { Authorization: `Token ${token}` } });
        look(language + path, await answer.text());
      }
  });

  await test.step('the office', async () => {
    await page.goto(`${server.url}/login`);
    await logInAs(page, superuser, passwords.superuser);
    await page.waitForURL(`${server.url}/app/admin/dashboard`);
    for (const language of ['', '/ml'])
      for (const screen of officeScreens) {
        await page.goto(server.url + language + screen);
        await page.waitForLoadState('networkidle');
        look(language + screen, `${await page.title()} ${await page.locator('body').innerText()}`);
      }
  });

  expect(found).toEqual([]);
});
