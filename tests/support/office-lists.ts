import { beforeAll, expect } from 'vitest';
import { narrowPeople, preparePeople, type OfficePerson } from '../../src/features/members/rules';
import { toIso } from '../../src/shared/dates';
import { testApp, type Method } from './app';
import { makeUser, signIn } from './factories';
import { seedDues } from './dues';
import { fileRows } from '../../src/features/ad-counting/server/public';
import { importsOf } from './imports';
import { makeAd, makeShop } from './marketplace';
import { advertiser } from './portal';
import { csvFile } from './sheets';

export type Row = Record<string, unknown>;

interface Listed {
  /** The export's call. */
  call: string;
  /** The action in the audit log. */
  action: string;
  /** What identifies a row: in the list, and the column or columns of the file that have it. */
  key: (row: Row) => unknown[];
  columns: string[];
  /** Queries; `{area}`, `{name}` and `{me}` stand for the area's id and name and the superuser's id. */
  filters: string[];
  /** Reads the list, where it is not the export's address without `export/`. */
  list?: (filter: string) => Promise<Row[]>;
  url?: () => string;
  body?: () => Promise<object>;
}

const field =
  (...names: string[]) =>
  (row: Row) =>
    names.map((name) => row[name]);
const inArea = 'area={area}';
const user = (row: Row) => (row.user ?? row) as Row;

/** Returns people as the screen narrows them. */
function narrowedBy(people: OfficePerson[], filter: string) {
  const wanted = { status: 'all', ...Object.fromEntries(new URLSearchParams(filter)) };
  return narrowPeople(preparePeople(people), wanted as never) as unknown as Row[];
}

export const withQuery = (url: string, ...parts: string[]) => `${url}?${parts.filter(Boolean).join('&')}`;

