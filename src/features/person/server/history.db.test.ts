import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { recordAudits } from '~/features/audit/server/public';
import { insertNotices } from '~/features/notifications/server/public';
import { notices } from '~/features/notifications/server/tables';
import { testApp } from '~test/app';
import { makeUser, testPerson } from '~test/factories';
import type { HistoryRow } from '../contract';

const site = testApp();
const superuser = testPerson(site, 'superuser');

const pageOf = async (id: number, url = `/api/admin/people/${id}/history/`) =>
  (await site.call('GET', url, { token: superuser.token })).body as {
    results: HistoryRow[];
    next: string | null;
  };

/** Reads all pages. */
async function historyOf(id: number) {
  const rows: HistoryRow[] = [];
  const sizes: number[] = [];
  for (let next: string | null | undefined; next !== null;) {
    const page = await pageOf(id, next);
    sizes.push(page.results.length);
    rows.push(...page.results);
    next = page.next;
  }
  return { rows, sizes };
}

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 10, minute));

test('audit and notices in one order, also where many are of one moment, none twice and none left out', async () => {
  const { id } = await makeUser(site);
  const stranger = await makeUser(site);
  await site.site.write(async (tx) => {
    // 30 of each in 4 moments: pages end in the middle of a moment and of a source.
    await recordAudits(
      tx,
      Array.from({ length: 30 }, (_, index) => ({
        at: at(index % 4),
        actor: { id: superuser.user.id, name: 'Superuser' },
        action: 'user.edit',
        target: { type: 'user', id: index === 29 ? stranger.id : id, name: 'x' },
        after: { index },
      })),
    );
    for (let index = 0; index < 30; index += 1)
      await insertNotices(
        tx,
        {
          to: [index === 29 ? stranger.id : id],
          kind: 'licence',
          text: `Notice ${index}`,
          about: [],
          title: '',
          link: null,
          subject: `test:${index}`,
        },
        at(index % 4),
      );
  });
  const { rows, sizes } = await historyOf(id);
  expect(sizes).toEqual([20, 20, 18]);
  expect(new Set(rows.map((row) => `${row.source} ${row.id}`)).size).toBe(58);
  const order = rows.map((row) => [-Date.parse(row.at), row.source === 'audit' ? 0 : 1, -row.id]);
  expect(order).toEqual(order.toSorted((a, b) => a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]!));
  expect(rows.filter(({ source }) => source === 'audit').every(({ entry }) => entry!.target.id === id)).toBe(true);
});

test('a notice has when it was mailed, an entry the values before and after', async () => {
  const { id } = await makeUser(site, { licenseNo: 'L 1', renewalDate: '2030-01-31' });
  await site.call('PATCH', `/api/users/${id}/`, { token: superuser.token, body: { qualification: 'B.Tech' } });
  const body = { membership_until: '2031-03-31', note: 'Paid at the meeting.' };
  await site.call('POST', `/api/licences/${id}/record/`, { token: superuser.token, body });
  await site.site.write((tx) =>
    tx
      .update(notices)
      .set({ mailedAt: at(1) })
      .where(eq(notices.userId, id)),
  );
  const { rows } = await historyOf(id);
  const [notice] = rows.filter(({ source }) => source === 'notice');
  expect(notice).toMatchObject({
    notice: {
      text: 'The office has recorded your membership',
      is_read: false,
      mailed_at: '2026-01-05T15:31:00.000+05:30',
    },
  });
  expect(rows.map(({ entry }) => entry?.action).filter(Boolean)).toEqual(['renewal.record', 'user.edit']);
  expect(rows.at(-1)!.entry).toMatchObject({ after: { qualification: 'B.Tech' } });
});

test('a person who does not exist is a 404, a cursor that is none a 400', async () => {
  const { token } = superuser;
  expect((await site.call('GET', '/api/admin/people/2000000000/history/', { token })).status).toBe(404);
  const { id } = await makeUser(site);
  for (const bad of [
    'x',
    '1.audit',
    '1.user.3',
    '1.audit.3.4',
    '-1.audit.3',
    '999999999999999.audit.1',
    '1.audit.9999999999',
  ]) {
    const { status, body } = await site.call('GET', `/api/admin/people/${id}/history/?before=${bad}`, { token });
    expect([bad, status, Object.keys(body)]).toEqual([bad, 400, ['before']]);
  }
  expect((await pageOf(id, `/api/admin/people/${id}/history/?before=99999999999999.audit.1`)).next).toBeNull();
});
