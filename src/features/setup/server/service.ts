import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { addAreas, findAreas, type AreaChange, type Belonging } from '~/features/areas/server/public';
import { recordAudit } from '~/features/audit/server/public';
import { mail, users } from '~/features/people/server/public';
import type { Config } from '~/platform/config';
import type { Db, Tx } from '~/platform/database';
import { closeSite, isClosed, openSite } from '~/platform/http/closed-site';
import { queueMail } from '~/platform/mail';
import { keyFor } from '~/platform/secrets/key-ring';
import { deleteSetting, readSetting, writeSetting } from '~/platform/settings-store/settings-store';
import { readWritten, settingValues, type Setting } from '~/platform/site-settings';
import type { Site } from '~/platform/site';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import { MINUTE_MS, toIso } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import type { Language } from '~/shared/language';
import { siteTopic } from '~/shared/topics';
import { confirmable, type ConfirmableKey } from '../contract/tasks';
import { readPastedAreas } from '../rules';
import { both } from '../texts/both';
import { limits } from './limits';
import { refuse } from './refusals';
import { changeState, mailedCode, readState } from './state';

/** How long a mailed code is good. */
const codeMinutes = 30;

const target = { type: 'site', id: null };

/** Closes a new site and remembers the areas that it came with; call it before the first superuser is made. */
export async function beginSetUp({ write }: Pick<Site, 'write'>): Promise<void> {
  await write(async (tx) => {
    await closeSite(tx);
    await changeState(tx, { shippedAreas: (await findAreas(tx)).map(({ id }) => id) });
  });
}

/** Returns the services of the set-up. */
export function createSetUp(
  { db, write, clock, config, jobs, names, limits: tries }: Site,
  { settings, belonging }: { settings: readonly Setting[]; belonging: Belonging },
) {
  const valueOf = async (key: string, language: Language) =>
    settingValues(settings, await readWritten(db, { at: clock.now() })).of(key, language);

  return {
    /** Opens the site; again does nothing. */
    async open(caller: Caller): Promise<void> {
      if (!(await isClosed(db))) return;
      await write(async (tx, invalidate) => {
        // Of two who press it at the same time, one has opened it.
        if (!(await openSite(tx))) return;
        await recordAudit(tx, { at: clock.now(), actor: caller, action: 'setup.open', target });
        invalidate(siteTopic);
      });
    },

    /** Stores that what the site has is right; throws 404 for a task that is measured alone. */
    async confirm(caller: Caller, key: string): Promise<void> {
      const task = confirmable.find((one) => one === key);
      if (!task) throw refuse.notFound((t) => t.taskUnknown);
      await write(async (tx) => {
        await lock(tx);
        const { confirmed } = await readState(tx);
        if (confirmed.includes(task)) return;
        await changeState(tx, confirmedState(confirmed, task));
        const task_name = both.en.tasks[task];
        await recordAudit(tx, {
          at: clock.now(),
          actor: caller,
          action: 'setup.confirm',
          target: { ...target, name: task_name },
        });
      });
    },

    /** Adds the areas and units of a list, whole or not at all; throws 400 on `text` with the lines it cannot read. */
    async pasteAreas(caller: Caller, text: string): Promise<AreaChange[]> {
      const list = readPastedAreas(text);
      if ('faults' in list)
        throw refuse.invalid((t) => ({
          text: list.faults.map(({ line, fault }) => fillText(t.lineFault, { line, fault: t.lineFaults[fault] })),
        }));
      return write((tx, invalidate) =>
        addOwnAreas(tx, invalidate, list.areas, { actor: caller, at: clock.now(), belonging }),
      );
    },

    /** Mails a code to the office's own address; throws 429. Returns the address. */
    async sendCode(caller: Caller, language: Language): Promise<string> {
      const address = await valueOf('email', language);
      const siteName = (await names(language)).shortName;
      await tries.hit(limits.mails, 'office');
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const now = clock.now();
      const until = toIso(new Date(now.getTime() + codeMinutes * MINUTE_MS));
      await write(async (tx) => {
        await writeSetting(tx, mailedCode, { hash: hashOf(config, code), address, until });
        const words = both[language].codeMail;
        const content = {
          title: fillText(words.subject, { code, site: siteName }),
          paragraphs: [
            fillText(words.lead, { site: siteName }),
            { label: words.code, value: code },
            fillText(words.end, { minutes: codeMinutes }),
          ],
        };
        const office = { email: address, name: caller.name, language };
        await queueMail({ config, jobs, clock, names }, tx, mail(office, content), {
          kind: 'setup-code',
          reader: caller.id,
          about: [],
        });
      });
      return address;
    },

    /** Takes the code; throws 400 on `code` when it is another or no longer good, and 429 after too many tries. */
    async takeCode(caller: Caller, code: string): Promise<void> {
      const known = await readSetting(db, mailedCode);
      const over = () => refuse.invalid((t) => ({ code: [t.codeOver] }));
      if (!known) throw over();
      await tries.hit(limits.tries, known.hash);
      if (new Date(known.until) <= clock.now() || known.address !== (await valueOf('email', 'en'))) throw over();
      if (!isSame(known.hash, hashOf(config, code))) throw refuse.invalid((t) => ({ code: [t.codeWrong] }));
      await write(async (tx) => {
        await lock(tx);
        if (!(await deleteSetting(tx, mailedCode))) throw over();
        await changeState(tx, { mailTo: known.address });
        await recordAudit(tx, { at: clock.now(), actor: caller, action: 'setup.mail', target });
      });
    },
  };
}

/** Adds the areas of a list; the first list of a new site replaces those that came with the software. */
export async function addOwnAreas(
  tx: Tx,
  invalidate: Invalidate,
  list: Parameters<typeof addAreas>[2],
  by: Omit<Parameters<typeof addAreas>[3], 'replacing'>,
): Promise<AreaChange[]> {
  await lock(tx);
  const { shippedAreas: replacing } = await readState(tx);
  const changes = await addAreas(tx, invalidate, list, { ...by, replacing });
  if (replacing.length > 0) await changeState(tx, { shippedAreas: [] });
  return changes;
}

/** Returns whether a site is new: no superuser has been made. */
export const isNew = async (db: Db): Promise<boolean> => (await db.$count(users)) === 0;

/** Two changes of the set-up at the same time: the second waits for the first and reads its result. */
const lock = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('site.set-up'))`);

/** Shipped areas that were confirmed are the committee's own. */
const confirmedState = (confirmed: readonly ConfirmableKey[], task: ConfirmableKey) => ({
  confirmed: [...confirmed, task],
  ...(task === 'areas' && { shippedAreas: [] }),
});

const hashOf = ({ keys }: Pick<Config, 'keys'>, code: string): string =>
  createHmac('sha256', keyFor(keys.current, 'setup-code')).update(code).digest('base64url');

const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
