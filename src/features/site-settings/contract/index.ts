import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls, type UploadRule } from '~/shared/contract';
import { count, id, instant, nullableText, pathId, readAt } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { languages } from '~/shared/language';
import { settingGroups, settingKinds, type SettingGroup } from '~/shared/site-settings';
import * as texts from '../texts';

const group = z.enum(Object.keys(settingGroups) as [SettingGroup, ...SettingGroup[]]);

const shownIn = z.array(z.string()).describe('The paths of the public pages that show it');

/** A setting as the office edits it. */
const fieldSchema = z.object({
  key: z.string(),
  label: z.string(),
  help: z.string(),
  kind: z.enum(settingKinds),
  choices: z.array(z.string()).describe('The words of a choice; empty for other kinds'),
  most: count.describe('The most letters'),
  standard: z.string().describe('The text in the code'),
  standard_ml: nullableText.describe('The same in Malayalam; null for a setting without languages'),
  replaced: nullableText.describe('The standard text that was replaced, where the code has a newer one now'),
  replaced_ml: nullableText,
  sentences: z.array(z.string()).describe('Sentences of the site with a place for it, `{inDistrict}`'),
  sentences_ml: z.array(z.string()),
  shown_in: shownIn,
});
export type SettingField = z.output<typeof fieldSchema>;

/** A group of settings with its present values. */
export const groupSchema = z.object({
  group,
  label: z.string(),
  updated_at: instant.describe('Of the newest version, scheduled ones included'),
  values: z.record(z.string(), z.string()).describe('By key; `_ml` after a key: its Malayalam text'),
  gaps: z.array(z.string()).describe('Keys of which one language was edited and the other was not'),
  fields: z.array(fieldSchema),
});
export type SettingsGroup = z.output<typeof groupSchema>;

/** A group in the list of those that the caller may edit. */
const listedSchema = z.object({
  group,
  label: z.string(),
  updated_at: instant,
  edited: count.describe('How many settings have another value than the standard one'),
  gaps: count,
  fields: z.array(z.object({ key: z.string(), label: z.string(), shown_in: shownIn })),
});

/** The states of a version. */
export const versionStates = ['published', 'scheduled', 'withdrawn'] as const;

/** A version of a group: what was changed at once. */
export const versionSchema = z.object({
  version: count.describe('Counted in its group, from 1'),
  at: instant.describe('From when it counts'),
  made_at: instant,
  by: nullableText.describe('null once the person is gone'),
  by_id: id.nullable(),
  state: z.enum(versionStates),
  changes: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      before: nullableText.describe('null: the standard text'),
      after: nullableText.describe('null: the standard text'),
    }),
  ),
});
export type SettingsVersion = z.output<typeof versionSchema>;

/**
 * An edit: the keys of the group with their new values, null for the standard text. The server checks each by its
 * setting.
 */
export const settingsEdit = z.looseObject({
  updated_at: readAt,
  publish_at: z.iso
    .datetime({ offset: true, local: true, error: texts.badMoment })
    .nullish()
    .describe(
      'A moment within a year from which the values count, without a zone in the site’s; without it they count at once',
    ),
});
export type SettingsEdit = z.output<typeof settingsEdit>;

const groupName = z.string().max(40);
const byGroup = z.object({ group: groupName });
const byVersion = z.object({ group: groupName, version: pathId });

const MB = 1_048_576;
/** What the look's pictures take (docs/product/settings.md, "Look"). */
const logoFile: UploadRule = { maxBytes: 5 * MB, tooLarge: texts.logoTooLarge };
const heroFile: UploadRule = { maxBytes: 10 * MB, tooLarge: texts.heroTooLarge };
const placed = z.object({ updated_at: readAt });

/** The calls of the site's settings (docs/product/settings.md, "Calls"). */
export const settingsCalls = defineCalls({
  settingsGroups: call('GET /api/admin/settings/', 'staff', {
    summary: 'The groups of settings that the caller may edit',
    answers: { 200: z.array(listedSchema) },
  }),
  settingsGroup: call('GET /api/admin/settings/:group/', 'staff', {
    summary: 'The settings of a group and their values; all groups but the pages are for superusers (403); 404',
    params: byGroup,
    answers: { 200: groupSchema },
  }),
  editSettings: call('PATCH /api/admin/settings/:group/', 'staff', {
    summary: 'Publish values, at once or from a moment; 400 on the key, 409 `stale`. Nothing new makes no version',
    params: byGroup,
    body: settingsEdit,
    answers: { 200: groupSchema },
  }),
  previewSettings: call('POST /api/admin/settings/:group/preview/', 'staff', {
    summary: 'A public page as it would be with these values, as HTML; nothing is stored. 400 on the key',
    params: byGroup,
    body: z.object({
      path: z.enum(['/', '/about', '/advertising', '/contact', '/terms'], { error: texts.unknownPage }),
      language: z.enum(languages, { error: texts.unknownPage }).default('en'),
      values: z.record(z.string(), z.unknown()).default({}).describe('As of an edit: keys of the group'),
    }),
    answers: { 200: z.object({ html: z.string() }) },
    evenWhenFull: true,
  }),
  uploadLogo: call('POST /api/admin/settings/look/logo/', 'superuser', {
    summary: 'Publish a logo: PNG, JPEG or WebP, the shorter side at least 512 pixels; 400 on `file`, 409 `stale`',
    body: placed,
    upload: { files: { file: logoFile } },
    answers: { 200: groupSchema },
  }),
  removeLogo: call('DELETE /api/admin/settings/look/logo/', 'superuser', {
    summary: 'Publish the drawn mark again in place of a logo',
    answers: { 200: groupSchema },
  }),
  uploadHero: call('POST /api/admin/settings/look/hero/', 'superuser', {
    summary: 'Publish a hero picture: PNG, JPEG or WebP, at least 1200 pixels wide; 400 on `file`, 409 `stale`',
    body: placed,
    upload: { files: { file: heroFile } },
    answers: { 200: groupSchema },
  }),
  removeHero: call('DELETE /api/admin/settings/look/hero/', 'superuser', {
    summary: 'Publish the drawing again in place of a hero picture',
    answers: { 200: groupSchema },
  }),
  settingsVersions: call('GET /api/admin/settings/:group/versions/', 'staff', {
    summary: 'The last fifty versions of a group, the newest first',
    params: byGroup,
    query: z.object(pageQuery(20)),
    answers: { 200: pageSchema(versionSchema) },
  }),
  withdrawVersion: call('DELETE /api/admin/settings/:group/versions/:version/', 'staff', {
    summary: 'Withdraw a scheduled version; 409 `published` once it counts',
    params: byVersion,
  }),
  restoreVersion: call('POST /api/admin/settings/:group/:version/restore/', 'staff', {
    summary: 'Publish the values of a version again, as a new version; 409 `not_published`',
    params: byVersion,
    answers: { 200: groupSchema },
  }),
});
