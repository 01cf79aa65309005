import path from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import { z } from 'zod';
import type { Database } from '~/platform/database';
import { StartError } from '~/platform/errors/start-error';
import type { Files } from '~/platform/files';
import type { Site } from '~/platform/site';

/** The site as a command gets it: of the running server, or opened for the command alone. */
export interface Machine {
  site: Site;
  database: Pick<Database, 'kind' | 'pool'>;
  /** The files as they are, and whether they are this database's own. */
  stored: Files;
  ownsStored: boolean;
  /** Whether people may be using the site now. */
  serving: boolean;
}

/** What a command prints, a line each; `failed` when it found something wrong, or could not do all of it. */
export const saidSchema = z.object({ lines: z.array(z.string()), failed: z.boolean().default(false) });
export type CommandOutput = z.input<typeof saidSchema>;

/** A command of the person who has the machine (docs/decisions/0016). */
export interface Command {
  name: string;
  /** The arguments after the name, for the help. */
  takes: string;
  does: string;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** It only reads, so it need not wait for its turn. */
  looks?: boolean;
  /**
   * Throws a UsageError when the input is not what it takes: the options by name, the other arguments as `words`, a
   * password from the standard input.
   */
  check(input: unknown): void;
  /** Checks the input and runs the command. Throws a StartError with the reason why not. */
  run(machine: Machine, input: unknown): Promise<CommandOutput>;
}

/** Makes a command whose options and words are checked by `schema` first. */
export function command<Schema extends z.ZodType>({
  schema,
  run,
  ...about
}: Omit<Command, 'run' | 'check'> & {
  schema: Schema;
  run: (machine: Machine, input: z.output<Schema>) => Promise<CommandOutput>;
}): Command {
  const parse = (input: unknown) => {
    const parsed = schema.safeParse(input);
    if (parsed.success) return parsed.data;
    const why = parsed.error.issues.map(({ path: [name], message }) =>
      name === undefined || name === 'words' ? message : `--${String(name)}: ${message}`,
    );
    throw new UsageError(`${why.join('; ')}\nnpm run sangham -- ${`${about.name} ${about.takes}`.trim()}`);
  };
  return { ...about, check: (input) => void parse(input), run: async (machine, input) => run(machine, parse(input)) };
}

/** No words after the command's name. */
export const noWords = z.tuple([], 'takes no further words');
/** Exactly one word after the command's name. */
export const oneWord = z.tuple([z.string().trim().min(1)], 'takes one name');

/** A command that opens what it needs by itself: it works where no site can be opened, or beside a running server. */
export interface StandaloneCommand {
  name: string;
  takes: string;
  does: string;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** What precedes the reason when the command fails: "Cannot back up"; a function where that depends on the words. */
  failure: string | ((words: readonly string[]) => string);
  /** Throws a StartError with the reason why it could not. */
  run(words: readonly string[], options: Readonly<Record<string, unknown>>): Promise<CommandOutput>;
}

/**
 * Resolves a path from the command line against the folder from which npm was called, not the project's folder, which
 * npm changes to.
 */
export const pathFromCaller = (input: string): string => path.resolve(process.env.INIT_CWD ?? '.', input);

/** The input is not what the command takes. */
export class UsageError extends StartError {}

/** Returns the first `most` lines of a long list, and how many more there are. */
export const firstLines = (lines: readonly string[], max = 50): string[] =>
  lines.length <= max ? [...lines] : [...lines.slice(0, max), `… and ${lines.length - max} more`];
