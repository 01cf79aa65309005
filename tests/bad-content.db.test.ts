import { beforeAll, expect, test } from 'vitest';
import { auditQuery } from '../src/features/audit/contract';
import { positionQuery } from '../src/features/committee/contract';
import { positionEditForm, positionForm } from '../src/features/committee/contract/forms';
import {
  allocateForm,
  issueForm,
  planEditForm,
  planForm,
  reasonForm,
  receiptForm,
} from '../src/features/dues/contract/forms';
import { claimForm } from '../src/features/dues-claims/contract/forms';
import { cashForm, countedForm, handingOverForm } from '../src/features/dues-cash/contract/forms';
import { statementForm, ticksForm } from '../src/features/dues-statements/contract/forms';
import { eventEditForm, eventForm } from '../src/features/events/contract/forms';
import { passForm, settingsForm } from '../src/features/registration/contract/forms';
import { importCalls, importFields } from '../src/features/imports/contract';
import { deskFilter } from '../src/features/licences/contract/answers';
import {
  decisionForm,
  extensionForm,
  recordForm,
  renewalForm,
  renewalPatch,
} from '../src/features/licences/contract/forms';
import { adEditForm, adForm, categoryForm, shopEditForm, shopForm } from '../src/features/marketplace/contract/forms';
import {
  breachEditForm,
  breachForm,
  exportForm,
  requestDecisionForm,
  requestForm,
} from '../src/features/privacy/contract/request-forms';
import { officeRequestsQuery } from '../src/features/privacy/contract/requests';
import { documentForm, flipbookForm } from '../src/features/resources/contract/forms';
import { csvLine } from '../src/shared/csv';
import { type Answer, testApp } from './support/app';
import { formOf, newPeople, picture, signIn } from './support/factories';
import { makeAd, makeCategory, makeShop } from './support/marketplace';
import { importsOf } from './support/imports';
import { fieldsOf, testNonsense, type Body, type Form } from './support/nonsense';
import { texts, times } from './support/nonsense-values';
import { csvFile } from './support/sheets';

/* Every field of the forms that the office fills the public pages with, and the audit log's query. */
const site = testApp();
let token: string;
let medium: Buffer;
let category: number;
let shop: number;
let ad: number;
let event: number;
let holder: number;
let brought: number;
let last: Answer;
let next = 0;

/** A new person each time: at most one request of a kind is open. */
const anotherMember = newPeople(site, 'member', { licenseNo: 'L-1' });

beforeAll(async () => {
  // Nothing must be rendered: the bytes sent as a PDF are none.
  await site.site.jobs.stop();
  ({ token } = await signIn(site, 'superuser'));
  medium = await picture('jpeg', 6, 4);
  holder = (await signIn(site, 'member')).user.id;
  category = (await makeCategory(site, 'Bricks')).id;
  shop = (await makeShop(site)).id;
  ad = (await makeAd(site, shop)).id;
  brought = (
    await imports.send(
      csvFile([
        ['Name', 'Email'],
        ['Another Person', 'brought@example.test'],
        ['', 'faulty@example.test'],
      ]),
    )
  ).body.id as number;
  event = (await send('POST', '/api/events/create/', { body: goodEvent })).body.id as number;
});

const goodBreach = { found_at: '2026-01-02T10:00:00+05:30', what: 'A list was left behind.', people: 3 };
const duesPlan = { year: '2026-27', name: 'Dues', amount: 100, classes: [], due_on: '2026-06-30' };
const goodEvent = {
  title: 'Workshop',
  description: 'About slabs',
  event_date: '2099-01-05T10:30',
  location: 'Palakkad',
};

/** Posts as another member; returns the answer, and that member's token. */
const asMember = async (url: string, body: object) => {
  const { token: as } = await anotherMember();
  return { answer: await site.call('POST', url, { token: as, body }), as };
};
const asksToRenew = (change: object = {}) =>
  asMember('/api/licences/renewals/', { kind: 'membership', membership_until: '2031-01-31', ...change });
const asksToCorrect = (change: object = {}) =>
  asMember('/api/privacy/requests/', { kind: 'correct', text: 'My name is wrong.', ...change });
