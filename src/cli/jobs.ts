import { z } from 'zod';
import { jobStates, listJobs, requeueJobs } from '~/platform/jobs';
import { toIso } from '~/shared/dates';
import { command, noWords } from './command';

const shown = 50;
const idSchema = z.coerce.number('a job is named by its number').int().min(1).max(2_147_483_647);

export const jobsList = command({
  name: 'jobs',
  takes: `[--state ${jobStates.join('|')}]`,
  does: 'Lists the jobs (mails, pages of flipbooks, backups), those that are not done unless told otherwise',
  options: { state: { type: 'string' } },
  looks: true,
  schema: z.object({ words: noWords, state: z.enum(jobStates).optional() }),
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

export const jobsRequeue = command({
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

const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 200);
