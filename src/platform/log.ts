import { pino, type DestinationStream, type Logger } from 'pino';
import { serializeError } from './errors/serialize-error';

export type Log = Logger;

/**
 * A structured log, one JSON object a line, on stdout or into `stream`. Secrets never get into it: tokens and cookies are
 * cut out by path, and of an error only what holds nobody's data is logged (errors/serialize-error.ts).
 */
export function createLog(level: string, stream?: DestinationStream): Log {
  const options = {
    level,
    serializers: { err: serializeError },
    redact: { paths: ['req.headers.authorization', 'req.headers.cookie'], censor: '[cut]' },
  };
  return stream ? pino(options, stream) : pino(options);
}
