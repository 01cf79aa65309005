import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { erasing, listErasures, mailJobs } from '~/app/features';
import { bySite } from '~/features/privacy/server/erasing';
import { folderSource } from '~/platform/backup/places';
import { restore } from '~/platform/backup/restore';
import { readConfig } from '~/platform/config';
import type { Db } from '~/platform/database';
import { createLog } from '~/platform/log';
import { dayIso } from '~/shared/membership-status';
import { prepareSite } from '../src/app/boot';
import { testApp } from './support/app';
import { backUpTo } from './support/backups';
import { makeUser, testPerson } from './support/factories';

const site = testApp();
const treasurer = testPerson(site, 'admin', { duties: ['treasurer'] });
const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'sangham-money-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The sum of each account by its key, the number of entries, transactions and receipts, and the last numbers. */
async function figures(db: Db) {
  const { rows } = await db.execute(sql`
    select
      (select json_object_agg(key, sum order by key) from (
        select a.key, sum(e.amount) as sum from dues_entries e join dues_accounts a on a.id = e.account_id
        group by a.key) sums) as accounts,
      (select sum(amount)::int from dues_entries) as sum,
      (select count(*)::int from dues_entries) as entries,
      (select count(*)::int from dues_transactions) as transactions,
      (select json_agg(json_build_array(number, payer, amount, allocated, code) order by id) from dues_receipts)
        as receipts,
      (select json_agg(json_build_array(number, amount, paid) order by id) from dues_invoices) as invoices,
      (select json_agg(json_build_array(kind, year, last) order by kind, year) from dues_numbers) as numbers`);
  return rows[0]!;
}

test('a restored backup has the same sums, receipts and numbers, also once people are erased from it', async () => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const [stays, leaves] = [await makeUser(site, { role: 'member' }), await makeUser(site, { role: 'member' })];
  const call = async (where: string, body: object) => {
    const answer = await site.call('POST', `/api/dues/${where}`, { token: treasurer.token, body });
    expect(answer.status).toBeLessThan(300);
    return answer.body;
  };
  const { id } = await call('plans/', { year: '2026-27', name: 'Dues', amount: 45_000, due_on: '2026-06-30' });
  await call(`plans/${id}/issue/`, { users: [stays.id, leaves.id] });
  const invoices = await vi.waitFor(async () => {
    const { body } = await site.call('GET', `/api/dues/invoices/?plan=${id}`, { token: treasurer.token });
    expect(body.count).toBe(2);
    return body.results as { id: number; user_id: number }[];
  });
  const money = { amount: 50_000, method: 'cash', received_on: dayIso(site.site.clock.now()) };
  for (const [at, invoice] of invoices.entries()) {
    const allocations = [{ invoice_id: invoice.id, amount: 45_000 }];
    const receipt = await call('receipts/', {
      ...money,
      client_key: `money-${at}`,
      user_id: invoice.user_id,
      allocations,
    });
    if (at === 0) await call(`receipts/${receipt.id}/reverse/`, { reason: 'Bounced' });
  }
  await call('receipts/', { ...money, client_key: 'unknown' });

  const { db } = site.site;
  await backUpTo(path.join(folder, 'backup'), site);
  const saved = await figures(db);
  expect(saved).toMatchObject({
    sum: 0,
    numbers: [
      ['I', '2026-27', 2],
      ['R', '2026-27', 4],
    ],
  });
  await erasing(site.site, (_tx, _invalidate, erase) => erase([leaves.id], { at: new Date(), ...bySite }));
  // Erasing itself leaves the money as it was.
  expect(await figures(db)).toEqual(saved);

  const log = createLog('silent');
  const env = { DATA_DIR: path.join(folder, 'site'), DEMO_DATA: '0', LOG_LEVEL: 'silent' };
  await restore({
    root,
    log,
    source: folderSource(path.join(folder, 'backup')),
    marks: [],
    mailJobs,
    env,
    erasures: await listErasures(db),
  });
  const open: (() => Promise<unknown>)[] = [];
  const { site: restored } = await prepareSite({ config: readConfig(env, root), log, open });
  const found = await figures(restored.db);
  const people = await restored.db.execute(sql`select id from users where id = ${leaves.id}`);
  for (const close of open.reverse()) await close();
  expect([found, people.rows]).toEqual([saved, []]);
  printed.mockRestore();
}, 180_000);
