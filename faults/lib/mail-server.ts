import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../tests/support/free-port';

/**
 * It takes mails; it refuses each for now (a 4xx of SMTP); it takes its time; it accepts connections and stays silent;
 * nothing listens.
 */
export type MailServerState = 'open' | 'refusing' | 'slow' | 'silent' | 'gone';

/** In ms: how long a slow server takes for each mail, longer than a program's usual timeout. */
const THINKS = 35_000;

export interface MailServer {
  url: string;
  set(state: MailServerState): Promise<void>;
  /** How many mails each address got. The same mail sent twice counts twice. */
  delivered(): Map<string, number>;
  close(): Promise<void>;
}

/** Starts a mail server on this machine that can fail as mail servers fail. */
export async function openMailServer(): Promise<MailServer> {
  const delivered = new Map<string, number>();
  const port = await freePort();
  let state: MailServerState = 'open';
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
    // A client that gives up is no fault of this server.
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
