import { existsSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { saidSchema, UsageError, type Command, type Said } from './command-kit';
import { addressOf, commands } from './commands';
import { serializeError } from '~/platform/errors/serialize-error';
import { openSite } from './open-site';
import { refuseUnfinished } from './platform/backup/unfinished';
import { readConfig, type Config } from './platform/config';
import { askServer } from './platform/control/control';
import { openDatabase, type Database } from './platform/database';
import { createLog } from './platform/log';
import { checkSecretKey } from './platform/secrets/check-secret-key';
import { StartError } from '~/platform/errors/start-error';

/** build/sangham.js and src/sangham.ts both stand one folder below the root. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** `npm run sangham -- …`: exit code 0 when it is done, 1 when not or something is wrong, 2 when it was called wrongly. */
async function main(words: string[]): Promise<number> {
  if (words.length === 0 || ['help', '--help', '-h'].includes(words[0]!)) {
    console.log(help());
    return 0;
  }
  const command = commandOf(words);
  const given = await readGiven(command, words.slice(command.name.split(' ').length));
  command.check(given);
  const config = readConfig(process.env, root);
  const answer = config.databaseUrl ? undefined : await askServer(config.dataDir, addressOf(command), given);
  const said = saidSchema.parse(answer ? answer.done : await runHere(config, command, given));
  for (const line of said.lines) console.log(line);
  return said.failed ? 1 : 0;
}

/** The longest name that the words begin with: `jobs requeue` before `jobs`. */
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

/** Options by name, the other words as `words`, a password from the standard input: never an option, which all users of the machine can see. */
async function readGiven({ name, takes, options = {} }: Command, args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { 'password-stdin': fromInput, ...rest } = values;
    const password = fromInput ? (await text(process.stdin)).split(/\r?\n/)[0] : undefined;
    return { ...rest, words: positionals, ...(password !== undefined && { password }) };
  } catch (error) {
    if (!String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')) throw error;
    throw new UsageError(`${(error as Error).message}\nnpm run sangham -- ${name} ${takes}`);
  }
}

/** Where no server answers: the folder, or PostgreSQL, is opened for the command, and closed after it. */
async function runHere(config: Config, command: Command, given: unknown): Promise<Said> {
  if (!config.databaseUrl && !existsSync(path.join(config.dataDir, 'database'))) {
    throw new StartError(`There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`);
  }
  refuseUnfinished(config);
  const log = createLog('warn');
  const database = await openDatabase({ config, log });
  const open: (() => Promise<unknown>)[] = [() => database.close()];
  try {
    await checkSecretKey(database.db, config);
    const { site, stored, own } = await openSite({ config, database, log, open });
    return await alone(database, command, () => command.run({ site, database, stored, own, serving: false }, given));
  } finally {
    for (const close of open.reverse()) await close();
  }
}

/** Any number: whoever holds this lock changes something. The embedded database is locked as a whole. */
const commandLock = 7_264_428;

async function alone(database: Database, { looks }: Command, work: () => Promise<Said>): Promise<Said> {
  if (looks || database.kind === 'embedded') return work();
  const client = await database.pool.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [commandLock]);
    if (!rows[0]!.mine) throw new StartError('Another command is at work on this database. Try again when it is done.');
    return await work();
  } finally {
    client.release(true); // ends the session, and with it the lock
  }
}

function help(): string {
  const told = commands.flatMap(({ name, takes, does }) => [`  ${name} ${takes}`.trimEnd(), `      ${does}`]);
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
