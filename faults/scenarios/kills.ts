import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { somePeople } from '../lib/people';
import { underFault, untilReady, type Finding } from '../lib/scenario';
import { newPlace } from '../lib/site';

/**
 * Seconds that a server may take to restart with the recovery of its log: on a busy machine most of it is the program's
 * own start.
 */
const startWithin = 30;

/** As many sites at once as the smallest machine has cores. */
const LANES = 2;
/** The pause between two checks of everything that was acknowledged. */
const VERIFY_EVERY = 25;

/** The whole server with its embedded database is killed at random moments, two fifths of them while it starts. */
export default async function kills({ kills: wanted }: { kills: number }): Promise<Finding[]> {
  const lanes = await Promise.all(Array.from({ length: LANES }, () => lane(Math.ceil(wanted / LANES))));
  return lanes.flat();
}

async function lane(wanted: number): Promise<Finding[]> {
  const place = await newPlace();
  let server = await place.start();
  try {
    const people = await somePeople(place.url, 3);
    const findings: Finding[] = [];
    for (let done = 0; done < wanted; done += VERIFY_EVERY) {
      const round = Math.min(VERIFY_EVERY, wanted - done);
      const finding = await underFault(
        'server killed',
        people,
        async () => {
          let slowest = 0;
          for (let kill = 0; kill < round; kill += 1) {
            await sleep(randomInt(30, 1000));
            await server.kill();
            while (randomInt(5) < 2) {
              const starting = await place.launch();
              await sleep(randomInt(50, 2500));
              await starting.kill();
              kill += 1;
            }
            const began = performance.now();
            server = await place.start();
            await untilReady(place.url);
            slowest = Math.max(slowest, (performance.now() - began) / 1000);
          }
          return { healthyAfter: slowest, healthyWithin: startWithin };
        },
        { mails: place.outbox },
      );
      findings.push(finding);
      if (finding.lost.length > 0) break;
      console.log(`  ${done + round} kills, ${people.acknowledged()} acknowledged, ${finding.lost.length} lost`);
    }
    return findings;
  } finally {
    await server.stop();
    place.remove();
  }
}
