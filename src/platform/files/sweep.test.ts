import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../log';
import { places, putFiles, type TestPlace } from './support';
import { sweepFiles } from './sweep';

const log = createLog('silent');
const never = new AbortController().signal;

// A bucket takes its time on a busy machine.
describe.each(places)('what a killed server leaves in $name', { timeout: 30_000 }, ({ open }) => {
  let place: TestPlace;
  beforeEach(async () => {
    place = await open();
  });
  afterEach(() => place.close());

  const put = (...keys: string[]) => putFiles(place, ...keys);
  const all = async (prefix: string) => {
    const keys: string[] = [];
    for await (const { key } of place.files.list(prefix)) keys.push(key);
    return keys.sort();
  };
  /** Sweeps as if the server started now, or so many days later: everything stored so far is old. */
  const sweep = async (
    named: () => Promise<string[]>,
    { before, days = 0, signal = never }: { before?: Date; days?: number; signal?: AbortSignal } = {},
  ) => {
    await sleep(20);
    const { files } = place;
    const now = new Date(Date.now() + days * 86_400_000);
    // The bucket's clock has a resolution of about a second.
    const old = before ?? new Date(Date.now() + 5000);
    await sweepFiles({ files, owners: [{ prefix: 'ads', named }], before: old, now, log, signal });
  };
  const noOwner = () => Promise.resolve([]);
  const today = new Date().toISOString().slice(0, 10);

  it('lists the files of a prefix, and nothing where there are none', async () => {
    await put('ads/a/480.webp', 'ads/a/800.webp', 'ads-old/a/1.webp', 'events/a/1.webp');
    expect(await all('ads')).toEqual(['ads/a/480.webp', 'ads/a/800.webp']);
    expect(await all('nothing')).toEqual([]);
  });

  it('goes away, and media that rows name stay whole, as does what no owner answers for', async () => {
    await put(
      'ads/kept/480.webp',
      'ads/kept/800.webp',
      'ads/left/480.webp',
      'ads/left/800.webp',
      'events/other/1.webp',
    );
    await sweep(() => Promise.resolve(['ads/kept/800.webp', 'ads/gone/800.webp']));
    expect(await all('ads')).toEqual(['ads/kept/480.webp', 'ads/kept/800.webp']);
    expect(await all('events')).toHaveLength(1);
  });

  it('is told from what is stored since the start, whose row is on its way', async () => {
    await put('ads/new/480.webp');
    await sweep(() => Promise.resolve([]), { before: new Date(Date.now() - 5000) });
    expect(await all('ads')).toHaveLength(1);
  });

  it('stays in quarantine for 30 days', async () => {
    await put('ads/left/480.webp', 'ads/left/800.webp');
    await sweep(noOwner);
    const away = [`quarantine/${today}/ads/left/480.webp`, `quarantine/${today}/ads/left/800.webp`];
    expect([await all('ads'), await all('quarantine')]).toEqual([[], away]);
    await sweep(noOwner, { days: 30 });
    expect(await all('quarantine')).toEqual(away);
    await sweep(noOwner, { days: 31 });
    expect(await all('quarantine')).toEqual([]);
  });

  it('comes back when a row names it again', async () => {
    await put('ads/left/480.webp', 'ads/left/800.webp');
    await sweep(noOwner);
    await sweep(() => Promise.resolve(['ads/left/800.webp']), { days: 31 });
    expect([await all('ads'), await all('quarantine')]).toEqual([['ads/left/480.webp', 'ads/left/800.webp'], []]);
    const file = await place.files.read('ads/left/800.webp');
    expect(String(await file?.stream.toArray())).toBe('x');
  });

  it('stays when most of the media belong to no row: the database may be the wrong one', async () => {
    await put(...Array.from({ length: 40 }, (_, index) => `ads/${index}/1.webp`));
    await sweep(noOwner);
    await sweep(() => Promise.resolve(['ads/1/1.webp']));
    expect(await all('ads')).toHaveLength(40);
  });

  it('goes a share a day, however often the server starts', async () => {
    const keys = Array.from({ length: 40 }, (_, index) => `ads/${index}/1.webp`);
    await put(...keys);
    const named = () => Promise.resolve(keys.slice(0, 30));
    await sweep(named);
    await sweep(named);
    expect(await all('ads')).toHaveLength(35);
    await sweep(named, { days: 1 });
    expect((await all('ads')).sort()).toEqual(keys.slice(0, 30).sort());
  });

  it('stays when no owner can say what is in use, or the site stops', async () => {
    await put('ads/left/480.webp');
    await sweep(() => Promise.reject(new Error('no database')));
    await sweep(() => Promise.resolve([]), { signal: AbortSignal.abort() });
    expect(await all('ads')).toHaveLength(1);
  });
});
