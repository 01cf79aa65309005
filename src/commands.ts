import { z } from 'zod';
import { endSessionsOf, resetFactorOf, setSuperuser } from '~/features/accounts/server/public';
import { byConsole, record } from '~/features/audit/server/public';
import { removeAllFactors } from '~/features/security/server/public';
import type { Database } from '~/platform/database';
import { StartError } from '~/platform/errors/start-error';
import { jobStates, listJobs, requeueJobs } from '~/platform/jobs';
import { rotateKey } from '~/platform/secrets/rotate-key';
import { toIso } from '~/shared/dates';
import { peopleTopic } from '~/shared/topics';
import { checkSite } from './check-site';
import { command, some, type Command, type Machine, type Said } from './command-kit';
import { loadDemo, removeDemo } from './demo';
import { sealedValues } from './features';

const none = z.tuple([], 'takes no further words');
const one = z.tuple([z.string().trim().min(1)], 'takes one name');
const shown = 50;

const superuser = command({
  name: 'superuser',
  takes: 'EMAIL|USERNAME [--create [--name NAME]] [--password-stdin]',
  does: 'Gives a superuser a new password, or makes one; prints it once, ends their sessions',
  options: { create: { type: 'boolean' }, name: { type: 'string' }, 'password-stdin': { type: 'boolean' } },
  schema: z
    .object({
      words: one,
      create: z.boolean().default(false),
      name: z.string().trim().min(1).max(100).optional(),
      password: z.string().min(8, 'the password needs 8 characters or more').max(200).optional(),
    })
    .refine(({ create, words: [who] }) => !create || z.email().safeParse(who).success, {
      path: ['create'],
      message: 'a new superuser is named by an e-mail address',
    })
    .refine(({ create, name }) => create || name === undefined, {
      path: ['name'],
      message: 'is for a new superuser, with --create',
    }),
  async run({ site }, { words: [who], create, name, password }) {
    const done = await setSuperuser(site, { who, create, name, password });
    const first = done.made
      ? `Made the superuser ${done.email}.`
      : `${done.email} has a new password, and is signed out everywhere.`;
    return { lines: [first, ...(done.password === null ? [] : [`Password: ${done.password}  (shown only now)`])] };
  },
});

const jobsList = command({
  name: 'jobs',
  takes: `[--state ${jobStates.join('|')}]`,
  does: 'Lists the jobs (mails, pages of flipbooks, backups), those that are not done unless told otherwise',
  options: { state: { type: 'string' } },
  looks: true,
  schema: z.object({ words: none, state: z.enum(jobStates).optional() }),
  async run({ site }, { state }) {
    const { counts, rows } = await listJobs(
      site.db,
      state ? [state] : jobStates.filter((one) => one !== 'done'),
      shown,
    );
    const lines = rows.map(({ id, name, key, state, attempts, at, error }) =>
      [
        id,
        state,
        name,
        key ?? '-',
        `${attempts} tries`,
        at ? toIso(at) : '-',
        ...(error === null ? [] : [oneLine(error)]),
      ].join('  '),
    );
    const asked = state ? counts[state] : jobStates.reduce((sum, one) => sum + (one === 'done' ? 0 : counts[one]), 0);
    const more = asked > rows.length ? [`… and ${asked - rows.length} older ones`] : [];
    return { lines: [...lines, ...more, jobStates.map((one) => `${counts[one]} ${one}`).join(', ')] };
  },
});

const idSchema = z.coerce.number('a job is named by its number').int().min(1).max(2_147_483_647);

const jobsRequeue = command({
  name: 'jobs requeue',
  takes: 'ID… | --failed',
  does: 'Has jobs done anew that were given up or are held',
  options: { failed: { type: 'boolean' } },
  schema: z
    .object({ words: z.array(idSchema).max(1000), failed: z.boolean().default(false) })
    .refine(
      ({ words, failed }) => words.length > 0 !== failed,
      'takes the numbers of jobs, or --failed for all that were given up',
    ),
  async run({ site }, { words, failed }) {
    const { requeued, refused } = await requeueJobs(site.write, failed ? 'failed' : [...new Set(words)]);
    const again = requeued.length === 0 ? 'No job is to be done anew.' : `To be done anew: ${requeued.join(', ')}.`;
    return { lines: [again, ...refused.map(({ id, why }) => `${id}: ${why}`)], failed: refused.length > 0 };
  },
});

const check = command({
  name: 'check',
  takes: '',
  does: 'Compares the database with the files, and opens every sealed value; ends with 1 when something is wrong',
  looks: true,
  schema: z.object({ words: none }),
  run: checkSite,
});

