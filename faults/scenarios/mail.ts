import { somePeople } from '../lib/people';
import { openPostOffice, type PostState } from '../lib/post-office';
import { underStates, type Finding } from '../lib/scenario';
import { newPlace } from '../lib/site';

const states: [Exclude<PostState, 'open'>, string][] = [
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
    return await underStates({
      people,
      url: place.url,
      states,
      set: post.set,
      before: 1,
      lasts: 15,
      mails: post.delivered,
    });
  } finally {
    await server.stop();
    place.remove();
    await post.close();
  }
}
