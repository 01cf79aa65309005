import { existsSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { addressOf, commands, standaloneCommands } from '~/cli';
import { saidSchema, UsageError, type Command, type CommandOutput, type StandaloneCommand } from '~/cli/command';
import { serializeError } from '~/platform/errors/serialize-error';
import { openSite } from '~/app/boot';
import { refuseUnfinishedRestore } from '~/platform/backup/unfinished';
import { readConfig, type Config } from '~/platform/config';
import { askServer } from '~/platform/control/control';
import { holdingLock, openDatabase, type Database } from '~/platform/database';
import { createLog } from '~/platform/log';
import { checkSecretKey } from '~/platform/secrets/check-secret-key';
import { StartError } from '~/platform/errors/start-error';
import { projectRoot } from '~/platform/project-root';

/**
 * Runs `npm run sangham -- …`. Returns the exit code: 0 when it is done, 1 when not or something is wrong, 2 when it
 * was called wrongly.
 */
async function main(words: string[]): Promise<number> {
  if (words.length === 0 || ['help', '--help', '-h'].includes(words[0]!)) {
    console.log(help());
    return 0;
  }
  const standalone = standaloneCommands.find(({ name }) => name === words[0]);
  if (standalone) return runStandalone(standalone, words.slice(1));
  const command = commandOf(words);
  const input = await readGiven(command, words.slice(command.name.split(' ').length));
  command.check(input);
  const config = readConfig(process.env, projectRoot);
  const answer = config.databaseUrl ? undefined : await askServer(config.dataDir, addressOf(command), input);
  const output = saidSchema.parse(answer ? answer.done : await runHere(config, command, input));
  for (const line of output.lines) console.log(line);
  return output.failed ? 1 : 0;
}

/** Runs a command that opens what it needs; returns the exit code: 0, or 1 with the reason in one line. */
async function runStandalone({ takes, options, failure, run }: StandaloneCommand, args: string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: takes !== '' });
    const { lines } = await run(positionals, values);
    for (const line of lines) console.log(line);
    return 0;
  } catch (error) {
    if (!isReason(error)) throw error;
    const what = typeof failure === 'string' ? failure : failure(args);
    console.error(`${what}: ${(error as Error).message}`);
    return 1;
  }
}

/** Returns whether an error is a reason for people: a StartError, or a wrong option (Node's parseArgs). */
const isReason = (error: unknown) => error instanceof StartError || isWrongOption(error);

const isWrongOption = (error: unknown) =>
  String((error as NodeJS.ErrnoException | null)?.code).startsWith('ERR_PARSE_ARGS');

/** Finds the longest name that the words begin with: `jobs requeue` before `jobs`. */
function commandOf(words: readonly string[]): Command {
  const found = commands
    .filter(({ name }) => name === words.slice(0, name.split(' ').length).join(' '))
    .sort((a, b) => b.name.length - a.name.length)[0];
  if (found) return found;
  throw new UsageError(
    `There is no command ${
      words
        .filter((word) => !word.startsWith('-'))
        .slice(0, 2)
        .join(' ') || words[0]!
    }.\n${help()}`,
  );
}

/**
 * Reads the input: options by name, the other words as `words`, a password from the standard input: never an option,
 * which all users of the machine can see.
 */
async function readGiven({ name, takes, options = {} }: Command, args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { 'password-stdin': fromInput, ...rest } = values;
    const password = fromInput ? (await text(process.stdin)).split(/\r?\n/)[0] : undefined;
    return { ...rest, words: positionals, ...(password !== undefined && { password }) };
  } catch (error) {
    if (!isWrongOption(error)) throw error;
    throw new UsageError(`${(error as Error).message}\nnpm run sangham -- ${name} ${takes}`);
  }
}

/**
 * Runs a command where no server answers: the folder, or PostgreSQL, is opened for the command, and closed after it.
 */
async function runHere(config: Config, command: Command, input: unknown): Promise<CommandOutput> {
  if (!config.databaseUrl && !existsSync(path.join(config.dataDir, 'database'))) {
    throw new StartError(`There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`);
  }
  refuseUnfinishedRestore(config);
  const log = createLog('warn');
  const database = await openDatabase({ config, log });
  const open: (() => Promise<unknown>)[] = [() => database.close()];
  try {
    await checkSecretKey(database.db, config);
    const { site, stored, ownsStored } = await openSite({ config, database, log, open });
    return await alone(database, command, () =>
      command.run({ site, database, stored, ownsStored, serving: false }, input),
    );
  } finally {
    for (const close of open.reverse()) await close();
  }
}

/**
 * An arbitrary number: the command that holds this lock may change things. The embedded database is locked as a whole.
 */
const commandLock = 7_264_428;

async function alone(
  database: Database,
  { looks }: Command,
  work: () => Promise<CommandOutput>,
): Promise<CommandOutput> {
  if (looks || database.kind === 'embedded') return work();
  return holdingLock(database.pool, commandLock, work, {
    refusal: 'Another command is at work on this database. Try again when it is done.',
  });
}

function help(): string {
  const told = [...commands, ...standaloneCommands].flatMap(({ name, takes, does }) => [
    `  ${name} ${takes}`.trimEnd(),
    `      ${does}`,
  ]);
  return [
    'npm run sangham -- COMMAND, with the settings of the server (docs/OPERATIONS.md, "The machine\'s own commands"):',
    '',
    ...told,
  ].join('\n');
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof StartError ? error.message : serializeError(error));
    process.exit(error instanceof UsageError ? 2 : 1);
  },
);