const keyRotate = command({
  name: 'key rotate',
  takes: '',
  does: 'Changes the secret key: every sealed value is sealed anew; takes up one that was cut off',
  schema: z.object({ words: none }),
  async run({ site, database, serving }, _given) {
    const { config, write, clock } = site;
    const { id, resealed, unreadable } = await rotateKey({
      config,
      write,
      sealed: sealedValues,
      refuse: async () => {
        if (database.kind === 'postgres' && config.keys.kept === 'file' && !serving) await refuseServers(database);
      },
      done: (tx, id) =>
        record(tx, {
          at: clock.now(),
          actor: null,
          action: 'site.key_change',
          target: { type: 'site', id: null, name: id },
          after: byConsole,
        }),
    });
    // What is kept has addresses that were signed with the old one.
    await write(async (_tx, invalidate) => invalidate(peopleTopic));
    const next =
      config.keys.kept === 'file'
        ? 'The old key is gone; backups made before have it with them. Make a new backup now.'
        : 'SECRET_KEY_OLD can go as soon as every instance runs with the new SECRET_KEY. Keep the old key for backups made before.';
    const left =
      unreadable.length === 0 ? [] : ['Not readable before either, and left as they are:', ...some(unreadable)];
    return {
      lines: [`Everything is sealed with the key ${id} (${resealed} values sealed anew).`, next, ...left],
      failed: unreadable.length > 0,
    };
  },
});

const sessionsEnd = command({
  name: 'sessions end',
  takes: '[--user EMAIL|USERNAME|MEMBERSHIP-ID]',
  does: 'Signs everybody out, or one person',
  options: { user: { type: 'string' } },
  schema: z.object({ words: none, user: z.string().trim().min(1).optional() }),
  async run({ site }, { user }) {
    const count = await endSessionsOf(site, user);
    return { lines: [`${count} ${count === 1 ? 'session' : 'sessions'} ended.`] };
  },
});

const resetFactor = command({
  name: 'reset-factor',
  takes: 'EMAIL|USERNAME|MEMBERSHIP-ID',
  does: 'Takes the second factor from somebody who is locked out, and signs them out; they get a mail',
  schema: z.object({ words: one }),
  async run({ site }, { words: [who] }) {
    const { email } = await resetFactorOf(site, who, removeAllFactors);
    return {
      lines: [
        `The second factor of ${email} is gone. They log in with their password alone until they set up a new one.`,
      ],
    };
  },
});

const demoLoad = command({
  name: 'demo load',
  takes: '',
  does: 'Fills an empty site with demo data; refused when anybody has put something in',
  schema: z.object({ words: none }),
  async run({ site, database }) {
    const lines: string[] = [];
    await loadDemo(site, database, (line) => lines.push(line));
    return { lines };
  },
});

const demoRemove = command({
  name: 'demo remove',
  takes: '',
  does: 'Takes the demo data away; refused when there is anything else',
  schema: z.object({ words: none }),
  async run({ site }) {
    const removed = await removeDemo(site);
    const again = site.config.demoData ? ['DEMO_DATA=1 loads it again at the next start: take that away.'] : [];
    return { lines: [`Removed ${removed} rows and their files.`, ...again] };
  },
});

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  superuser,
  jobsList,
  jobsRequeue,
  check,
  keyRotate,
  sessionsEnd,
  resetFactor,
  demoLoad,
  demoRemove,
];

/** The commands as a running server does them: those that change something one at a time. */
export function serveCommands(machine: Machine): Record<string, (given: unknown) => Promise<Said>> {
  let busy: string | undefined;
  const inTurn = (command: Command) => async (given: unknown) => {
    if (command.looks) return command.run(machine, given);
    if (busy !== undefined) throw new StartError(`Another command is at work: ${busy}. Try again when it is done.`);
    busy = command.name;
    try {
      return await command.run(machine, given);
    } finally {
      busy = undefined;
    }
  };
  return Object.fromEntries(commands.map((command) => [addressOf(command), inTurn(command)]));
}

/** What a command is called on the socket. */
export const addressOf = ({ name }: Command) => name.replaceAll(' ', '-');

const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 200);

/** Servers keep the key that they read at their start; with the embedded database they change it themselves. */
async function refuseServers({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name like 'sangham:%'`,
  );
  // One of them is this command's own.
  if (rows[0]!.count > 1) {
    throw new StartError(
      'A server is running on this database, and would go on with the old key. Stop every server and run this again, or make the key a setting (docs/OPERATIONS.md, "Another secret key").',
    );
  }
}
