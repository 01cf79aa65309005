import { asc } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../src/shared/contract';
import { users } from '../src/features/people/server/tables';
import { testApp, type Answer, type Method } from './support/app';
import { decideApplication } from './support/applications';
import { addressOf, allCalls } from './support/calls';
import { makeUser, password, signIn } from './support/factories';
import { importsOf } from './support/imports';
import { csvFile } from './support/sheets';
import { contentPaths, noProof } from './proof-matrix';

/*
 * docs/product/security.md, "A fresh proof": which calls need a proof, by their contracts, and that they refuse
 * without.
 */
const site = testApp();
/** A superuser with a second factor whose login is older than a proof lasts. */
const stale = {} as Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  Object.assign(stale, await signIn(site, 'superuser', { secondFactorSince: new Date() }));
  site.clock.pass({ minutes: 6 });
});

/**
 * Returns the calls that need a login and a proof `always`, `when` a condition holds, or `never`, as the contracts
 * declare.
 */
function declared(wanted: 'always' | 'when' | 'never') {
  const proofOf = ({ proof }: Call) => (proof === undefined ? 'never' : proof === true ? 'always' : 'when');
  const asked = allCalls.filter((call) => call.access !== 'anyone' && proofOf(call) === wanted);
  return asked.map(addressOf).sort();
}

test('each call that needs a login needs a proof, or has a reason why not', () => {
  const isContent = (call: string) => contentPaths.some((path) => call.split(' ')[1]!.startsWith(path));
  const without = declared('never').filter((call) => !isContent(call));
  expect(without, 'calls, and tests/proof-matrix.ts').toEqual(Object.values(noProof).flat().sort());
  const isFile = (call: string) => call.endsWith('/export/');
  expect(declared('always').filter((call) => isContent(call) && !isFile(call))).toEqual([]);
});

test('where a proof is always needed, a stale session is refused before any input is read', async () => {
  const calls = declared('always');
  expect(calls.length).toBeGreaterThan(20);
  const refused = await Promise.all(
    calls.map(async (call) => {
      const [method, path] = call.split(' ') as [Method, string];
      const { status, body } = await site.call(method, path.replace(/:\w+/g, '1'), { token: stale.token });
      return `${call}: ${status} ${body.code}`;
    }),
  );
  expect(refused).toEqual(calls.map((call) => `${call}: 403 proof_needed`));
});

interface Deed {
  call: string;
  name: string;
  /** Prepares the action, and returns the function that does it. */
  make: (token: string) => Promise<() => Promise<Answer>>;
}

let serial = 0;
const address = () => `proof${(serial += 1)}@example.test`;
const edit = (name: string, body: () => object): Deed => ({
  call: 'PATCH /api/users/:id/',
  name,
  make: async (token) => {
    const [{ id }, change] = [await makeUser(site), body()];
    return () => site.call('PATCH', `/api/users/${id}/`, { token, body: change });
  },
});
const applicant = () => makeUser(site, { isApproved: false, role: 'user', emailConfirmedAt: new Date() });

const deeds: Deed[] = [
  edit('another role', () => ({ role: 'admin' })),
  edit('a duty', () => ({ duties: ['moderator'] })),
  edit('another address', () => ({ email: address() })),
  {
    call: 'PATCH /api/profile/update/',
    name: 'another address',
    make: async (token) => {
      const email = address();
      return () => site.call('PATCH', '/api/profile/update/', { token, body: { email } });
    },
  },
  {
    call: 'POST /api/admin/approve-user/:id/',
    name: 'a role with rights',
    make: async (token) => {
      const { id } = await applicant();
      return () => site.call('POST', `/api/admin/approve-user/${id}/`, { token, body: { role: 'admin' } });
    },
  },
  {
    call: 'POST /api/admin/applications/:id/decision/',
    name: 'a role with rights',
    make: async (token) => {
      const { id } = await applicant();
      return () => decideApplication(site, token, id, { decision: 'approve', role: 'admin' });
    },
  },
  {
    call: 'POST /api/admin/imports/:id/apply/',
    name: 'another address',
    make: async (token) => {
      const { membershipId } = await makeUser(site);
      const { send, apply } = importsOf(site, () => token);
      const { body } = await send(
        csvFile([
          ['Membership ID', 'Email'],
          [membershipId!, address()],
        ]),
      );
      return () => apply(body.id);
    },
  },
  {
    call: 'POST /api/admin/imports/:id/undo/',
    name: 'a person who is removed',
    make: async (token) => {
      const { send, apply, undo } = importsOf(site, () => token);
      const { body } = await send(
        csvFile([
          ['Name', 'Email'],
          ['Came Along', address()],
        ]),
      );
      expect((await apply(body.id)).status).toBe(200);
      return () => undo(body.id);
    },
  },
  {
    call: 'POST /api/admin/imports/:id/undo/',
    name: 'another address',
    make: async (token) => {
      const { membershipId } = await makeUser(site);
      const other = await signIn(site, 'superuser');
      const { send, apply } = importsOf(site, () => other.token);
      const { body } = await send(
        csvFile([
          ['Membership ID', 'Email'],
          [membershipId!, address()],
        ]),
      );
      expect((await apply(body.id)).status).toBe(200);
      return () => importsOf(site, () => token).undo(body.id);
    },
  },
];

test('each call that needs a proof on a condition has a deed below', () => {
  expect([...new Set(deeds.map(({ call }) => call))].sort()).toEqual(declared('when'));
});

describe.each(deeds)('$call: $name', ({ make }) => {
  test('is refused without a proof and changes nothing; with a proof it is done', async () => {
    const chief = await signIn(site, 'superuser', { secondFactorSince: new Date() });
    site.clock.pass({ minutes: 6 });
    const run = await make(chief.token);
    const allUsers = () => site.site.db.select().from(users).orderBy(asc(users.id));
    const before = await allUsers();
    expect(await run()).toMatchObject({ status: 403, body: { code: 'proof_needed' } });
    expect(await allUsers()).toEqual(before);
    expect((await site.call('POST', '/api/security/proof/', { token: chief.token, body: { password } })).status).toBe(
      200,
    );
    expect((await run()).status).toBe(200);
  });
});
