import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { features } from '~/app/features';
import { privacyRequests } from '~/features/privacy/server/tables';
import { noticeKinds } from '~/features/notifications/contract/choices';
import { users } from '~/features/people/server/tables';
import { testApp } from '~test/app';
import { tokenOf } from '~test/factories';

const site = testApp({ DEMO_PASSWORD: 'demo-password' });
const signInAs = async (email: string) => {
  const [user] = await site.site.db.select().from(users).where(eq(users.email, email));
  return tokenOf(site, user!);
};

beforeAll(async () => {
  for (const feature of features) await feature.demo?.(site.site, () => undefined);
}, 60_000);

test('a person who can log in has a notice of every kind, the newest first, in Malayalam', async () => {
  const token = await signInAs('malayalam@demo.test');
  const { body } = await site.call('GET', '/ml/api/notifications/?page_size=50', { token });
  const results = body.results as { kind: string; text: string; created_at: string }[];
  expect(results.map(({ kind }) => kind).toSorted()).toEqual(noticeKinds.toSorted());
  const dates = results.map(({ created_at: at }) => at);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const { text } of results) expect(text).toMatch(/[\u0D00-\u0D7F]/);
});

test('an import waits to be applied, and one that was applied can be undone without leftovers', async () => {
  const token = await signInAs('registrar@demo.test');
  const { body } = await site.call('GET', '/api/admin/imports/', { token });
  expect(body.results.map(({ state }: { state: string }) => state)).toEqual(['preview', 'applied']);
  const [, { id, counts }] = body.results;
  const undone = await site.call('POST', `/api/admin/imports/${id}/undo/`, { token });
  expect(undone.body).toMatchObject({ restored: counts.update, removed: 0, kept: [] });
});

test('the question with the newest activity is pinned, and an erasure is pending', async () => {
  const token = await signInAs('malayalam@demo.test');
  const { body } = await site.call('GET', '/api/community/questions/', { token });
  const dates = body.results.map(({ last_activity_at: at }: { last_activity_at: string }) => at);
  expect(body.results.map(({ pinned_until: until }: { pinned_until: string | null }) => until !== null)).toEqual([
    true,
    ...Array<boolean>(19).fill(false),
  ]);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const erasures = await site.site.db.select().from(privacyRequests).where(eq(privacyRequests.kind, 'erase'));
  expect(erasures).toMatchObject([{ state: 'open' }]);
});
