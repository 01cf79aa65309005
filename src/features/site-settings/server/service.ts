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
import type { FieldErrors, UploadedFile } from '~/shared/contract';
import { DAY_MS, fromIso, toIso } from '~/shared/dates';
import { languages, type Language, type Localized } from '~/shared/language';
import type { SettingGroup } from '~/shared/site-settings';
import { siteTopic } from '~/shared/topics';
import type { SettingsEdit } from '../contract';
import { checkValue } from '../rules';
import { both } from '../texts/both';
import { fieldOf, languagesOf, newestOf } from './groups';
import { refuse } from './refusals';
import { settingVersions } from './tables';

/** How many versions of a group are stored. */
const maxVersions = 50;

/** Values to publish, by setting and language; null is the standard text. */
type Wanted = { setting: Setting; language: Language; value: string | null }[];

/** Who publishes what, and from when it counts. */
interface Publication {
  caller: Caller;
  group: SettingGroup;
  from: Date;
  action: 'settings.edit' | 'settings.schedule' | 'settings.restore' | 'settings.import';
  /** What counts then, without it. */
  written: WrittenValues;
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
    const [made] = await tx
      .insert(settingVersions)
      .values({ group, version: version + 1, madeAt: now, at: from, byId: caller.id, changes: listed })
      .returning({ id: settingVersions.id });
    await tx.insert(siteSettings).values(
      changes.map(({ setting, language, after }) => ({
        key: setting.key,
        language,
        version: made!.id,
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

    /** Publishes an edit; throws 400 on the key, and 409 `stale`. */
    edit(caller: Caller, group: SettingGroup, { updated_at: readAt, publish_at: publishAt, ...typed }: SettingsEdit) {
      const now = clock.now();
      const from = publishAt ? momentOf(publishAt, now) : now;
      return write(async (tx, invalidate) => {
        await lock(tx, group);
        refuseStale(await newestOf(tx, group), readAt);
        const written = await readWritten(tx, { at: from });
        const wanted = readForm(settingsOf(group), typed, settingValues(settings, written));
        const action = from > now ? 'settings.schedule' : 'settings.edit';
        await publish(tx, invalidate, wanted, { caller, group, from, action, written });
      });
    },

    /**
     * Publishes an uploaded picture as the value of a setting, null for the standard one; throws 400 on `file` and 409
     * `stale`, and then stores nothing. The files of earlier versions stay, for a version that is put back names them.
     */
    place(caller: Caller, setting: Setting, file: UploadedFile | null, readAt?: string): Promise<void> {
      const { group } = setting;
      return withStoredFiles(files, log, async (store) => {
        const value = file && (await setting.store!(store, file));
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
        const wanted = settingsOf(group).flatMap((setting) =>
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
        // Cached answers end at the moment that is gone.
        invalidate(siteTopic);
      });
    },
  };
}

/** Two edits of a group at the same time: the second waits and sees the first. */
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

/** Returns what counts once values have been published. */
function withChanges(written: WrittenValues, changes: Wanted): WrittenValues {
  const next = new Map(written);
  for (const { setting, language, value } of changes) {
    const { [language]: _, ...others } = next.get(setting.key) ?? {};
    next.set(setting.key, value === null ? others : { ...others, [language]: { value, original: '' } });
  }
  return next;
}

/** Returns the moment from which an edit counts; throws 400 unless it lies in the next year. */
function momentOf(publishAt: string, now: Date): Date {
  const from = fromIso(publishAt);
  if (from <= now) throw refuse.invalid((t) => ({ publish_at: [t.momentPast] }));
  if (from.getTime() > now.getTime() + 366 * DAY_MS) throw refuse.invalid((t) => ({ publish_at: [t.momentFar] }));
  return from;
}

/** Reads the values of an edit; throws 400 by key for an unknown one and for a value that its setting refuses. */
export function readForm(
  settings: readonly Setting[],
  typed: Readonly<Record<string, unknown>>,
  values: SettingValues,
): Wanted {
  const fields = new Map(
    settings.flatMap((setting) =>
      languages.map((language) => [fieldOf(setting.key, language), { setting, language }] as const),
    ),
  );
  const faults: Record<string, Localized> = {};
  const wanted = Object.entries(typed).flatMap(([field, value]) => {
    const named = fields.get(field);
    const verdict = named
      ? verdictOn({ ...named, ...values }, value)
      : { fault: (lang: Language) => both[lang].unknownSetting };
    if ('fault' in verdict) faults[field] = verdict.fault;
    return named && 'value' in verdict ? [{ ...named, value: verdict.value }] : [];
  });
  if (Object.keys(faults).length > 0) {
    throw refuse.invalid((_, language) =>
      Object.fromEntries(
        Object.entries(faults).map(([key, fault]) => [key, [fault(language)]] satisfies [string, FieldErrors[string]]),
      ),
    );
  }
  return wanted;
}

/** Returns a value as it is stored, null for the standard text, or what is wrong with it. */
function verdictOn(
  { setting, language, standardOf, valueOf }: { setting: Setting; language: Language } & SettingValues,
  value: unknown,
): { value: string | null } | { fault: Localized } {
  if (!languagesOf(setting).includes(language)) return { fault: (lang) => both[lang].noOtherLanguage };
  if (value === null) return { value: null };
  if (typeof value !== 'string') return { fault: (lang) => both[lang].notText };
  const standard = standardOf(setting, language);
  // The standard text itself need not pass the checks: what ships is invented.
  if (value === standard) return { value: null };
  // A picture comes by its upload; what a form was given back is no edit.
  if (setting.kind === 'picture' && value === valueOf(setting, language)) return { value };
  return checkValue({ ...setting, standard }, value);
}
