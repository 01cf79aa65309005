import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { sealedValues } from '~/app/features';
import { eachSealed } from '~/platform/secrets/sealed-values';
import { testApp } from '~test/app';
import { backUpTo } from '~test/backups';
import { password, signIn } from '~test/factories';
import { having } from '~test/scan';
import { unzip } from '~test/unzip';
import { privacyRequests } from '../tables';
import { dropLost } from './drop';

const site = testApp();
const folder = mkdtempSync(path.join(tmpdir(), 'sangham-copies-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const aadhaar = '987612345670';
const nominee = { name: 'Quillfeather Menon', relation: 'Sister', phone: '9123406789' };
const values = [aadhaar, nominee.name, nominee.phone];

/** Makes a person whose copy can be downloaded. */
async function withCopy() {
  const { user, token } = await signIn(site, 'member');
  expect((await site.call('PATCH', '/api/profile/update/', { token, body: { aadhaar } })).status).toBe(200);
  expect((await site.call('PUT', '/api/privacy/nominee/', { token, body: nominee })).status).toBe(200);
  expect((await site.call('POST', '/api/privacy/export/', { token, body: { password } })).status).toBe(201);
  const mine = async () =>
    (await site.site.db.select().from(privacyRequests).where(eq(privacyRequests.userId, user.id)))[0]!;
  await vi.waitFor(async () => expect((await mine()).state).toBe('ready'), { timeout: 20_000, interval: 100 });
  return { user, token, mine };
}

/** Returns the text of every file in a folder, with archives unpacked. */
function unpacked(of: string): string[] {
  const files = readdirSync(of, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap((entry) => {
    const name = path.join(entry.parentPath, entry.name);
    const bytes = readFileSync(name);
    const parts = bytes.subarray(0, 2).equals(Buffer.from('1f8b', 'hex'))
      ? [gunzipSync(bytes)]
      : bytes.subarray(0, 2).toString() === 'PK'
        ? [...unzip(bytes).values()]
        : [bytes];
    return parts.map((part) => `${path.relative(of, name)}: ${part.toString('utf8')}`);
  });
}

test('a copy of the own data is nowhere unencrypted, and in no backup; its owner downloads it as it was', async () => {
  const { token, mine } = await withCopy();
  const { config, files } = site.site;
  const { key, bytes } = (await mine()).file!;
  expect(await files.stat(key)).not.toBeNull();
  expect(having(unpacked(config.dataDir), values)).toEqual([]);

  const backup = await backUpTo(path.join(folder, 'backup'), site);
  expect(backup.missing).toEqual([]);
  const saved = unpacked(path.join(folder, 'backup'));
  expect(saved.length).toBeGreaterThan(3);
  expect(saved.filter((text) => text.includes('exports/') && !text.startsWith('rows.gz'))).toEqual([]);
  expect(having(saved, values)).toEqual([]);

  const [{ file }] = (await site.call('GET', '/api/privacy/requests/', { token })).body as [
    { file: { url: string; bytes: number } },
  ];
  expect(file.bytes).toBe(bytes);
  const fetched = await site.call('GET', file.url);
  expect(fetched).toMatchObject({
    status: 200,
    headers: { 'content-type': 'application/zip', 'content-length': String(bytes) },
  });
  expect(
    JSON.parse(
      unzip(fetched.body as Buffer)
        .get('profile.json')!
        .toString(),
    ),
  ).toMatchObject([{ aadhaar }]);
});

test('its key is sealed, and a change of the secret key seals it again', async () => {
  const { mine } = await withCopy();
  const { id, file } = await mine();
  const sealed = sealedValues.find(({ purpose }) => purpose === 'privacy-export')!;
  const found: { id: number; sealed: string }[] = [];
  for await (const one of eachSealed(site.site.db, sealed)) found.push(one);
  expect(found).toContainEqual({ id, sealed: file!.secret });
  const opened = { text: '', key: site.site.config.keys.current };
  await site.site.write((tx) => sealed.replace(tx, id, 'of another moment', 'lost', opened));
  await site.site.write((tx) => sealed.replace(tx, id, file!.secret!, 'renewed', opened));
  expect((await mine()).file).toMatchObject({ secret: 'renewed', bytes: expect.any(Number) as number });
});

test('a copy lost by a restore or an earlier version is refused at the start, a new one allowed', async () => {
  const { files, db } = site.site;
  const [lost, plain, good] = [await withCopy(), await withCopy(), await withCopy()];
  const keyOf = async ({ mine }: typeof lost) => (await mine()).file!.key;
  await files.delete([await keyOf(lost)]);
  const old = { key: await keyOf(plain), bytes: 9 };
  await db
    .update(privacyRequests)
    .set({ file: old })
    .where(eq(privacyRequests.id, (await plain.mine()).id));
  await dropLost(site.site);
  for (const { mine, token } of [lost, plain]) {
    expect(await mine()).toMatchObject({ state: 'refused', file: null });
    expect((await site.call('POST', '/api/privacy/export/', { token, body: { password } })).status).toBe(201);
  }
  expect(await files.stat(old.key)).toBeNull();
  expect(await good.mine()).toMatchObject({ state: 'ready', file: expect.any(Object) as object });
});
