import { buffer } from 'node:stream/consumers';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mediaSchema } from '~/shared/media';
import type { Database, Tx } from '../database';
import { createLog } from '../log';
import { createWriter } from '../topics';
import type { Files } from '.';
import { isKey } from './files';
import { encodeImage } from './images';
import { mediaKeys, presentMedia, storeImage, storeVideo } from './media';
import { withStoredFiles } from './with-stored-files';
import { testFolder, type TestPlace } from './support';

const log = createLog('silent');
let place: TestPlace;
let files: Files;
let picture: Buffer;
beforeAll(async () => {
  place = await testFolder();
  files = place.files;
  picture = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
});
afterAll(() => place.close());

const present = (keys: string[]) => Promise.all(keys.map(async (key) => (await files.stat(key)) !== null));

async function upload(name: string, content: Buffer | string) {
  const file = path.join(files.temp(), name);
  await writeFile(file, content);
  return file;
}

describe('a stored picture', () => {
  it('is one record with its sizes, whose every file is there', async () => {
    const stored = await storeImage(files, { prefix: 'ads', source: picture, widths: [480, 800, 1280] });
    expect(JSON.parse(JSON.stringify(stored))).toEqual(stored);
    expect(stored).toMatchObject({ kind: 'image', type: 'image/jpeg', width: 1000, height: 500 });
    expect(stored.key).toMatch(/^ads\/[0-9a-f]{32}\/1000\.jpg$/);
    const keys = mediaKeys(stored);
    expect(keys.length).toBe(7);
    expect(keys.every(isKey)).toBe(true);
    expect(await present(keys)).toEqual(keys.map(() => true));
  });

  it('leaves the server as addresses a <picture> can use', async () => {
    const stored = await storeImage(files, { prefix: 'ads', source: picture, widths: [480, 800] });
    const shown = mediaSchema.parse(presentMedia(stored));
    const folder = `/media/${path.dirname(stored.key)}`;
    expect(shown).toEqual({
      url: `${folder}/800.jpg`,
      type: 'image/jpeg',
      width: 800,
      height: 400,
      sources: [
        { type: 'image/avif', srcset: `${folder}/800.avif 800w, ${folder}/480.avif 480w` },
        { type: 'image/webp', srcset: `${folder}/800.webp 800w, ${folder}/480.webp 480w` },
      ],
      poster: null,
    });
  });

  it('shares no file with another of the same content', async () => {
    const store = () => storeImage(files, { prefix: 'ads', source: picture, widths: [80] });
    const [one, two] = await Promise.all([store(), store()]);
    expect(mediaKeys(two).filter((key) => mediaKeys(one).includes(key))).toEqual([]);
  });
});

describe('a stored video', () => {
  it('is kept byte for byte, with its poster', async () => {
    const file = await upload('clip', 'not really a video');
    const stored = await storeVideo(files, {
      prefix: 'ads',
      path: file,
      mime: 'video/x-m4v',
      poster: await encodeImage(picture, { widths: [480, 800, 1280] }),
    });
    expect(stored).toMatchObject({ kind: 'video', type: 'video/mp4', width: null, height: null });
    expect(await buffer((await files.read(stored.key))!.stream)).toEqual(Buffer.from('not really a video'));
    const shown = mediaSchema.parse(presentMedia(stored));
    expect(shown.url).toMatch(/^\/media\/ads\/\w+\/video\.mp4$/);
    expect(shown.poster).toMatchObject({ type: 'image/jpeg', width: 1000, height: 500 });
    await files.delete(mediaKeys(stored));
    expect(await present(mediaKeys(stored))).not.toContain(true);
  });

  it('is refused when it is of no type we keep', async () => {
    const file = await upload('page', '<html>');
    await expect(storeVideo(files, { prefix: 'ads', path: file, mime: 'text/html' })).rejects.toThrow(
      'Not a type of video',
    );
  });
});

describe('storing', () => {
  it('takes every file back when the transaction fails, also one still being written', async () => {
    const keys: string[] = [];
    const slow: Files = {
      ...files,
      put: async (...args) => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        await files.put(...args);
      },
    };
    const work = withStoredFiles(slow, log, async (files) => {
      keys.push(...mediaKeys(await storeImage(files, { prefix: 'ads', source: picture, widths: [80] })));
      void files.put('late/a/1.png', { bytes: picture }, 'image/png');
      throw new Error('the row is refused');
    });
    await expect(work).rejects.toThrow('the row is refused');
    expect(await present([...keys, 'late/a/1.png'])).not.toContain(true);
  });

  it('lets nothing land that was still being made when the rest failed', async () => {
    let lateWork: Promise<unknown> = Promise.resolve();
    const work = withStoredFiles(files, log, async (files) => {
      lateWork = storeImage(files, { prefix: 'late', source: picture, widths: [80] });
      lateWork.catch(() => undefined);
      throw new Error('another file is broken');
    });
    await expect(work).rejects.toThrow('another file is broken');
    await expect(lateWork).rejects.toThrow('What this file was for has failed');
    const landed: string[] = [];
    for await (const { key } of files.list('late')) landed.push(key);
    expect(landed).toEqual([]);
  });

  it('keeps the files when it is unknown whether their row is committed', async () => {
    const lost: Database['transaction'] = async (all) => {
      await all({} as Tx);
      throw new Error('Connection terminated unexpectedly');
    };
    const write = createWriter({ transaction: lost } as Database, {
      announce: () => Promise.reject(new Error('nothing to say')),
    });
    const work = withStoredFiles(files, log, async (files) => {
      await files.put('kept/a/1.png', { bytes: picture }, 'image/png');
      await write(() => Promise.resolve());
    });
    await expect(work).rejects.toThrow('Connection terminated');
    expect(await present(['kept/a/1.png'])).toEqual([true]);
  });

  it('deletes what was replaced only after the work ended well', async () => {
    const old = await storeImage(files, { prefix: 'ads', source: picture, widths: [80] });
    const failed = withStoredFiles(files, log, async (files) => {
      await files.delete(mediaKeys(old));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await present(mediaKeys(old))).not.toContain(false);

    const fresh = await withStoredFiles(files, log, async (store) => {
      await store.delete(mediaKeys(old));
      expect(await present(mediaKeys(old))).not.toContain(false);
      return storeImage(store, { prefix: 'ads', source: picture, widths: [80] });
    });
    expect(await present(mediaKeys(old))).not.toContain(true);
    expect(await present(mediaKeys(fresh))).not.toContain(false);
  });

  it('answers well when only the clean-up fails, and logs it', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const broken: Files = { ...files, delete: () => Promise.reject(new Error('store is down')) };
    const work = withStoredFiles(broken, log, async (files) => {
      await files.delete(['ads/x/1.jpg']);
      return 'saved';
    });
    expect(await work).toBe('saved');
    expect(error).toHaveBeenCalledOnce();
  });
});
