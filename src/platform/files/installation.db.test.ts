import { chmod, cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, testKind } from '~test/database';
import type { Config } from '../config';
import type { Database } from '../database';
import { storedSettings } from '../settings-store/tables';
import { createLog } from '../log';
import { claimFiles, ownsFiles, withoutDeleting } from './installation';
import { places, putFiles, type TestPlace } from './support';

const log = createLog('silent');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe.each(places)('files in $name', ({ open }) => {
  let place: TestPlace;
  beforeEach(async () => {
    await database.db.delete(storedSettings);
    place = await open();
  });
  afterEach(() => place.close());

  const put = (...keys: string[]) => putFiles(place, ...keys);
  const media = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${prefix}/${index}/1.webp`);
  type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 'mediaUrl'>;
  const claim = (
    named: string[] = [],
    db = database.db,
    config: Settings = { ...place.config, databaseUrl: 'postgres://' },
  ) => ({
    config,
    db,
    files: place.files,
    owners: [{ prefix: 'ads', named: () => Promise.resolve(named) }],
  });
  const owns = (...args: Parameters<typeof claim>) => ownsFiles({ ...claim(...args), log });

  it('are those of the database that had them first, and of its every instance', async () => {
    expect(await Promise.all([owns(), owns()])).toEqual([true, true]);
    await put(...media('ads', 40));
    expect(await owns()).toBe(true);
  });

  it('are not those of another database, whatever its rows name', async () => {
    await owns();
    await put(...media('ads', 3));
    await database.db.delete(storedSettings); // As in a new database.
    expect(await owns(media('ads', 3))).toBe(false);
  });

  it.skipIf(testKind === 'embedded')('are not those of a copy of their database', async () => {
    await owns();
    const copy = await openTestDatabase();
    const [fact] = await database.db.select().from(storedSettings);
    await copy.db.insert(storedSettings).values(fact!);
    expect(await owns([], copy.db)).toBe(false);
    expect(await owns()).toBe(true);
    await copy.close();
  });

  it('of an earlier version belong to the database whose rows name them', async () => {
    const medium = media('ads', 9);
    await put(...medium, 'ads/left/1.webp');
    expect(await owns(medium)).toBe(true);
    expect(await owns()).toBe(true);
  });

  it('of a restored backup belong to its database, though it names files that no backup has', async () => {
    const ads = media('ads', 3);
    await put(...ads);
    const owners = [
      { prefix: 'ads', named: () => Promise.resolve(ads) },
      { prefix: 'exports', leftOutOfBackups: true as const, named: () => Promise.resolve(media('exports', 2)) },
    ];
    expect(await ownsFiles({ ...claim(), owners, log })).toBe(true);
  });

  it('of an earlier version belong to no database that is empty, or names others, or only some of them', async () => {
    await put(...media('ads', 40));
    expect(await owns()).toBe(false);
    expect(await owns(media('ads', 80).slice(40))).toBe(false);
    expect(await owns(media('ads', 80).slice(20))).toBe(false);
    expect(await owns(media('ads', 10))).toBe(false);
    expect(await place.files.stat('installation')).toBeNull();
  });

  it('that cannot be read are not ours', async () => {
    const broken = { ...place.files, read: () => Promise.reject(new Error('store is down')) };
    expect(await ownsFiles({ ...claim(), files: broken, log })).toBe(false);
  });

  it('are claimed from another database by who plainly names them', async () => {
    const medium = media('ads', 9);
    await owns();
    await put(...medium);
    await database.db.delete(storedSettings); // As in a new database.
    expect([await claimFiles(claim(media('ads', 80).slice(40))), await owns(medium)]).toEqual([false, false]);
    expect([await claimFiles(claim(medium)), await owns(medium)]).toEqual([true, true]);
  });

  describe('of an embedded database', () => {
    /** The settings of a server whose data folder is this folder. */
    const at = (dataDir: string) => ({ dataDir, databaseUrl: undefined, mediaUrl: place.config.mediaUrl });
    const ownsAt = (dataDir: string) => owns(media('ads', 3), database.db, at(dataDir));
    const inBucket = () => place.config.mediaUrl !== undefined;
    let folders: string;
    let home: string;
    beforeEach(async () => {
      folders = await mkdtemp(path.join(os.tmpdir(), 'sangham-folders-'));
      home = path.join(folders, 'home');
      await mkdir(path.join(home, 'database'), { recursive: true });
      // As PostgreSQL does, it changes later than it is made, by more than a clock's tick.
      await sleep(30);
      await writeFile(path.join(home, 'database/PG_VERSION'), '18');
    });
    afterEach(() => rm(folders, { recursive: true }));

    it('stay its own at every start, whatever it writes into its folder, and wherever that is moved', async () => {
      expect(await ownsAt(home)).toBe(true);
      await writeFile(path.join(home, 'database/postmaster.pid'), '1');
      await chmod(path.join(home, 'database'), 0o700);
      const elsewhere = path.join(folders, 'elsewhere');
      await rename(home, elsewhere);
      expect(await ownsAt(elsewhere)).toBe(true);
    });

    it('in a bucket are not those of a copy of its folder, until it claims them; in the folder they are', async () => {
      await put(...media('ads', 3));
      expect(await ownsAt(home)).toBe(true);
      const copy = path.join(folders, 'copy');
      await cp(home, copy, { recursive: true, preserveTimestamps: true });
      expect([await ownsAt(copy), await ownsAt(home)]).toEqual([!inBucket(), true]);
      expect(await claimFiles(claim(media('ads', 3), database.db, at(copy)))).toBe(true);
      expect([await ownsAt(copy), await ownsAt(home)]).toEqual([true, !inBucket()]);
    });

    it('that an earlier version stored under the id alone are those of the folder that asks first', async () => {
      expect(await owns()).toBe(true);
      expect(await ownsAt(home)).toBe(true);
      const copy = path.join(folders, 'copy');
      await cp(home, copy, { recursive: true });
      expect([await ownsAt(copy), await ownsAt(home)]).toEqual([!inBucket(), true]);
    });

    it('are known where the file system keeps no time of its making', async () => {
      expect(await ownsAt(home)).toBe(true);
      if (!inBucket()) return;
      const file = await place.files.read('installation');
      const [id, inode, born] = (await text(file!.stream)).trim().split(' ');
      const write = (line: string) => place.files.put('installation', { bytes: Buffer.from(line) }, 'text/plain');
      await write(`${id} ${inode} 0`);
      expect(await ownsAt(home)).toBe(true);
      await write(`${id} ${inode} ${BigInt(born!) + 1n}`);
      expect(await ownsAt(home)).toBe(false);
    });
  });

  it('that are not ours stay when they are deleted', async () => {
    await put('ads/a/1.webp');
    await withoutDeleting(place.files, log).delete(['ads/a/1.webp']);
    expect(await place.files.stat('ads/a/1.webp')).not.toBeNull();
  });
});
