import { seenBy, type Person } from '~/features/people/server/public';
import { toIso } from '~/shared/dates';
import { inLanguage, type Language } from '~/shared/language';
import { dayIso, daysLeft } from '~/shared/membership-status';
import type { Caller } from '~/shared/access';
import type { Question } from '~/shared/board/schemas';
import type { Answer } from '../contract';
import { both } from '../texts/both';
import { engagementOf, stageOf } from '../rules';
import type { Community } from './context';
import { entitled, isAuthor, mayEdit, moderates } from './policy';
import type { AnswerRow, QuestionRow } from './views';

type Parts = Pick<Community, 'attachments' | 'photoAddress' | 'clock' | 'language'>;

/** The author of a post and their area; null when the account is deleted. */
type Authored = Pick<QuestionRow, 'author' | 'authorArea'>;

/** Returns an author's name in two parts, as members or visitors see it; without an account it is a former member's. */
export function nameParts(
  viewer: 'member' | 'visitor',
  author: Person | null,
  language: Language,
): [first: string, last: string] {
  if (author === null) {
    const { first, last } = both[language].formerMember;
    return [first, last];
  }
  const { firstName, lastName } = seenBy(viewer, author);
  return [firstName, lastName];
}

export function presentQuestion(
  { attachments, photoAddress, clock, language }: Parts,
  viewer: Caller,
  row: QuestionRow,
): Question {
  const score = row.upvotes - row.downvotes;
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    tags: row.tags,
    category: row.category,
    urgency: row.urgency,
    lifecycle_stage: stageOf(row),
    is_solved: row.isSolved,
    attachment: attachments.present({ type: 'question', id: row.id, file: row.attachment }, viewer.id),
    ...authorOf(photoAddress, row, language),
    is_author: isAuthor(viewer, row),
    created_at: toIso(row.createdAt),
    last_activity_at: toIso(row.lastActivityAt),
    view_count: row.viewCount,
    engagement_score: engagementOf({ views: row.viewCount, answers: row.answerCount, score, followers: row.followers }),
    ...votesOf(row),
    is_following: row.isFollowing,
    followers: row.followers,
    ...editsOf(viewer, row, row.lockedAt !== null, clock.now()),
    can_delete: entitled(viewer, row),
    answers: row.answerCount,
    best_answer: row.bestAnswerId,
    ...flagsOf(viewer, row),
    pinned_until: pinnedThrough(row.pinnedUntil, clock.now()),
    is_locked: row.lockedAt !== null,
    merged_from: row.mergedFrom,
    can_moderate: moderates(viewer),
  };
}

export function presentAnswer(
  { attachments, photoAddress, clock, language }: Parts,
  viewer: Caller,
  row: AnswerRow,
): Answer {
  return {
    id: row.id,
    question_id: row.questionId,
    answer_text: row.answerText,
    attachment: attachments.present({ type: 'answer', id: row.id, file: row.attachment }, viewer.id),
    ...authorOf(photoAddress, row, language),
    is_author: isAuthor(viewer, row),
    created_at: toIso(row.createdAt),
    is_best_answer: row.isBest,
    // A licence is valid until the end of its last day.
    is_verified:
      row.licenceConfirmed && row.licenceUntil !== null && daysLeft(dayIso(clock.now()), row.licenceUntil) >= 0,
    ...votesOf(row),
    ...flagsOf(viewer, row),
    ...editsOf(viewer, row, row.isLocked, clock.now()),
    can_delete: entitled(viewer, row),
  };
}

/** Returns the author of a post as members see them: the same for every caller, since posts are cached for many. */
export function authorOf(photoAddress: Parts['photoAddress'], { author, authorArea }: Authored, language: Language) {
  const [first, last] = nameParts('member', author, language);
  return {
    author_first_name: first,
    author_last_name: last,
    author_area: authorArea && inLanguage(language, authorArea.name, authorArea.nameMl),
    author_photo: author && photoAddress(author.id, seenBy('member', author).photo),
  };
}

export const votesOf = (row: { upvotes: number; downvotes: number; userVote: 1 | -1 | null }) => ({
  vote_score: row.upvotes - row.downvotes,
  user_vote: row.userVote,
  upvotes: row.upvotes,
  downvotes: row.downvotes,
});

/** Returns the last day of a pin, null when it is over. The column has the end of that day. */
const pinnedThrough = (until: Date | null, now: Date): string | null =>
  until && until > now ? dayIso(new Date(until.getTime() - 1)) : null;

/** Returns the version of a post's words, so that a save does not overwrite a later one. */
export const versionOf = (row: Pick<QuestionRow, 'createdAt' | 'editedAt'>): Date => row.editedAt ?? row.createdAt;

const editsOf = (
  viewer: Caller,
  row: Pick<QuestionRow, 'authorId' | 'hiddenAt' | 'createdAt' | 'editedAt'>,
  locked: boolean,
  now: Date,
) => ({
  edited_at: row.editedAt && toIso(row.editedAt),
  updated_at: toIso(versionOf(row)),
  can_edit: !locked && mayEdit(viewer, row, now),
});

function flagsOf(viewer: Caller, row: Pick<QuestionRow, 'authorId' | 'flagCount' | 'hiddenAt' | 'flaggedByViewer'>) {
  const flags = entitled(viewer, row) ? row.flagCount : 0;
  return {
    is_flagged: row.flaggedByViewer || flags > 0,
    flag_count: moderates(viewer) ? row.flagCount : flags,
    is_hidden: row.hiddenAt !== null,
  };
}
