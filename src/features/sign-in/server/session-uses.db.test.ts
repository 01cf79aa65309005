import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Write } from '~/platform/topics';
import { testApp } from '~test/app';
import { makeUser, tokenOf } from '~test/factories';
import { createCallers } from './callers';
import { sessions } from './tables';

const site = testApp();

const usedAt = async (userId: number) =>
  (await site.site.db.select().from(sessions).where(eq(sessions.userId, userId)))[0]!.lastUsedAt!.getTime();

test('uses are gathered, whether their answers were cached or not, and written together', async () => {
  let writes = 0;
  const write: Write = (work) => {
    writes += 1;
    return site.site.write(work);
  };
  const callers = createCallers({ ...site.site, write });
  const people = [await makeUser(site), await makeUser(site), await makeUser(site)];
  const tokens = await Promise.all(people.map((user) => tokenOf(site, user)));
  const [first, second, third] = people.map(({ id }) => id) as [number, number, number];
  const before = await usedAt(first);
  for (const token of tokens) await callers.find(token);

  site.clock.pass({ minutes: 4 });
  for (let call = 0; call < 20; call += 1) {
    expect(callers.remembered(tokens[0]!)?.id).toBe(first);
    await callers.find(tokens[1]!);
  }
  expect(await callers.find('unknown')).toBeNull();
  expect(writes).toBe(0);
  expect(await usedAt(first)).toBe(before);

  await callers.flush();
  expect(writes).toBe(1);
  const minutes = async (id: number) => Math.round(((await usedAt(id)) - before) / 60_000);
  expect([await minutes(first), await minutes(second), await minutes(third)]).toEqual([4, 4, 0]);

  // Without uses nothing is written; the rest is written when the site closes.
  await callers.flush();
  expect(writes).toBe(1);
  site.clock.pass({ minutes: 1 });
  callers.remembered(tokens[2]!);
  await callers.close();
  expect(await minutes(third)).toBe(5);
});

test('a use that comes late takes nothing back', async () => {
  const callers = createCallers(site.site);
  const user = await makeUser(site);
  const token = await tokenOf(site, user);
  await callers.find(token);
  const later = new Date(site.clock.now().getTime() + 60_000);
  await site.site.write((tx) => tx.update(sessions).set({ lastUsedAt: later }).where(eq(sessions.userId, user.id)));
  await callers.close();
  expect(await usedAt(user.id)).toBe(later.getTime());
});
