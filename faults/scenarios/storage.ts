import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { tcpPath } from '../../tests/support/tcp-path';
import { underFailingPath, type FailingPath } from '../lib/failing-path';
import type { Finding } from '../lib/scenario';
import { newPlace } from '../lib/site';

const states: FailingPath['states'] = [
  ['gone', 'storage gone'],
  ['silent', 'storage black-holed'],
  ['slow', 'storage slow'],
];

/** The network path to the bucket is cut, swallows everything, or is slow. */
export default async function storage(): Promise<Finding[]> {
  const directory = mkdtempSync(path.join(tmpdir(), 'sangham-faults-s3-'));
  const bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'media', configs: [] }],
  });
  const { port } = await bucket.run();
  const way = await tcpPath({ host: '127.0.0.1', port });
  const place = await newPlace({
    MEDIA_URL: `s3://S3RVER:S3RVER@media/site?region=us-east-1&endpoint=http://127.0.0.1:${way.port}`,
  });
  try {
    return await underFailingPath({ place, path: way, states, mails: place.outbox });
  } finally {
    await way.close();
    await bucket.close();
    rmSync(directory, { recursive: true, force: true });
  }
}
