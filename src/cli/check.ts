import { measureSetUp } from '~/features/setup/server/public';
import { HOUR_MS } from '~/shared/dates';
import { anotherSite, checkFiles } from '~/platform/files';
import { listJobs } from '~/platform/jobs';
import { createSeal } from '~/platform/secrets/seal';
import { eachSealed } from '~/platform/secrets/sealed-values';
import { z } from 'zod';
import { command, noWords, firstLines, type Machine, type CommandOutput } from './command';
import { fileOwners, sealedValues, settingsOf } from '~/app/features';

/**
 * Compares the database with the files and opens every sealed value (decisions/0016), also while people use the site: a
 * file stored within the last hour may still get its row.
 */
async function checkSite({
  site,
  stored,
  ownsStored,
  serving,
}: Pick<Machine, 'site' | 'stored' | 'ownsStored' | 'serving'>): Promise<CommandOutput> {
  const { db, config } = site;
  const wrong: string[] = [];
  const tell = (title: string, faults: readonly string[]) => {
    if (faults.length > 0) wrong.push(`${title}: ${faults.length}`, ...firstLines(faults).map((fault) => `  ${fault}`));
  };
  if (!ownsStored)
    wrong.push(`The stored files belong to ${anotherSite}: those that no row names may be in use there.`);

  const before = new Date(Date.now() - (serving || config.databaseUrl || config.mediaUrl ? HOUR_MS : 0));
  const found: Awaited<ReturnType<typeof checkFiles>> = { missing: [], wrongSize: [], unused: [], needed: 0 };
  for (const owner of fileOwners({ db })) {
    const faults = await checkFiles(stored, owner, before);
    for (const kind of ['missing', 'wrongSize', 'unused'] as const) found[kind].push(...faults[kind]);
    found.needed += faults.needed;
  }
  tell('Files that rows name and that are not there', found.missing);
  tell('Files that are not as long as their rows say', found.wrongSize);
  tell('Files that no row names', found.unused);

  let opened = 0;
  const [closed, outdated]: [string[], string[]] = [[], []];
  for (const values of sealedValues) {
    const seal = createSeal(config, values.purpose);
    for await (const { id, sealed } of eachSealed(db, values)) {
      opened += 1;
      if (seal.tryOpen(sealed) === null) closed.push(`${values.title}, row ${id}`);
      else if (config.keys.old.length > 0 && !seal.isCurrent(sealed)) outdated.push(`${values.title}, row ${id}`);
    }
  }
  tell('Sealed values that no key opens', closed);
  if (outdated.length > 0)
    wrong.push(
      `A change of the secret key is not complete, ${outdated.length} values are sealed with the old one: npm ` +
        'run sangham -- key rotate',
    );

  const { counts } = await listJobs(db, [], 0);
  const described =
    counts.failed > 0 ? [`${counts.failed} jobs were given up: npm run sangham -- jobs --state failed`] : [];
  described.push(...(await setUpLines(site)));
  return wrong.length === 0
    ? {
        lines: [
          `Nothing is wrong: the ${found.needed} files that rows name are there, and ${opened} sealed values open.`,
          ...described,
        ],
      }
    : { lines: [...wrong, ...described], failed: true };
}

/** Returns the tasks of the set-up as the office's screen has them. */
async function setUpLines({ db, config, clock }: Machine['site']): Promise<string[]> {
  const settings = settingsOf(config);
  const { open, tasks } = await measureSetUp({ db, config, settings, now: clock.now(), language: 'en' });
  return [
    open ? 'The site is open. Set-up:' : 'The site is closed: it opens in the office, at /app/admin/setup. Set-up:',
    ...tasks.map(({ done, label, detail }) => `  ${done ? 'done' : 'open'}  ${label}: ${detail}`),
  ];
}

export const check = command({
  name: 'check',
  takes: '',
  does: 'Compares database and files, opens sealed values, lists the set-up; ends with 1 when something is wrong',
  looks: true,
  schema: z.object({ words: noWords }),
  run: checkSite,
});
