import { z } from 'zod';
import { inOurTimes } from '~/shared/dates';
import { calendarDay, filled, id, neededLine, optional, readAt } from '~/shared/fields';
import { line, prose } from '~/shared/text';
import * as texts from '../texts';
import { audienceRoles, mostBody, mostChosen, mostTitle, postKinds } from './choices';

const bad = { error: texts.badAudience };
const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
const chosen = <S extends z.ZodType<number | string>>(schema: S) =>
  z.array(schema, bad).max(mostChosen, texts.tooManyChosen).transform(unique).default([]);

/**
 * The audience of a circular: all members, or the members who match every list that is not empty. News is for all. An
 * absent list is empty (docs/product/posts.md, "Audience").
 */
export const audienceForm = z
  .object(
    {
      all: z.boolean(bad).default(false),
      areas: chosen(id),
      units: chosen(id),
      roles: chosen(z.enum(audienceRoles, bad)),
      positions: chosen(neededLine(100, texts.badAudience)),
    },
    bad,
  )
  .refine(
    ({ all, areas, units, roles, positions }) =>
      !all || [areas, units, roles, positions].every((list) => list.length === 0),
    texts.allOrSome,
  );
export type Audience = z.output<typeof audienceForm>;

/** A moment; without a zone it is in the site's zone. */
const moment = z.iso
  .datetime({ offset: true, local: true, error: texts.badMoment })
  .pipe(z.string().refine(inOurTimes, texts.badMoment));

const yesOrNo = z.boolean({ error: texts.yesOrNo });

const fields = {
  title: neededLine(mostTitle, texts.titleNeeded),
  body: filled(prose(mostBody), texts.bodyNeeded),
  title_ml: optional(line(mostTitle)),
  body_ml: optional(prose(mostBody)),
  publish_at: optional(moment),
  pinned_until: optional(calendarDay(texts.badDay)),
  urgent: yesOrNo,
  needs_ack: yesOrNo,
  audience: audienceForm,
};

/** The body of a new post, which is always a draft. */
export const postForm = z.object({
  ...fields,
  kind: z.enum(postKinds, { error: texts.kindNeeded }),
  urgent: yesOrNo.optional(),
  needs_ack: yesOrNo.optional(),
  audience: audienceForm.optional(),
});

/** The body of an edit: PATCH changes only the fields that are sent. */
export const postEditForm = z.object(fields).partial().extend({ updated_at: readAt });

/** The body of publishing, at once or at a future moment; without a moment the post's own applies. */
export const publishForm = z.object({ publish_at: optional(moment), updated_at: readAt }).nullish();

/** The body of archiving a post. */
export const archiveForm = z.object({ updated_at: readAt }).nullish();

export type PostForm = z.output<typeof postForm>;
export type PostEditForm = z.output<typeof postEditForm>;
export type PublishForm = z.output<typeof publishForm>;
