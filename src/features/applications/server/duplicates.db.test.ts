import { beforeAll, expect, test } from 'vitest';
import { createKeyRing } from '~/platform/secrets/key-ring';
import { rotateKey } from '~/platform/secrets/rotate-key';
import { testApp } from '~test/app';
import { makeUser, readUser, signIn } from '~test/factories';
import { createAadhaarSeal, markOldNumbers } from '~/features/people/server/aadhaar';
import { sealedNumbers } from '~/features/people/server/sealed-numbers';
import type { users } from '~/features/people/server/tables';

/* Possible duplicates (docs/product/applications.md, "Duplicates"), and the marks of Aadhaar numbers. */
const site = testApp();
let registrar: string;
beforeAll(async () => {
  registrar = (await signIn(site, 'admin', { duties: ['registrar'] })).token;
});

const applicant = (more: Partial<typeof users.$inferInsert> = {}) =>
  makeUser(site, { isApproved: false, role: 'user', ...more });
const rowOf = async (id: number) => {
  const { body } = await site.call('GET', '/api/admin/applications/?page_size=100', { token: registrar });
  return body.results.find((row: { id: number }) => row.id === id);
};

test('duplicates: each likeness with why, and nothing that only looks like one', async () => {
  const seal = createAadhaarSeal(site.site.config);
  const original = await makeUser(site, {
    firstName: 'Ábdul',
    lastName: 'Azeez K',
    email: 'abdul.azeez@example.test',
    dob: '1980-02-03',
    licenseNo: 'PKD/EA/2012/7',
    aadhaarMark: seal.mark('111122223333'),
  });
  const why = async (more: Partial<typeof users.$inferInsert>) => {
    const { id } = await applicant(more);
    return (await rowOf(id)).duplicates
      .filter(({ user }: { user: { id: number } }) => user.id === original.id)
      .map((like: { why: string }) => like.why);
  };
  expect(await why({ aadhaarMark: seal.mark('111122223333') })).toEqual(['aadhaar']);
  expect(await why({ licenseNo: 'pkd-ea 2012 7' })).toEqual(['license']);
  expect(await why({ email: 'Abdulazeez+join@Example.test' })).toEqual(['email']);
  expect(await why({ firstName: 'abdul', lastName: 'azeez  k', dob: '1980-02-03' })).toEqual(['name']);
  expect(await why({ firstName: 'abdul', lastName: 'azeez k', dob: '1980-02-04' })).toEqual([]);
  expect(await why({ email: 'abdul.azeez@example.org' })).toEqual([]);
  expect(await why({ firstName: '', lastName: '' })).toEqual([]);
});

test('numbers that were saved without a mark get one at the start, once', async () => {
  const seal = createAadhaarSeal(site.site.config);
  const old = await makeUser(site, { aadhaarSealed: seal.seal('999988887777') });
  const damaged = await makeUser(site, { aadhaarSealed: 'not ours' });
  await markOldNumbers(site.site);
  await markOldNumbers(site.site);
  expect((await readUser(site, old.id))?.aadhaarMark).toBe(seal.mark('999988887777'));
  expect((await readUser(site, damaged.id))?.aadhaarMark).toBeNull();
});

test('another secret key gives every number a new mark', async () => {
  const { config, write } = site.site;
  const seal = createAadhaarSeal(config);
  const person = await makeUser(site, {
    aadhaarSealed: seal.seal('444455556666'),
    aadhaarMark: seal.mark('444455556666'),
  });
  const next = {
    ...config,
    keys: createKeyRing(['a new secret of some length, for this test', config.keys.current.secret]),
  };
  await rotateKey({
    config: next,
    write,
    sealed: [sealedNumbers],
    refuse: () => Promise.resolve(),
    done: () => Promise.resolve(),
  });
  const mark = createAadhaarSeal(next).mark('444455556666');
  expect(mark).not.toBe(seal.mark('444455556666'));
  expect((await readUser(site, person.id))?.aadhaarMark).toBe(mark);
});
