import { DrizzleQueryError } from 'drizzle-orm';

/** What errors of the libraries carry beside a message that helps to find the cause and speaks of nobody. */
const telling = [
  'code', 'errno', 'syscall', 'path', 'address', 'port', 'statusCode', '$metadata', // Node, Fastify, Amazon
  'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'query', // PostgreSQL, Drizzle
  'command', 'responseCode', // SMTP
] as const;

/** An error as the log has it. */
export interface SerializedError {
  type: string;
  message: string;
  stack: string;
  cause?: SerializedError;
  errors?: SerializedError[];
  [telling: string]: unknown;
}

/**
 * An error for the log, with its causes and without people's data: a failed query has its SQL but not its parameters (an
 * e-mail address, a password's hash), and PostgreSQL's `detail`, which quotes whole rows, is left out. Only what is
 * listed here leaves, so that a new field of some library never brings data along.
 */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { cause } = error;
  const own = error as unknown as Record<string, unknown>;
  return {
    type: error.name,
    message: messageOf(error),
    stack: framesOf(error),
    ...Object.fromEntries(telling.filter((name) => own[name] !== undefined).map((name) => [name, own[name]])),
    ...(cause !== undefined && depth < 5 && { cause: serializeError(cause, depth + 1) }),
    ...(error instanceof AggregateError && { errors: error.errors.map((one: unknown) => serializeError(one, depth + 1)) }),
  };
}

/** Why it failed, in one line without people's data, for a column or a sentence. */
export function reasonOf(error: Error): string {
  if (!(error instanceof DrizzleQueryError)) return error.message;
  return error.cause ? `${messageOf(error)}: ${reasonOf(error.cause)}` : messageOf(error);
}

/** Drizzle's own message is the query and its parameters. */
const messageOf = (error: Error) => (error instanceof DrizzleQueryError ? 'Failed query' : error.message);

/** The stack repeats the message at its head: only where it happened is kept. */
function framesOf({ stack = '', message }: Error): string {
  const head = stack.indexOf(message);
  return head < 0 ? '' : stack.slice(head + message.length).trimStart();
}
