import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Structured log, one JSON object a line on stdout. Secrets never get in: tokens and cookies are cut out by path. */
export function createLog(level: string): Log {
  return pino({
    level,
    redact: { paths: ['req.headers.authorization', 'req.headers.cookie'], censor: '[cut]' },
  });
}
