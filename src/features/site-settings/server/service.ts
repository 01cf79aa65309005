import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import { refuseStale } from '~/platform/database/stale';
import type { Site } from '~/platform/site';
import {
  readWritten,
  settingValues,
  siteSettings,
  type Setting,
  type SettingValues,
  type WrittenValues,
} from '~/platform/site-settings';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import type { UploadedFile } from '~/shared/contract';
import { DAY_MS, toIso } from '~/shared/dates';
import type { SettingGroup } from '~/shared/site-settings';
import { siteTopic } from '~/shared/topics';
import type { SettingsEdit } from '../contract';
import { both } from '../texts/both';
import { fieldOf, languagesOf, newestOf } from './groups';
import { momentOf, readForm, withChanges, type Wanted } from './read-form';
import { refuse } from './refusals';
import { settingVersions } from './tables';

/** How many versions of a group are stored. */
const maxVersions = 50;

/** Who publishes what, and from when it counts. */
interface Publication {
  caller: Caller;
  group: SettingGroup;
  from: Date;
  action: 'settings.edit' | 'settings.schedule' | 'settings.restore' | 'settings.import';
  /** What counts then, without it. */
  written: WrittenValues;
}

/** A change of where money goes: the values before and after, and from when it counts. */
export interface HeldChange {
  changes: readonly { key: string; before: string | null; after: string | null }[];
  from: Date;
  by: Caller;
}

/** The values before a change of where money goes. */
export interface Guard {
  /** Throws 403 `proof_needed` unless the caller has just proved who they are. */
  prove(): Promise<void>;
  /** Announces the change, in its transaction. */
  announce(tx: Tx, invalidate: Invalidate, change: HeldChange): Promise<void>;
}

