import { setTimeout as sleep } from 'node:timers/promises';
import { startCluster } from '../../bench/lib/cluster';
import { by, tcpPath, type PathState } from '../../tests/support/tcp-path';
import { somePeople } from '../lib/people';
import { openPostOffice } from '../lib/post-office';
import { underFault, untilReady, type Finding } from '../lib/scenario';
import { newPlace } from '../lib/site';

const states: [PathState, string][] = [
  ['gone', 'database gone'],
  ['silent', 'database black-holed'],
];

/** The way to PostgreSQL is cut, or swallows everything, for half a minute each. */
export default async function databasePath(): Promise<Finding[]> {
  const cluster = await startCluster();
  const { hostname: host, port } = new URL(cluster.url);
  const path = await tcpPath({ host, port: Number(port) });
  const post = await openPostOffice();
  const place = await newPlace({ DATABASE_URL: by(path, cluster.url), SMTP_URL: post.url });
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
          path.state = state;
          await sleep(30_000);
          path.state = 'open';
          return { healthyAfter: await untilReady(place.url) };
        },
        { mails: post.delivered },
      );
      findings.push(finding);
    }
    return findings;
  } finally {
    path.state = 'open';
    await server.stop();
    place.remove();
    await post.close();
    await path.close();
    await cluster.stop();
  }
}
