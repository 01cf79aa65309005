import { randomBytes } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../log';
import { StartError } from '../errors/start-error';
import { isKey } from './files';
import { openFiles, type Files } from '.';
import { places, testFolder, type TestPlace } from './support';

const log = createLog('silent');

async function bytesOf(files: Files, key: string, range?: { start: number; end: number }) {
  const found = await files.read(key, range);
  return found && buffer(found.stream);
}

describe.each(places)('files in $name', ({ open }) => {
  let place: TestPlace;
  let files: Files;
  beforeAll(async () => {
    place = await open();
    files = place.files;
  });
  afterAll(() => place.close());

  it('gives back the bytes it was given, with their size, type and a stable etag', async () => {
    await files.put('ads/a/480.webp', { bytes: Buffer.from('hello') }, 'image/webp');
    const read = (await files.read('ads/a/480.webp'))!;
    expect(await buffer(read.stream)).toEqual(Buffer.from('hello'));
    expect(read).toMatchObject({ size: 5, contentType: 'image/webp', etag: expect.stringMatching(/^".+"$/) });
    expect(await files.stat('ads/a/480.webp')).toEqual({ size: 5, contentType: 'image/webp', etag: read.etag });
  });

  it('stores a file from its path and leaves that file where it was', async () => {
    const content = randomBytes(6 * 1024 * 1024);
    const source = path.join(files.temp(), 'upload-1');
    await writeFile(source, content);
    await files.put('ads/b/video.mp4', { path: source }, 'video/mp4');
    expect((await bytesOf(files, 'ads/b/video.mp4'))!.equals(content)).toBe(true);
    expect(await readdir(files.temp())).toContain('upload-1');
  });

  it('reads a part of a file and still tells the size of the whole', async () => {
    await files.put('parts/a.png', { bytes: Buffer.from('0123456789') }, 'image/png');
    const part = (await files.read('parts/a.png', { start: 2, end: 5 }))!;
    expect((await buffer(part.stream)).toString()).toBe('2345');
    expect(part.size).toBe(10);
  });

  it('tells how many bytes it has in all, but not of uploads under way', async () => {
    const before = await files.used();
    await writeFile(path.join(files.temp(), 'under-way'), randomBytes(1000));
    await files.put('used/a/1.png', { bytes: Buffer.alloc(300) }, 'image/png');
    await files.put('used/b/2.png', { bytes: Buffer.alloc(5) }, 'image/png');
    expect((await files.used()) - before).toBe(305);
  });

  it('keeps an empty file', async () => {
    await files.put('empty/a.png', { bytes: Buffer.alloc(0) }, 'image/png');
    expect(await files.stat('empty/a.png')).toMatchObject({ size: 0 });
    expect(await bytesOf(files, 'empty/a.png')).toHaveLength(0);
  });

  it('answers null for what is not there, a folder included', async () => {
    await files.put('folder/a/1.png', { bytes: Buffer.from('x') }, 'image/png');
    for (const key of ['nothing/here.png', 'folder/a', 'folder', 'folder/a/1.png/2.png']) {
      expect(await files.read(key)).toBeNull();
      expect(await files.stat(key)).toBeNull();
    }
  });

  it('deletes files and does not mind the ones that are gone', async () => {
    const keys = Array.from({ length: 12 }, (_, index) => `gone/x/${index}.png`);
    for (const key of keys) await files.put(key, { bytes: Buffer.from('x') }, 'image/png');
    await files.delete([...keys, 'gone/y/never.png']);
    await files.delete(keys);
    for (const key of keys) expect(await files.stat(key)).toBeNull();
  });

  it('moves a file to another key, and does not mind one that is gone', async () => {
    await files.put('moved/x/1.png', { bytes: Buffer.from('hello') }, 'image/png');
    await files.move('moved/x/1.png', 'away/2026-11-22/moved/x/1.png');
    await files.move('moved/x/1.png', 'away/2026-11-22/moved/x/1.png');
    expect(await files.stat('moved/x/1.png')).toBeNull();
    expect(await bytesOf(files, 'away/2026-11-22/moved/x/1.png')).toEqual(Buffer.from('hello'));
    await files.move('away/2026-11-22/moved/x/1.png', 'moved/x/1.png');
    expect(await files.stat('moved/x/1.png')).toMatchObject({ size: 5, contentType: 'image/png' });
  });

  it('stores nothing when the source is not there', async () => {
    const missing = path.join(files.temp(), 'missing');
    await expect(files.put('whole/a/1.mp4', { path: missing }, 'video/mp4')).rejects.toThrow(/ENOENT/);
    expect(await files.stat('whole/a/1.mp4')).toBeNull();
    expect((await readdir(files.temp())).filter((name) => !name.startsWith('upload'))).toEqual(
      expect.not.arrayContaining(['1.mp4']),
    );
  });

  it('never shows half a file while it is being replaced', async () => {
    const [old, fresh] = [Buffer.alloc(2_000_000, 'a'), Buffer.alloc(2_000_000, 'b')];
    await files.put('swap/a.mp4', { bytes: old }, 'video/mp4');
    let done = false;
    const swap = files.put('swap/a.mp4', { bytes: fresh }, 'video/mp4').finally(() => (done = true));
    while (!done) {
      // The stand-in for a bucket breaks an answer off when its file is replaced: an error, and no half of a file.
      const seen = await bytesOf(files, 'swap/a.mp4').catch((error: Error) => {
        if (error.message !== 'aborted') throw error;
        return null;
      });
      if (!seen) continue;
      expect(seen.length).toBe(old.length);
      expect(seen.equals(old) || seen.equals(fresh)).toBe(true);
    }
    await swap;
    expect((await bytesOf(files, 'swap/a.mp4'))!.equals(fresh)).toBe(true);
  });

  it('passes its check, and refuses a key that is none', async () => {
    await files.check();
    await expect(async () => files.read('../secret.key')).rejects.toThrow('Not a file key');
    await expect(async () => files.put('a//b', { bytes: Buffer.from('x') }, 'image/png')).rejects.toThrow(
      'Not a file key',
    );
    await expect(async () => files.delete(['/etc/passwd'])).rejects.toThrow('Not a file key');
  });
});

