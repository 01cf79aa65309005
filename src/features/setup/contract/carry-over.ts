import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls, type UploadRule } from '~/shared/contract';
import { neededLine, nullableText, optional } from '~/shared/fields';
import { line } from '~/shared/text';
import * as texts from '../texts';

/** The file's format and version. */
export const carriedFormat = 'sangham-settings';
export const carriedVersion = 1;

const names = {
  name: neededLine(100, texts.notCarried),
  name_ml: optional(line(100)).transform((name) => name ?? null),
};

/** The most that a file has; more is no site's. */
const mostAreas = 300;
const mostUnits = 200;

/** The most letters of a picture: 10 MB of bytes, as the largest upload. */
const mostBase64 = 14_000_000;

/** A file that a site carries over to another: what the office has edited, its pictures, and the areas. */
export const carriedSchema = z.object({
  format: z.literal(carriedFormat),
  version: z.literal(carriedVersion),
  settings: z
    .record(z.string().max(40), z.record(z.string().max(80), z.string().max(40_000).nullable()))
    .describe('By group and key; `_ml` after a key: its Malayalam text. What is left out stays as it is'),
  pictures: z
    .record(z.string().max(40), z.object({ id: z.string().regex(/^[0-9a-f]{32}$/), data: z.string().max(mostBase64) }))
    .default({})
    .describe('By key, in Base64. A picture is the same here and there by its `id`'),
  areas: z
    .array(z.object({ ...names, units: z.array(z.object(names)).max(mostUnits) }))
    .max(mostAreas)
    .default([]),
});

export type Carried = z.output<typeof carriedSchema>;

const file: UploadRule = { maxBytes: 16 * 1_048_576, tooLarge: texts.carriedTooLarge, missing: texts.carriedMissing };

/** What a file changes here: a setting, or an area with what it gains. */
export const changesSchema = z.object({
  applied: z.boolean().describe('Whether it was written; without `apply` nothing is'),
  changes: z.array(
    z.object({
      group: z.string().describe('A group of settings, or `areas`'),
      group_label: z.string(),
      key: z.string().describe('A setting, `_ml` for its Malayalam text; the name of an area'),
      label: z.string(),
      before: z.string().nullable().describe('null: the standard text, or an area that is new'),
      after: z.string().nullable().describe('null: the standard text, or an area that is replaced'),
      preview: nullableText.describe('Of a picture: an address that shows it, `data:` as a rule'),
    }),
  ),
});
export type CarriedChange = z.output<typeof changesSchema>['changes'][number];

/** The content type of the file. */
export const carriedType = 'application/json; charset=utf-8';

/** The calls that carry settings and areas over to a sister committee (docs/product/setup.md, "Carry over"). */
export const carryOverCalls = defineCalls({
  exportSettings: call('GET /api/admin/settings/export/', 'superuser', {
    summary: 'What the office has edited of the settings, the pictures of the look, and the areas with their units',
    answers: { 200: z.string() },
    file: { type: carriedType, named: true },
  }),
  importSettings: call('POST /api/admin/settings/import/', 'superuser', {
    summary: 'What such a file would change here; with `apply=true` it is written, whole or not at all; 400 on `file`',
    body: z.object({ apply: z.enum(['true', 'false'], { error: texts.badApply }).optional() }),
    upload: { files: { file } },
    answers: { 200: changesSchema },
  }),
});
