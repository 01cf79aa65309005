import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, testKind } from '~test/database';
import type { Database } from '../database';
import { facts } from '../facts/tables';
import { createLog } from '../log';
import { ownsFiles, withoutDeleting } from './installation';
import { places, type TestPlace } from './support';

const log = createLog('silent');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe.each(places)('files in $name', ({ open }) => {
  let place: TestPlace;
  beforeEach(async () => {
    await database.db.delete(facts);
    place = await open();
  });
  afterEach(() => place.close());

  const put = (...keys: string[]) =>
    Promise.all(keys.map((key) => place.files.put(key, { bytes: Buffer.from('x') }, 'image/webp')));
  const media = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${prefix}/${index}/1.webp`);
  const owns = (named: string[] = [], db = database.db) =>
    ownsFiles({ db, files: place.files, owners: [{ prefix: 'ads', named: () => Promise.resolve(named) }], log });

  it('are those of the database that had them first, and of its every instance', async () => {
    expect(await Promise.all([owns(), owns()])).toEqual([true, true]);
    await put(...media('ads', 40));
    expect(await owns()).toBe(true);
  });

  it('are not those of another database, whatever its rows name', async () => {
    await owns();
    await put(...media('ads', 3));
    await database.db.delete(facts); // as in a new one
    expect(await owns(media('ads', 3))).toBe(false);
  });

  it.skipIf(testKind === 'embedded')('are not those of a copy of their database', async () => {
    await owns();
    const copy = await openTestDatabase();
    const [fact] = await database.db.select().from(facts);
    await copy.db.insert(facts).values(fact!);
    expect(await owns([], copy.db)).toBe(false);
    expect(await owns()).toBe(true);
    await copy.close();
  });

  it('of an earlier version belong to the database whose rows name them', async () => {
    const kept = media('ads', 9);
    await put(...kept, 'ads/left/1.webp');
    expect(await owns(kept)).toBe(true);
    expect(await owns()).toBe(true);
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
    expect(await ownsFiles({ db: database.db, files: broken, owners: [], log })).toBe(false);
  });

  it('that are not ours stay when they are deleted', async () => {
    await put('ads/a/1.webp');
    await withoutDeleting(place.files, log).delete(['ads/a/1.webp']);
    expect(await place.files.stat('ads/a/1.webp')).not.toBeNull();
  });
});