describe('keys', () => {
  it('are lower-case paths without hidden or parent folders', () => {
    for (const key of ['a', 'ads/0f/1280.avif', 'a_b-c/1.x.y']) expect(isKey(key), key).toBe(true);
    const bad = [
      '',
      '/a',
      'a/',
      'a//b',
      '..',
      'a/../b',
      'a..b',
      '.incoming/x',
      'a/.b',
      'A',
      'a b',
      'a\0',
      'a\n',
      'ä',
      'a%2f',
      'a\\b',
    ];
    for (const key of [...bad, 'a'.repeat(201)]) expect(isKey(key), key).toBe(false);
  });
});

describe('opening', () => {
  it('removes what a killed server left half uploaded', async () => {
    const place = await testFolder();
    await writeFile(path.join(place.files.temp(), 'half'), 'half');
    await mkdir(path.join(place.files.temp(), 'folder'));
    const again = await openFiles({ config: place.config, log });
    expect((await readdir(again.temp())).filter((name) => name !== '.check')).toEqual([]);
    await place.close();
  });

  it("leaves another instance's upload alone when the folder may be shared", async () => {
    const place = await testFolder();
    await writeFile(path.join(place.files.temp(), 'under-way'), 'x');
    await writeFile(path.join(place.files.temp(), 'abandoned'), 'x');
    await utimes(path.join(place.files.temp(), 'abandoned'), new Date(0), new Date(0));
    const again = await openFiles({ config: { ...place.config, databaseUrl: 'postgres://127.0.0.1/x' }, log });
    expect((await readdir(again.temp())).filter((name) => name !== '.check')).toEqual(['under-way']);
    await place.close();
  });

  it('says in one line what is wrong with MEDIA_URL, without the secret', async () => {
    const place = await testFolder();
    const wrong = {
      's3://bucket': 'the key or the secret is missing',
      's3://KEY:SECRET@bucket?endpoint=nowhere': 'the endpoint is no http(s) address',
      's3://KEY:SECRET@bucket?endpoint=http://127.0.0.1:1': 'ECONNREFUSED',
      's3://KEY:SE/CRET@bucket': 'not an address',
    };
    for (const [mediaUrl, text] of Object.entries(wrong)) {
      const failure: unknown = await openFiles({ config: { ...place.config, mediaUrl }, log }).catch((error) => error);
      expect(failure, mediaUrl).toBeInstanceOf(StartError);
      expect((failure as Error).message).toContain(text);
      expect((failure as Error).message).not.toMatch(/SE\/?CRET@(?!BUCKET)|\n/);
    }
    await place.close();
  });

  it('refuses a bucket that does not exist, and an unknown key', async () => {
    const place = await places[1]!.open();
    for (const [from, to] of [
      ['@media/', '@other/'],
      ['S3RVER:', 'UNKNOWN:'],
    ] as const) {
      const config = { ...place.config, mediaUrl: place.config.mediaUrl!.replace(from, to) };
      await expect(openFiles({ config, log })).rejects.toThrow(/^MEDIA_URL: the bucket \w+ can't be written/);
    }
    await place.close();
  });

  it('refuses a data folder it can not use', async () => {
    const place = await testFolder();
    await writeFile(path.join(place.config.dataDir, 'blocked'), '');
    const config = { ...place.config, dataDir: path.join(place.config.dataDir, 'blocked') };
    await expect(openFiles({ config, log })).rejects.toThrow(StartError);
    await place.close();
  });
});
