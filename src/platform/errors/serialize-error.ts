import { DrizzleQueryError } from 'drizzle-orm';

/** Properties of the libraries' errors that help to find the cause and hold no person's data. */
const telling = [
  'code',
  'errno',
  'syscall',
  'path',
  'address',
  'port',
  'statusCode',
  '$metadata', // Node, Fastify, Amazon
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'query', // PostgreSQL, Drizzle
  'command',
  'responseCode', // SMTP
] as const;

/** An error as it is logged. */
export interface SerializedError {
  type: string;
  message: string;
  stack: string;
  cause?: SerializedError;
  errors?: SerializedError[];
  [telling: string]: unknown;
}

/**
 * Returns an error for the log, with its causes and without people's data: a failed query has its SQL but not its
 * parameters (an e-mail address, a password's hash), and PostgreSQL's `detail`, which quotes whole rows, is left out.
 * Only listed properties are logged, so that a new property in some library never brings data along.
 */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { cause } = error;
  const properties = error as unknown as Record<string, unknown>;
  return {
    type: error.name,
    message: messageOf(error),
    stack: framesOf(error),
    ...Object.fromEntries(
      telling.filter((name) => properties[name] !== undefined).map((name) => [name, properties[name]]),
    ),
    ...(cause !== undefined && depth < 5 && { cause: serializeError(cause, depth + 1) }),
    ...(error instanceof AggregateError && {
      errors: error.errors.map((one: unknown) => serializeError(one, depth + 1)),
    }),
  };
}

/** Returns why something failed, in one line without people's data, for a database column or a sentence. */
export function reasonOf(error: Error): string {
  if (!(error instanceof DrizzleQueryError)) return error.message;
  return error.cause ? `${messageOf(error)}: ${reasonOf(error.cause)}` : messageOf(error);
}

/** Drizzle's own message contains the query and its parameters. */
const messageOf = (error: Error) => (error instanceof DrizzleQueryError ? 'Failed query' : error.message);

/** The stack starts with the message again: only the frames are kept. */
function framesOf({ stack = '', message }: Error): string {
  const head = stack.indexOf(message);
  return head < 0 ? '' : stack.slice(head + message.length).trimStart();
}
