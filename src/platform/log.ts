import { pino, type DestinationStream, type Logger } from 'pino';
import { serializeError } from './errors/serialize-error';

export type Log = Logger;

/**
 * Structured log, one JSON object a line on stdout, or into `stream`. Secrets never get in: tokens and cookies are cut
 * out by path, and of an error only what speaks of nobody is kept (serialize-error.ts).
 */
export function createLog(level: string, stream?: DestinationStream): Log {
  const options = {
    level,
    serializers: { err: serializeError },
    redact: { paths: ['req.headers.authorization', 'req.headers.cookie'], censor: '[cut]' },
  };
  return stream ? pino(options, stream) : pino(options);
}
