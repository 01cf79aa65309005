import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCluster } from '../../bench/lib/cluster';
import { somePeople } from '../lib/people';
import { openMailServer } from '../lib/mail-server';
import { underFault, untilReady, type Finding } from '../lib/scenario';
import { newPlace } from '../lib/site';

/** PostgreSQL's processes are killed, all of them or one that serves a connection; the site stays and waits for it. */
export default async function databaseKilled({ kills }: { kills: number }): Promise<Finding[]> {
  const cluster = await startCluster();
  const mailServer = await openMailServer();
  const place = await newPlace({ DATABASE_URL: cluster.url, SMTP_URL: mailServer.url });
  const server = await place.start();
  try {
    const people = await somePeople(place.url);
    const all = await underFault(
      'PostgreSQL killed',
      people,
      async () => {
        let slowest = 0;
        for (let kill = 0; kill < Math.max(1, kills / 20); kill += 1) {
          await sleep(randomInt(100, 2000));
          await cluster.kill();
          await sleep(randomInt(0, 1500));
          await cluster.start();
          slowest = Math.max(slowest, await untilReady(place.url));
        }
        return { healthyAfter: slowest };
      },
      { mails: mailServer.delivered },
    );
    const one = await underFault(
      "a connection's process killed",
      people,
      async () => {
        let slowest = 0;
        for (let kill = 0; kill < Math.max(1, kills / 20);) {
          await sleep(randomInt(100, 2000));
          if (await cluster.killBackend()) kill += 1;
          slowest = Math.max(slowest, await untilReady(place.url));
        }
        return { healthyAfter: slowest };
      },
      { mails: mailServer.delivered },
    );
    return [all, one];
  } finally {
    await server.stop();
    place.remove();
    await mailServer.close();
    await cluster.stop();
  }
}
