import { somePeople } from '../lib/people';
import { openMailServer, type MailServerState } from '../lib/mail-server';
import { underStates, type Finding } from '../lib/scenario';
import { newPlace } from '../lib/site';

const states: [Exclude<MailServerState, 'open'>, string][] = [
  ['refusing', 'mail server refusing'],
  ['slow', 'mail server slow (35 s a mail)'],
  ['silent', 'mail server silent'],
  ['gone', 'mail server gone'],
];

/** Mails wait, and each arrives once. */
export default async function mail(): Promise<Finding[]> {
  const mailServer = await openMailServer();
  const place = await newPlace({ SMTP_URL: mailServer.url });
  const server = await place.start();
  try {
    const people = await somePeople(place.url, 3);
    return await underStates({
      people,
      url: place.url,
      states,
      set: mailServer.set,
      before: 1,
      lasts: 15,
      mails: mailServer.delivered,
    });
  } finally {
    await server.stop();
    place.remove();
    await mailServer.close();
  }
}
