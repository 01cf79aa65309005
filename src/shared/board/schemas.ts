import { z } from 'zod';
import { count, id, instant } from '../fields';
import { lifecycleStages, questionCategories, urgencies } from './choices';

/** The attachment of a post, with an address signed for the caller. */
export const attachmentSchema = z.object({
  name: z.string().describe('As the sender called it, with the extension its bytes ask for'),
  filename: z.string().describe('The same, for saving'),
  type: z.string().describe('MIME type, from the bytes'),
  size: count.describe('Bytes'),
  url: z
    .string()
    .describe('Signed for this person, good for some minutes; always a download, though <img> shows pictures'),
});

/** The fields of a post about its author. */
export const author = {
  author_first_name: z.string(),
  author_last_name: z.string(),
  author_area: z.string().nullable(),
  author_photo: z.string().nullable().describe('Signed address, good for some minutes'),
  is_author: z.boolean().describe('The person asking wrote it'),
};

/** The fields of a post about its edits. */
export const edits = {
  edited_at: instant.nullable().describe('When its author last changed its words'),
  updated_at: instant.describe('To be sent with an edit: the version that was read'),
  can_edit: z.boolean().describe('Its author, while it may be edited'),
};

/** The fields of a post about its votes. */
export const votes = {
  vote_score: z.number().int(),
  user_vote: z.union([z.literal(1), z.literal(-1)]).nullable(),
  upvotes: count,
  downvotes: count,
};

/** The fields of a post about its flags; they depend on the reader. */
export const flags = {
  is_flagged: z.boolean().describe('The person asking has flagged it, or may see that others did'),
  flag_count: count.describe('Open flags; 0 for people who may not decide about it and did not write it'),
  is_hidden: z.boolean().describe('Flagged away until a moderator decides: only its author and moderators get it'),
};

/**
 * A question with its author, its counts, and the reader's own vote, follow and flag (docs/product/community.md,
 * "Question fields").
 */
export const questionSchema = z.object({
  id,
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  category: z.enum(questionCategories),
  urgency: z.enum(urgencies),
  lifecycle_stage: z.enum(lifecycleStages),
  is_solved: z.boolean(),
  attachment: attachmentSchema.nullable(),
  ...author,
  created_at: instant,
  last_activity_at: instant.describe('When it or its newest answer was posted: what the list is sorted by'),
  view_count: count,
  engagement_score: count,
  ...votes,
  is_following: z.boolean(),
  followers: count,
  ...edits,
  can_delete: z.boolean().describe('Author or superuser: may delete it, mark it solved and mark a best answer'),
  answers: count.describe('Replies'),
  best_answer: id.nullable(),
  ...flags,
  pinned_until: z.iso
    .date()
    .nullable()
    .describe('The last day that it stands before all others in the unfiltered list'),
  is_locked: z.boolean().describe('Answers, edits, votes and marks in the thread are closed'),
  merged_from: count.describe('Questions that were merged into this one'),
  can_moderate: z.boolean().describe('May pin, lock, merge and retag it'),
});

export type Attachment = z.output<typeof attachmentSchema>;
export type Question = z.output<typeof questionSchema>;
