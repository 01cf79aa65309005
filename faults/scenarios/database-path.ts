import { startCluster } from '../../bench/lib/cluster';
import { by, tcpPath } from '../../tests/support/tcp-path';
import { underFailingPath, type FailingPath } from '../lib/failing-path';
import { openMailServer } from '../lib/mail-server';
import type { Finding } from '../lib/scenario';
import { newPlace } from '../lib/site';

const states: FailingPath['states'] = [
  ['gone', 'database gone'],
  ['silent', 'database black-holed'],
];

/** The network path to PostgreSQL is cut, or swallows everything, for half a minute each. */
export default async function databasePath(): Promise<Finding[]> {
  const cluster = await startCluster();
  const { hostname: host, port } = new URL(cluster.url);
  const path = await tcpPath({ host, port: Number(port) });
  const mailServer = await openMailServer();
  const place = await newPlace({ DATABASE_URL: by(path, cluster.url), SMTP_URL: mailServer.url });
  try {
    return await underFailingPath({ place, path, states, mails: mailServer.delivered });
  } finally {
    await mailServer.close();
    await path.close();
    await cluster.stop();
  }
}
