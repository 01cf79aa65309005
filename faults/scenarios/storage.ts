import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import S3rver from 's3rver';
import { tcpPath, type PathState } from '../../tests/support/tcp-path';
import { somePeople } from '../lib/people';
import { underFault, untilReady, type Finding } from '../lib/scenario';
import { newPlace } from '../lib/site';

const states: [PathState, string][] = [
  ['gone', 'storage gone'],
  ['silent', 'storage black-holed'],
  ['slow', 'storage slow'],
];

/** The way to the bucket is cut, swallows everything, or takes its time. */
export default async function storage(): Promise<Finding[]> {
  const directory = mkdtempSync(path.join(tmpdir(), 'sangham-faults-s3-'));
  const bucket = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: 'media', configs: [] }] });
  const { port } = await bucket.run();
  const way = await tcpPath({ host: '127.0.0.1', port });
  const place = await newPlace({ MEDIA_URL: `s3://S3RVER:S3RVER@media/site?region=us-east-1&endpoint=http://127.0.0.1:${way.port}` });
  const server = await place.start();
  try {
    const people = await somePeople(place.url);
    const findings: Finding[] = [];
    for (const [state, fault] of states) {
      const finding = await underFault(
        fault,
        people,
        async () => {
          await sleep(2000);
          way.state = state;
          await sleep(30_000);
          way.state = 'open';
          return { healthyAfter: await untilReady(place.url) };
        },
        { mails: place.outbox },
      );
      findings.push(finding);
    }
    return findings;
  } finally {
    way.state = 'open';
    await server.stop();
    place.remove();
    await way.close();
    await bucket.close();
    rmSync(directory, { recursive: true, force: true });
  }
}