/** Opens a site whose office has something in each of its lists, and returns how the tests of their files read them. */
export function officeLists() {
  const site = testApp();
  let superuser: Awaited<ReturnType<typeof signIn>>;
  let area: { id: number; name: string };
  let circular: number;
  let convention: number;
  let ad: number;

  const call = async (method: Method, url: string, body?: object) => {
    const answer = await site.call(method, url, { token: superuser.token, ...(body && { body }) });
    expect(answer.status, `${method} ${url}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    return answer;
  };

  const everyone = async () => (await call('GET', '/api/users/')).body as Row[];

  const lists: Listed[] = [
    {
      call: 'GET /api/members/export/',
      action: 'user.export',
      key: field('username'),
      columns: ['Username'],
      filters: [
        '',
        'status=pending',
        'status=approved&sort=-date_joined',
        'area={name}&sort=-profile_completion',
        'search=export',
        'search=export&sort=area_name',
        'sort=date_joined',
      ],
      list: async (filter) => {
        const { members } = (await call('GET', '/api/members/')).body as { members: OfficePerson[] };
        return narrowedBy(members, filter);
      },
    },
    {
      call: 'GET /api/admin/people/export/',
      action: 'user.export',
      key: field('username'),
      columns: ['Username'],
      filters: ['', 'role=member', 'role=superuser', 'status=unknown&sort=-role', 'search=export'],
      list: async (filter) => {
        const listed = (await call('GET', '/api/admin/people/')).body as OfficePerson[];
        return narrowedBy(listed, filter);
      },
    },
    {
      call: 'POST /api/users/export/',
      action: 'user.export',
      key: field('username'),
      columns: ['Username'],
      filters: [''],
      list: everyone,
      body: async () => ({ ids: (await everyone()).map(({ id }) => id) }),
    },
    {
      call: 'GET /api/admin/applications/export/',
      action: 'application.export',
      key: field('email'),
      columns: ['Email'],
      filters: ['', inArea, 'state=rejected', 'state=correction', 'sort=-full_name'],
    },
    {
      call: 'GET /api/licences/desk/export/',
      action: 'renewal.export',
      key: (row) => [user(row).email],
      columns: ['Email'],
      filters: [
        '',
        'status=expired',
        'status=lapsed',
        'status=unknown',
        'status=unconfirmed',
        'status=unknown&sort=-full_name',
        'sort=waiting_days',
      ],
    },
    {
      call: 'GET /api/licences/extensions/export/',
      action: 'extension.export',
      key: field('order_no', 'people'),
      columns: ['Order', 'People'],
      filters: ['', 'search=g.o.', 'sort=until'],
    },
    {
      call: 'GET /api/cards/export/',
      action: 'card.export',
      key: field('username'),
      columns: ['Username'],
      filters: ['', inArea, 'state=none', 'state=live', 'search=export', 'sort=-issued_at'],
    },
    {
      call: 'GET /api/admin/positions/export/',
      action: 'position.export',
      key: field('full_name', 'title', 'since'),
      columns: ['Name', 'Title', 'First day'],
      filters: ['', inArea, 'level=district', 'search=treasurer', 'sort=-full_name'],
    },
    {
      call: 'GET /api/events/:id/attendees/export/',
      action: 'registration.export',
      key: field('full_name', 'people'),
      columns: ['Name', 'People'],
      filters: ['', 'status=going', 'search=export', 'sort=-full_name'],
      url: () => `/api/events/${convention}/attendees/export/`,
    },
    {
      call: 'GET /api/dues/plans/export/',
      action: 'dues_plan.export',
      key: field('year', 'name'),
      columns: ['Year', 'Name'],
      filters: ['', 'sort=-name'],
    },
    {
      call: 'GET /api/dues/invoices/export/',
      action: 'invoice.export',
      key: field('number', 'due_on'),
      columns: ['Number', 'Due On'],
      filters: ['', 'status=part', 'search=I-', 'sort=-payer'],
    },
    {
      call: 'GET /api/dues/receipts/export/',
      action: 'receipt.export',
      key: field('number', 'received_on'),
      columns: ['Number', 'Received On'],
      filters: ['', 'method=cash', 'sort=-amount'],
    },
    {
      call: 'GET /api/dues/arrears/export/',
      action: 'arrears.export',
      key: field('full_name', 'since'),
      columns: ['Name', 'Since'],
      filters: ['', inArea],
      list: (filter) => listOf('/api/dues/arrears/people/', filter),
    },
    {
      call: 'GET /api/dues/ledger/export/',
      action: 'ledger.export',
      key: field('transaction', 'day'),
      columns: ['Transaction', 'Date'],
      filters: ['', 'year=2026-27', 'sort=-amount'],
    },
    {
      call: 'GET /api/dues/claims/export/',
      action: 'claim.export',
      key: field('number', 'reference'),
      columns: ['Invoice', 'Reference'],
      filters: ['', 'state=open', 'sort=-reference'],
    },
    {
      call: 'GET /api/dues/handovers/export/',
      action: 'handover.export',
      key: field('full_name'),
      columns: ['Name'],
      filters: ['', 'sort=amount'],
    },
    {
      call: 'GET /api/marketplace/ads/:id/days/export/',
      action: 'ad_day.export',
      key: field('reason', 'viewable'),
      columns: ['Correction', 'Viewable'],
      filters: ['', 'to=2026-01-02', 'to=2026-01-03'],
      list: async (filter) => {
        const path = `/api/marketplace/ads/${ad}/days/`;
        return fileRows((await call('GET', withQuery(path, filter))).body).map((row) => ({ viewable: '', ...row }));
      },
      url: () => `/api/marketplace/ads/${ad}/days/export/`,
    },
    {
      call: 'GET /api/marketplace/requests/export/',
      action: 'ad_request.export',
      key: field('id', 'shop_name'),
      columns: ['Id', 'Shop'],
      filters: ['', 'status=open', 'status=withdrawn', 'search=shop'],
    },
    {
      call: 'GET /api/admin/areas/export/',
      action: 'area.export',
      key: (row) => [row.name, (row.units as Row[]).length],
      columns: ['Area', 'Units'],
      filters: ['', 'search=al', 'sort=-name', 'sort=units'],
    },
    {
      call: 'GET /api/admin/privacy/requests/export/',
      action: 'privacy_request.export',
      key: field('id'),
      columns: ['Request'],
      filters: ['', 'state=open', 'kind=grievance', 'kind=to-answer', 'search=name', 'sort=kind', 'sort=-user'],
    },
    {
      call: 'GET /api/admin/privacy/breaches/export/',
      action: 'breach.export',
      key: field('what', 'people'),
      columns: ['What Happened', 'People'],
      filters: ['', 'search=bus', 'sort=people'],
    },
    {
      call: 'GET /api/admin/imports/export/',
      action: 'import.export',
      key: (row) => [row.filename, (row.counts as Row).error],
      columns: ['File', 'Faulty'],
      filters: ['', 'search=first', 'sort=filename'],
    },
    {
      call: 'GET /api/admin/posts/export/',
      action: 'post.export_list',
      key: field('title', 'told'),
      columns: ['Title', 'Told'],
      filters: ['', 'kind=news', 'state=published', 'search=quarry', 'sort=title'],
    },
    {
      call: 'GET /api/admin/posts/:id/receipts/export/',
      action: 'post.export',
      key: field('membership_id'),
      columns: ['Membership ID'],
      filters: ['', 'state=unread', 'state=read', 'search=export', 'sort=-full_name'],
      url: () => `/api/admin/posts/${circular}/receipts/export/`,
    },
    {
      call: 'GET /api/community/tags/export/',
      action: 'community.tag.export',
      key: field('name', 'questions'),
      columns: ['Tag', 'Questions'],
      filters: ['', 'search=lime', 'sort=name', 'sort=questions'],
    },
    {
      call: 'GET /api/community/flags/export/',
      action: 'community.flag.export',
      key: field('content_id', 'flag_count'),
      columns: ['Post Number', 'Flags'],
      filters: ['', 'sort=-content_id'],
    },
    {
      call: 'GET /api/admin/audit/export/',
      action: 'audit.export',
      key: field('id'),
      columns: ['Entry'],
      filters: ['', 'action=user', 'actor=system', 'target=user:{me}', 'action=user&sort=-action'],
    },
  ];

  beforeAll(async () => {
    superuser = await signIn(site, 'superuser', { firstName: 'Export', lastName: 'Office' });
    [area] = (await call('GET', '/api/areas/')).body;
    for (const areaId of [area.id, area.id, null]) {
      const person = await makeUser(site, { firstName: 'Export', lastName: `Of ${areaId}`, areaId, licenseNo: 'EX/1' });
      await call('POST', `/api/cards/${person.id}/issue/`);
      await makeUser(site, { firstName: 'Applied', areaId, isApproved: false, role: 'user' });
    }
    for (const renewalDate of ['2020-01-31', '2021-03-31', '2026-11-01']) {
      await makeUser(site, { firstName: 'Export', licenseNo: 'EX/2', renewalDate, confirmedRenewalDate: renewalDate });
    }
    for (const decision of ['reject', 'correct']) {
      const { id } = await makeUser(site, { firstName: 'Export', areaId: area.id, isApproved: false, role: 'user' });
      const fields = decision === 'correct' ? { fields: ['phone'] } : {};
      await call('POST', `/api/admin/applications/${id}/decision/`, { decision, note: 'Not legible', ...fields });
    }
    const member = await signIn(site, 'member', { firstName: 'Export', areaId: area.id });
    const asMember = (url: string, body: object) => site.call('POST', url, { token: member.token, body });
    for (const [title, place] of [
      ['Secretary', { level: 'district' }],
      ['Treasurer', { level: 'area', area_id: area.id }],
    ] as const)
      await call('POST', '/api/admin/positions/', { user_id: member.user.id, title, since: '2026-01-01', ...place });
    const owing = await signIn(site, 'member', { firstName: 'Owing', areaId: area.id });
    const invoices = await seedDues(call, [member.user.id, owing.user.id]);
    const claimed = { method: 'upi', reference: '412345678901', paid_on: '2026-07-01' };
    await asMember(`/api/dues/invoices/${invoices[0]}/claim/`, claimed);
    await site.call('POST', `/api/dues/invoices/${invoices[1]}/claim/`, {
      token: owing.token,
      body: { method: 'bank', reference: '412345678902', paid_on: '2026-07-02' },
    });
    for (const amount of [500, 100]) await call('POST', '/api/dues/handovers/', { amount });
    const other = await signIn(site, 'member', { firstName: 'Another', areaId: area.id });
    const event = { title: 'Convention', description: 'D', event_date: '2099-01-01T10:00:00', location: 'L' };
    convention = (await call('POST', '/api/events/create/', event)).body.id;
    await call('PUT', `/api/events/${convention}/registration/settings/`, { capacity: 2, guests_max: 1 });
    for (const [guests, { token }] of [member, other].entries())
      await site.call('PUT', `/api/events/${convention}/registration/`, {
        token,
        body: { guests, diets: ['veg', 'non_veg'].slice(0, guests + 1) },
      });
    const request = { kind: 'membership', membership_until: '2030-01-31' };
    await site.call('POST', '/api/licences/renewals/', { token: other.token, body: request });
    const correction = { kind: 'correct', text: 'My name is another.' };
    await site.call('POST', '/api/privacy/requests/', { token: other.token, body: correction });
    await asMember('/api/licences/renewals/', { kind: 'membership', membership_until: '2031-01-31' });
    await asMember('/api/privacy/requests/', { kind: 'correct', text: '=1+1' });
    await asMember('/api/privacy/requests/', { kind: 'grievance', text: '- no answer' });
    await call('POST', '/api/admin/privacy/breaches/', {
      found_at: '2026-01-02T10:00:00+05:30',
      what: 'A list was left behind.',
      people: 3,
    });
    await call('POST', '/api/admin/privacy/breaches/', {
      found_at: '2026-01-03T10:00:00+05:30',
      what: 'A phone was lost in a bus.',
      people: 5,
    });
    const order = { classes: [], from: '2020-01-01', to: '2020-12-31', until: '2027-03-31' };
    await call('POST', '/api/licences/extensions/', { order_no: 'G.O. 1', ...order });
    await call('POST', '/api/licences/extensions/', { order_no: '-2', ...order, until: '2021-01-31' });
    const { send } = importsOf(site, () => superuser.token);
    for (const name of ['first.csv', 'second.csv'])
      await send(
        csvFile([
          ['Name', 'Email'],
          ['', 'not an address'],
        ]),
        { name },
      );
    await call('POST', '/api/admin/posts/', { kind: 'news', title: 'Quarry', body: 'B', audience: { all: true } });
    const post = { kind: 'circular', title: 'Lime', body: 'B', audience: { areas: [area.id] } };
    circular = (await call('POST', '/api/admin/posts/', post)).body.id;
    await call('POST', `/api/admin/posts/${circular}/publish/`);
    await site.call('GET', `/api/circulars/${circular}/`, { token: member.token });
    ad = (await makeAd(site, (await makeShop(site)).id)).id;
    for (const day of ['2026-01-02', '2026-01-03', toIso(site.clock.now()).slice(0, 10)])
      await call('POST', `/api/marketplace/ads/${ad}/corrections/`, {
        ...{ day, place: 'finder', kind: 'viewable', count: 2, reason: `A mistake on ${day}` },
      });
    for (const isOpen of [true, false]) {
      const shop = await advertiser(site);
      const { id } = (await shop.call('POST', 'requests/', { body: { kind: 'renew', ad: shop.ad.id } })).body;
      if (!isOpen) await shop.call('DELETE', `requests/${id}/`);
    }
    for (const tags of ['lime', 'beams']) {
      const { body } = await asMember('/api/community/questions/', { description: `About ${tags}`, tags: [tags] });
      await call('POST', '/api/community/flag/', { content_type: 'question', content_id: body.id });
    }
  });

  /** Returns all rows of a list, page by page. */
  async function listOf(url: string, filter: string): Promise<Row[]> {
    const rows: Row[] = [];
    for (let next: string | null = withQuery(url, filter, 'page_size=2'); next;) {
      const { body } = await call('GET', next);
      if (Array.isArray(body)) return body as Row[];
      rows.push(...body.results);
      next = body.next as string | null;
    }
    return rows;
  }

  return { site, call, lists, listOf, everyone, superuser: () => superuser, area: () => area };
}
