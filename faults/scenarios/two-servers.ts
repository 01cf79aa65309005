import { setTimeout as sleep } from 'node:timers/promises';
import { somePeople } from '../lib/people';
import { underFault, untilReady, type Finding } from '../lib/scenario';
import { newPlace } from '../lib/site';
import { freePort } from '../../tests/support/free-port';

const TRIES = 8;

/**
 * A second server on the folder of the first ends with a message that names the reason; of two that start at once, one
 * opens.
 */
export default async function twoServers(): Promise<Finding[]> {
  const place = await newPlace();
  const server = await place.start();
  let stop = () => server.stop();
  try {
    const people = await somePeople(place.url, 3);
    const second = await underFault(
      'a second server on the folder',
      people,
      async () => {
        const wrong: string[] = [];
        for (let tries = 0; tries < TRIES; tries += 1) {
          const other = await place.launch({ PORT: String(await freePort()) });
          const code = await Promise.race([other.ended, sleep(20_000, 'still there')]);
          await other.kill();
          if (code !== 1 || !/data folder/i.test(other.output()))
            wrong.push(`the second server: ${code} ${other.output().slice(0, 200)}`);
        }
        return { healthyAfter: await untilReady(place.url), wrong };
      },
      { mails: place.outbox },
    );
    const both = await underFault(
      'two servers started at once',
      people,
      async () => {
        const wrong: string[] = [];
        for (let tries = 0; tries < TRIES; tries += 1) {
          await stop();
          const started = await Promise.all([place.launch(), place.launch({ PORT: String(await freePort()) })]);
          const opened = await Promise.all(
            started.map(({ opened: open }) =>
              open.then(
                () => true,
                () => false,
              ),
            ),
          );
          if (opened.filter(Boolean).length !== 1) wrong.push(`${opened.filter(Boolean).length} of two servers opened`);
          await Promise.all(started.map((one) => one.kill()));
          const next = await place.start();
          stop = () => next.stop();
        }
        return { healthyAfter: await untilReady(place.url), wrong };
      },
      { mails: place.outbox },
    );
    return [second, both];
  } finally {
    await stop();
    place.remove();
  }
}