const send = async (method: 'POST' | 'PATCH' | 'PUT', url: string, more: { body?: unknown; form?: FormData }) =>
  (last = await site.call(method, url, { token, ...more }));
const multipart = (good: Record<string, string>, change: Body, files: Parameters<typeof formOf>[1]) => ({
  form: formOf({ ...good, ...(change as Record<string, string>) }, files),
});
const sendPayment = (change: Body) => {
  const day = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);
  const good = { client_key: `bad-${(next += 1)}`, amount: 100, method: 'cash', received_on: day };
  return send('POST', '/api/dues/receipts/', { body: { ...good, ...change } });
};
/** Returns the value in the answer to the last request. */
const answered = (field: string) => Promise.resolve((last.body as Body)[field]);

const imports = importsOf(site, () => token);
const query = (path: string) => (change: Body) =>
  site.call('GET', `${path}?${new URLSearchParams(change as Record<string, string>)}`, { token });

const forms: Form[] = [
  {
    name: 'a category',
    fields: fieldsOf(categoryForm),
    send: (change) =>
      send('POST', '/api/marketplace/categories/', { body: { name: `Category ${(next += 1)}`, ...change } }),
    stored: answered,
  },
  {
    name: 'a shop',
    fields: fieldsOf(shopForm),
    send: (change) => {
      const good = { name: 'Shop', location: 'Palakkad', address: '1 Fort Road', category };
      return send('POST', '/api/marketplace/shops/', { body: { ...good, ...change } });
    },
    stored: answered,
  },
  {
    name: 'an edit of a shop',
    fields: fieldsOf(shopEditForm),
    send: (change) => send('PATCH', `/api/marketplace/shops/${shop}/`, { body: change }),
    stored: async (field) => ((await site.call('GET', `/api/marketplace/shops/${shop}/`)).body as Body)[field] || null,
  },
  {
    name: 'an ad',
    fields: fieldsOf(adForm),
    textsOnly: true,
    send: (change) => {
      const good = { shop: String(shop), ad_type: 'gold' };
      return send('POST', '/api/marketplace/ads/', multipart(good, change, { media: { bytes: medium } }));
    },
  },
  {
    name: 'an edit of an ad',
    fields: fieldsOf(adEditForm),
    textsOnly: true,
    send: (change) => send('PUT', `/api/marketplace/ads/${ad}/`, multipart({ ad_type: 'gold' }, change, {})),
  },
  {
    name: 'an event',
    fields: fieldsOf(eventForm),
    send: (change) => send('POST', '/api/events/create/', { body: { ...goodEvent, ...change } }),
    stored: answered,
  },
  {
    name: 'an edit of an event',
    fields: fieldsOf(eventEditForm),
    send: (change) => send('PATCH', `/api/events/${event}/edit/`, { body: change }),
    stored: async (field) => ((await site.call('GET', `/api/events/event/${event}/`)).body as Body)[field],
  },
  {
    name: 'a flipbook',
    fields: fieldsOf(flipbookForm),
    textsOnly: true,
    send: (change) => {
      const pdf = { bytes: Buffer.from('%PDF-1.7\n'), name: 'directory.pdf' };
      return send(
        'POST',
        '/api/resources/flipbooks/',
        multipart({ title: 'Directory', version: '1' }, change, { pdf }),
      );
    },
    stored: answered,
  },
  {
    name: 'a document',
    fields: fieldsOf(documentForm),
    textsOnly: true,
    send: (change) => {
      const file = { bytes: Buffer.from('Wear a helmet.'), name: 'rules.txt' };
      return send('POST', '/api/resources/documents/', multipart({ category: 'Safety' }, change, { file }));
    },
  },
  {
    name: 'a position of the committee',
    fields: fieldsOf(positionForm),
    send: (change) => {
      const good = { user_id: holder, title: `Auditor ${(next += 1)}`, level: 'district', since: '2026-01-01' };
      return send('POST', '/api/admin/positions/', { body: { ...good, ...change } });
    },
    stored: answered,
  },
  {
    name: 'an entered position, corrected',
    fields: fieldsOf(positionEditForm),
    send: async (change) => {
      const good = { user_id: holder, title: `Auditor ${(next += 1)}`, level: 'district', since: '2026-01-01' };
      const { body } = await send('POST', '/api/admin/positions/', { body: good });
      return send('PATCH', `/api/admin/positions/${body.id}/`, { body: change });
    },
    stored: answered,
  },
  {
    name: 'the registration of an event',
    fields: fieldsOf(settingsForm),
    send: async (change) => {
      const { body } = await send('POST', '/api/events/create/', { body: goodEvent });
      return send('PUT', `/api/events/${body.id}/registration/settings/`, { body: { capacity: 5, ...change } });
    },
    stored: answered,
  },
  {
    name: 'the pass of a gate',
    fields: fieldsOf(passForm),
    send: async (change) => {
      const { body } = await send('POST', '/api/events/create/', { body: goodEvent });
      return send('POST', `/api/events/${body.id}/passes/`, { body: { gate: 'Gate 1', ...change } });
    },
    stored: answered,
  },
  {
    name: 'a plan of dues',
    fields: fieldsOf(planForm),
    send: (change) => send('POST', '/api/dues/plans/', { body: { ...duesPlan, ...change } }),
    stored: answered,
  },
  {
    name: 'a plan of dues, corrected',
    fields: fieldsOf(planEditForm),
    send: async (change) => {
      const { body } = await send('POST', '/api/dues/plans/', { body: duesPlan });
      return send('PATCH', `/api/dues/plans/${body.id}/`, { body: change });
    },
    stored: answered,
  },
  {
    name: 'the issuing of a plan',
    fields: fieldsOf(issueForm),
    textsOnly: true,
    send: async (change) => {
      const { body } = await send('POST', '/api/dues/plans/', { body: duesPlan });
      return send('POST', `/api/dues/plans/${body.id}/issue/`, { body: { preview: true, users: [holder], ...change } });
    },
  },
  {
    name: 'a payment',
    fields: fieldsOf(receiptForm).filter((field) => field !== 'cheque'),
    send: sendPayment,
    stored: answered,
  },
  {
    name: 'what a receipt pays',
    fields: fieldsOf(allocateForm),
    textsOnly: true,
    send: async (change) => {
      const { body } = await sendPayment({});
      return send('POST', `/api/dues/receipts/${body.id}/allocate/`, { body: change });
    },
  },
  ...['receipts/999999/reverse', 'invoices/999999/void', 'invoices/999999/waive'].map((deed) => ({
    name: `the reason of ${deed}`,
    fields: fieldsOf(reasonForm),
    send: (change: Body) => send('POST', `/api/dues/${deed}/`, { body: { reason: 'A mistake', ...change } }),
  })),
  {
    name: 'a handover of cash',
    fields: fieldsOf(cashForm),
    send: (change) => send('POST', '/api/dues/handovers/', { body: { amount: 100, ...change } }),
    stored: answered,
  },
  {
    name: 'cash that was counted',
    fields: fieldsOf(countedForm),
    send: (change) => send('POST', '/api/dues/handovers/999999/confirm/', { body: { amount: 100, ...change } }),
  },
  {
    name: 'cash that goes to the bank',
    fields: fieldsOf(cashForm),
    send: (change) => send('POST', '/api/dues/cash/deposit/', { body: { amount: 100, ...change } }),
  },
  {
    name: 'the handing over to the next treasurer',
    fields: fieldsOf(handingOverForm),
    send: (change) => send('POST', '/api/dues/handing-over/', { body: { to: holder, cash: { 500: 1 }, ...change } }),
  },
  {
    name: "the bank's file",
    fields: fieldsOf(statementForm),
    textsOnly: true,
    send: (change) => {
      const file = { bytes: Buffer.from(`Date,Narration,Amount\n27/11/2026,Line ${(next += 1)},5.00`), name: 'a.csv' };
      return send('POST', '/api/dues/statements/', multipart({}, change, { file }));
    },
  },
  {
    name: "the lines of the bank's file",
    fields: fieldsOf(ticksForm),
    send: (change) => send('POST', '/api/dues/statements/999999/apply/', { body: { ticks: [], ...change } }),
  },
  {
    name: 'a claim of a payment',
    fields: fieldsOf(claimForm),
    send: (change) =>
      send('POST', '/api/dues/invoices/999999/claim/', {
        body: { method: 'upi', reference: '412345678901', paid_on: '2026-01-02', ...change },
      }),
  },
  {
    name: 'a request for a renewal',
    fields: fieldsOf(renewalForm),
    send: async (change) => {
      const { answer } = await asksToRenew(change);
      return answer;
    },
  },
  {
    name: 'a correction of a position',
    fields: fieldsOf(renewalPatch),
    send: async (change) => {
      const { answer, as } = await asksToRenew();
      return site.call('PATCH', `/api/licences/renewals/${answer.body.id}/`, { token: as, body: change });
    },
  },
  {
    name: 'a decision on a request',
    fields: fieldsOf(decisionForm),
    send: async (change) => {
      const { body } = (await asksToRenew()).answer;
      return send('POST', `/api/licences/renewals/${body.id}/decision/`, { body: { decision: 'approve', ...change } });
    },
  },
  {
    name: 'a licence that is recorded by hand',
    fields: fieldsOf(recordForm),
    send: async (change) => {
      const { id } = (await anotherMember()).user;
      const body = { licenseNo: 'L 1', membership_until: '2031-01-31', note: 'Seen.', ...change };
      return send('POST', `/api/licences/${id}/record/`, { body });
    },
  },
  {
    name: 'a licence that is confirmed',
    fields: ['updated_at'],
    send: async (change) => {
      const { id } = (await anotherMember()).user;
      return send('POST', `/api/licences/${id}/confirm/`, { body: change });
    },
  },
  {
    name: 'a government order',
    fields: fieldsOf(extensionForm),
    send: (change) => {
      const good = {
        order_no: `G.O. ${(next += 1)}`,
        classes: [],
        from: '2026-01-01',
        to: '2026-06-30',
        until: '2026-12-31',
      };
      return send('POST', '/api/licences/extensions/', { body: { ...good, ...change } });
    },
    stored: answered,
  },
  {
    name: "the query of the licences' desk",
    fields: [...fieldsOf(deskFilter), 'page', 'page_size'],
    textsOnly: true,
    send: (change) =>
      site.call('GET', `/api/licences/desk/?${new URLSearchParams(change as Record<string, string>)}`, { token }),
  },
  {
    name: 'a request about the caller’s data',
    fields: fieldsOf(requestForm),
    send: async (change) => {
      const { answer } = await asksToCorrect(change);
      return answer;
    },
    stored: answered,
  },
  {
    name: 'a copy of the caller’s data',
    fields: fieldsOf(exportForm),
    send: async (change) =>
      site.call('POST', '/api/privacy/export/', { token: (await anotherMember()).token, body: change }),
  },
  {
    name: "the office's answer",
    fields: fieldsOf(requestDecisionForm),
    send: async (change) => {
      const { body } = (await asksToCorrect()).answer;
      return send('POST', `/api/admin/privacy/requests/${body.id}/decision/`, {
        body: { decision: 'done', answer: 'It is right now.', ...change },
      });
    },
    stored: answered,
  },
  {
    name: 'a breach',
    fields: fieldsOf(breachForm),
    send: (change) => send('POST', '/api/admin/privacy/breaches/', { body: { ...goodBreach, ...change } }),
    stored: answered,
  },
  {
    name: 'an edit of an import',
    fields: fieldsOf(breachEditForm),
    send: async (change) => {
      const { body } = await site.call('POST', '/api/admin/privacy/breaches/', { token, body: goodBreach });
      return send('PATCH', `/api/admin/privacy/breaches/${body.id}/`, { body: change });
    },
    stored: answered,
  },
  {
    name: 'the query of requests',
    fields: fieldsOf(officeRequestsQuery),
    textsOnly: true,
    send: query('/api/admin/privacy/requests/'),
  },
  {
    name: 'a file of people',
    fields: ['file', 'columns'],
    textsOnly: true,
    send: (change) =>
      send('POST', '/api/admin/imports/', {
        form: formOf(
          change as Record<string, string>,
          'file' in change ? {} : { file: { bytes: csvFile([['Name'], ['A']]), name: 'a.csv' } },
        ),
      }),
  },
  {
    name: 'a file of people whose columns are chosen again',
    fields: ['columns', 'field'],
    send: ({ columns, field }) =>
      imports.change(brought, { columns: columns === undefined ? { Name: field } : columns }),
  },
  {
    name: 'a heading that is none',
    fields: ['heading'],
    textsOnly: true,
    send: ({ heading }) => imports.change(brought, { columns: { [String(heading)]: 'skills' } }),
  },
  {
    name: 'the query of imports',
    fields: fieldsOf(importCalls.imports.query),
    textsOnly: true,
    send: query('/api/admin/imports/'),
  },
  {
    name: 'the query of an import',
    fields: fieldsOf(importCalls.import.query),
    textsOnly: true,
    send: (change) => query(`/api/admin/imports/${brought}/`)(change),
  },
  {
    name: 'the query of its faulty rows',
    fields: fieldsOf(importCalls.importErrors.query),
    textsOnly: true,
    send: (change) => query(`/api/admin/imports/${brought}/errors/`)(change),
  },
  { name: 'applying it', fields: ['send_links', 'confirmed'], send: (change) => imports.apply(brought, change) },
  {
    name: 'the query of positions',
    fields: fieldsOf(positionQuery),
    textsOnly: true,
    send: (change) =>
      site.call('GET', `/api/admin/positions/?${new URLSearchParams(change as Record<string, string>)}`, { token }),
  },
  {
    name: 'the audit log’s query',
    fields: fieldsOf(auditQuery),
    textsOnly: true,
    send: (change) =>
      site.call('GET', `/api/admin/audit/?${new URLSearchParams(change as Record<string, string>)}`, { token }),
  },
];

