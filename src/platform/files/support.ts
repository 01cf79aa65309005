import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { readConfig, type Config } from '../config';
import { createLog } from '../log';
import { openFiles, type Files } from '.';

/** For tests: file storage with an empty DATA_DIR of its own; `close` leaves nothing behind. */
export interface TestPlace {
  files: Files;
  config: Config;
  close(): Promise<void>;
}

const silent = createLog('silent');

export async function testFolder(): Promise<TestPlace> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'sangham-files-'));
  return testPlace(dataDir, {});
}

export async function testBucket(): Promise<TestPlace> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'sangham-files-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(dataDir, 's3'),
    configureBuckets: [{ name: 'media', configs: [] }],
  });
  const { port } = await server.run();
  const mediaUrl = `s3://S3RVER:S3RVER@media/site/one?region=us-east-1&endpoint=http://127.0.0.1:${port}`;
  return testPlace(dataDir, { MEDIA_URL: mediaUrl }, () => server.close());
}

async function testPlace(
  dataDir: string,
  settings: Record<string, string>,
  stop?: () => Promise<unknown>,
): Promise<TestPlace> {
  const config = readConfig({ DATA_DIR: dataDir, ...settings }, dataDir);
  const files = await openFiles({ config, log: silent });
  return {
    files,
    config,
    close: async () => {
      await files.close();
      await stop?.();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Stores files of a byte under these keys. */
export const putFiles = ({ files }: Pick<TestPlace, 'files'>, ...keys: string[]) =>
  Promise.all(keys.map((key) => files.put(key, { bytes: Buffer.from('x') }, 'image/webp')));

export const places = [
  { name: 'a folder', open: testFolder },
  { name: 'a bucket', open: testBucket },
];