/** Returns the services of the site's settings; `settings` is every setting that a feature contributes. */
export function createSettings(
  { db, write, clock, files, log }: Pick<Site, 'db' | 'write' | 'clock' | 'files' | 'log'>,
  settings: readonly Setting[],
) {
  const settingsOf = (group: SettingGroup) => settings.filter((one) => one.group === group);

  /**
   * Publishes what differs from the values that will count then, as a version of the group; without a difference
   * nothing is written. Returns what differs.
   */
  async function publish(tx: Tx, invalidate: Invalidate, wanted: Wanted, publication: Publication) {
    const { caller, group, from, action, written } = publication;
    const changes = wanted.flatMap(({ setting, language, value: after }) => {
      const before = written.get(setting.key)?.[language]?.value ?? null;
      return before === after ? [] : [{ setting, language, before, after }];
    });
    if (changes.length === 0) return [];
    const standardThen = settingValues(settings, written).standardOf;
    const standardNow = settingValues(settings, withChanges(written, wanted)).standardOf;
    const now = clock.now();
    const { version } = await newestOf(tx, group);
    const listed = changes.map(({ setting, language, before, after }) => ({
      key: fieldOf(setting.key, language),
      before,
      after,
    }));
    const [created] = await tx
      .insert(settingVersions)
      .values({ group, version: version + 1, madeAt: now, at: from, byId: caller.id, changes: listed })
      .returning({ id: settingVersions.id });
    await tx.insert(siteSettings).values(
      changes.map(({ setting, language, after }) => ({
        key: setting.key,
        language,
        version: created!.id,
        value: after,
        original: standardNow(setting, language),
        at: from,
      })),
    );
    await prune(tx, group);
    const text = (side: 'before' | 'after', standardOf: typeof standardNow) =>
      Object.fromEntries(
        changes.map(({ setting, language, ...change }) => [
          fieldOf(setting.key, language),
          change[side] ?? standardOf(setting, language),
        ]),
      );
    await recordAudit(tx, {
      at: now,
      actor: caller,
      action,
      target: targetOf(group),
      before: text('before', standardThen),
      after: { ...text('after', standardNow), ...(from > now && { publish_at: toIso(from) }) },
    });
    invalidate(siteTopic);
    return listed;
  }

  /** Deletes the oldest versions beyond fifty, and values that no version and no present state needs. */
  async function prune(tx: Tx, group: SettingGroup): Promise<void> {
    const all = await tx
      .select({ id: settingVersions.id, at: settingVersions.at })
      .from(settingVersions)
      .where(eq(settingVersions.group, group))
      .orderBy(desc(settingVersions.version));
    const old = all.slice(maxVersions);
    const oldest = all[maxVersions - 1];
    if (old.length === 0 || !oldest) return;
    const ids = old.map(({ id }) => id);
    await tx.delete(settingVersions).where(inArray(settingVersions.id, ids));
    // Of what they wrote, the value stays that still counts when the oldest version of those left begins.
    await tx.delete(siteSettings).where(
      and(
        inArray(siteSettings.version, ids),
        lte(siteSettings.at, oldest.at),
        sql`exists (select 1 from site_settings later
          where later.key = ${siteSettings.key} and later.language = ${siteSettings.language}
            and later.at <= ${oldest.at}
            and (later.at, later.version) > (${siteSettings.at}, ${siteSettings.version}))`,
      ),
    );
  }

  return {
    settingsOf,
    publish,

    /** Returns what would count now if an edit were published; throws 400 on the key. */
    async draft(group: SettingGroup, typed: Readonly<Record<string, unknown>>): Promise<WrittenValues> {
      const written = await readWritten(db, { at: clock.now() });
      const wanted = readForm(settingsOf(group), typed, settingValues(settings, written));
      return withChanges(written, wanted);
    },

    /**
     * Publishes an edit; throws 400 on the key, and 409 `stale`. What decides where money goes counts a day later,
     * after `prove` has let it pass.
     */
    async edit(
      caller: Caller,
      group: SettingGroup,
      { updated_at: readAt, publish_at: publishAt, ...sent }: SettingsEdit,
      { prove, announce }: Guard,
    ) {
      const now = clock.now();
      const from = publishAt ? momentOf(publishAt, now) : now;
      const later = new Date(Math.max(from.getTime(), now.getTime() + DAY_MS));
      const { valueOf } = settingValues(settings, await readWritten(db, { at: later }));
      const typed = withBelongings(settingsOf(group), sent, valueOf);
      const isMoved = ({ isHeld, key }: Setting) => isHeld === true && key in typed;
      const moved = settingsOf(group).filter((one) => isMoved(one) && (typed[one.key] ?? '') !== valueOf(one, 'en'));
      if (moved.length > 0) await prove();
      return write(async (tx, invalidate) => {
        await lock(tx, group);
        refuseStale(await newestOf(tx, group), readAt);
        const written = await readWritten(tx, { at: from });
        const today = toIso(now).slice(0, 10);
        const then = await readWritten(tx, { at: later });
        const { of } = settingValues(settings, then);
        const wanted = readForm(settingsOf(group), typed, { ...settingValues(settings, written), of, today });
        const action = from > now ? 'settings.schedule' : 'settings.edit';
        const atOnce = wanted.filter(({ setting }) => !setting.isHeld);
        await publish(tx, invalidate, atOnce, { caller, group, from, action, written });
        const held = wanted.filter(({ setting }) => setting.isHeld);
        const publication = { caller, group, from: later, action: 'settings.schedule', written: then } as const;
        const changes = await publish(tx, invalidate, held, publication);
        if (changes.length > 0) await announce(tx, invalidate, { changes, from: later, by: caller });
      });
    },

    /**
     * Publishes an uploaded picture as the value of a setting, null for the standard one; throws 400 on `file` and 409
     * `stale`, and then stores nothing. The files of earlier versions stay, for a version that is put back names them.
     */
    place(caller: Caller, setting: Setting, file: UploadedFile | null, readAt?: string): Promise<void> {
      const { group } = setting;
      return withStoredFiles(files, log, async (store) => {
        const value = file && (await setting.pictures!.store(store, file.path));
        await write(async (tx, invalidate) => {
          await lock(tx, group);
          refuseStale(await newestOf(tx, group), readAt);
          const from = clock.now();
          const written = await readWritten(tx, { at: from });
          const wanted: Wanted = [{ setting, language: 'en', value }];
          await publish(tx, invalidate, wanted, { caller, group, from, action: 'settings.edit', written });
        });
      });
    },

    /** Publishes the values that counted with a version; throws 404, and 409 for one that was never public. */
    restore(caller: Caller, group: SettingGroup, version: number) {
      return write(async (tx, invalidate) => {
        await lock(tx, group);
        const now = clock.now();
        const row = await findVersion(tx, group, version);
        if (row.withdrawnAt || row.at > now) throw refuse.conflict('not_published', (t) => t.versionNotPublished);
        const then = await readWritten(tx, { at: row.at, version: row.id });
        const restored = settingsOf(group).filter(({ isPrivate }) => !isPrivate);
        const wanted = restored.flatMap((setting) =>
          languagesOf(setting).map((language) => ({
            setting,
            language,
            value: then.get(setting.key)?.[language]?.value ?? null,
          })),
        );
        const written = await readWritten(tx, { at: now });
        await publish(tx, invalidate, wanted, { caller, group, from: now, action: 'settings.restore', written });
      });
    },

    /** Withdraws a version that does not count yet; throws 404, and 409 `published`. */
    withdraw(caller: Caller, group: SettingGroup, version: number): Promise<void> {
      return write(async (tx, invalidate) => {
        await lock(tx, group);
        const now = clock.now();
        const row = await findVersion(tx, group, version);
        if (row.withdrawnAt) throw refuse.notFound((t) => t.versionUnknown);
        if (row.at <= now) throw refuse.conflict('published', (t) => t.versionPublished);
        await tx.delete(siteSettings).where(eq(siteSettings.version, row.id));
        await tx.update(settingVersions).set({ withdrawnAt: now }).where(eq(settingVersions.id, row.id));
        await recordAudit(tx, {
          at: now,
          actor: caller,
          action: 'settings.withdraw',
          target: targetOf(group),
          before: { version, publish_at: toIso(row.at) },
        });
        // Cached answers still end at the moment that was withdrawn.
        invalidate(siteTopic);
      });
    },
  };
}

/** Returns an edit with the standard value of what belongs to a setting that changes, unless that is edited itself. */
function withBelongings(
  settings: readonly Setting[],
  sent: Readonly<Record<string, unknown>>,
  valueOf: SettingValues['valueOf'],
): Record<string, unknown> {
  const changed = settings.filter((one) => one.key in sent && (sent[one.key] ?? '') !== valueOf(one, 'en'));
  const gone = settings.filter(
    ({ key, belongsTo }) => !(key in sent) && changed.some((owner) => owner.key === belongsTo),
  );
  return { ...sent, ...Object.fromEntries(gone.map(({ key }) => [key, null])) };
}

/** Two edits of a group at the same time: the second waits for the first and reads its result. */
export const lock = (tx: Tx, group: SettingGroup) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`site.settings.${group}`}))`);

const targetOf = (group: SettingGroup) => ({ type: 'settings', id: null, name: both.en.groups[group] });

async function findVersion(tx: Tx, group: SettingGroup, version: number) {
  const [row] = await tx
    .select()
    .from(settingVersions)
    .where(and(eq(settingVersions.group, group), eq(settingVersions.version, version)));
  if (!row) throw refuse.notFound((t) => t.versionUnknown);
  return row;
}
