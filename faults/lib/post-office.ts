import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../tests/support/free-port';

/** It takes mails; it refuses each for now (a 4xx of SMTP); it takes its time; it accepts connections and says nothing; nobody listens. */
export type PostState = 'open' | 'refusing' | 'slow' | 'silent' | 'gone';

/** In milliseconds: how long a slow one thinks about each mail, longer than a program's usual patience. */
const THINKS = 35_000;

export interface PostOffice {
  url: string;
  set(state: PostState): Promise<void>;
  /** How many mails each address got. The same mail given in twice counts twice. */
  delivered(): Map<string, number>;
  close(): Promise<void>;
}

/** A mail server on this machine that can fail as mail servers fail. */
export async function openPostOffice(): Promise<PostOffice> {
  const delivered = new Map<string, number>();
  const port = await freePort();
  let state: PostState = 'open';
  let server: SMTPServer | undefined;

  const listen = async () => {
    const opening = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 100,
      onConnect: (_session, done) => {
        if (state !== 'silent') done();
      },
      onRcptTo: (_address, _session, done) => {
        done(state === 'refusing' ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null);
      },
      onData: (stream, { envelope }, done) => {
        stream.resume();
        stream.on('end', () => {
          const pause = state === 'slow' ? sleep(THINKS) : Promise.resolve();
          void pause.then(() => {
            for (const { address } of envelope.rcptTo) delivered.set(address, (delivered.get(address) ?? 0) + 1);
            done();
          });
        });
      },
    });
    // A client that gives up is none of our business.
    opening.on('error', () => undefined);
    await new Promise<void>((done) => opening.listen(port, '127.0.0.1', done));
    server = opening;
  };
  const shut = async () => {
    const closing = server;
    server = undefined;
    if (closing) await new Promise<void>((done) => closing.close(done));
  };

  await listen();
  return {
    url: `smtp://127.0.0.1:${port}`,
    async set(next) {
      state = next;
      if (next === 'gone') await shut();
      else if (!server) await listen();
    },
    delivered: () => new Map(delivered),
    close: shut,
  };
}
