import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { plainMail } from '~test/mails';
import { users } from '~/features/people/server/tables';
import { sealedValues } from '~/app/features';
import { testApp } from '~test/app';
import { readSources } from '~test/architecture';
import { makeUser } from '~test/factories';
import type { Jobs } from '../jobs';
import { jobs } from '../jobs/tables';
import { mailJob, queueMail } from '../mail';
import { checkSecretKey } from './check-secret-key';
import { createKeyRing } from './key-ring';
import { rotateKey, type RotateOptions } from './rotate-key';
import { createSeal, keyIdOf } from './seal';
import { eachSealed } from './sealed-values';
import { loadSecretKeys, secretFile } from './secret-key';

const site = testApp();
const mail = { to: 'asha@example.org', subject: 'Approved', text: 'Welcome', html: '<p>Welcome</p>' };
const later = { startAfter: new Date('2126-01-01') };

/** What a process that starts now would work with. */
const fresh = () => ({
  dataDir: site.site.config.dataDir,
  keys: createKeyRing(loadSecretKeys(site.site.config.dataDir), 'file'),
});

const rotate = (config: RotateOptions['config'], more: Partial<RotateOptions> = {}) =>
  rotateKey({
    config,
    write: site.site.write,
    sealed: sealedValues,
    refuse: async () => undefined,
    done: async () => undefined,
    ...more,
  });

/** Every sealed value, opened with the keys that are in the folder now; throws when one cannot be read. */
async function readAll() {
  const config = fresh();
  const opened: Record<string, string[]> = {};
  for (const values of sealedValues) {
    const seal = createSeal(config, values.purpose);
    for await (const { sealed } of eachSealed(site.site.db, values, 100))
      (opened[values.title] ??= []).push(seal.open(sealed));
  }
  return opened;
}

const keyIds = async () => {
  const ids = new Set<string | undefined>();
  for (const values of sealedValues)
    for await (const { sealed } of eachSealed(site.site.db, values)) ids.add(keyIdOf(sealed));
  return ids;
};

/** More than two batches. */
const count = 205;

async function fill() {
  await site.site.db.delete(users);
  await site.site.db.execute(sql`delete from jobs`);
  const config = fresh();
  await checkSecretKey(site.site.db, config);
  const person = await makeUser(site);
  const [seal, before] = [
    createSeal(config, 'aadhaar'),
    createSeal({ keys: Object.assign(fresh().keys, { named: false }) }, 'aadhaar'),
  ];
  const numbers = Array.from({ length: count }, (_, index) => String(200_000_000_000 + index));
  await site.site.db.execute(sql`insert into users (username, email, password_hash, aadhaar_sealed)
    select 'sealed' || n, 'sealed' || n || '@x.test', 'x', value
    from unnest(${sql.param(numbers.map((number, index) => (index % 3 ? seal : before).seal(number)))}::text[]) with
      ordinality as it (value, n)`);
  const waiting: Pick<Jobs, 'queue'> = { queue: (tx, name, data) => site.site.jobs.queue(tx, name, data, later) };
  for (let mails = 0; mails < 3; mails += 1) {
    await site.site.write((tx) =>
      queueMail({ ...site.site, config: { ...site.site.config, ...config }, jobs: waiting }, tx, plainMail(mail), {
        kind: 'approved',
        reader: person.id,
        about: [],
      }),
    );
  }
  return person;
}