testNonsense(forms, /^(name|location|address|description|title|version)$/);

test('every cell of a file of people', async () => {
  const cells = importFields.flatMap((field) => Object.values({ ...texts, ...times }).map((text) => ({ field, text })));
  const rows = cells.map(({ field, text }, at) => {
    const good: Record<string, string> = { full_name: 'Another Person', email: `cell${at}@example.test` };
    return importFields.map((name) => ({ ...good, [field]: text })[name] ?? '');
  });
  // In UTF-16, which can hold every one of these texts.
  const file = Buffer.from(`\ufeff${[[...importFields], ...rows].map((row) => csvLine(row)).join('')}`, 'utf16le');
  const { status, body } = await imports.send(file, {
    columns: Object.fromEntries(importFields.map((name) => [name, name])),
  });
  expect([status, body.counts.rows]).toEqual([201, rows.length]);
  expect(body.counts.error).toBeGreaterThan(rows.length / 3);
  const { body: faulty } = await imports.read(body.id as number, '?action=error&page_size=100');
  for (const { line, errors } of faulty.results as { line: number; errors: Record<string, string[]> }[]) {
    const texts = Object.values(errors).flat();
    for (const text of texts) expect(text, `row ${line}`).toMatch(/^(“.*”: )?[A-Z].*[^:]$/s);
  }
  expect(await imports.errors(body.id as number)).not.toHaveLength(0);
  expect((await imports.apply(body.id as number)).body).toMatchObject({ state: 'applied' });
  expect((await imports.undo(body.id as number)).body).toMatchObject({ kept: [], removed: body.counts.create });
});

test('imports whose number is none', async () => {
  for (const value of ['abc', '0', '-1', '1.5', '99999999999999999999', '%00', "1'--", '%F0%9F%91%B7', '..%2f']) {
    const path = `/api/admin/imports/${value}/`;
    const answers = [
      await site.call('GET', path, { token }),
      await site.call('GET', `${path}errors/`, { token }),
      await site.call('PATCH', path, { token, body: {} }),
      await site.call('POST', `${path}apply/`, { token, body: {} }),
      await site.call('POST', `${path}undo/`, { token }),
    ];
    for (const { status } of answers) expect([400, 404], `${path}: ${status}`).toContain(status);
  }
});
