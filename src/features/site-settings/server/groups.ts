import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '~/platform/database';
import {
  readWritten,
  settingValues,
  type Setting,
  type SettingValues,
  type WrittenValues,
} from '~/platform/site-settings';
import { hasAccess, type Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import { languages, type Language } from '~/shared/language';
import { settingGroups, type SettingGroup } from '~/shared/site-settings';
import type { SettingField, SettingsGroup } from '../contract';
import { both } from '../texts/both';
import { refuse } from './refusals';
import { settingVersions } from './tables';

/** Before the first version; an edit of an untouched group names it as the state that it has read. */
const untouchedSince = new Date(0);

/** Returns the group of a name; throws 404 for an unknown one, and 403 when the caller may not edit it. */
export function groupFor(caller: Caller, name: string): SettingGroup {
  const group = (Object.keys(settingGroups) as SettingGroup[]).find((one) => one === name);
  if (!group) throw refuse.notFound((t) => t.groupUnknown);
  if (!hasAccess(caller, settingGroups[group])) throw refuse.forbidden((t) => t.groupForSuperusers);
  return group;
}

/** Returns the name of a group for people. */
export const labelOf = (group: SettingGroup, language: Language): string => both[language].groups[group];

/** Returns the languages in which a setting has a value. */
export const languagesOf = ({ isTranslated }: Setting): readonly Language[] => (isTranslated ? languages : ['en']);

/** Returns the field of a setting's value in a language: `intro`, `intro_ml`. */
export const fieldOf = (key: string, language: Language) => (language === 'en' ? key : `${key}_${language}`);

/** Returns the labels of settings by their fields, for people: of a text with its language. */
export const fieldLabels = (settings: readonly Setting[], language: Language): ReadonlyMap<string, string> =>
  new Map(
    settings.flatMap((setting) =>
      languagesOf(setting).map((lang) => {
        const { english, malayalam } = both[language];
        const label = setting.label(language);
        const text = setting.isTranslated ? fillText(lang === 'en' ? english : malayalam, { label }) : label;
        return [fieldOf(setting.key, lang), text] as const;
      }),
    ),
  );

/** Returns the newest version of each group that has one, and when the group was changed last. */
async function newestVersions(db: Db | Tx, where?: SQL) {
  const { group, version, madeAt, withdrawnAt } = settingVersions;
  const rows = await db
    .select({
      group,
      version: sql<number>`max(${version})`,
      updatedAt: sql`max(greatest(${madeAt}, ${withdrawnAt}))`.mapWith(madeAt),
    })
    .from(settingVersions)
    .where(where)
    .groupBy(group);
  return new Map(rows.map((row) => [row.group, row]));
}

/** Returns when a group was changed last, by scheduling or withdrawing too, and its newest version, 0 without one. */
export async function newestOf(db: Db | Tx, group: SettingGroup): Promise<{ updatedAt: Date; version: number }> {
  const newest = await newestVersions(db, eq(settingVersions.group, group));
  return newest.get(group) ?? { updatedAt: untouchedSince, version: 0 };
}

/** Returns the settings whose texts were edited in one language only. */
const gapsOf = (settings: readonly Setting[], written: WrittenValues) =>
  settings.filter(({ key, isTranslated }) => isTranslated && Object.keys(written.get(key) ?? {}).length === 1);

/** Returns a group with its settings and their values, with words in a language. */
export async function presentGroup(
  db: Db,
  settings: readonly Setting[],
  { group, language, now }: { group: SettingGroup; language: Language; now: Date },
): Promise<SettingsGroup> {
  const ofGroup = settings.filter((one) => one.group === group);
  const written = await readWritten(db, { at: now });
  const standard = settingValues(settings, written);
  const values = ofGroup.flatMap((one) =>
    languagesOf(one).map((lang) => [
      fieldOf(one.key, lang),
      written.get(one.key)?.[lang]?.value ?? standard.standardOf(one, lang),
    ]),
  );
  return {
    group,
    label: labelOf(group, language),
    updated_at: toIso((await newestOf(db, group)).updatedAt),
    values: Object.fromEntries(values) as Record<string, string>,
    gaps: gapsOf(ofGroup, written).map(({ key }) => key),
    fields: ofGroup.map((one) => presentField(one, written, { standard, language })),
  };
}

/** Returns a setting with its words in a language, and what its standard text is now. */
function presentField(
  setting: Setting,
  written: WrittenValues,
  { standard, language }: { standard: SettingValues; language: Language },
): SettingField {
  const values = written.get(setting.key);
  const standardIn = (lang: Language) => standard.standardOf(setting, lang);
  const replaced = (lang: Language) => {
    const text = values?.[lang]?.original;
    return text === undefined || text === standardIn(lang) ? null : text;
  };
  return {
    key: setting.key,
    label: setting.label(language),
    help: setting.help(language),
    kind: setting.kind,
    choices: [...(setting.choices ?? [])],
    most: setting.most,
    standard: standardIn('en'),
    standard_ml: setting.isTranslated ? standardIn('ml') : null,
    replaced: replaced('en'),
    replaced_ml: setting.isTranslated ? replaced('ml') : null,
    sentences: [...(setting.sentences?.('en') ?? [])],
    sentences_ml: [...(setting.sentences?.('ml') ?? [])],
    shown_in: [...setting.shownIn],
  };
}

/** Lists the groups that a caller may edit. */
export async function listGroups(
  db: Db,
  settings: readonly Setting[],
  { caller, language, now }: { caller: Caller; language: Language; now: Date },
) {
  const [written, newest] = await Promise.all([readWritten(db, { at: now }), newestVersions(db)]);
  const mayEdit = (Object.keys(settingGroups) as SettingGroup[]).filter((group) =>
    hasAccess(caller, settingGroups[group]),
  );
  return mayEdit.map((group) => {
    const ofGroup = settings.filter((one) => one.group === group);
    return {
      group,
      label: labelOf(group, language),
      updated_at: toIso(newest.get(group)?.updatedAt ?? untouchedSince),
      edited: ofGroup.filter(({ key }) => written.has(key)).length,
      gaps: gapsOf(ofGroup, written).length,
      fields: ofGroup.map((one) => ({ key: one.key, label: one.label(language), shown_in: [...one.shownIn] })),
    };
  });
}