test('a change of the key knows of everything that is sealed anywhere', () => {
  const uses = [...readSources(path.resolve(import.meta.dirname, '../../..'))].filter(
    ([file]) => !file.includes('.test.'),
  );
  const purposes = uses.flatMap(([, text]) =>
    [...text.matchAll(/createSeal\([^()]*, ('[^']+'|\w+(?:\.\w+)?)\)/g)].map(([, purpose]) => purpose!),
  );
  // The probe is sealed last, the values' own purposes come from their list.
  const known = ['probeJob', 'values.purpose', ...sealedValues.map(({ purpose }) => `'${purpose}'`)];
  expect(new Set(purposes)).toEqual(new Set(known));
});

test('killed at any step, every value can be read, and the next try completes it', async () => {
  const person = await fill();
  const before = await readAll();
  expect(before['Aadhaar numbers']).toHaveLength(count);
  expect(before.Mails).toHaveLength(3);
  const steps: string[] = [];
  await rotate(fresh(), { step: (name) => steps.push(name) });
  expect(steps.length).toBeGreaterThan(8);

  for (let last = 0; last < steps.length; last += 1) {
    const first = loadSecretKeys(site.site.config.dataDir);
    let done = 0;
    const more = { done: async () => void (done += 1) };
    let taken = -1;
    const killed = rotate(fresh(), {
      ...more,
      step: (name) => {
        taken += 1;
        if (taken === last) throw new Error(`killed at ${name}`);
      },
    });
    await expect(killed, steps[last]).rejects.toThrow('killed');
    // The keys in the folder, and those that a server which was not restarted has in memory.
    expect(await readAll(), steps[last]).toEqual(before);
    await checkSecretKey(site.site.db, fresh());
    await rotate(fresh(), more);
    const keys = loadSecretKeys(site.site.config.dataDir);
    expect(keys, steps[last]).toHaveLength(1);
    expect(keys, steps[last]).not.toEqual(first);
    expect(await readAll(), steps[last]).toEqual(before);
    expect(await keyIds(), steps[last]).toEqual(new Set([fresh().keys.current.id]));
    // Cut off after all was done but for the file: the next attempt finds a key to give up, or makes another.
    expect(done, steps[last]).toBeGreaterThan(0);
    await checkSecretKey(site.site.db, fresh());
  }
  const [row] = await site.site.db.select().from(users).where(eq(users.id, person.id));
  expect(row!.updatedAt).toEqual(person.updatedAt);
}, 240_000);

test('values that are written in between are read afterwards', async () => {
  await fill();
  const config = fresh();
  const seal = createSeal(config, 'aadhaar');
  const people = Array.from({ length: 20 }, (_, index) => index);
  const writing: Promise<unknown>[] = [];
  // A server's requests, which seal with what the ring has at that moment.
  const result = await rotate(config, {
    step: () => {
      const number = people.pop();
      if (number === undefined) return;
      writing.push(
        site.site.write((tx) =>
          tx.insert(users).values({
            username: `new${number}`,
            email: `new${number}@x.test`,
            passwordHash: 'x',
            aadhaarSealed: seal.seal(`30000000000${number}`),
          }),
        ),
      );
    },
  });
  await Promise.all(writing);
  expect(result.unreadable).toEqual([]);
  expect((await readAll())['Aadhaar numbers']).toHaveLength(count + writing.length);
  expect(await keyIds()).toEqual(new Set([result.id]));
});

test('a value that nothing opens is named and left, and ends nothing', async () => {
  await fill();
  const { id } = await makeUser(site, { aadhaarSealed: 'damaged' });
  const result = await rotate(fresh());
  expect(result.unreadable).toEqual([`Aadhaar numbers, row ${id}`]);
  expect(result.resealed).toBe(count + 3);
  expect((await site.site.db.select().from(users).where(eq(users.id, id)))[0]!.aadhaarSealed).toBe('damaged');
});

test('the owner changes a key that is a setting: what SECRET_KEY_OLD sealed is sealed with SECRET_KEY', async () => {
  await fill();
  const present = loadSecretKeys(site.site.config.dataDir)[0]!;
  const { dataDir } = site.site.config;
  await expect(rotate({ dataDir, keys: createKeyRing([present]) })).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('SECRET_KEY_OLD'),
  });
  const next = { dataDir, keys: createKeyRing(['n'.repeat(40), present]) };
  await checkSecretKey(site.site.db, next);
  expect(await rotate(next)).toMatchObject({ resealed: count + 3, unreadable: [], id: next.keys.current.id });
  expect(readFileSync(path.join(dataDir, secretFile), 'utf8')).toBe(present);
  // SECRET_KEY_OLD may go.
  await checkSecretKey(site.site.db, { keys: createKeyRing(['n'.repeat(40)]) });
  await expect(checkSecretKey(site.site.db, { keys: createKeyRing([present]) })).rejects.toThrow(next.keys.current.id);
  expect(await keyIds()).toEqual(new Set([next.keys.current.id]));
});

test('refused where a server would go on with the old key, and nothing is changed', async () => {
  await fill();
  const keys = loadSecretKeys(site.site.config.dataDir);
  await expect(rotate(fresh(), { refuse: () => Promise.reject(new Error('a server runs')) })).rejects.toThrow(
    'a server runs',
  );
  expect(loadSecretKeys(site.site.config.dataDir)).toEqual(keys);
  expect(await site.site.db.$count(jobs, eq(jobs.name, mailJob))).toBe(3);
});
