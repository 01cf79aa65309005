import { startCluster } from '../../bench/lib/cluster';
import { by, tcpPath, type PathState } from '../../tests/support/tcp-path';
import { somePeople } from '../lib/people';
import { openPostOffice } from '../lib/post-office';
import { underStates, type Finding } from '../lib/scenario';
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
    return await underStates({
      people,
      url: place.url,
      states,
      set: (state) => (path.state = state),
      before: 2,
      lasts: 30,
      mails: post.delivered,
    });
  } finally {
    path.state = 'open';
    await server.stop();
    place.remove();
    await post.close();
    await path.close();
    await cluster.stop();
  }
}
