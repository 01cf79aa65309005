import { setTimeout as sleep } from 'node:timers/promises';
import { somePeople } from '../lib/people';
import { openPostOffice, type PostState } from '../lib/post-office';
import { underFault, untilReady, type Finding } from '../lib/scenario';
import { newPlace } from '../lib/site';

const states: [PostState, string][] = [
  ['refusing', 'mail server refusing'],
  ['slow', 'mail server slow (35 s a mail)'],
  ['silent', 'mail server silent'],
  ['gone', 'mail server gone'],
];

/** Mails wait, and each arrives once. */
export default async function mail(): Promise<Finding[]> {
  const post = await openPostOffice();
  const place = await newPlace({ SMTP_URL: post.url });
  const server = await place.start();
  try {
    const people = await somePeople(place.url, 3);
    const findings: Finding[] = [];
    for (const [state, fault] of states) {
      const finding = await underFault(
        fault,
        people,
        async () => {
          await sleep(1000);
          await post.set(state);
          await sleep(15_000);
          await post.set('open');
          return { healthyAfter: await untilReady(place.url) };
        },
        { mails: post.delivered },
      );
      findings.push(finding);
    }
    return findings;
  } finally {
    await server.stop();
    place.remove();
    await post.close();
  }
}
