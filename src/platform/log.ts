import { pino, type DestinationStream, type Logger } from 'pino';
import { serializeError } from './errors/serialize-error';

export type Log = Logger;

/**
 * Creates a structured log, one JSON object a line, on stdout or into `stream`. Secrets never get into it: tokens and
 * cookies are cut out by path, e-mail addresses wherever they occur (a mail server's answer names them), and of an
 * error only what holds no personal data is logged (errors/serialize-error.ts).
 */
export function createLog(level: string, stream?: DestinationStream): Log {
  const options = {
    level,
    serializers: { err: serializeError },
    redact: { paths: ['req.headers.authorization', 'req.headers.cookie'], censor: '[cut]' },
    hooks: { streamWrite: withoutAddresses },
  };
  return pino(options, stream ?? toStdout());
}

/** In bytes: so much waits for a log file whose disk is full, and no more. */
const maxWaitingBytes = 1_048_576;

/**
 * Writes to stdout. A log that goes to a file on a full disk (`… > log`) loses lines; it must neither end the process
 * nor keep it from ending.
 */
function toStdout(): DestinationStream {
  const stdout = pino.destination({ fd: 1, maxLength: maxWaitingBytes });
  stdout.on('error', () => undefined);
  // It writes at once, so that nothing is left but what the disk has refused; pino would try that for ever at the end.
  stdout.flushSync = () => undefined;
  return stdout;
}

// As much of the name as an address may have: a longer run of such characters (a picture in Base64) is not searched.
const address = /[\p{L}\p{N}.!#$%&'*+=?^_`|~-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

const withoutAddresses = (line: string) => (line.includes('@') ? line.replace(address, '[address]') : line);
