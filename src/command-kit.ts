import type { ParseArgsConfig } from 'node:util';
import { z } from 'zod';
import type { Database } from '~/platform/database';
import { StartError } from '~/platform/errors/start-error';
import type { Files } from '~/platform/files';
import type { Site } from '~/platform/site';

/** The site as a command finds it: of the running server, or opened for the command alone. */
export interface Machine {
  site: Site;
  database: Pick<Database, 'kind' | 'pool'>;
  /** The files as they are, and whether they are this database's own. */
  stored: Files;
  own: boolean;
  /** Whether people may be using the site now. */
  serving: boolean;
}

/** What a command says, a line each; `failed` when it found something wrong, or could not do all of it. */
export const saidSchema = z.object({ lines: z.array(z.string()), failed: z.boolean().default(false) });
export type Said = z.input<typeof saidSchema>;

/** A command of whoever has the machine (docs/decisions/0016). */
export interface Command {
  name: string;
  /** What follows the name. */
  takes: string;
  does: string;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** It only looks, so it need not wait for its turn. */
  looks?: boolean;
  /** Throws a UsageError when what was given is not what it takes: the options by name, the rest as `words`, a password from the input. */
  check(given: unknown): void;
  /** The same, and does it. Throws a StartError with the reason why not. */
  run(machine: Machine, given: unknown): Promise<Said>;
}

/** A command whose options and words are checked by `schema` first. */
export function command<Schema extends z.ZodType>({
  schema,
  run,
  ...about
}: Omit<Command, 'run' | 'check'> & {
  schema: Schema;
  run: (machine: Machine, given: z.output<Schema>) => Promise<Said>;
}): Command {
  const parse = (given: unknown) => {
    const parsed = schema.safeParse(given);
    if (parsed.success) return parsed.data;
    const why = parsed.error.issues.map(({ path: [name], message }) =>
      name === undefined || name === 'words' ? message : `--${String(name)}: ${message}`,
    );
    throw new UsageError(`${why.join('; ')}\nnpm run sangham -- ${`${about.name} ${about.takes}`.trim()}`);
  };
  return { ...about, check: (given) => void parse(given), run: async (machine, given) => run(machine, parse(given)) };
}

/** What was given is not what the command takes. */
export class UsageError extends StartError {}

/** The first of a long list, and how many more there are. */
export const some = (lines: readonly string[], most = 50): string[] =>
  lines.length <= most ? [...lines] : [...lines.slice(0, most), `… and ${lines.length - most} more`];
