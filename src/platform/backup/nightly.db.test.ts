import { existsSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { testApp } from '~test/app';
import { places, type TestPlace } from '../files/support';
import type { Files } from '../files';
import type { Handler, Jobs } from '../jobs';
import { decrypting } from './encryption';
import { lastBackup } from './last-backup';
import { backUpNightly, nextNight } from './nightly';
import { openBackups } from './store';
import { verifyBackup } from './verify';

const site = testApp();

describe.each(places)('a backup every night in $name', ({ open }) => {
  let place: TestPlace;
  let url: string;
  beforeAll(async () => {
    place = await open();
    url = place.config.mediaUrl?.replace('site/one', 'backups') ?? path.join(place.config.dataDir, 'backups');
    await site.site.files.put('ads/a/1.webp', { bytes: Buffer.from('picture') }, 'image/webp');
  });
  afterAll(() => place.close());

  const owners = () => [{ prefix: 'ads', named: () => Promise.resolve(['ads/a/1.webp', 'ads/lost/1.webp']) }];
  /** The nights that were queued, and what makes the backup of one. */
  async function schedule({ recipient, files = site.site.files }: { recipient?: string; files?: Files } = {}) {
    const nights: (string | undefined)[] = [];
    let handler!: Handler;
    const jobs = {
      queue: async (_tx, _name, _data, options) => void nights.push(options?.key),
      work: (_name, work) => void (handler = work),
    } as Pick<Jobs, 'queue' | 'work'> as Jobs;
    const { config, db, write, clock, log } = site.site;
    const database = { db, pool: (db as unknown as { $client: pg.Pool }).$client };
    await backUpNightly({
      config: { ...config, backupUrl: url, backupRecipient: recipient },
      database,
      files,
      owners,
      marks: [],
      jobs,
      write,
      clock,
      log,
    });
    const make = (night: string) => handler({}, { key: night, attempt: 1, signal: new AbortController().signal });
    return { nights, make };
  }
  const store = () => openBackups(url, site.site.files.temp());

  it('is whole, is known to the site, and is followed by the next', async () => {
    const { nights, make } = await schedule();
    expect(nights).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
    await make('2026-11-22');
    await make('2026-11-22');
    expect(nights).toHaveLength(3);
    const backups = await store();
    expect(await backups.names()).toEqual(['2026-11-22']);
    const { manifest, keys } = await verifyBackup(backups.source('2026-11-22'));
    expect([keys, manifest.missing]).toEqual([['ads/a/1.webp'], ['ads/lost/1.webp']]);
    expect(await lastBackup(site.site.db)).toMatchObject({ at: manifest.made, files: 1, missing: 1 });
    await backups.close();
  });

  it('goes when it is outdated, whole', async () => {
    const backups = await store();
    for (let day = 10; day <= 20; day += 1) {
      const target = await backups.target(`2026-11-${day}`);
      await target.write('backup.json', Readable.from(['{}']));
      await target.complete();
    }
    const { make } = await schedule();
    await make('2026-11-21');
    expect((await backups.names()).sort()).toEqual([
      '2026-11-15',
      ...[16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`),
    ]);
    expect(await backups.source('2026-11-10').list()).toEqual([]);
    await backups.close();
  });

  it('can be encrypted: every person sees that it is whole, and only the key opens it', async () => {
    const identity = await generateX25519Identity();
    const { make } = await schedule({ recipient: await identityToRecipient(identity) });
    await make('2026-11-23');
    const backups = await store();
    const source = backups.source('2026-11-23');
    const { manifest } = await verifyBackup(source);
    expect(manifest.encrypted).toBe(true);
    const read = async (from: typeof source) =>
      Buffer.concat(await (await from.read('files/ads/a/1.webp'))!.toArray()).toString();
    expect(await read(source)).not.toContain('picture');
    expect(await read(decrypting(source, `# made by age-keygen\n${identity}\n`))).toBe('picture');
    await expect(read(decrypting(source, await generateX25519Identity()))).rejects.toThrow(
      'cannot be decrypted with this key',
    );
    await backups.close();
  });

  it('leaves nothing behind when it fails, and is no backup', async () => {
    const { make } = await schedule({
      files: { ...site.site.files, read: () => Promise.reject(new Error('store is down')) },
    });
    await expect(make('2026-11-25')).rejects.toThrow('store is down');
    const backups = await store();
    expect(await backups.names()).not.toContain('2026-11-25');
    expect(await backups.source('2026-11-25').list()).toEqual([]);
    if (!place.config.mediaUrl) expect(existsSync(path.join(url, '2026-11-25.partial'))).toBe(false);
    await backups.close();
  });
});

test('it is due at half past two at night in the site’s zone', () => {
  const next = (now: string) => nextNight(new Date(now)).toISOString();
  expect(next('2026-11-22T02:29:59+05:30')).toBe('2026-11-21T21:00:00.000Z');
  expect(next('2026-11-22T02:30:00+05:30')).toBe('2026-11-22T21:00:00.000Z');
  expect(next('2026-11-22T23:00:00+05:30')).toBe('2026-11-22T21:00:00.000Z');
});
